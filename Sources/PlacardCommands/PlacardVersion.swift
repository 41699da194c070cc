import Placard

/// The version that the tool reports, as in CHANGELOG.md.
enum PlacardVersion {
  static let current = "0.1.0"

  /// The version and which build of it this is, for telling pictures of another engine apart.
  static var engine: String {
    let stamp = FileSystem.stamp(of: "/proc/self/exe")
    return "\(current) \(stamp?.size ?? 0) \(stamp?.nanoseconds ?? 0)"
  }
}
