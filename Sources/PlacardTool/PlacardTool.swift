import PlacardCommands

/// The command line tool `placard`.
@main
struct PlacardTool {
  static func main() async { await PlacardProgram.run() }
}
