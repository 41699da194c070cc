// Conversions lane by lane. The library's generic ones give the same instructions where they are
// inlined, but the compiler leaves them as calls once a module uses them often, five times slower.

extension SIMD4 where Scalar == UInt16 {
  /// The lanes with 32 bits.
  @inline(__always)
  var widened: SIMD4<UInt32> { SIMD4<UInt32>(UInt32(x), UInt32(y), UInt32(z), UInt32(w)) }
}

extension SIMD4 where Scalar == UInt32 {
  /// The lower sixteen bits of each lane.
  @inline(__always)
  var narrowed: SIMD4<UInt16> {
    SIMD4<UInt16>(
      UInt16(truncatingIfNeeded: x), UInt16(truncatingIfNeeded: y), UInt16(truncatingIfNeeded: z),
      UInt16(truncatingIfNeeded: w))
  }
}

extension SIMD8 where Scalar == UInt16 {
  /// The lanes with 32 bits.
  @inline(__always)
  var widened: SIMD8<UInt32> {
    SIMD8<UInt32>(
      UInt32(self[0]), UInt32(self[1]), UInt32(self[2]), UInt32(self[3]), UInt32(self[4]),
      UInt32(self[5]), UInt32(self[6]), UInt32(self[7]))
  }

  /// The lower eight bits of each lane.
  @inline(__always)
  var narrowed: SIMD8<UInt8> {
    SIMD8<UInt8>(
      UInt8(truncatingIfNeeded: self[0]), UInt8(truncatingIfNeeded: self[1]),
      UInt8(truncatingIfNeeded: self[2]), UInt8(truncatingIfNeeded: self[3]),
      UInt8(truncatingIfNeeded: self[4]), UInt8(truncatingIfNeeded: self[5]),
      UInt8(truncatingIfNeeded: self[6]), UInt8(truncatingIfNeeded: self[7]))
  }
}

extension SIMD8 where Scalar == UInt32 {
  /// The lower sixteen bits of each lane.
  @inline(__always)
  var narrowed: SIMD8<UInt16> {
    SIMD8<UInt16>(
      UInt16(truncatingIfNeeded: self[0]), UInt16(truncatingIfNeeded: self[1]),
      UInt16(truncatingIfNeeded: self[2]), UInt16(truncatingIfNeeded: self[3]),
      UInt16(truncatingIfNeeded: self[4]), UInt16(truncatingIfNeeded: self[5]),
      UInt16(truncatingIfNeeded: self[6]), UInt16(truncatingIfNeeded: self[7]))
  }
}

extension SIMD8 where Scalar == UInt8 {
  /// The lanes with sixteen bits.
  @inline(__always)
  var widened: SIMD8<UInt16> {
    SIMD8<UInt16>(
      UInt16(self[0]), UInt16(self[1]), UInt16(self[2]), UInt16(self[3]), UInt16(self[4]),
      UInt16(self[5]), UInt16(self[6]), UInt16(self[7]))
  }
}

extension SIMD16 where Scalar == UInt8 {
  /// The lanes with sixteen bits.
  @inline(__always)
  var widened: SIMD16<UInt16> {
    SIMD16<UInt16>(lowHalf: lowHalf.widened, highHalf: highHalf.widened)
  }
}
