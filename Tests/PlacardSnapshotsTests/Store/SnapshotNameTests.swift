import PlacardSnapshots
import Testing

struct SnapshotNameTests {
  @Test(
    "Plain names stay as they are",
    arguments: ["light", "dark@2x", "shown~light", "A_b.c-1+2=3", "x...", "tab-0123456789abcde"])
  func plain(text: String) {
    #expect(SnapshotName(text).component == text)
  }

  @Test("N06: long and punctuated names are short, stable and distinct")
  func long() {
    let start = String(repeating: "n", count: 300)
    let names = [start + "a", start + "b", String(repeating: "é", count: 400)].map(
      SnapshotName.init)
    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { $0.component.utf8.count <= 200 })
    #expect(names[0].component == String(repeating: "n", count: 183) + "-9bf98e038b722a9c")
    #expect(SnapshotName("Camel/Fuse: v7 & up?").component == "Camel-Fuse-v7-up--50e2802aa2903c8a")
    #expect(SnapshotName(String(repeating: "n", count: 200)).component.utf8.count == 200)
  }

  @Test("Different texts have different names, also where cleaning makes them alike")
  func distinct() {
    let cleaned = SnapshotName("a/b").component
    let texts = ["a/b", "a b", "a-b", "a:b", "a\0b", "", " ", "-", ".", "..", "_", "_-", cleaned]
    let names = texts.map { SnapshotName($0).component }
    #expect(Set(names).count == texts.count)
    #expect(names.allSatisfy { $0.first != "." && $0.first != "-" && !$0.isEmpty })
    #expect(SnapshotName("\u{e9}") != SnapshotName("e\u{301}"))
  }

  @Test(
    "R06: no name leads out of its folder",
    arguments: [
      "../../../foo", "/etc/passwd", #"..\..\x"#, "a/../../b", "%2e%2e/x", "..", ".", "a\0/../b",
      "//",
    ])
  func traversal(text: String) {
    for component in SnapshotName.path(text).split(separator: "/", omittingEmptySubsequences: false)
    {
      #expect(!["", ".", ".."].contains(component))
      #expect(component.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "\\") })
      #expect(!component.utf8.contains(UInt8(ascii: "%")))
    }
    #expect(!SnapshotName(text).component.utf8.contains(UInt8(ascii: "/")))
  }

  @Test("A case is a path of safe names")
  func path() {
    #expect(SnapshotName.path("coolAlert/success") == "coolAlert/success")
    #expect(SnapshotName.path("a/../b") == "a/_..-07da1a07b4a03f2d/b")
  }
}
