/// The weights of two pixels side by side, for four channels each.
struct SplinePair {
  let before: SIMD8<UInt16>
  let middle: SIMD8<UInt16>
  let after: SIMD8<UInt16>

  init(_ first: SplineWeights, _ second: SplineWeights) {
    func pair(_ a: UInt16, _ b: UInt16) -> SIMD8<UInt16> {
      SIMD8(lowHalf: SIMD4(repeating: a), highHalf: SIMD4(repeating: b))
    }
    before = pair(first.before, second.before)
    middle = pair(first.middle, second.middle)
    after = pair(first.after, second.after)
  }
}
