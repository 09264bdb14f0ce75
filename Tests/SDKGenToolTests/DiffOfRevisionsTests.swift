import Foundation
import TestSupport
import Testing

/// `sdkgen diff --git` in a repository of its own; git is needed to try it.
@Suite(.timeLimit(.minutes(15))) struct DiffOfRevisionsTests {
  private let imported = #"{ "name": "Types", "models": { "Pet": { "id": "Int" } } }"#

  private func spec(_ path: String) -> String {
    """
    { "name": "Shop", "server": "https://example.com", "import": ["types.json"],
      "endpoints": { "pet": { "GET": "\(path)", "returns": "Pet" } } }
    """
  }

  private func git(_ tool: Tool, _ arguments: String...) async throws {
    let name = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    let run = try await ChildProcess.run("git", name + arguments, in: tool.folder.url)
    try #require(run.isSuccess, "\(run.error)")
  }

  /// A repository with one commit, in a folder of which the specs are.
  private func repository() async throws -> Tool {
    let tool = try Tool()
    try tool.folder.write(spec("/pet"), to: "api/shop.json")
    try tool.folder.write(imported, to: "api/types.json")
    try await git(tool, "init", "-q")
    try await git(tool, "add", ".")
    try await git(tool, "commit", "-q", "-m", "First")
    return tool
  }

  @Test func theSpecAsItWasIsCompared() async throws {
    let tool = try await repository()
    try tool.folder.write(spec("/v2/pet"), to: "api/shop.json")

    let result = try await tool.run("diff", "--git", "HEAD", "api/shop.json")

    #expect(result.code == 3)
    #expect(result.output.contains("GET /pet became GET /v2/pet"))
    #expect(result.output.contains("(HEAD:api/shop.json:2:"))
  }

  @Test func filesThatItImportsAreThoseOfTheRevision() async throws {
    let tool = try await repository()
    try tool.folder.write(
      imported.replacingOccurrences(of: "Int", with: "String"), to: "api/types.json")

    let result = try await tool.run("diff", "--git", "HEAD", "shop.json", in: "api")

    #expect(result.code == 3)
    #expect(result.output.contains("'Int' became 'String'"))
  }

  @Test func anUnknownRevisionIsWrongUsage() async throws {
    let tool = try await repository()

    let result = try await tool.run("diff", "--git", "nowhere", "api/shop.json")

    #expect(result.code == 2)
    #expect(result.error.contains("there is no revision 'nowhere'"))
  }

  @Test func withoutARepositoryItSaysSo() async throws {
    let tool = try Tool()
    try tool.folder.write(spec("/pet"), to: "shop.json")

    let result = try await tool.run("diff", "--git", "HEAD", "shop.json")

    #expect(result.code == 2)
    #expect(result.error.contains("'shop.json' is in no git repository"))
  }
}
