import Foundation
import SDKContract
import SDKCore
import SDKRuntime
import Testing

@testable import SDKFake

/// Requests as they arrive, and their answers.
struct ExchangeTests {
  private let server = FakeServer(ShopContract.self, seed: 3)

  private func send(
    _ line: String, _ headers: HTTPHeaders = ["Authorization": "Bearer t"], _ body: String? = nil,
    type: String = "application/json"
  ) throws -> Answered {
    try server.answered(line, headers, body, type: type)
  }

  private static let key: HTTPHeaders = [
    "Authorization": "Bearer t", "Idempotency-Key": "123e4567-e89b-12d3-a456-426614174000",
  ]

  // MARK: Routes

  @Test func pathsLeadToOperations() throws {
    for line in ["GET /v1/pets", "GET /pets/", "HEAD /pets", "GET /v1/pets/mine"] {
      #expect(try send(line).status == 200, "\(line)")
    }
    let photo = try send("GET /v1/pets/7/photo.png?key=k", [:])
    #expect(photo.status == 200 && photo.headers["Content-Type"] == "image/png")
    #expect(try send("HEAD /pets").body == nil)
    #expect(server.violations.isEmpty)
  }

  @Test func whatIsNotThereIsRefused() throws {
    let nothing = try send("GET /v1/cats")
    #expect(nothing.status == 404 && nothing.headers["Content-Type"] == "application/problem+json")
    #expect(nothing.problems == ["request has the path '/v1/cats', which no operation has"])
    let method = try send("DELETE /v1/pets")
    #expect(method.status == 405 && method.headers["Allow"] == "GET, POST, HEAD")
    #expect(method.problems == ["request has the method DELETE, not GET, POST, HEAD"])
    let options = try send("OPTIONS /v1/pets/1")
    #expect(options.status == 204 && options.headers["Allow"] == "GET, PUT, PATCH, DELETE, HEAD")
    #expect(throws: FakeServerError.self) { try server.verify() }
  }

  // MARK: Requests

  @Test(arguments: [
    ("limit=ten", "query.limit is 'ten', not an integer"),
    ("limit=0", "query.limit is 0, not 1 or more"),
    ("kind=cow", "query.kind is 'cow', which is no choice"),
    ("near[lat]=91", "query.near.lat is 91, not 90 or less"),
    ("near[lon]=1", "query.near.lat is missing"),
    ("ids=1,x", "query.ids[1] is 'x', not an integer"),
    ("ids=1,1", "query.ids has equal items"),
  ])
  func parametersAreJudged(query: String, problem: String) throws {
    let refused = try send("GET /v1/pets?\(query)")
    #expect(refused.problems == [problem])
    // The operation has no answer of its own for it.
    #expect(refused.status == 422 && refused.headers["Content-Type"] == "application/problem+json")
  }

  @Test func validParametersPass() throws {
    let page = try send("GET /v1/pets?limit=2&offset=1&near%5Blat%5D=1.5&near[lon]=2&ids=1,2,3")
    #expect(page.status == 200 && page.problems == [])
    #expect(page.body?["data"]?.arrayValue?.count == 2 && page.body?["total"] == 3)
  }

  @Test(arguments: [
    ("{}", ["body.kind is missing", "body.name is missing"]),
    (
      #"{"name": "m", "kind": "cat"}"#,
      ["body.name has 1 characters, not 2 or more", "body.name does not match '^[A-Z]'"]
    ),
    (#"{"name": "Mia", "kind": "cat", "id": 1}"#, ["body.id is read-only"]),
    (#"{"name": "Mia", "kind": "cat", "color": 1}"#, ["body.color is not allowed"]),
    (
      #"{"name": "Mia", "kind": "cat", "place": {"lat": "x"}}"#,
      ["body.place.lat is 'x', not a number"]
    ),
    ("{", ["body is no JSON"]),
  ])
  func bodiesAreJudged(body: String, problems: [String]) throws {
    let refused = try send("POST /v1/pets", Self.key, body)
    #expect(refused.problems.sorted() == problems.sorted())
    // With the status and the body that the spec has for it.
    #expect(refused.status == 422)
    #expect(refused.body?["message"]?.stringValue?.contains(problems[0]) == true)
  }

  @Test func violationsSayWhereTheSpecForbids() throws {
    _ = try send("POST /v1/pets", Self.key, #"{"name": "Mia"}"#)
    let place = try #require(server.violations.first?.place)
    #expect(place.pointer == "/components/schemas/Pet/required/1")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Shop/shop.openapi.yaml")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[place.line - 1].dropFirst(place.column - 1).hasPrefix("kind]"))
    #expect(place.file.hasSuffix("shop.openapi.yaml"))
    #expect(throws: FakeServerError.self) { try server.verify() }
  }

  @Test func otherMistakesAreRefused() throws {
    #expect(try send("POST /v1/pets", Self.key).problems == ["body is missing"])
    let header = try send(
      "POST /v1/pets", ["Authorization": "Bearer t"], #"{"name": "Mia", "kind": "cat"}"#)
    #expect(header.problems == ["header.Idempotency-Key is missing"])
    let type = try send("POST /v1/pets", Self.key, "<pet/>", type: "text/xml")
    #expect(
      type.problems == [
        "header.Content-Type is 'text/xml', not application/json or application/x-www-form-urlencoded"
      ])
    let credential = try send("GET /v1/pets/mine", [:])
    #expect(
      credential.status == 401 && credential.problems == ["request lacks a credential: token"])
    #expect(try send("GET /v1/pets/1/photo.png", [:]).status == 401)
  }

  @Test func lenientServersOnlyReport() throws {
    server.judging = .lenient
    let answer = try send("GET /v1/pets?limit=ten")
    #expect(answer.status == 200 && answer.problems.count == 1)
    #expect(throws: FakeServerError.self) { try server.verify() }
  }

  @Test func formsAreReadByTheirSchemas() throws {
    let made = try send(
      "POST /v1/pets", Self.key, "name=Mia&kind=cat&place[lat]=1.5&tags[]=a&tags[]=b",
      type: "application/x-www-form-urlencoded")
    #expect(made.status == 201 && made.problems == [])
    #expect(made.body?["place"] == ["lat": 1.5] && made.body?["tags"] == ["a", "b"])
  }

  // MARK: State

  @Test func whatIsSentIsKept() throws {
    let made = try send("POST /v1/pets", Self.key, #"{"name": "Mia", "kind": "cat"}"#)
    let id = try #require(made.body?["id"]?.intValue)
    #expect(made.status == 201 && made.headers["Location"] == "/v1/pets/\(id)")
    #expect(try send("GET /v1/pets/\(id)").body == made.body)

    let put = try send("PUT /v1/pets/\(id)", Self.key, #"{"name": "Bo", "kind": "dog"}"#)
    #expect(put.body == ["id": .integer(Int64(id)), "name": "Bo", "kind": "dog"])
    let patch = try send(
      "PATCH /v1/pets/\(id)", Self.key, #"{"born": "2026-01-01", "place": {"lat": 1}}"#,
      type: "application/merge-patch+json")
    #expect(patch.body?["born"] == "2026-01-01" && patch.body?["name"] == "Bo")
    let merged = try send(
      "PATCH /v1/pets/\(id)", Self.key, #"{"born": null, "tags": null, "place": {"lon": 2}}"#,
      type: "application/merge-patch+json")
    #expect(merged.body?["born"] == .null && merged.body?["place"] == ["lat": 1, "lon": 2])

    let dogs = try send("GET /v1/pets?kind=dog").body?["data"]?.arrayValue ?? []
    #expect(dogs.contains { $0["id"]?.intValue == id } && dogs.allSatisfy { $0["kind"] == "dog" })
    let removed = try send("DELETE /v1/pets/\(id)")
    #expect(removed.status == 204)
    let gone = try send("GET /v1/pets/\(id)")
    #expect(gone.status == 404 && gone.body?["message"] == .string("nothing at '/v1/pets/\(id)'"))
    #expect(try send("DELETE /v1/pets/\(id)").status == 404)
    try server.verify()
  }

  /// RFC 9457, section 3.1.2; a `status` of the spec's own, which may not be the number, stays.
  @Test(arguments: [
    (#"{"type": "integer"}"#, true), (#"{"enum": [7]}"#, false), (#"{"type": "string"}"#, false),
  ])
  func aProblemStatesItsStatus(schema: String, isStated: Bool) throws {
    let problem =
      #"{"type": "object", "required": ["status", "title"], "properties": {"status": \#(schema), "title": {"type": "string"}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/pets/{id}": {"DELETE": {"id": "remove", "responses": {"204": {}, "404": {"content": {
        "application/problem+json": {"schema": \#(problem)}}}}, "parameters": [
        {"name": "id", "in": "path", "schema": {"type": "integer"}}]}},
        "/pets": {"GET": {"id": "list", "responses": {"200": {"content": {"application/json": {"schema": {
        "type": "array", "items": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}}}}}}}}}}}
        """#)
    let gone = try server.answered("DELETE /pets/987654")
    #expect(gone.status == 404 && gone.body?["title"] == "nothing at '/pets/987654'")
    #expect((gone.body?["status"] == 404) == isStated)
  }

  /// `/owners/1/visits` and `/owners/2/visits` are two collections, and what is in them knows whose it is.
  @Test func collectionsAreByPlace() throws {
    let made = try send("POST /v1/owners/1/visits", Self.key, #"{"ownerId": 1, "note": "first"}"#)
    let id = try #require(made.body?["visitId"]?.stringValue)
    #expect(try send("GET /v1/owners/1/visits/\(id)").body?["note"] == "first")
    #expect(try send("GET /v1/owners/2/visits/\(id)").status == 404)
    let others = try send("GET /v1/owners/2/visits").body?.arrayValue ?? []
    #expect(others.count == 3 && others.allSatisfy { $0["ownerId"] == 2 })
  }

  /// The example of an identity is that of one record; the others have their own, of the same kind.
  @Test func identitiesDifferFromTheirExample() throws {
    let example = "3be6453c-03eb-4357-ae5a-984a0e574a54"
    let event =
      #"{"type": "object", "properties": {"eventId": {"type": "string", "format": "uuid", "example": "\#(example)"}}}"#
    let content = #"{"content": {"application/json": {"schema": \#(event)}}}"#
    let list =
      #"{"content": {"application/json": {"schema": {"type": "array", "items": \#(event)}}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/events": {"GET": {"id": "list", "responses": {"200": \#(list)}},
        "POST": {"id": "add", "requestBody": \#(content), "responses": {"201": \#(content)}}},
        "/events/{eventId}": {"GET": {"id": "get", "responses": {"200": \#(content), "404": {}}, "parameters": [
        {"name": "eventId", "in": "path", "schema": {"type": "string", "format": "uuid"}}]}}}}
        """#)
    let listed =
      try server.answered("GET /events").body?.arrayValue?.compactMap { $0["eventId"]?.stringValue }
      ?? []
    #expect(listed.first == example && Set(listed).count == 3)
    let made = try server.answered("POST /events", [:], "{}")
    let id = try #require(made.body?["eventId"]?.stringValue)
    #expect(!listed.contains(id) && made.headers["Location"] == "/events/\(id)")
    for id in listed + [id] {
      let found = try server.answered("GET /events/\(id)")
      #expect(found.status == 200 && found.problems == [] && found.body?["eventId"] == .string(id))
    }
  }

  @Test func theSummarySaysWhatKeepsState() {
    #expect(
      server.summary == "9 of 11 operations keep state; 2 answer samples: Pets.mine, Pets.photo")
  }

  // MARK: Disturbances

  @Test func disturbancesComeFirst() throws {
    server.disturb("Pets.list", first: 2, .status(503))
    server.disturb("Pets.get", .failure(.offline))
    #expect(try (0..<3).map { _ in try send("GET /v1/pets").status } == [503, 503, 200])
    #expect(throws: TransportError.self) { try send("GET /v1/pets/1") }
    try server.verify()
  }

  /// Methods are case-sensitive: those of `additionalOperations` too.
  @Test func methodsAreThoseOfTheSpec() {
    let operation = ContractDraft(.object([]))
    let draft: ContractDraft = [
      "paths": ["/pets": ["COPY": operation, "lock": operation, "GET": operation]]
    ]
    let router = Router(Contract(draft.text).root)
    for method in ["COPY", "lock", "GET", "HEAD"] {
      guard case .found = router.route(method, "/pets") else {
        Issue.record("\(method) is not found")
        continue
      }
    }
    guard case .otherMethods = router.route("LOCK", "/pets") else {
      Issue.record("LOCK is found")
      return
    }
  }

  /// Answers are what the spec allows, for every operation and seed.
  @Test(arguments: UInt64(0)..<20)
  func answersAreValid(seed: UInt64) throws {
    let server = FakeServer(ShopContract.self, seed: seed)
    let judge = ResponseJudge(server.model.library)
    for entry in server.model.router.entries where entry.method == "GET" {
      let operation = server.model.operation(entry)
      let path =
        "/v1"
        + operation.route.replacing("{format}", with: "png")
        .replacing(#/\{\w+\}/#, with: "1")
      let answer = try server.answer(
        ReceivedRequest(
          method: "GET", path: path, query: [("key", "k")], headers: Self.key, body: Data())
      ).get()
      #expect(judge.violations(of: answer, to: operation) == [], "\(operation.id)")
    }
  }
}
