import PlacardGraphics

/// Computes a translucent surface's pixels from the blurred picture behind it.
struct SurfaceShader {
  let effect: BackdropEffect
  /// Pixels per point.
  let scale: Double
  /// From pixels of the surface's box to the effect's points.
  let toPoints: AffineTransform
  let blurred: Bitmap
  let colors: FilterColors

  /// Fills one row of straight opaque colours; the caller cuts them at the edge.
  ///
  /// - Parameters:
  ///   - rim: coverage of the line on the edge.
  func shade(
    _ y: Int, coverage: UnsafePointer<UInt8>, rim: UnsafePointer<UInt8>,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    let light = effect.filter.lens.map { SurfaceLight($0, effect.outline, scale: scale) }
    let level = levelColumns(y)
    for x in 0..<blurred.width {
      guard coverage[x] > 0 else {
        out[x] = 0
        continue
      }
      var color: SIMD3<Int32>
      if let light, !level.contains(x) {
        color = glass(x, y, light, rim: rim[x])
      } else {
        color = plain(blurred.pixels[y * blurred.width + x])
      }
      out[x] = Self.cut(color, coverage[x])
    }
  }

  /// The columns of a row where the surface is a flat sheet: too far inside for light or refraction.
  private func levelColumns(_ y: Int) -> Range<Int> {
    guard let lens = effect.filter.lens else { return 0..<blurred.width }
    // Turned surfaces have no such columns in a row.
    guard toPoints.b == 0, toPoints.c == 0 else { return 0..<0 }
    let inner = effect.outline.rect.inset(by: max(lens.reach, effect.outline.radius))
    let line = toPoints.apply(Point(0, Double(y) + 0.5)).y
    guard !inner.isEmpty, line > inner.minY, line < inner.maxY else { return 0..<0 }
    let left = (inner.minX - toPoints.tx) / toPoints.a
    let right = (inner.maxX - toPoints.tx) / toPoints.a
    let start = max(0, Int(left.rounded(.up)))
    return start..<max(start, min(blurred.width, Int(right.rounded(.down))))
  }

  private func plain(_ pixel: UInt32) -> SIMD3<Int32> {
    // What is behind an opaque screen is opaque; a translucent picture lies on black.
    let result = colors.apply(
      Int32((pixel >> 16) & 255), Int32((pixel >> 8) & 255), Int32(pixel & 255))
    return SIMD3(result.red, result.green, result.blue)
  }

  private func glass(_ x: Int, _ y: Int, _ light: SurfaceLight, rim: UInt8) -> SIMD3<Int32> {
    let effect = light.effect(at: toPoints.apply(Point(Double(x) + 0.5, Double(y) + 0.5)))
    var color = plain(pixel(Double(x), Double(y), effect.shift, 1))
    if let aberration = self.effect.filter.lens?.aberration, aberration > 0,
      effect.shift != Point(0, 0)
    {
      // Long waves are bent less than short ones.
      color.x = plain(pixel(Double(x), Double(y), effect.shift, 1 - aberration)).x
      color.z = plain(pixel(Double(x), Double(y), effect.shift, 1 + aberration)).z
    }
    color = Self.mix(color, 0, effect.shade)
    color = Self.mix(color, 255, effect.glow)
    return Self.mix(color, 255, effect.rim * Double(rim) / 255)
  }

  /// The blurred picture at a place between its pixels.
  private func pixel(_ x: Double, _ y: Double, _ shift: Point, _ factor: Double) -> UInt32 {
    let column = min(max(0, x + shift.x * factor), Double(blurred.width - 1))
    let row = min(max(0, y + shift.y * factor), Double(blurred.height - 1))
    let (left, top) = (Int(column), Int(row))
    let right = min(left + 1, blurred.width - 1)
    let bottom = min(top + 1, blurred.height - 1)
    let (u, v) = (
      UInt32((column - Double(left)) * 256), UInt32((row - Double(top)) * 256)
    )
    func at(_ x: Int, _ y: Int) -> UInt32 { blurred.pixels[y * blurred.width + x] }
    return Self.blend(
      Self.blend(at(left, top), at(right, top), u),
      Self.blend(at(left, bottom), at(right, bottom), u), v)
  }

  /// Two pixels by 256ths, two channels at a time.
  private static func blend(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
    let even = ((a & 0xFF_00FF) &* (256 - part) &+ (b & 0xFF_00FF) &* part) >> 8 & 0xFF_00FF
    let odd = ((a >> 8 & 0xFF_00FF) &* (256 - part) &+ (b >> 8 & 0xFF_00FF) &* part) & 0xFF00_FF00
    return even | odd
  }

  private static func mix(_ color: SIMD3<Int32>, _ level: Int32, _ part: Double) -> SIMD3<Int32> {
    let weight = Int32((part * 256).rounded())
    return color &+ ((SIMD3(repeating: level) &- color) &* weight &+ 128) &>> 8
  }

  private static func cut(_ color: SIMD3<Int32>, _ coverage: UInt8) -> UInt32 {
    let alpha = Int32(coverage)
    let channels =
      alpha == 255 ? color : (color &* alpha &+ SIMD3(repeating: 127)) / SIMD3(repeating: 255)
    return UInt32(alpha) << 24 | UInt32(channels.x) << 16 | UInt32(channels.y) << 8
      | UInt32(channels.z)
  }
}
