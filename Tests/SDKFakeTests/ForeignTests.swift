import SDKCore
import Testing

@testable import SDKFake

/// What documents of other people have shown: how they say what belongs together.
struct ForeignTests {
  private static let text = #"{"type": "string"}"#
  private static let number = #"{"type": "integer"}"#
  private static let made = #"{"type": "integer", "readOnly": true}"#

  private static func object(_ properties: String, required: String = "") -> String {
    #"{"type": "object", "required": [\#(required)], "properties": {\#(properties)}}"#
  }

  // MARK: JSON:API

  private static let budget = object(
    """
    "type": \(text), "id": \(text), "attributes": \(object(
      #""name": \#(text), "type": \#(text), "amount": \#(text), "created_at": {"type": "string", "readOnly": true}"#,
      required: #""name""#))
    """, required: #""type", "id", "attributes""#)

  private static let budgets: StoreContract = {
    let one = object(#""data": {"$ref": "Budget"}"#, required: #""data""#)
    let new = object(#""name": \#(text), "type": \#(text), "amount": \#(text)"#)
    return StoreContract().schema("Budget", budget)
      .path(
        "/budgets",
        ("GET", nil, [200: object(#""data": {"type": "array", "items": {"$ref": "Budget"}}"#)]),
        ("POST", new, [200: one]), parameters: ["name"]
      )
      .path(
        "/budgets/{name}", ("GET", nil, [200: one, 404: nil]), ("PUT", new, [200: one, 404: nil]),
        ("PATCH", new, [200: one, 404: nil]), ("DELETE", nil, [204: nil, 404: nil]))
  }()

  /// Requests have side by side what records have in their `attributes`, and paths say one of these.
  @Test func attributesAreSentFlat() throws {
    let server = try Self.budgets.server()
    let made = try server.valid("POST /budgets", ["name": "Food", "type": "monthly"]).body?["data"]
    #expect(made?["attributes"]?["name"] == "Food" && made?["attributes"]?["type"] == "monthly")
    let id = try #require(made?["id"]?.wireText)
    #expect(try server.valid("GET /budgets/\(id)").body?["data"] == made)
    #expect(try server.valid("GET /budgets/Food").body?["data"] == made)
    let changed = try server.valid("PATCH /budgets/Food", ["amount": "12"]).body?["data"]
    #expect(changed?["attributes"]?["amount"] == "12" && changed?["attributes"]?["name"] == "Food")
    let put = try server.valid("PUT /budgets/Food", ["name": "Fuel"]).body?["data"]
    #expect(put?["attributes"]?["name"] == "Fuel" && put?["attributes"]?["amount"] == nil)
    #expect(put?["attributes"]?["created_at"] == made?["attributes"]?["created_at"])
    let found = try server.valid("GET /budgets?name=Fuel").body?["data"]?.arrayValue
    #expect(found?.map { $0["id"] } == [.string(id)])
    try server.valid("DELETE /budgets/Fuel")
    #expect(try server.valid("GET /budgets/Fuel").status == 404)
    #expect(try server.valid("GET /budgets/\(id)").status == 404)
  }

  // MARK: Names

  /// What is deleted by one of its names is gone, also where no answer is declared for that.
  @Test func namesAreInMetadata() throws {
    let pod = Self.object(#""metadata": \#(Self.object(#""name": \#(Self.text)"#))"#)
    let server = try StoreContract().schema("Pod", pod)
      .path(
        "/pods",
        ("GET", nil, [200: Self.object(#""items": {"type": "array", "items": {"$ref": "Pod"}}"#)]),
        ("POST", #"{"$ref": "Pod"}"#, [201: #"{"$ref": "Pod"}"#])
      )
      .path(
        "/pods/{name}", ("GET", nil, [200: #"{"$ref": "Pod"}"#]), ("DELETE", nil, [200: nil])
      ).server()
    func names() throws -> [JSON?] {
      try server.valid("GET /pods").body?["items"]?.arrayValue?.map { $0["metadata"]?["name"] }
        ?? []
    }
    let made = try server.valid("POST /pods", ["metadata": ["name": "web"]]).body
    #expect(try server.valid("GET /pods/web").body == made)
    #expect(try names().filter { $0 == "web" }.count == 1)
    try server.valid("DELETE /pods/web")
    #expect(try !names().contains("web"))
    #expect(try server.answered("GET /pods/web").status == 404)
  }

  /// `{external_customer_id}` is the `external_id` of a customer.
  @Test func parametersRepeatWhatRecordsAre() throws {
    let customer = Self.object(
      #""lago_id": \#(Self.text), "external_id": \#(Self.text), "name": \#(Self.text)"#,
      required: #""lago_id", "external_id""#)
    let server = try StoreContract()
      .collection("/customers", "external_customer_id", of: customer, type: Self.text).server()
    try server.valid("POST /customers", ["external_id": "abc", "lago_id": "l", "name": "Ada"])
    #expect(try server.valid("GET /customers/abc").body?["name"] == "Ada")
  }

  /// Who makes something below what is not there has made that as well.
  @Test func whatIsMadeBelowNothingIsThere() throws {
    let item = Self.object(#""id": \#(Self.made), "title": \#(Self.text)"#, required: #""id""#)
    let list = #"{"type": "array", "items": \#(item)}"#
    let server = try StoreContract()
      .collection("/agents", of: Self.object(#""id": \#(Self.number)"#, required: #""id""#))
      .path(
        "/agents/{agentId}/tasks", ("GET", nil, [200: list, 404: nil]), ("POST", item, [201: item])
      )
      .path("/agents/{agentId}/tasks/{id}", ("GET", nil, [200: item, 404: nil])).server()
    #expect(try server.valid("GET /agents/90/tasks").status == 404)
    let made = try server.valid("POST /agents/90/tasks", ["title": "Call"]).body
    let id = try #require(made?["id"]?.wireText)
    #expect(try server.valid("GET /agents/90/tasks/\(id)").body == made)
    #expect(try server.ids("GET /agents/90/tasks").contains(id))
    #expect(try server.valid("GET /agents/91/tasks").status == 404)
  }

  /// `{"message": "created"}` is all that some answer to what they keep.
  @Test func answersAcknowledge() throws {
    let note = Self.object(
      #""uid": \#(Self.text), "title": \#(Self.text), "body": \#(Self.text)"#, required: #""uid""#)
    let done = Self.object(
      #""task": \#(Self.number), "message": \#(Self.text)"#, required: #""task""#)
    let server = try StoreContract()
      .path(
        "/notes", ("GET", nil, [200: #"{"type": "array", "items": \#(note)}"#]),
        ("POST", note, [202: done])
      )
      .path(
        "/notes/{uid}", ("GET", nil, [200: note, 404: nil]),
        ("PATCH", Self.object(#""title": \#(Self.text)"#), [202: done]),
        ("DELETE", nil, [202: done])
      ).server()
    try server.valid("POST /notes", ["uid": "a", "title": "Milk"])
    #expect(try server.valid("GET /notes/a").body?["title"] == "Milk")
    #expect(try server.ids("GET /notes", "uid").contains("a"))
    try server.valid("PATCH /notes/a", ["title": "Bread"])
    #expect(try server.valid("GET /notes/a").body?["title"] == "Bread")
    try server.valid("DELETE /notes/a")
    #expect(try server.valid("GET /notes/a").status == 404)
  }

  // MARK: Lists

  /// What is only read is kept as well where requests ask for a part of it, so that the parts are of one list.
  @Test func listsThatAreOnlyReadArePaged() throws {
    let event = Self.object(
      #""id": \#(Self.number), "actor": \#(Self.text), "level": {"enum": ["low", "high"]}"#,
      required: #""id", "actor", "level""#)
    let list = Self.object(
      #""events": {"type": "array", "items": \#(event)}, "total": \#(Self.number)"#,
      required: #""events", "total""#)
    let limit = #"{"name": "limit", "in": "query", "schema": {"type": "integer"}}"#
    let server = try StoreContract()
      .path("/audit/events", ("GET", nil, [200: list]), parameters: ["actor", "level", limit])
      .path("/status", ("GET", nil, [200: list])).server()
    #expect(server.summary == "1 of 2 operations keep state; 1 answer samples: GET /status")
    let all = try server.valid("GET /audit/events").body
    #expect(all?["events"]?.arrayValue?.count == 3 && all?["total"] == 3)
    let first = try server.valid("GET /audit/events?limit=1").body
    #expect(first?["events"]?.arrayValue == all?["events"]?.arrayValue.map { [$0[0]] })
    let high = try server.valid("GET /audit/events?level=high").body?["events"]?.arrayValue
    #expect(high?.isEmpty == false && high?.allSatisfy { $0["level"] == "high" } == true)
    // Nobody can add what is asked for, unless the test has.
    #expect(try server.ids("GET /audit/events?actor=ada").count == 3)
    try server.setRecords(
      of: "/audit/events", to: [["id": 7, "actor": "ada", "level": "low"]] as [JSON])
    #expect(try server.ids("GET /audit/events?actor=ada") == ["7"])
    #expect(try server.ids("GET /audit/events?actor=bo") == [])
  }

  /// Who only reads does not fill the server.
  @Test func samplesMakeRoom() throws {
    let item = Self.object(#""id": \#(Self.made), "title": \#(Self.text)"#, required: #""id""#)
    let list = #"{"type": "array", "items": \#(item)}"#
    let server = try StoreContract()
      .path("/agents/{a}/tasks", ("GET", nil, [200: list]), ("POST", item, [201: item])).server()
    server.store.with { $0.mostBytes = 100_000 }
    let first = try server.valid("GET /agents/0/tasks").body
    try server.valid("POST /agents/mine/tasks", ["title": "Call"])
    for agent in 1...500 { _ = try server.answered("GET /agents/\(agent)/tasks") }
    #expect(server.store.with { $0.size } < 50_000)
    #expect(try server.valid("GET /agents/0/tasks").body == first)
    #expect(try server.ids("GET /agents/mine/tasks").count == 4)
  }

  // MARK: Samples

  /// A member of a union that the rest of the schema excludes is no sample.
  @Test(arguments: ["oneOf", "anyOf"]) func unionsFitWhatIsAroundThem(keyword: String) throws {
    let details = #"""
      {"allOf": [{"\#(keyword)": [{"type": "null"}, \#(Self.object(#""a": \#(Self.text)"#))]},
      {"type": "object", "properties": {"b": \#(Self.number)}}]}
      """#
    let server = try StoreContract().path(
      "/batches/{id}",
      ("GET", nil, [200: Self.object(#""details": \#(details)"#, required: #""details""#)])
    ).server()
    for id in 1...10 {
      #expect(try server.valid("GET /batches/\(id)").body?["details"]?.objectValue != nil)
    }
  }

  /// A login that answers cookies this time has no token.
  @Test func onlySomeLoginsAnswerTokens() throws {
    func closed(_ tag: String, _ property: String) -> String {
      #"""
      {"type": "object", "additionalProperties": false, "required": ["object", "\#(property)"],
      "properties": {"object": {"enum": ["\#(tag)"]}, "\#(property)": {"type": "string"}}}
      """#
    }
    let server = try StoreContract().path(
      "/sessions/{id}/refresh",
      (
        "POST", #"{"type": "object"}"#,
        [200: #"{"oneOf": [\#(closed("token", "jwt")), \#(closed("cookies", "cookie"))]}"#]
      )
    ).server()
    let bodies = try (1...8).map { try server.valid("POST /sessions/\($0)/refresh", [:]).body }
    #expect(bodies.contains { $0?["jwt"] != nil } && bodies.contains { $0?["cookie"] != nil })
  }

  /// Two objects, of which one is no choice, are not said to be the same.
  @Test func choicesMayBeObjects() throws {
    let server = try StoreContract().path(
      "/ports", ("POST", #"{"enum": [{}], "type": "object"}"#, [204: nil])
    ).server()
    let problems = try server.answered("POST /ports", [:], #"{"x": 1}"#).problems
    #expect(problems.map(\.description).joined().contains("body is an object, which is no choice"))
  }

  // MARK: Numbers

  /// A cart costs what is in it.
  @Test func cartsAreSummed() throws {
    let line = Self.object(
      #""id": \#(Self.made), "name": \#(Self.text), "price": {"type": "number"}, "quantity": {"type": "integer", "minimum": 1}, "line_total": {"type": "number", "readOnly": true}"#,
      required: #""id", "price", "quantity", "line_total""#)
    func cart(_ others: String) -> String {
      Self.object(
        #""id": \#(Self.number), "items": {"type": "array", "items": \#(line)}, "subtotal": {"type": "number"}, "total": {"type": "string"}\#(others)"#,
        required: #""id", "items", "subtotal", "total""#)
    }
    let new = Self.object(
      #""items": {"type": "array", "items": {"type": "object", "properties": {"price": {"type": "number"}, "quantity": {"type": "integer"}}}}"#
    )
    let server = try StoreContract().collection("/carts", of: cart(""), taking: new)
      .collection("/orders", of: cart(#", "tax": {"type": "number"}"#), taking: new).server()
    let items: JSON = [["price": 0.1, "quantity": 3], ["price": 20, "quantity": 2]]
    let made = try server.valid("POST /carts", ["items": items]).body
    #expect(made?["subtotal"]?.doubleValue == 40.3 && made?["total"] == "40.3")
    #expect(made?["items"]?.arrayValue?.map { $0["line_total"]?.doubleValue } == [0.3, 40])
    let id = try #require(made?["id"]?.wireText)
    let emptied = try server.valid("PUT /carts/\(id)", ["items": []]).body
    #expect(emptied?["subtotal"]?.doubleValue == 0)
    let stated = try server.valid("POST /carts", ["items": items, "total": "9"]).body
    let other = try #require(stated?["id"]?.wireText)
    #expect(stated?["total"] == "9" && stated?["subtotal"]?.doubleValue == 40.3)
    #expect(try server.valid("PATCH /carts/\(other)", ["note": "x"]).body?["total"] == "9")
    // What else is in a total is not known.
    let order = try server.valid("POST /orders", ["items": items]).body
    #expect(order?["subtotal"]?.doubleValue == 40.3 && order?["total"] != "40.3")
  }

  /// What is liked is counted, once for each who likes it.
  @Test func likesAreCounted() throws {
    let post = Self.object(
      #""id": \#(Self.number), "liked": {"type": "boolean"}, "likes_count": \#(Self.number), "viewCount": \#(Self.number)"#,
      required: #""id", "liked", "likes_count", "viewCount""#)
    let server = try StoreContract().collection("/posts", of: post)
      .path(
        "/posts/{id}/like", ("POST", nil, [204: nil, 404: nil]),
        ("DELETE", nil, [204: nil, 404: nil])
      )
      .path("/posts/{id}/view", ("POST", nil, [204: nil, 404: nil])).server()
    try server.valid("POST /posts", ["id": 9, "liked": false, "likes_count": 4, "viewCount": 1])
    func counts() throws -> [JSON?] {
      let post = try server.valid("GET /posts/9").body
      return [post?["liked"], post?["likes_count"], post?["viewCount"]]
    }
    for _ in 0..<2 {
      try server.valid("POST /posts/9/like")
      try server.valid("POST /posts/9/view")
    }
    #expect(try counts() == [true, 5, 3])
    try server.valid("DELETE /posts/9/like")
    #expect(try counts() == [false, 4, 3])
  }

  /// What a user has marked is in a collection of the user's, of which some only say whether it is there.
  @Test func favouritesAreKept() throws {
    let pet = Self.object(
      #""id": \#(Self.number), "name": \#(Self.text)"#, required: #""id", "name""#)
    let server = try StoreContract().schema("Pet", pet).collection("/pets", of: #"{"$ref": "Pet"}"#)
      .path("/me/favourites", ("GET", nil, [200: #"{"type": "array", "items": {"$ref": "Pet"}}"#]))
      .path(
        "/me/favourites/{id}", ("GET", nil, [204: nil, 404: nil]), ("PUT", nil, [204: nil]),
        ("DELETE", nil, [204: nil, 404: nil]),
        parameters: [#"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#]
      ).server()
    let mia = try server.valid("POST /pets", ["id": 40, "name": "Mia"]).body
    #expect(try server.valid("GET /me/favourites/40").status == 404)
    try server.valid("PUT /me/favourites/40")
    #expect(try server.valid("GET /me/favourites/40").status == 204)
    #expect(try server.valid("GET /me/favourites").body?.arrayValue?.contains(mia ?? .null) == true)
    try server.valid("DELETE /me/favourites/40")
    #expect(try server.valid("GET /me/favourites/40").status == 404)
  }

  /// Lists have what was deleted where they are asked for it.
  @Test(arguments: [
    ("trashed", "with", "only"), ("deleted", "true", "only"), ("trashed", "1", "only"),
  ])
  func whatIsDeletedIsSeen(name: String, with: String, only: String) throws {
    let note = Self.object(
      #""id": \#(Self.number), "title": \#(Self.text), "deletedAt": {"type": ["string", "null"], "format": "date-time"}"#,
      required: #""id", "deletedAt""#)
    let server = try StoreContract().collection("/notes", of: note, query: [name]).server()
    try server.valid("DELETE /notes/2")
    #expect(try server.ids("GET /notes") == ["1", "3"])
    #expect(try server.ids("GET /notes?\(name)=\(with)") == ["1", "3", "2"])
    #expect(try server.ids("GET /notes?\(name)=\(only)") == ["2"])
    let gone = try server.valid("GET /notes?\(name)=\(only)").body?.arrayValue?.first
    #expect(gone?["deletedAt"]?.stringValue != nil)
    #expect(try server.valid("GET /notes/2").status == 404)
  }
}
