import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenOpenAPI

/// Keys of `paths`, and the operations behind them.
@Suite struct PathTests {
  @Test func fragmentsAreCutAndQueriesAreFixed() {
    let key = PathKey("/files/{file_id}/content?beta=true&x=a%20b&flag#get_it")
    #expect(key.parts == [.literal("/files/"), .parameter("file_id"), .literal("/content")])
    #expect(
      key.query == [
        .init(name: "beta", value: "true"), .init(name: "x", value: "a b"),
        .init(name: "flag", value: ""),
      ])
  }

  @Test(arguments: [
    ("/a b", "/a%20b"), ("/café", "/caf%C3%A9"), ("/a%2Fb%zz", "/a%2Fb%25zz"),
    ("/a'()*!;=:@&+$,-._~", "/a'()*!;=:@&+$,-._~"),
  ])
  func literalsGoOutEncoded(_ key: String, _ text: String) {
    #expect(PathKey(key).parts == [.literal(text)])
  }

  @Test(arguments: ["/a/{b", "/a/b}", "/a/{}"])
  func bracesWithoutPartnerAreSaid(_ key: String) { #expect(PathKey(key).isMalformed) }

  @Test(arguments: [
    ("/:id", ["/{id}"]), ("/:id?", ["/{id}"]), ("/<int:id>.json", ["/{id}", ".json"]),
    ("/[id]", ["/{id}"]), ("/[...id]", ["/{id}"]), ("/*id", ["/{id}"]),
    ("/{id:[0-9]{4}}", ["/{id}"]),
    ("/{id*}", ["/{id}"]), ("/{+id}", ["/{id}"]), ("/{id?}", ["/{id}"]), ("/{ ID }", ["/{id}"]),
    ("/a{/id}", ["/a/{id}"]), ("/a{.id}", ["/a.{id}"]), ("/a{;id}", ["/a;id={id}"]),
    ("/a{/id,b*}", ["/a/{id}/{b}"]), ("/a/{id,b}", ["/a/{id},{b}"]), ("/{id}{#part}", ["/{id}"]),
    ("/{id}:move", ["/{id}", ":move"]), ("/a:id", ["/a:id"]), ("/{id}/{ID}", ["/{id}/", "{ID}"]),
  ])
  func eachNotationNamesADeclaredParameter(_ key: String, _ parts: [String]) {
    let text = PathKey(key, declared: ["id"]).parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let name): "{\(name)}"
      }
    }.joined()
    #expect(text == parts.joined())
  }

  @Test(arguments: [
    ("/:id", [":id"]), ("/<int:id>", ["<int:id>"]), ("/[id]", ["[id]"]), ("/a/*", ["*"]),
    ("/{id:.*}", []), ("/{id}:move", []), ("/a:b/*.json", []),
  ])
  func otherNotationsAreForeignWithoutADeclaration(_ key: String, _ foreign: [String]) {
    #expect(PathKey(key).foreign == foreign)
  }

  /// Twice the same method and path: the fragment only tells them apart.
  @Test func operationsThatShareAPathAreKept() throws {
    let api = try #require(
      try lowered(
        """
        "paths": {
          "/files": { "put": { "operationId": "rename", "responses": { "204": {} } } },
          "/files#move": { "put": { "operationId": "move", "responses": { "204": {} } } },
          "/files?beta=true": { "put": { "operationId": "try", "responses": { "204": {} } } } }
        """
      ).value)
    #expect(api.operations.map(\.name) == ["rename", "move", "try"])
    #expect(api.operations.allSatisfy { $0.path == [.literal("/files")] })
    #expect(api.operations[2].query.map(\.value) == [.constant(.same(.string("true")))])
    #expect(api.operations[1].requestLine == "PUT /files#move")
    #expect(api.operations[1].provenance == "/paths/~1files#move/put")
  }

  @Test func namesAreMadeOfMethodAndPath() throws {
    let api = try lowered(
      """
      "paths": {
        "/v1/flights/delayed": { "get": { "responses": { "204": {} } } },
        "/v2/flights/delayed": { "get": { "responses": { "204": {} } } },
        "/flights/{id}": { "delete": { "responses": { "204": {} } } } }
      """)
    #expect(
      api.value?.operations.map(\.name) == [
        "getFlightsDelayed", "getV2FlightsDelayed", "deleteFlightsById",
      ])
  }

  @Test func theSecondOfTwoEqualIdsIsNamedByItsPath() throws {
    let result = try lowered(
      """
      "paths": {
        "/a": { "get": { "operationId": "list", "responses": { "204": {} } } },
        "/b": { "get": { "operationId": "list", "responses": { "204": {} } } } }
      """)
    #expect(result.value?.operations.map(\.name) == ["list", "getB"])
    #expect(result.ids == ["openapi-duplicate-operation"])
    #expect(result.diagnostics.first?.pointer == "/paths/~1b/get/operationId")
  }

  @Test func groupsAreTagsElseTheFirstSegment() throws {
    let api = try lowered(
      """
      "tags": [{ "name": "Audio", "description": "Sounds." }, { "name": "None" }],
      "paths": {
        "/v1/files/{id}": { "get": { "operationId": "a", "responses": { "204": {} } } },
        "/audio/x": { "get": { "operationId": "b", "responses": { "204": {} } } },
        "/c": { "get": { "operationId": "c", "tags": ["Audio", "X"], "responses": { "204": {} } } },
        "/{id}": { "get": { "operationId": "d", "responses": { "204": {} } } } }
      """)
    let groups = try #require(api.value).groups
    #expect(groups.map(\.name) == ["Audio", "files", nil])
    #expect(groups.map(\.about) == ["Sounds.", nil, nil])
    #expect(groups[0].operations.map(\.name) == ["b", "c"])
  }

  /// Members beside the reference of a path item come first.
  @Test func pathItemsMayBeReferences() throws {
    let result = try lowered(
      """
      "paths": { "/a": { "$ref": "#/components/pathItems/Pets" }, "/b": { "$ref": "#/components/pathItems/Pet" } },
      "components": { "pathItems": { "Pets": {
        "parameters": [{ "name": "x", "in": "query", "schema": { "type": "string" } }],
        "get": { "operationId": "get", "responses": { "204": {} } } } } }
      """)
    let get = try #require(result.value?.operations.first)
    #expect(get.provenance == "/paths/~1a/get" && get.query.map(\.name) == ["x"])
    #expect(result.ids == ["openapi-unknown-reference"])
    #expect(
      result.diagnostics.first?.message
        == "no path item is named 'Pet'; the reference to it is left out; did you mean 'Pets'?")
  }

  @Test(arguments: ["3.2.0", "3.3.0"]) func queryIsAMethodFrom32On(version: String) throws {
    let paths = #""paths": { "/a": { "query": { "responses": { "204": {} } } } }"#
    let newer = try lowered(paths, version: version)
    #expect(newer.value?.operations.map(\.method) == ["QUERY"])
    #expect(newer.value?.operations.map(\.provenance) == ["/paths/~1a/query"])
    let older = try lowered(paths)
    #expect(older.value?.operations.isEmpty == true && older.ids == ["openapi-unknown-member"])
  }
}
