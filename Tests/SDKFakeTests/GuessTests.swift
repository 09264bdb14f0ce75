import Foundation
import SDKCore
import Testing

@testable import SDKFake

/// What names say of records: those that are named, what is done to them, and who has logged in.
struct GuessTests {
  private static let id = #"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#

  // MARK: Named objects

  private static let tag =
    #"{"type": "object", "required": ["id", "name"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "color": {"type": "string"}}}"#
  private static let user =
    #"{"type": "object", "required": ["login", "id"], "properties": {"login": {"type": "string"}, "id": {"type": "integer"}, "email": {"type": ["string", "null"]}}}"#

  private func notes() throws -> FakeServer {
    let note = #"""
      {"type": "object", "required": ["id", "title", "tags", "labels", "assignees", "owner"], "properties": {"id": {"type": "integer"}, "title": {"type": "string"},
      "tags": {"type": "array", "items": {"$ref": "Tag"}}, "labels": {"type": "array", "items": {"oneOf": [{"type": "string"}, \#(Self.tag.replacing("required", with: "x-required"))]}},
      "assignees": {"type": "array", "items": {"$ref": "User"}}, "owner": {"$ref": "User"}, "customer": {"anyOf": [{"type": "string"}, {"type": "object", "properties": {"id": {"type": "string"}}}]},
      "category": {"anyOf": [{"$ref": "Tag"}, {"type": "null"}]}}}
      """#
    let new = #"""
      {"type": "object", "required": ["title"], "properties": {"title": {"type": "string"}, "tag_ids": {"type": "array", "items": {"type": "integer"}}, "categoryId": {"type": ["integer", "null"]},
      "labels": {"type": "array", "items": {"type": "string"}}, "assignees": {"type": "array", "items": {"type": "string"}}, "customer": {"type": "string"}, "owner_id": {"type": "integer"}}}
      """#
    return try StoreContract().schema("Tag", Self.tag).schema("User", Self.user)
      .schema("Note", note).collection("/tags", of: #"{"$ref": "Tag"}"#)
      .collection("/notes", of: #"{"$ref": "Note"}"#, taking: new, query: ["labels", "assignee"])
      .server()
  }

  @Test func namesBecomeObjects() throws {
    let server = try notes()
    let tag = try server.valid("POST /tags", ["id": 40, "name": "home", "color": "red"]).body
    let sent: JSON = [
      "title": "Milk", "tag_ids": [40, 1], "labels": ["bug"], "assignees": ["ada"],
      "customer": "cus_1", "owner_id": 7, "categoryId": 40,
    ]
    let note = try server.valid("POST /notes", sent).body
    let tags = note?["tags"]?.arrayValue
    let kept = try server.valid("GET /tags/1").body
    #expect(tags == [tag, kept].compactMap(\.self) && note?["category"] == tag)
    #expect(note?["labels"]?.arrayValue?.map { $0["name"] } == ["bug"])
    #expect(note?["assignees"]?.arrayValue?.map { $0["login"] } == ["ada"])
    #expect(note?["owner"]?["id"] == 7)
    // A text that may be the identity is one.
    #expect(note?["customer"] == "cus_1")
    let id = try #require(note?["id"]?.wireText)
    #expect(try server.valid("GET /notes/\(id)").body == note)
    #expect(try server.ids("GET /notes?labels=bug") == [id])
    #expect(try server.ids("GET /notes?assignee=ada") == [id])
    let changed = try server.valid("PATCH /notes/\(id)", ["tag_ids": [], "categoryId": .null]).body
    #expect(changed?["tags"] == [] && changed?["category"] == .null)
    #expect(changed?["labels"] == note?["labels"])
  }

  /// Forms may have names in other case, and a file says what it is like.
  @Test func uploadsAreDescribed() throws {
    let upload =
      #"{"type": "object", "required": ["id", "title", "fileName", "contentType", "size", "labels"], "properties": {"id": {"type": "integer"}, "title": {"type": "string"}, "fileName": {"type": "string"}, "contentType": {"type": "string"}, "size": {"type": "integer"}, "labels": {"type": "array", "items": \#(Self.tag)}}}"#
    let list =
      #"{"content": {"application/json": {"schema": {"type": "array", "items": \#(upload)}}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/uploads": {"GET": {"id": "list", "responses": {"200": \#(list)}},
        "POST": {"id": "add", "requestBody": {"content": {"multipart/form-data": {"schema": {"type": "object", "properties":
        {"File": {"type": "string", "format": "binary"}, "Title": {"type": "string"}, "LabelNames": {"type": "array", "items": {"type": "string"}}}}}}},
        "responses": {"201": {"content": {"application/json": {"schema": \#(upload)}}}}}},
        "/uploads/{id}": {"GET": {"id": "get", "responses": {"200": {"content": {"application/json": {"schema": \#(upload)}}}}}}}}
        """#)
    let parts = [
      "name=\"File\"; filename=\"cat.png\"\r\nContent-Type: image/png\r\n\r\nPNG",
      "name=\"Title\"\r\n\r\nMy cat", "name=\"LabelNames\"\r\n\r\nhome",
    ]
    let body = parts.map { "--b\r\nContent-Disposition: form-data; \($0)\r\n" }.joined() + "--b--"
    let made = try server.answered(
      "POST /uploads", [:], body, type: "multipart/form-data; boundary=b")
    #expect(made.problems == [] && made.body?["title"] == "My cat")
    #expect(made.body?["fileName"] == "cat.png" && made.body?["contentType"] == "image/png")
    #expect(made.body?["size"] == 3)
    #expect(made.body?["labels"]?.arrayValue?.map { $0["name"] } == ["home"])
  }

  // MARK: Links

  @Test func recordsSayWhereTheyAre() throws {
    let link =
      #"{"type": "object", "required": ["href"], "properties": {"href": {"type": "string"}}}"#
    let pet = #"""
      {"type": "object", "required": ["id", "url", "_links", "links"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "site": {"type": "string"},
      "url": {"type": "string", "format": "uri"}, "_links": {"type": "object", "required": ["self"], "properties": {"self": \#(link)}},
      "links": {"type": "object", "properties": {"self": {"type": "string"}}}}}
      """#
    let new = #"{"type": "object", "properties": {"name": {"type": "string"}}}"#
    let bookmark =
      #"{"type": "object", "required": ["id", "url"], "properties": {"id": {"type": "integer"}, "url": {"type": "string"}}}"#
    let server = try StoreContract().servers("https://a.example/v1")
      .collection("/pets", of: pet, taking: new).collection("/bookmarks", of: bookmark).server()
    let host: HTTPHeaders = ["Host": "a.example"]
    func get(_ path: String) throws -> JSON? {
      let request = ReceivedRequest(method: "GET", target: path, headers: host, body: .init())
      return try JSON(text: server.answer(request).get().body)
    }
    for pet in [try get("/v1/pets/2"), try get("/v1/pets")?.arrayValue?[1]] {
      for place in [pet?["url"], pet?["_links"]?["self"]?["href"], pet?["links"]?["self"]] {
        #expect(place == "http://a.example/v1/pets/2")
      }
    }
    // What clients may say is theirs.
    let own = try server.valid("POST /bookmarks", ["id": 9, "url": "https://b.example"]).body
    #expect(own?["url"] == "https://b.example")
    #expect(try get("/bookmarks/1")?["url"]?.stringValue?.contains("/bookmarks/") == false)
  }

  // MARK: Users

  private static let person =
    #"{"type": "object", "required": ["id", "email"], "properties": {"id": {"type": "integer"}, "email": {"type": "string", "format": "email"}, "name": {"type": "string"}}}"#

  @Test(arguments: ["/me", "/user", "/users/me"])
  func theUserIsWhoHasLoggedIn(path: String) throws {
    let login =
      #"{"type": "object", "properties": {"email": {"type": "string"}, "username": {"type": "string"}, "name": {"type": "string"}, "password": {"type": "string"}}}"#
    let token =
      #"{"type": "object", "required": ["token", "user"], "properties": {"token": {"type": "string"}, "user": {"$ref": "Person"}}}"#
    let server = try StoreContract().schema("Person", Self.person)
      .path("/login", ("POST", login, [200: token]))
      .path("/register", ("POST", login, [201: #"{"$ref": "Person"}"#]))
      .path(
        path,
        (
          "GET", nil,
          [
            200:
              #"{"type": "object", "required": ["data"], "properties": {"data": {"$ref": "Person"}}}"#
          ]
        )
      )
      .server()
    func me() throws -> JSON? { try server.valid("GET \(path)").body?["data"] }
    let nobody = try me()
    let made = try server.valid(
      "POST /register", ["email": "ada@b.example", "name": "Ada", "password": "x"]
    ).body
    #expect(try made?["email"] == "ada@b.example" && me() == made && made?["id"] != nobody?["id"])
    let again = try server.valid("POST /login", ["email": "ada@b.example", "password": "x"]).body
    #expect(again?["user"] == made)
    let other = try server.valid("POST /login", ["username": "bo@b.example"]).body?["user"]
    #expect(try other?["email"] == "bo@b.example" && me() == other && other?["id"] != made?["id"])
  }

  /// Without a login it is anybody.
  @Test func usersWithoutALoginAreSamples() throws {
    let server = try StoreContract().path("/me", ("GET", nil, [200: Self.person])).server()
    #expect(server.summary.hasPrefix("0 of 1"))
  }

  @Test func tokensEndWithTheLogin() throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/me": {"GET": {"id": "me", "security": [{"a": []}], "responses": {"204": {}}}},
        "/logout": {"POST": {"id": "logout", "security": [{"a": []}], "responses": {"204": {}}}},
        "/login": {"POST": {"id": "login", "responses": {"200": {"content": {"application/json": {"schema":
        {"type": "object", "required": ["token"], "properties": {"token": {"type": "string"}}}}}}}}}},
        "components": {"securitySchemes": {"a": {"type": "http", "scheme": "bearer"}}}}
        """#)
    server.credentials = .issuedTokens
    let token = try #require(try server.answered("POST /login", [:]).body?["token"]?.stringValue)
    let headers: HTTPHeaders = ["Authorization": "Bearer \(token)"]
    #expect(try server.answered("GET /me", headers).status == 204)
    #expect(try server.answered("POST /logout", headers).status == 204)
    #expect(try server.answered("GET /me", headers).status == 401)
  }

  // MARK: Deeds

  private func orders(_ deed: String, method: String = "POST", answers: Bool = true) throws
    -> FakeServer
  {
    let order = #"""
      {"type": "object", "required": ["id", "status", "locked"], "properties": {"id": {"type": "integer", "readOnly": true}, "note": {"type": "string"}, "status": {"enum": ["NEW", "PAID", "CANCELLED", "done"], "readOnly": true},
      "locked": {"type": "boolean", "readOnly": true}, "cancelled_at": {"type": ["string", "null"], "format": "date-time", "readOnly": true}, "deleted_at": {"type": ["string", "null"], "format": "date-time", "readOnly": true}}}
      """#
    return try StoreContract().schema("Order", order).collection(
      "/orders", of: #"{"$ref": "Order"}"#
    )
    .path(
      "/orders/{id}\(deed)",
      (method, nil, answers ? [200: #"{"$ref": "Order"}"#, 404: nil] : [204: nil, 404: nil]),
      parameters: [Self.id]
    ).server()
  }

  @Test(arguments: [
    ("/cancel", "status", "CANCELLED" as JSON), (":cancel", "status", "CANCELLED"),
    ("/pay", "status", "PAID"), ("/mark-as-paid", "status", "PAID"), ("/lock", "locked", true),
    ("/complete", "status", "done"), ("/unlock", "locked", false), ("/refresh", "status", "NEW"),
  ])
  func deedsAreDone(deed: String, property: String, value: JSON) throws {
    let server = try orders(deed)
    let made = try server.valid("POST /orders", ["note": "a"]).body
    // A new one is not paid, nor anything that comes later.
    #expect(made?["status"] == "NEW" && made?["locked"] == false && made?["cancelled_at"] == .null)
    let done = try server.valid("POST /orders/4\(deed)").body
    #expect(done?[property] == value && done?["note"] == "a")
    #expect((done?["cancelled_at"]?.isNull == false) == deed.hasSuffix("cancel"))
    #expect(try server.valid("GET /orders/4").body == done)
  }

  /// Also where nothing is answered, and taken back by DELETE.
  @Test func silentDeedsAreDone() throws {
    for (method, value) in [("PUT", true), ("DELETE", false)] as [(String, JSON)] {
      let server = try orders("/lock", method: method, answers: false)
      #expect(try server.valid("\(method) /orders/1/lock").status == 204)
      #expect(try server.valid("GET /orders/1").body?["locked"] == value)
      #expect(try server.answered("\(method) /orders/99/lock").status == 404)
    }
    #expect(try orders("/notify", answers: false).summary.hasPrefix("6 of 7"))
  }

  @Test func whatIsDeletedCanBeHadBack() throws {
    let server = try orders("/restore")
    let made = try server.valid("POST /orders", ["note": "a"]).body
    try server.valid("DELETE /orders/4")
    #expect(try server.valid("GET /orders/4").status == 404)
    #expect(try server.valid("POST /orders/4/restore").body == made)
    #expect(try server.valid("GET /orders/4").body == made)
    #expect(try server.valid("POST /orders/99/restore").status == 404)
  }

  // MARK: Paths that end in what is done

  private static let book =
    #"{"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}, "title": {"type": "string"}}}"#

  @Test(arguments: [":", "/"])
  func collectionsHaveMethods(separator: String) throws {
    let books =
      #"{"type": "object", "properties": {"books": {"type": "array", "items": {"$ref": "Book"}}}}"#
    let names =
      #"{"name": "names", "in": "query", "schema": {"type": "array", "items": {"type": "string"}}}"#
    let title = #"{"name": "title", "in": "query", "schema": {"type": "string"}}"#
    let shelf = "/shelves/{shelf}/books"
    let server = try StoreContract().schema("Book", Self.book)
      .path(
        shelf, ("GET", nil, [200: books]),
        ("POST", #"{"$ref": "Book"}"#, [200: #"{"$ref": "Book"}"#]),
        parameters: ["bookId"]
      )
      .path("\(shelf)/{book}", ("GET", nil, [200: #"{"$ref": "Book"}"#, 404: nil]))
      .path("\(shelf)\(separator)batchGet", ("GET", nil, [200: books]), parameters: [names])
      .path("\(shelf)\(separator)search", ("GET", nil, [200: books]), parameters: [title])
      .path(
        "\(shelf)\(separator)count",
        (
          "GET", nil,
          [
            200:
              #"{"type": "object", "required": ["count"], "properties": {"count": {"type": "integer"}}}"#
          ]
        ),
        parameters: [title]
      )
      .path(
        "\(shelf)\(separator)batchCreate",
        (
          "POST",
          #"{"type": "object", "properties": {"requests": {"type": "array", "items": {"type": "object", "properties": {"book": {"$ref": "Book"}}}}}}"#,
          [200: books]
        )
      )
      .path(
        "\(shelf)\(separator)batchDelete",
        (
          "POST",
          #"{"type": "object", "properties": {"names": {"type": "array", "items": {"type": "string"}}}}"#,
          [200: #"{"type": "object"}"#]
        )
      ).server()
    #expect(server.summary == "8 of 8 operations keep state")
    let path = "/shelves/1/books"
    func titles(_ line: String, _ body: JSON? = nil) throws -> [JSON?]? {
      try server.valid(line, body).body?["books"]?.arrayValue?.map { $0["title"] }
    }
    try server.valid("POST \(path)?bookId=moby", ["title": "Moby Dick", "name": ""])
    let emma: JSON = ["title": "Emma", "name": "shelves/1/books/emma"]
    try server.valid("POST \(path)", emma)
    #expect(try server.valid("GET \(path)/emma").body == emma)
    #expect(try server.valid("GET \(path)/moby").body?["title"] == "Moby Dick")
    #expect(try titles("GET \(path)\(separator)search?title=Emma") == ["Emma"])
    #expect(try titles("GET \(path)\(separator)batchGet?names=shelves/1/books/emma") == ["Emma"])
    #expect(try server.valid("GET \(path)\(separator)count").body?["count"] == 5)
    #expect(try server.valid("GET \(path)\(separator)count?title=Emma").body?["count"] == 1)
    let both: JSON = [
      "requests": [["book": ["name": "x", "title": "X"]], ["book": ["name": "y", "title": "Y"]]]
    ]
    #expect(try titles("POST \(path)\(separator)batchCreate", both) == ["X", "Y"])
    #expect(try server.valid("GET \(path)/y").body?["title"] == "Y")
    try server.valid(
      "POST \(path)\(separator)batchDelete", ["names": ["shelves/1/books/emma", "x"]])
    #expect(try server.valid("GET \(path)/emma").status == 404)
    #expect(try server.valid("GET \(path)/y").status == 200)
    // Nothing is named.
    try server.valid("POST \(path)\(separator)batchDelete", [:])
    #expect(try server.valid("GET \(path)\(separator)count").body?["count"] == 5)
  }

  /// A client that has to choose an identity hears that it is taken.
  @Test func chosenIdentitiesAreTakenOnce() throws {
    let server = try StoreContract().path(
      "/books", ("GET", nil, [200: #"{"type": "array", "items": \#(Self.book)}"#]),
      ("POST", Self.book, [201: Self.book, 422: nil])
    ).path("/books/{name}", ("GET", nil, [200: Self.book, 404: nil])).server()
    #expect(try server.valid("POST /books", ["name": "a"]).status == 201)
    #expect(try server.valid("POST /books", ["name": "a"]).status == 422)
  }

  /// What only can be read says which one it is.
  @Test func samplesAreThoseOfTheirPaths() throws {
    let server = try StoreContract().schema("User", Self.user)
      .path("/users/{username}", ("GET", nil, [200: #"{"$ref": "User"}"#]))
      .path("/jobs/{id}", ("GET", nil, [200: Self.tag]), parameters: [Self.id]).server()
    #expect(try server.valid("GET /users/ada").body?["login"] == "ada")
    #expect(try server.valid("GET /jobs/77").body?["id"] == 77)
  }
}
