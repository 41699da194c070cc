import PlacardGraphics
import PlacardRaster

extension AnimationFormat {
  /// H.264 video through ffmpeg.
  public static let mp4 = video(
    "mp4", "H.264 video through ffmpeg",
    ["-c:v", "libx264", "-preset", "medium", "-crf", "16", "-movflags", "+faststart", "-f", "mp4"])

  /// VP9 video through ffmpeg.
  public static let webm = video(
    "webm", "VP9 video through ffmpeg",
    ["-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-row-mt", "0", "-f", "webm"])

  private static func video(
    _ name: String, _ summary: String, _ codec: [String]
  ) -> AnimationFormat {
    AnimationFormat(
      name, extensions: [name], summary, rates: 1...240, isOpaque: true
    ) { sequence, path, _, options in
      var program: FrameProgram?
      do {
        try sequence.pass(options, work: { _, picture in picture }) { index, picture in
          let current =
            try program
            ?? FrameProgram(
              arguments(picture, sequence.timing.framesPerSecond, codec), to: path)
          program = current
          // A frame that stays longer is repeated, since players expect an even rate.
          let span = sequence.span(of: index)
          let length = 1000 / sequence.timing.framesPerSecond
          for _ in 0..<max(1, Int(((span.end - span.start) / length).rounded())) {
            try current.write(picture)
          }
        }
        try program?.finish()
      } catch {
        program?.abandon()
        throw error
      }
    }
  }

  /// Frames come as bytes; the codecs want even sides, which the edge's pixels fill up.
  private static func arguments(
    _ picture: Bitmap, _ rate: Double, _ codec: [String]
  ) -> [String] {
    [
      "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra",
      "-video_size", "\(picture.width)x\(picture.height)", "-framerate", "\(rate)", "-i", "-",
      "-vf",
      "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-threads", "1",
      "-fflags", "+bitexact", "-map_metadata", "-1",
    ] + codec
  }
}
