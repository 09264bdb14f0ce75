import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct DiffTests {
  private func spec(_ endpoints: String) -> String {
    """
    { "name": "Shop", "server": "https://example.com", "endpoints": { \(endpoints) } }
    """
  }

  private var old: String { spec(#""ping": { "GET": "/ping" }"#) }
  private var more: String { spec(#""ping": { "GET": "/ping" }, "pong": { "GET": "/pong" }"#) }
  private var other: String { spec(#""ping": { "GET": "/v2/ping" }"#) }

  @Test func whatIsBreakingIsPrintedAndEndsWithThree() async throws {
    let tool = try Tool()
    try tool.folder.write(old, to: "old.json")
    try tool.folder.write(other, to: "new.json")

    let result = try await tool.run("diff", "old.json", "new.json")

    #expect(result.code == 3)
    #expect(
      result.output == """
        breaking: ping (old.json:1:67 → new.json:1:67)
          the request: GET /ping became GET /v2/ping; the same call makes another request [request-line]
        1 breaking: a major version (before 1.0: a minor one)

        """)
  }

  @Test(arguments: [
    ("more.json", "breaking", Int32(0)), ("more.json", "additive", 3), ("more.json", "never", 0),
    ("other.json", "breaking", 3), ("other.json", "additive", 3), ("other.json", "never", 0),
    ("old.json", "additive", 0),
  ])
  func theExitCodeFollowsTheLimit(_ new: String, _ limit: String, _ code: Int32) async throws {
    let tool = try Tool()
    try tool.folder.write(old, to: "old.json")
    try tool.folder.write(more, to: "more.json")
    try tool.folder.write(other, to: "other.json")

    #expect(try await tool.run("diff", "old.json", new, "--fail-on", limit).code == code)
  }

  @Test func jsonIsForPrograms() async throws {
    let tool = try Tool()
    try tool.folder.write(old, to: "old.json")
    try tool.folder.write(more, to: "new.json")

    let result = try await tool.run("diff", "old.json", "new.json", "--format", "json")

    struct Report: Decodable {
      struct Change: Decodable {
        struct Place: Decodable, Equatable {
          var file: String
          var line: Int
        }
        var level: String
        var subject: String
        var new: Place
      }
      var version: String
      var changes: [Change]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.version == "minor")
    #expect(report.changes.map(\.subject) == ["pong"])
    #expect(report.changes.map(\.level) == ["additive"])
    #expect(report.changes.map(\.new) == [.init(file: "new.json", line: 1)])
  }

  @Test func markdownHasASectionForEachLevel() async throws {
    let tool = try Tool()
    try tool.folder.write(old, to: "old.json")
    try tool.folder.write(more, to: "new.json")

    let result = try await tool.run("diff", "old.json", "new.json", "--format", "markdown")

    #expect(result.output.hasPrefix("### Additive\n\n- `pong` ("))
  }

  @Test func aWrongSpecIsReportedAndNothingIsCompared() async throws {
    let tool = try Tool()
    try tool.folder.write(old, to: "old.json")
    try tool.folder.write(spec(#""ping": { "GET": "/ping", "returns": "Nope" }"#), to: "new.json")

    let result = try await tool.run("diff", "old.json", "new.json")

    #expect(result.code == 1)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("[unknown-type]"))
  }

  @Test func oneSpecAloneIsWrongUsage() async throws {
    let tool = try Tool()
    try tool.folder.write(old, to: "old.json")

    let result = try await tool.run("diff", "old.json")

    #expect(result.code == 2)
    #expect(result.error.contains("name the old spec and the new one"))
  }

  @Test func settingsApplyToBoth() async throws {
    let tool = try Tool()
    try tool.folder.write(old, to: "old.json")
    try tool.folder.write(other, to: "new.json")
    try tool.folder.write(
      """
      { "specs": [{ "spec": "new.json", "output": "Out", "rename": { "operation=ping": "check" } }] }
      """, to: "sdkgen.json")

    #expect(try await tool.run("diff", "old.json", "new.json").output.contains("breaking: check ("))
  }
}
