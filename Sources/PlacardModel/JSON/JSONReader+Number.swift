extension JSONReader {
  /// The value as a finite number.
  ///
  /// - Parameters:
  ///   - range: the allowed numbers; an infinite bound is no bound, and `nil` allows all.
  ///   - unit: what messages write after the range, as in `pt`.
  /// - Returns: the number, never NaN or infinite.
  /// - Throws: `wrongType` or `outOfRange`.
  public func number(
    in range: ClosedRange<Double>? = nil, unit: String = ""
  ) throws(DocumentError) -> Double {
    guard case .number(let value) = node.value else {
      throw wrongType(Self.phrase("a number", range, unit))
    }
    guard value.isFinite else {
      throw fail(
        .outOfRange, "is \(excerpt), must be \(Self.phrase("a finite number", range, unit))")
    }
    guard range?.contains(value) ?? true else {
      throw fail(.outOfRange, "is \(excerpt), \(Self.phrase("must be", range, unit))")
    }
    return value
  }

  /// The value as a whole number.
  public func integer(in range: ClosedRange<Int>) throws(DocumentError) -> Int {
    let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let value) = node.value else { throw wrongType(wanted) }
    guard let whole = Int(exactly: value), range.contains(whole) else {
      throw fail(.outOfRange, "is \(excerpt), must be \(wanted)")
    }
    return whole
  }

  /// A phrase with a range: `a number from 0 to 1`, `must be from 4 pt upwards`.
  private static func phrase(
    _ start: String, _ range: ClosedRange<Double>?, _ unit: String
  ) -> String {
    let suffix = unit.isEmpty ? "" : " \(unit)"
    guard let range else { return start }
    let low = JSONText.number(range.lowerBound)
    let high = JSONText.number(range.upperBound)
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): return "\(start) from \(low) to \(high)\(suffix)"
    case (true, false): return "\(start) from \(low)\(suffix) upwards"
    case (false, true): return "\(start) up to \(high)\(suffix)"
    case (false, false): return start
    }
  }
}
