/// A picture's bytes where they lie; outside its edges the nearest pixel goes on.
struct SampleSource {
  let bytes: UnsafePointer<UInt8>
  /// Bytes from row to row.
  let stride: Int
  /// Size in pixels, at least 1×1.
  let width: Int
  let height: Int
  /// Bytes of a pixel, 1 or 4.
  let channels: Int

  /// The row nearest to a place.
  func row(_ y: Int) -> UnsafePointer<UInt8> { bytes + min(max(y, 0), height - 1) * stride }
}
