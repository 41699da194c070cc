import Glibc
import PlacardGraphics

/// The program `hb-shape`, which shapes text by itself.
enum HarfBuzz {
  /// A shaped line, in points.
  struct Line {
    var glyphs: [GlyphRun.Glyph] = []
    var width = 0.0
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Shapes every text of a sample with its font file at weight 400.
  static func shape(_ sample: ScriptSample, size: Double) throws -> [Line] {
    // HarfBuzz counts in Pango's units, 1/1024 of a point.
    let command = [
      "hb-shape", "--font-file=\(sample.font)", "--face-index=\(sample.index)",
      "--variations=wght=400",
      "--font-size=\(Int(size * 1024))", "--language=\(sample.language)", "--bot", "--eot",
      "--direction=\(sample.isRightToLeft ? "rtl" : "ltr")", "--no-glyph-names", "--no-clusters",
    ]
    let output = try run(command, input: sample.texts.joined(separator: "\n") + "\n")
    return try output.split(separator: "\n").map(line)
  }

  /// Reads `[gid@x,y+advance|…]`.
  private static func line(_ text: Substring) throws -> Line {
    var line = Line()
    for part in text.dropFirst().dropLast().split(separator: "|") {
      let fields = part.split { "@,+".contains($0) }.compactMap { Int($0) }
      let hasOffset = part.contains("@")
      guard fields.count == (hasOffset ? 4 : 2), let advance = fields.last else {
        throw Failure(description: "hb-shape wrote \(part)")
      }
      let x = hasOffset ? fields[1] : 0
      let y = hasOffset ? fields[2] : 0
      line.glyphs.append(
        GlyphRun.Glyph(
          id: UInt32(fields[0]), x: line.width + Double(x) / 1024,
          y: -Double(y) / 1024))
      line.width += Double(advance) / 1024
    }
    return line
  }

  private static func run(_ command: [String], input: String) throws -> String {
    var path = Array("/tmp/placard-hb-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw Failure(description: "no temporary file") }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(name) }
    let written = input.utf8.withContiguousStorageIfAvailable {
      write(file, $0.baseAddress, $0.count)
    }
    close(file)
    guard written == input.utf8.count else { throw Failure(description: "cannot write \(name)") }
    let line = command.map { "'\($0)'" }.joined(separator: " ") + " < \(name)"
    guard let pipe = popen(line, "r") else { throw Failure(description: "no process") }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      output += buffer.prefix(count)
    }
    guard pclose(pipe) == 0 else {
      throw Failure(description: "hb-shape fails; it is in the package libharfbuzz-bin")
    }
    return String(decoding: output, as: UTF8.self)
  }
}
