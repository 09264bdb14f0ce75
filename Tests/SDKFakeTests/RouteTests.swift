import SDKCore
import Testing

@testable import SDKFake

/// Paths that several operations could be meant by.
struct RouteTests {
  /// A request that breaks what a path asks for is not one of a path that would take anything.
  @Test(arguments: [
    ("GET /files/mine", "Files.mine", ["query.limit is missing"]),
    ("GET /files/mine?limit=1", "Files.mine", []),
    ("GET /files/other", "Files.get", []),
    ("GET /files/1/tags/a/b", "Files.tag", []),
    ("GET /files/1/tags/global/cards", "Files.cards", ["query.limit is missing"]),
    ("GET /files/1/a.json", "Files.json", ["query.limit is missing"]),
    ("GET /files/1/a", "Files.part", []),
    // The concrete path has another method only.
    ("DELETE /files/mine", "Files.delete", []),
  ])
  func concretePathsAreMeant(line: String, id: String, problems: [String]) throws {
    let limit = #"{"parameters": [{"name": "limit", "in": "query", "required": true}]"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {
        "/files/{id}": {"GET": {"id": "Files.get"}, "DELETE": {"id": "Files.delete"}},
        "/files/mine": {"GET": \#(limit), "id": "Files.mine"}},
        "/files/{id}/{part}": {"GET": {"id": "Files.part"}},
        "/files/{id}/{part}.json": {"GET": \#(limit), "id": "Files.json"}},
        "/files/{id}/tags/{scope}/{name}": {"GET": {"id": "Files.tag"}},
        "/files/{id}/tags/global/cards": {"GET": \#(limit), "id": "Files.cards"}}}}
        """#)
    let answer = try server.answered(line)
    #expect(answer.problems == problems)
    #expect(answer.status == (problems.isEmpty ? 200 : 422))
    let parts = line.split(separator: " ").map(String.init)
    guard
      case .found(let matches) = server.model.router.route(
        parts[0], String(parts[1].prefix { $0 != "?" }))
    else {
      Issue.record("nothing is found")
      return
    }
    #expect(matches.map(\.entry.id) == [id])
  }

  /// Paths of which neither is more concrete may both be meant, and so are those that a document has twice.
  @Test func equalPathsAreTriedInTurn() throws {
    func operation(_ id: String, _ name: String, _ type: String) -> String {
      #"{"GET": {"id": "\#(id)", "parameters": [{"name": "\#(name)", "in": "path", "schema": {"type": "\#(type)"}}]}}"#
    }
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/a/{number}": \#(operation("byNumber", "number", "integer")),
        "/a/{name}": \#(operation("byName", "name", "string")),
        "/{any}/b": \#(operation("any", "any", "string"))}}
        """#)
    #expect(try server.answered("GET /a/1").problems == [])
    #expect(try server.answered("GET /a/x").problems == [])
    #expect(try server.answered("GET /a/b").problems == [])
    #expect(try server.answered("GET /c/b").problems == [])
  }

  /// What the path's key fixes decides, where a request has it.
  @Test func fixedItemsDecide() throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/answers": {"POST": {"id": "create"}},
        "/answers?beta=true": {"POST": {"id": "createBeta", "route": "/answers", "parameters": [
        {"name": "beta", "in": "query", "required": true, "schema": {"const": "true"}},
        {"name": "Beta-Key", "in": "header", "required": true}]}}}}
        """#)
    #expect(
      try server.answered("POST /answers?beta=true").problems == ["header.Beta-Key is missing"])
    #expect(try server.answered("POST /answers?beta=true", ["Beta-Key": "k"]).problems == [])
    #expect(try server.answered("POST /answers").problems == [])
    #expect(try server.answered("POST /answers?beta=false").problems == [])
  }
}
