import Testing

@Suite("The check of type names") struct TypeNameCheckTests {
  private func breaches(_ name: String, _ text: String) -> [String] {
    TypeNameCheck().breaches(in: SourceFile(path: "Sources/Placard/\(name).swift", text: text))
  }

  @Test(
    "A type of another name is a breach",
    arguments: [
      "struct B {}", "public final class B {", "@MainActor public final class B: C {",
      "indirect enum B<C> {", "package protocol B: Sendable {}", "actor B {",
      "struct A {}\nenum B {}",
    ])
  func otherName(text: String) {
    let line = text.split(separator: "\n").count
    #expect(
      breaches("A", text) == ["Sources/Placard/A.swift:\(line): declares B, a type of another file"]
    )
  }

  @Test(
    "Nested and private types, extensions and mentions are none",
    arguments: [
      "struct A {\n  struct B {}\n}", "struct A {}\nprivate struct B {}", "extension B {}",
      "fileprivate enum B {}\nstruct A {}", "// struct B {}", "let a = \"\"\"\nstruct B {\n\"\"\"",
    ])
  func accepted(text: String) {
    #expect(breaches("A", text) == [])
  }

  @Test("A file named after an aspect extends its type")
  func aspects() {
    #expect(breaches("A+Parts", "extension A.Part {}") == [])
    #expect(
      breaches("A+Parts", "extension B {}") == ["Sources/Placard/A+Parts.swift: extends no A"])
  }
}
