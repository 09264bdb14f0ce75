import SDKCore
import Testing

@testable import SDKFake

/// Where collections are, and what their records are known by.
struct PlaceTests {
  private static let pet =
    #"{"type": "object", "required": ["id", "name"], "properties": {"id": {"type": "integer", "readOnly": true}, "name": {"type": "string"}}}"#

  // MARK: Slashes

  @Test func pathsMayEndInASlash() throws {
    let server = try StoreContract().collection("/pets/", of: Self.pet).server()
    #expect(server.summary == "6 of 6 operations keep state")
    let made = try server.valid("POST /pets/", ["name": "Mia"])
    let id = try #require(made.body?["id"]?.intValue)
    #expect(made.headers["Location"] == "/pets/\(id)/")
    #expect(try server.valid("GET /pets/\(id)/").body == made.body)
    #expect(try server.valid("GET /pets/\(id)").body == made.body)
    #expect(try server.ids("GET /pets/").count == 4)
    #expect(try server.records(of: "/pets").count == 4)
    try server.setRecords(of: "/pets/", to: [["id": 1, "name": "Bo"] as JSON])
    #expect(try server.ids("GET /pets/") == ["1"])
    #expect(try server.valid("DELETE /pets/1/").status == 204)
    #expect(try server.valid("GET /pets/1/").status == 404)
  }

  @Test func onlySomePathsMayEndInASlash() throws {
    let server = try StoreContract()
      .path("/pets", ("GET", nil, [200: #"{"type": "array", "items": \#(Self.pet)}"#]))
      .path("/pets/", ("POST", Self.pet, [201: Self.pet]))
      .path("/pets/{id}/", ("GET", nil, [200: Self.pet, 404: nil])).server()
    let made = try server.valid("POST /pets/", ["name": "Mia"])
    let id = try #require(made.body?["id"]?.wireText)
    #expect(try server.ids("GET /pets").contains(id))
    #expect(try server.valid("GET /pets/\(id)/").body == made.body)
  }

  @Test func aSlashDecidesWhereThereAreBoth() throws {
    let server = try StoreContract()
      .path("/files", ("GET", nil, [200: #"{"const": 1}"#]))
      .path("/files/", ("GET", nil, [200: #"{"const": 2}"#])).server()
    #expect(try server.answered("GET /files").body == 1)
    #expect(try server.answered("GET /files/").body == 2)
  }

  // MARK: Extensions

  @Test(arguments: [(".json", ".json"), (".{format}", ".json"), (".xml", ".xml")])
  func pathsMayEndInAnExtension(_ written: String, _ end: String) throws {
    let id = #"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#
    let toy =
      #"{"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "pet_id": {"type": "integer"}}}"#
    let server = try StoreContract()
      .path(
        "/pets\(written)", ("GET", nil, [200: #"{"type": "array", "items": \#(Self.pet)}"#]),
        ("POST", Self.pet, [201: Self.pet]),
        parameters: [Self.query("sort")]
      )
      .path(
        "/pets/{id}\(written)", ("GET", nil, [200: Self.pet, 404: nil]),
        ("PUT", Self.pet, [200: Self.pet, 404: nil]), ("DELETE", nil, [204: nil, 404: nil]),
        parameters: [id]
      )
      .path("/pets/{id}/feed\(written)", ("POST", nil, [200: Self.pet]), parameters: [id])
      .path(
        "/pets/{id}/toys\(written)",
        ("GET", nil, [200: #"{"type": "array", "items": \#(toy)}"#, 404: nil]),
        ("POST", toy, [201: toy]), parameters: [id]
      ).server()
    #expect(server.summary == "8 of 8 operations keep state")
    let made = try server.valid("POST /pets\(end)", ["name": "Mia"])
    #expect(made.headers["Location"] == "/pets/4\(end)")
    #expect(try server.valid("GET /pets/4\(end)").body == made.body)
    #expect(try server.valid("POST /pets/4/feed\(end)").body == made.body)
    #expect(try server.valid("PUT /pets/4\(end)", ["name": "Bo"]).body?["name"] == "Bo")
    #expect(try server.ids("GET /pets\(end)?sort=-id").first == "4")
    #expect(try server.ids("GET /pets/4/toys\(end)") == [])
    #expect(try server.answered("GET /pets/99/toys\(end)").status == 404)
    #expect(server.example(of: "GET /pets/{id}\(written)")?.parameters.first?.value == "1")
    try server.setRecords(of: "/pets\(end)", to: [["id": 7, "name": "Ada"] as JSON])
    #expect(try server.records(of: "/pets").count == 1)
    #expect(try server.valid("DELETE /pets/7\(end)").status == 204)
    #expect(try server.valid("GET /pets/7\(end)").status == 404)
  }

  private static func query(_ name: String) -> String {
    #"{"name": "\#(name)", "in": "query", "schema": {"type": "string"}}"#
  }

  /// As in Petstore: without a list of all there are some to be found, of each kind, and any by its identity.
  @Test func listsOfSomeHaveSamples() throws {
    let pet = #"""
      {"type": "object", "required": ["id", "status"], "properties": {"id": {"type": "integer"},
      "status": {"type": "string", "enum": ["available", "pending", "sold"]}}}
      """#
    let server = try StoreContract()
      .path("/pet", ("POST", pet, [200: pet]))
      .path(
        "/pet/findByStatus", ("GET", nil, [200: #"{"type": "array", "items": \#(pet)}"#]),
        parameters: [Self.query("status")]
      )
      .path(
        "/pet/{id}", ("GET", nil, [200: pet, 404: nil]),
        parameters: [
          #"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#
        ]
      ).server()
    for status in ["available", "pending", "sold"] {
      #expect(try server.ids("GET /pet/findByStatus?status=\(status)").count == 1)
    }
    #expect(try server.valid("GET /pet/77").status == 200)
    #expect(try server.valid("POST /pet", ["id": 8, "status": "sold"]).body?["id"] == 8)
    #expect(try server.ids("GET /pet/findByStatus?status=sold").contains("8"))
  }

  /// What is sent there can be fetched again.
  @Test func filesAreState() throws {
    let bytes = #"{"content": {"image/png": {}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/logo": {"GET": {"id": "get", "responses": {"200": \#(bytes)}},
        "PUT": {"id": "put", "requestBody": \#(bytes), "responses": {"204": {}}}},
        "/map": {"GET": {"id": "map", "responses": {"200": \#(bytes)}}},
        "/scan": {"POST": {"id": "scan", "requestBody": \#(bytes), "responses": {"204": {}}}}}}
        """#)
    #expect(server.summary == "2 of 4 operations keep state; 2 answer samples: map, scan")
    #expect(try server.answered("PUT /logo", [:], "PNG", type: "image/png").status == 204)
    #expect(try server.answered("GET /logo").text == "PNG")
  }

  // MARK: Servers

  @Test func serversMayHaveDifferentPaths() throws {
    let server = try StoreContract()
      .servers("https://a.example/api/v1", "https://b.example/v2/", "./beta", "https://c.example")
      .collection("/pets", of: Self.pet)
      .path("/v2/toys", ("POST", nil, [200: #"{"const": 1}"#]))
      .path("/toys", ("GET", nil, [200: #"{"const": 2}"#])).server()
    for base in ["", "/api/v1", "/v2", "/beta"] {
      #expect(try server.ids("GET \(base)/pets").count == 3, "\(base)")
      #expect(try server.valid("GET \(base)/pets/1").status == 200, "\(base)")
    }
    for line in ["GET /v1/pets", "GET /api/pets", "GET /v2/v2/pets"] {
      #expect(try server.answered(line).status == 404, "\(line)")
    }
    // What a path means without a base, where nothing is meant with one.
    #expect(try server.answered("POST /v2/toys").body == 1)
    #expect(try server.answered("GET /v2/toys").body == 2)
    #expect(try server.answered("DELETE /v2/toys").headers["Allow"] == "GET, POST, HEAD")
    let made = try server.valid("POST /api/v1/pets", ["name": "Mia"])
    #expect(made.headers["Location"] == "/api/v1/pets/4")
  }

  @Test func variablesOfServersMayHaveOtherValues() throws {
    let server = try StoreContract()
      .servers("https://a.example/shop/v1", "https://a.example/{tenant}/v1")
      .collection("/pets", of: Self.pet).server()
    for base in ["", "/shop/v1", "/other/v1"] {
      #expect(try server.ids("GET \(base)/pets").count == 3, "\(base)")
    }
    #expect(try server.answered("GET /other/v2/pets").status == 404)
  }

  // MARK: Identity

  private static let uuid = #"{"type": "string", "format": "uuid"}"#
  private static let text = #"{"type": "string"}"#
  private static let number = #"{"type": "integer"}"#

  /// The parameter with its schema, the properties of a record, and the one that is its identity.
  static let identities: [(String, String, [String: String], String)] = [
    ("movieId", number, ["id": number, "name": text], "id"),
    ("movieId", number, ["movie_id": number, "name": text], "movie_id"),
    ("movieId", number, ["id": number, "movieId": number], "movieId"),
    ("movie_id", text, ["_id": text, "title": text], "_id"),
    ("id", number, ["movieId": number, "name": text], "movieId"),
    ("id", uuid, ["uuid": uuid, "name": text], "uuid"),
    // A number is no UUID.
    ("id", uuid, ["id": number, "uuid": uuid], "uuid"),
    ("id", text, ["slug": text, "title": text], "slug"),
    ("id", text, ["name": text, "size": number], "name"),
    ("id", text, ["id": number, "name": text], "id"),
    ("slug", text, ["id": number, "slug": text], "slug"),
    ("movieName", text, ["id": number, "name": text], "name"),
    ("name", text, ["id": number, "movieName": text], "movieName"),
    ("movie", number, ["id": number, "code": text], "id"),
    ("code", #"{"enum": ["a", "b", "c", "d", "e", "f"]}"#, ["id": number, "code": text], "code"),
    ("isbn", text, ["isbn": text, "id": number], "isbn"),
  ]

  @Test(arguments: identities)
  func recordsAreKnownByWhatPathsSay(
    parameter: String, type: String, properties: [String: String], identity: String
  ) throws {
    let members = properties.sorted { $0.key < $1.key }.map { #""\#($0)": \#($1)"# }
    let movie =
      #"{"type": "object", "required": ["\#(identity)"], "properties": {\#(members.joined(separator: ", "))}}"#
    let server = try StoreContract().collection(
      "/movies", parameter, of: movie, taking: "{}", type: type
    ).server()
    let listed = try server.ids("GET /movies", identity)
    #expect(Set(listed).count == 3)
    let made = try server.valid("POST /movies", [:])
    let id = try #require(made.body?[identity]?.wireText)
    for id in listed + [id] {
      let path = PercentEncoding.encoded(id)
      #expect(try server.valid("GET /movies/\(path)").body?[identity]?.wireText == id)
      #expect(try server.valid("DELETE /movies/\(path)").status == 204)
      #expect(try server.valid("GET /movies/\(path)").status == 404)
    }
  }

  /// There are no more records than there are identities.
  @Test func identitiesMayBeFew() throws {
    let day =
      #"{"type": "object", "required": ["key"], "properties": {"key": {"enum": ["a", "b"]}}}"#
    let server = try StoreContract()
      .collection("/days", "key", of: day, taking: "{}", type: #"{"enum": ["a", "b"]}"#).server()
    #expect(Set(try server.ids("GET /days", "key")) == ["a", "b"])
    #expect(try server.valid("POST /days", [:]).status == 201)
    #expect(try server.ids("GET /days", "key").count == 2)
  }

  @Test func identitiesKeepTheirBounds() throws {
    let pet =
      #"{"type": "object", "required": ["id"], "properties": {"id": {"type": "integer", "minimum": 1000}}}"#
    let server = try StoreContract().collection("/pets", of: pet, taking: "{}").server()
    #expect(try server.ids("GET /pets") == ["1000", "1001", "1002"])
    #expect(try server.valid("POST /pets", [:]).body?["id"] == 1003)
  }

  // MARK: Identities of clients

  @Test(
    arguments: [
      ([200, 201], 201, 200), ([201, 204], 201, 204), ([200], 200, 200), ([204], 204, 204),
      ([200, 201, 404], 201, 200), ([201, 404], 201, 201),
    ])
  func puttingMakesARecord(statuses: [Int], new: Int, old: Int) throws {
    let answers = Dictionary(
      uniqueKeysWithValues: statuses.map { ($0, [204, 404].contains($0) ? nil : Self.pet) })
    let server = try StoreContract()
      .path("/pets", ("GET", nil, [200: #"{"type": "array", "items": \#(Self.pet)}"#]))
      .path(
        "/pets/{id}", ("GET", nil, [200: Self.pet, 404: nil]), ("PUT", Self.pet, answers),
        parameters: [#"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#]
      ).server()
    #expect(try server.valid("GET /pets/77").status == 404)
    #expect(try server.valid("PUT /pets/77", ["name": "Mia"]).status == new)
    #expect(try server.valid("GET /pets/77").body == ["id": 77, "name": "Mia"])
    #expect(try server.valid("PUT /pets/77", ["name": "Bo"]).status == old)
    #expect(try server.valid("GET /pets/77").body == ["id": 77, "name": "Bo"])
  }

  @Test func puttingMayNeedARecord() throws {
    let server = try StoreContract().collection("/pets", of: Self.pet).server()
    #expect(try server.valid("PUT /pets/77", ["name": "Mia"]).status == 404)
    #expect(try server.valid("PUT /pets/1", ["name": "Mia"]).body == ["id": 1, "name": "Mia"])
  }

  @Test func identitiesMayBeStated() throws {
    let pet =
      #"{"type": "object", "required": ["slug"], "properties": {"slug": {"type": "string"}, "name": {"type": "string"}}}"#
    let server = try StoreContract()
      .path(
        "/pets", ("GET", nil, [200: #"{"type": "array", "items": \#(pet)}"#]),
        ("POST", pet, [201: pet, 409: nil])
      )
      .path("/pets/{slug}", ("GET", nil, [200: pet, 404: nil])).server()
    #expect(try server.valid("POST /pets", ["slug": "mia", "name": "Mia"]).body?["slug"] == "mia")
    #expect(try server.valid("GET /pets/mia").body?["name"] == "Mia")
    #expect(try server.valid("POST /pets", ["slug": "mia"]).status == 409)
  }
}
