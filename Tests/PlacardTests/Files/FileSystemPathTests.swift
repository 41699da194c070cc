import Glibc
import Placard
import Testing

struct FileSystemPathTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "A path is split into folder and name",
    arguments: [
      ("a", ".", "a"), ("a/b", "a", "b"), ("a/b/", "a", "b"), ("/a", "/", "a"), ("/", "/", ""),
      ("a//b", "a/", "b"), ("", ".", ""), ("../x", "..", "x"),
    ])
  func split(path: String, parent: String, name: String) {
    #expect(FileSystem.split(path) == (parent, name))
  }

  @Test("Missing names and dangling links resolve to where a file would appear")
  func resolve() throws {
    try FileSystem.createDirectory(folder("real"))
    try #require(symlink("real", folder("link")) == 0)
    try #require(symlink("real/later", folder("dangling")) == 0)
    #expect(try FileSystem.resolve(folder("link/x/y.png")) == folder("real/x/y.png"))
    #expect(try FileSystem.resolve(folder("dangling")) == folder("real/later"))
    #expect(try FileSystem.resolve(folder("real/../link")) == folder("real"))
  }

  @Test("Loops of links and .. below a missing folder are errors")
  func unresolvable() throws {
    try #require(symlink("b", folder("a")) == 0)
    try #require(symlink("a", folder("b")) == 0)
    for path in ["a", "none/../x/..", "none/.."] {
      #expect(throws: FileError.self) { try FileSystem.resolve(folder(path)) }
    }
    #expect(throws: FileError.self) { try FileSystem.resolve("") }
  }
}
