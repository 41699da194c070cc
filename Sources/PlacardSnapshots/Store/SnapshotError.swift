public import Placard

/// Why a snapshot could not be compared or recorded at all.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Through a symbolic link, the path leaves the folder that snapshots are kept in.
  case outside(path: String, folder: String)
  /// What a failed comparison leaves would lie among the references.
  case amongReferences(path: String, root: String)
  /// The reference is no whole picture.
  case unusableReference(path: String, reason: String)
  /// The picture cannot be made into a file.
  case cannotEncode(path: String, reason: String)
  /// A file cannot be read or written.
  case file(FileError)

  /// The path and the reason.
  public var description: String {
    switch self {
    case .outside(let path, let folder): "\(path): leads outside the folder \(folder)"
    case .amongReferences(let path, let root):
      "\(path): lies in the folder of the references, \(root)"
    case .unusableReference(let path, let reason): "\(path): unusable reference: \(reason)"
    case .cannotEncode(let path, let reason): "\(path): the picture cannot be encoded: \(reason)"
    case .file(let error): error.description
    }
  }
}
