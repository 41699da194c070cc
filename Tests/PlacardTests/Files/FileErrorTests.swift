import Glibc
import Testing

@testable import Placard

struct FileErrorTests {
  @Test("Every errno has the kind that its operation gives it")
  func kinds() {
    let expected: [(Int32, FileError.Code, FileError.Code)] = [
      (ENOENT, .notReadable, .notFound), (ENOTDIR, .notReadable, .notFound),
      (ENOENT, .cannotCreate, .cannotCreate), (EACCES, .notReadable, .notReadable),
      (EROFS, .cannotCreate, .cannotCreate), (EISDIR, .notReadable, .isDirectory),
      (ENOSPC, .ioError, .noSpace), (EDQUOT, .cannotCreate, .noSpace),
      (EFBIG, .ioError, .tooLarge), (EIO, .notReadable, .ioError), (EPIPE, .ioError, .ioError),
    ]
    for (number, otherwise, code) in expected {
      #expect(FileError(number, path: "x", otherwise: otherwise).code == code, "errno \(number)")
    }
  }

  @Test("The description is the path and the reason in plain words")
  func description() {
    let error = FileError(ENOSPC, path: "out/a.png", otherwise: .ioError)
    #expect("\(error)" == "out/a.png: No space left on device")
  }
}
