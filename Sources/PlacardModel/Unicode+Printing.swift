extension Unicode.Scalar {
  /// Whether the scalar, printed as it is, would break the line, steer a terminal or turn the
  /// direction of what follows.
  public var isUnprintable: Bool {
    switch value {
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}
