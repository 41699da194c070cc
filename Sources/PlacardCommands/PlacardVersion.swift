/// The version that the tool reports, as in CHANGELOG.md.
enum PlacardVersion {
  static let current = "0.1.0"
}
