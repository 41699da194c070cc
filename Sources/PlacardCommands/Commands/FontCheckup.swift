import Placard

/// What the doctor says: who draws what, and what to install for the rest.
struct FontCheckup {
  private let groups: [FontCoverage]
  private let packages: [FontAdvice]

  /// - Parameters:
  ///   - coverage: of one or more texts.
  ///   - asked: whether there were texts; without any, all packages are named.
  init(_ coverage: [FontCoverage], asked: Bool) {
    groups = Self.merged(coverage)
    packages = asked ? FontAdvice.packages(for: groups.flatMap(\.missing)) : FontAdvice.all
  }

  /// Whether every character has a font.
  var isComplete: Bool { groups.allSatisfy(\.missing.isEmpty) }

  /// Columns of script, family and characters, then two lines a package.
  var text: String {
    let rows = groups.map { group -> RowListing.Row in
      [
        ("script", group.script), ("family", group.family ?? "missing"),
        ("characters", Self.summary(group)),
      ]
    }
    return RowListing(rows).text(json: false)
      + packages.map { package in
        "\(package.package): \(package.installLine), then --font-path \(package.folder) "
          + "(the folder \(package.isFolderThere ? "exists" : "does not exist"))\n"
      }.joined()
  }

  /// An object for each group and each package.
  var json: String {
    let objects: [JSONNode] =
      groups.map { group in
        JSONNode([
          "script": .string(group.script), "family": group.family.map { .string($0) } ?? .null,
          "characters": .array(group.characters.map { JSONNode(.string(String($0))) }),
          "missing": .array(group.missing.map { JSONNode(.string("U+\($0.hexadecimal)")) }),
        ])
      }
      + packages.map { package in
        JSONNode([
          "package": .string(package.package), "install": .string(package.installLine),
          "fontPath": .string(package.folder), "folderExists": .bool(package.isFolderThere),
        ])
      }
    return objects.map { JSONWriter.write($0, pretty: false) + "\n" }.joined()
  }

  /// At most 40 characters, or 10 code points that are missing.
  private static func summary(_ group: FontCoverage) -> String {
    if !group.missing.isEmpty { return group.missing.codePointList }
    let shown = group.characters.prefix(40).map { String($0) }.joined(separator: " ")
    return shown + (group.characters.count > 40 ? " and \(group.characters.count - 40) more" : "")
  }

  /// The groups of all texts, each script and family once.
  private static func merged(_ coverage: [FontCoverage]) -> [FontCoverage] {
    var groups: [FontCoverage] = []
    for group in coverage {
      let place = groups.firstIndex { $0.script == group.script && $0.family == group.family }
      guard let place else {
        groups.append(group)
        continue
      }
      let known = groups[place]
      groups[place].characters += group.characters.filter { !known.characters.contains($0) }
      groups[place].missing += group.missing.filter { !known.missing.contains($0) }
    }
    return groups
  }
}
