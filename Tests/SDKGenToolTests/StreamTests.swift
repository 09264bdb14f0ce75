import Foundation
import Testing

/// Where the result goes may refuse it: a part of a text must not pass for the whole.
@Suite(.timeLimit(.minutes(15))) struct StreamTests {
  private static let commands = [
    ["schema"], ["explain"], ["templates"], ["--help"], ["list", "a.sdk.json"],
    ["validate", "a.sdk.json", "--diagnostics", "json"],
    ["validate", "a.sdk.json", "--diagnostics", "sarif"], ["convert", "openapi.json"],
    ["overlay", "openapi.json", "openapi.json"],
    ["a.sdk.json", "--output", "Out", "--dry-run"], ["a.sdk.json", "--output", "Out", "--check"],
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: commands)
  func aFullDiskIsAnError(command: [String]) async throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))

    let result = try await run(command, output: full)

    #expect(result.code == 1)
    #expect(result.error.contains("error: cannot write 'standard output': the disk is full"))
  }

  @Test(arguments: commands) func aReaderThatHasGoneAwayIsAnError(command: [String]) async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()

    let result = try await run(command, output: pipe.fileHandleForWriting)

    #expect(result.code == 1)
    #expect(result.error.contains("cannot write 'standard output': its reader has gone away"))
  }

  private func run(_ command: [String], output: FileHandle) async throws -> Tool.Result {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "a.sdk.json")
    try tool.folder.write(
      #"""
      { "openapi": "3.0.3", "info": { "title": "Shop", "version": "1" },
        "servers": [{ "url": "https://example.com" }],
        "paths": { "/a": { "get": { "responses": { "204": { "description": "" } } } } } }
      """#, to: "openapi.json")
    return try await tool.run(command, output: output)
  }
}
