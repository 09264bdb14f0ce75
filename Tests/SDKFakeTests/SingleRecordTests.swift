import SDKCore
import Testing

@testable import SDKFake

/// What is no plain collection: the only record of its place, what is done to records, and many at once.
struct SingleRecordTests {
  private static let settings =
    #"{"type": "object", "required": ["theme"], "properties": {"theme": {"type": "string"}, "size": {"type": "integer"}, "saved": {"type": "string", "readOnly": true}}}"#
  private static let pet =
    #"{"type": "object", "required": ["id", "name"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "status": {"enum": ["new", "sold"]}}}"#
  private static let new =
    #"{"type": "object", "properties": {"name": {"type": "string"}, "status": {"type": "string"}}}"#
  private static let list = #"{"type": "array", "items": {"$ref": "Pet"}}"#
  private static let one = #"{"$ref": "Pet"}"#

  @Test(arguments: ["/settings", "/me/"])
  func theOnlyRecordIsKept(path: String) throws {
    let server = try StoreContract()
      .path(
        path, ("GET", nil, [200: Self.settings, 404: nil]),
        ("PUT", Self.settings, [200: Self.settings]),
        ("PATCH", #"{"type": "object"}"#, [200: Self.settings]), ("DELETE", nil, [204: nil])
      ).server()
    #expect(server.summary == "4 of 4 operations keep state")
    let first = try server.valid("GET \(path)").body
    #expect(try server.valid("GET \(path)").body == first)
    let put = try server.valid("PUT \(path)", ["theme": "dark"]).body
    #expect(put?["theme"] == "dark" && put?["size"] == nil && put?["saved"] == first?["saved"])
    let patched = try server.valid("PATCH \(path)", ["size": 3]).body
    #expect(patched?["theme"] == "dark" && patched?["size"] == 3)
    #expect(try server.valid("GET \(path)").body == patched)
    #expect(try server.valid("DELETE \(path)").status == 204)
    #expect(try server.valid("GET \(path)").status == 404)
    try server.valid("PUT \(path)", ["theme": "light"])
    #expect(try server.valid("GET \(path)").body?["theme"] == "light")
  }

  @Test func eachMayHaveItsOwn() throws {
    let server = try StoreContract().schema("Pet", Self.pet)
      .collection("/pets", of: Self.one, taking: Self.new)
      .path(
        "/pets/{id}/settings", ("GET", nil, [200: Self.settings, 404: nil]),
        ("PATCH", Self.settings, [200: Self.settings]),
        parameters: [#"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#]
      ).server()
    try server.valid("PATCH /pets/1/settings", ["theme": "dark"])
    #expect(try server.valid("GET /pets/1/settings").body?["theme"] == "dark")
    #expect(try server.valid("GET /pets/2/settings").body?["theme"] != "dark")
    #expect(try server.valid("GET /pets/99/settings").status == 404)
    try server.valid("DELETE /pets/1")
    #expect(try server.valid("GET /pets/1/settings").status == 404)
  }

  /// `GET /status` alone is a sample, and so is what answers a list.
  @Test func whatNobodyChangesIsASample() throws {
    let server = try StoreContract()
      .path("/status", ("GET", nil, [200: Self.settings]))
      .path("/jobs", ("POST", Self.new, [202: Self.settings])).server()
    #expect(
      server.summary == "0 of 2 operations keep state; 2 answer samples: POST /jobs, GET /status")
  }

  // MARK: Deeds

  private func pets(_ more: (StoreContract) -> StoreContract) throws -> FakeServer {
    let contract = more(
      StoreContract().schema("Pet", Self.pet).collection("/pets", of: Self.one, taking: Self.new))
    return try contract.server()
  }

  private static let id = #"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#

  @Test(arguments: ["/pets/{id}/rename", "/pets/{id}:rename"])
  func deedsAnswerTheRecord(path: String) throws {
    let server = try pets {
      $0.path(path, ("POST", Self.new, [200: Self.one, 404: nil]), parameters: [Self.id])
    }
    let made = try server.valid("POST /pets", ["name": "Mia", "status": "new"])
    let id = try #require(made.body?["id"]?.wireText)
    let line = "POST \(path.replacing("{id}", with: id))"
    #expect(try server.valid(line, [:]).body == made.body)
    #expect(try server.valid(line, ["name": "Bo"]).body?["name"] == "Bo")
    #expect(try server.valid("GET /pets/\(id)").body?["name"] == "Bo")
    #expect(try server.valid("POST \(path.replacing("{id}", with: "99"))", [:]).status == 404)
    #expect(server.summary == "7 of 7 operations keep state")
  }

  /// What is listed, and has no path but that of what is done to it.
  @Test func deedsFindWhatIsListed() throws {
    let message =
      #"{"type": "object", "required": ["id", "text"], "properties": {"id": {"type": "integer"}, "text": {"type": "string"}, "read": {"type": "boolean"}}}"#
    let server = try StoreContract()
      .path("/messages", ("GET", nil, [200: #"{"type": "array", "items": \#(message)}"#]))
      .path(
        "/messages/{id}/read",
        (
          "POST", #"{"type": "object", "properties": {"read": {"type": "boolean"}}}"#,
          [200: message, 404: nil]
        )
      ).server()
    let ids = try server.ids("GET /messages")
    #expect(ids.count == 3)
    let texts = try server.valid("GET /messages").body?.arrayValue?.map { $0["text"] }
    for (id, text) in zip(ids, texts ?? []) {
      let read = try server.valid("POST /messages/\(id)/read", ["read": true]).body
      #expect(read?["id"]?.wireText == id && read?["text"] == text && read?["read"] == true)
    }
    #expect(try server.answered("POST /messages/99/read", [:], "{}").status == 404)
    #expect(server.summary == "2 of 2 operations keep state")
  }

  @Test func headsAreThoseOfRecords() throws {
    let server = try pets {
      $0.path("/toys", ("GET", nil, [200: Self.list]), ("POST", Self.new, [201: Self.one]))
        .path(
          "/toys/{id}", ("HEAD", nil, [200: nil, 404: nil]), ("DELETE", nil, [204: nil]),
          parameters: [Self.id])
    }
    for path in ["/pets", "/toys"] {
      #expect(try server.answered("HEAD \(path)/1").status == 200)
      #expect(try server.valid("DELETE \(path)/1").status == 204)
      let gone = try server.answered("HEAD \(path)/1")
      #expect(gone.status == 404 && gone.data.isEmpty)
    }
  }

  // MARK: Many at once

  @Test func collectionsAreChangedAsAWhole() throws {
    let server = try StoreContract().schema("Pet", Self.pet)
      .path(
        "/pets", ("GET", nil, [200: Self.list]), ("POST", Self.list, [201: Self.list]),
        ("PUT", Self.list, [200: Self.list]), ("PATCH", Self.list, [200: Self.list]),
        (
          "DELETE",
          #"{"type": "object", "properties": {"ids": {"type": "array", "items": {"type": "integer"}}}}"#,
          [204: nil]
        ),
        parameters: [
          #"{"name": "id", "in": "query", "explode": false, "schema": {"type": "array", "items": {"type": "integer"}}}"#,
          "status", "before",
        ]
      )
      .path("/pets/{id}", ("GET", nil, [200: Self.one, 404: nil]), parameters: [Self.id]).server()
    #expect(server.summary == "6 of 6 operations keep state")
    let all: JSON = [
      ["id": 1, "name": "Mia", "status": "new"], ["id": 2, "name": "Bo", "status": "sold"],
      ["id": 3, "name": "Kit", "status": "sold"], ["id": 4, "name": "Jo", "status": "new"],
    ]
    #expect(try server.valid("PUT /pets", all).body == all)
    #expect(try server.valid("GET /pets").body == all)
    let made = try server.valid("POST /pets", [["id": 8, "name": "X"], ["id": 9, "name": "Y"]])
    #expect(made.body?.arrayValue?.compactMap { $0["id"]?.intValue } == [8, 9])
    let changed = try server.valid(
      "PATCH /pets", [["id": 2, "name": "Bob"], ["id": 77, "name": "Z"]])
    #expect(changed.body == [["id": 2, "name": "Bob", "status": "sold"]])
    try server.valid("DELETE /pets?id=8,9")
    #expect(try server.ids("GET /pets") == ["1", "2", "3", "4"])
    try server.valid("DELETE /pets?status=sold")
    #expect(try server.ids("GET /pets") == ["1", "4"])
    try server.valid("DELETE /pets?before=2026")
    #expect(try server.ids("GET /pets") == ["1", "4"])
    try server.valid("DELETE /pets", ["why": "old"])
    #expect(try server.ids("GET /pets") == ["1", "4"])
    try server.valid("DELETE /pets?before=2026", ["ids": [4], "why": "old"])
    #expect(try server.ids("GET /pets") == ["1"])
    try server.valid("DELETE /pets")
    #expect(try server.ids("GET /pets") == [])
  }

  @Test func searchingMakesNothing() throws {
    let server = try pets {
      $0.path("/pets/search", ("POST", Self.new, [200: Self.list]))
        .path("/pets/findByStatus", ("GET", nil, [200: Self.list]), parameters: ["status"])
        .path("/pets/batch", ("POST", Self.list, [200: Self.one]))
        .path(
          "/pets/count",
          (
            "POST", Self.new,
            [200: #"{"type": "object", "properties": {"count": {"type": "integer"}}}"#]
          ))
    }
    #expect(server.summary == "9 of 10 operations keep state; 1 answer samples: POST /pets/count")
    try server.setRecords(
      of: "/pets",
      to: [
        ["id": 1, "name": "Mia", "status": "new"] as JSON,
        ["id": 2, "name": "Bo", "status": "sold"] as JSON,
      ])
    let found = try server.valid("POST /pets/search", ["name": "Bo"])
    #expect(found.body == [["id": 2, "name": "Bo", "status": "sold"]])
    #expect(try server.ids("GET /pets/findByStatus?status=new") == ["1"])
    try server.valid("POST /pets/count", ["name": "Bo"])
    #expect(try server.ids("GET /pets") == ["1", "2"])
    try server.valid("POST /pets/batch", [["id": 5, "name": "Kit"]])
    #expect(try server.ids("GET /pets") == ["1", "2", "5"])
  }

  /// As the Petstore does: what is sent says which record is meant.
  @Test func recordsMayBeNamedByWhatIsSent() throws {
    let server = try StoreContract().schema("Pet", Self.pet)
      .path(
        "/pet", ("POST", Self.one, [200: Self.one]), ("PUT", Self.one, [200: Self.one, 404: nil])
      )
      .path(
        "/pet/{petId}", ("GET", nil, [200: Self.one, 404: nil]), ("POST", nil, [200: nil]),
        ("DELETE", nil, [200: nil]),
        parameters: [#"{"name": "petId", "in": "path", "schema": {"type": "integer"}}"#, "name"]
      ).server()
    try server.valid("POST /pet", ["id": 10, "name": "Mia"])
    #expect(try server.valid("PUT /pet", ["id": 10, "name": "Bo"]).body?["name"] == "Bo")
    #expect(try server.valid("GET /pet/10").body?["name"] == "Bo")
    #expect(try server.valid("PUT /pet", ["id": 11, "name": "Bo"]).status == 404)
    try server.valid("POST /pet/10?name=Kit")
    #expect(try server.valid("GET /pet/10").body?["name"] == "Kit")
    try server.valid("DELETE /pet/10")
    #expect(try server.valid("GET /pet/10").status == 404)
  }

  /// Without paths for single records, a list has what is sent to it.
  @Test func listsKeepWhatTheyAreSent() throws {
    let server = try StoreContract().schema("Pet", Self.pet)
      .path("/pets", ("GET", nil, [200: Self.list]), ("POST", Self.new, [201: Self.one]))
      .path(
        "/graphql",
        (
          "GET", nil,
          [
            200:
              #"{"type": "object", "properties": {"errors": {"type": "array", "items": {"type": "object"}}, "data": {"type": "object"}}}"#
          ]
        ),
        (
          "POST", "{}",
          [
            200:
              #"{"type": "object", "properties": {"errors": {"type": "array", "items": {"type": "object"}}, "data": {"type": "object"}}}"#
          ]
        )
      ).server()
    let made = try server.valid("POST /pets", ["name": "Mia"])
    #expect(made.headers["Location"] == nil)
    #expect(try server.valid("GET /pets").body?.arrayValue?.last == made.body)
    #expect(server.summary.hasPrefix("2 of 4"))
  }
}
