import PlacardModel
import Testing

@Suite("JSON parser: what it accepts")
struct JSONParserTests {
  private func value(_ text: String) throws -> JSONValue { try JSONParser.parse(text.utf8).value }

  @Test("Each kind of value is read")
  func kinds() throws {
    #expect(try value("null") == .null)
    #expect(try value("true") == true)
    #expect(try value(" false\r\n\t") == false)
    #expect(try value("\"\"") == "")
    #expect(try value("[]") == [])
    #expect(try value("{ }") == [:])
    #expect(
      try value(#"{"a": [1, {"b": null}], "c": "d"}"#) == ["a": [1, ["b": .null]], "c": "d"])
  }

  @Test(
    "Numbers are read exactly",
    arguments: [
      ("0", 0), ("-0", -0.0), ("7", 7), ("-120", -120), ("0.1", 0.1), ("1.50", 1.5),
      ("1e3", 1000), ("1E+3", 1000), ("25e-2", 0.25), ("9007199254740993", 9_007_199_254_740_992),
      ("123456789012345", 123_456_789_012_345), ("5e-324", Double.leastNonzeroMagnitude),
      ("1e-400", 0),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ])
  func numbers(text: String, expected: Double) throws {
    let node = try JSONParser.parse(text.utf8)
    #expect(node.value == .number(expected))
    guard case .number(let number) = node.value else { return }
    #expect(number.sign == expected.sign)
  }

  @Test("All escapes are read, surrogate pairs as one scalar")
  func escapes() throws {
    #expect(try value(#""\"\\\/\b\f\n\r\t""#) == .string("\"\\/\u{8}\u{C}\n\r\t"))
    #expect(try value(#""\u00e9\u00C9 \uD83D\uDE00 \uDBFF\uDFFF""#) == "éÉ 😀 \u{10FFFF}")
    #expect(try value("\"é 😀 \u{7F}\"") == "é 😀 \u{7F}")
  }

  @Test("T36: an escaped NUL is read as a scalar with both halves round it")
  func escapedNul() throws {
    #expect(try value(#""before\u0000after""#) == .string("before\0after"))
  }

  @Test("Members keep their order")
  func order() throws {
    guard case .object(let members) = try value(#"{"z": 1, "a": 2, "m": 3}"#) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["z", "a", "m"])
    #expect(try value(#"{"a": 1, "b": 2}"#) != value(#"{"b": 2, "a": 1}"#))
  }

  @Test("Lines and columns are counted in scalars from 1, offsets in bytes from 0")
  func positions() throws {
    let root = try JSONParser.parse("{\r\n  \"é😀\": 1,\r\"b\":\n[true]}".utf8)
    guard case .object(let members) = root.value, case .array(let list) = members[1].value.value
    else {
      Issue.record("no object with a list")
      return
    }
    #expect(root.position == SourcePosition(line: 1, column: 1, offset: 0))
    #expect(members[0].keyPosition == SourcePosition(line: 2, column: 3, offset: 5))
    #expect(members[0].value.position == SourcePosition(line: 2, column: 9, offset: 15))
    #expect(members[1].keyPosition == SourcePosition(line: 3, column: 1, offset: 18))
    #expect(list[0].position == SourcePosition(line: 4, column: 2, offset: 24))
  }

  @Test("Positions do not count when nodes are compared or hashed")
  func equality() throws {
    let spread = try JSONParser.parse("\n{ \"a\" : [ 1 ] }".utf8)
    let compact = try JSONParser.parse("{\"a\":[1]}".utf8)
    #expect(spread == compact)
    #expect(Set([spread, compact]).count == 1)
    #expect(compact == JSONNode(["a": [1]]))
  }

  @Test("Lists and objects may be nested 64 deep")
  func deepest() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try JSONParser.parse(text.utf8)
    let list = "[" + Array(repeating: "[[]]", count: 100).joined(separator: ",") + "]"
    _ = try JSONParser.parse(list.utf8)
  }

  @Test("Bytes that are not stored in one piece are read too")
  func nonContiguous() throws {
    let bytes = Array("[1, 2]".utf8)
    #expect(try JSONParser.parse(bytes.lazy.map { $0 }).value == [1, 2])
    #expect(try JSONParser.parse(bytes[3...4]).value == .number(2))
  }

  @Test("An object may have many keys")
  func manyKeys() throws {
    let members = (0..<2000).map { "\"k\($0)\":\($0)" }
    guard case .object(let read) = try value("{" + members.joined(separator: ",") + "}") else {
      Issue.record("no object")
      return
    }
    #expect(read.count == 2000)
    #expect(read[1999] == JSONMember("k1999", JSONNode(1999)))
  }
}
