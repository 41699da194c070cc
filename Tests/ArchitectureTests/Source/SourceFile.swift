/// A Swift file as the checks see it.
struct SourceFile {
  /// The path below the package's folder, `Sources/Target/Folder/File.swift`.
  let path: String
  /// The file's lines as they stand.
  let lines: [Substring]
  /// The same lines without comments and without the text of string literals.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = Self.split(text)
    code = Self.split(CodeScanner.code(of: text))
  }

  /// The file's name without its extension.
  var name: Substring {
    let file = path.split(separator: "/").last ?? ""
    return file.hasSuffix(".swift") ? file.dropLast(6) : file
  }

  /// A complaint about a line, which is counted from 0.
  func breach(_ line: Int, _ text: String) -> String { "\(path):\(line + 1): \(text)" }

  private static func split(_ text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
