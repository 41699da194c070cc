public import PlacardGraphics
public import PlacardModel

extension PresentedAlert {
  /// The alert as pixels.
  ///
  /// - Parameters:
  ///   - scheme: light or dark; `nil` is the environment's own.
  ///   - scale: pixels per point, 0.5…8.
  ///   - crop: the card with its surroundings, or the whole screen.
  ///   - backdrop: whether the backdrop is drawn; `nil` means for screens only.
  /// - Throws: `DocumentError` naming the property, the value and what is allowed; `FileError` or
  ///   `RasterError` for a picture that cannot be read.
  public func image(
    scheme: ColorScheme? = nil, scale: Double = 2, crop: OutputDescription.Crop = .card,
    backdrop: Bool? = nil
  ) throws -> Bitmap {
    try AlertRenderer.standard.image(prepared(scheme, scale, crop, backdrop))
  }

  /// The alert as the bytes of a PNG file; parameters and errors as for `image`.
  public func png(
    scheme: ColorScheme? = nil, scale: Double = 2, crop: OutputDescription.Crop = .card,
    backdrop: Bool? = nil
  ) throws -> [UInt8] {
    try AlertRenderer.standard.png(prepared(scheme, scale, crop, backdrop))
  }

  /// Writes the alert as a PNG file; parameters and errors as for `image`, and `FileError`.
  public func write(
    to path: String, scheme: ColorScheme? = nil, scale: Double = 2,
    crop: OutputDescription.Crop = .card, backdrop: Bool? = nil
  ) throws {
    try FileSystem.write(
      png(scheme: scheme, scale: scale, crop: crop, backdrop: backdrop), to: path)
  }

  private func prepared(
    _ scheme: ColorScheme?, _ scale: Double, _ crop: OutputDescription.Crop, _ backdrop: Bool?
  ) -> AlertDocument {
    var document = self.document
    if let scheme { document.environment.colors.scheme = scheme }
    document.output = OutputDescription(scale: scale, crop: crop, backdrop: backdrop)
    return document
  }
}
