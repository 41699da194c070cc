/// The beginning of a JPEG file up to its first scan: what a reader decides by, without pixels.
struct JPEGHeader {
  /// The marker of the frame: 0xC0 is baseline, 0xC3 lossless, 0xC9 coded arithmetically.
  var frame: UInt8 = 0xC0
  var width = 16
  var height = 16
  var components: UInt8 = 3

  var bytes: [UInt8] {
    var frameData: [UInt8] = [8]
    for side in [height, width] { frameData += [UInt8(side >> 8), UInt8(side & 255)] }
    frameData.append(components)
    var scanData = [components]
    for component in 1...components {
      frameData += [component, 0x11, 0]
      scanData += [component, 0]
    }
    scanData += [0, 63, 0]
    return [0xFF, 0xD8] + segment(frame, frameData) + segment(0xDA, scanData)
  }

  private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker, 0, UInt8(data.count + 2)] + data
  }
}
