import Placard
import Testing

@Suite("Snapshots folder")
struct SnapshotFolderTests {
  private let root = SnapshotCase.root

  @Test("There are at least 64 cases")
  func number() { #expect(SnapshotCase.all.count >= 64) }

  @Test("A case's folder holds its own files and nothing else", arguments: SnapshotCase.all)
  func files(_ snapshot: SnapshotCase) throws {
    let entries = try FileSystem.list("\(root)/\(snapshot.name)")
    #expect(entries.map(\.name).sorted() == snapshot.files.sorted())
  }

  @Test("Beside the cases there are only the README and pictures that cases use")
  func orphans() throws {
    let families = try FileSystem.list(root)
    #expect(families.filter { !$0.isDirectory }.map(\.name) == ["README.md"])
    for family in families where family.isDirectory && !family.name.hasPrefix("_") {
      let entries = try FileSystem.list("\(root)/\(family.name)")
      #expect(entries.filter { !$0.isDirectory }.map(\.name) == [])
    }
    let documents = try SnapshotCase.all.map {
      String(decoding: try Repository.read($0.documentPath), as: UTF8.self)
    }
    for picture in try FileSystem.list("\(root)/_images") {
      #expect(documents.contains { $0.contains("_images/\(picture.name)\"") }, "\(picture.name)")
    }
  }

  @Test("All snapshots together stay under 40 MB")
  func size() throws {
    var total = 0
    for snapshot in SnapshotCase.all {
      for entry in try FileSystem.list("\(root)/\(snapshot.name)") {
        total += try FileSystem.read("\(root)/\(snapshot.name)/\(entry.name)", limit: 1 << 26).count
      }
    }
    #expect(total < 40_000_000)
  }
}
