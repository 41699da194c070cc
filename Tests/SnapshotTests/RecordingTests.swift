import PlacardSnapshots
import Testing

@Suite("Recording")
struct RecordingTests {
  private func mode(_ variables: [String: String]) throws -> RecordMode {
    try Recording.mode { variables[$0] }
  }

  @Test("Nothing is recorded unless asked for")
  func standard() throws {
    #expect(try mode([:]) == .never)
    #expect(try mode(["PLACARD_RECORD": ""]) == .never)
  }

  @Test("Every mode has a name", arguments: RecordMode.allCases)
  func names(_ mode: RecordMode) throws {
    #expect(try self.mode(["PLACARD_RECORD": mode.rawValue]) == mode)
  }

  @Test("A build server never records")
  func buildServer() throws {
    #expect(try mode(["PLACARD_RECORD": "all", "CI": "true"]) == .never)
    #expect(try mode(["PLACARD_RECORD": "all", "CI": ""]) == .all)
  }

  @Test("An unknown mode is refused with the names that there are")
  func unknown() throws {
    let error = try #require(throws: Recording.UnknownMode.self) {
      try mode(["PLACARD_RECORD": "yes"])
    }
    #expect(
      error.description
        == "PLACARD_RECORD is \"yes\", must be one of all, missing, failed, never")
  }

  @Test("Artifacts lie where asked, else among the temporary files")
  func artifacts() {
    #expect(Recording.artifacts { _ in nil } == "/tmp/placard-artifacts")
    #expect(Recording.artifacts { $0 == "PLACARD_ARTIFACTS" ? "out" : nil } == "out")
    #expect(Recording.artifacts { $0 == "TMPDIR" ? "/t" : nil } == "/t/placard-artifacts")
  }
}
