import Foundation
import SDKCore
import SDKFake
import SDKRuntime
import Testing

/// What answers in place of the server.
struct HandlerTests {
  private let server = FakeServer(ShopContract.self, seed: 3)

  @Test func handlersSeeWhatTheJudgeHasRead() throws {
    let seen = Locked<[FakeRequest]>([])
    server.on("Pets.list") { request, _ in
      seen.with { $0.append(request) }
      return nil
    }
    server.on("Pets.create") { request, _ in
      seen.with { $0.append(request) }
      return nil
    }
    let list = try server.answered("GET /v1/pets?limit=2&near[lat]=1.5&ids=1,2")
    #expect(list.status == 200 && list.body?["data"]?.arrayValue?.count == 2)
    let key = "123e4567-e89b-12d3-a456-426614174000"
    let made = try server.answered(
      "POST /v1/pets", ["Authorization": "Bearer t", "Idempotency-Key": key],
      #"{"name": "Mia", "kind": "cat"}"#)
    #expect(made.status == 201)
    let requests = seen.with { $0 }
    try #require(requests.count == 2)
    #expect(requests[0].arguments == ["limit": 2, "near": ["lat": 1.5], "ids": [1, 2]])
    #expect(requests[1].arguments == ["Idempotency-Key": .string(key)])
    #expect(requests[1].body == ["name": "Mia", "kind": "cat"] && requests[1].path == "/v1/pets")
    // What is refused does not reach them.
    #expect(try server.answered("GET /v1/pets?limit=0").status == 422)
    #expect(seen.with { $0.count } == 2)
  }

  @Test func theFirstAnswerCounts() throws {
    server.on("Pets.get") { request, _ in request.arguments["id"] == 13 ? .status(404) : nil }
    server.on("Pets.get") { _, store in
      .json(["id": 1, "name": "Mia", "kind": "cat"])
        .header("X-Count", "\(try store.records(of: "/pets").count)")
    }
    // With the body that the spec has for it.
    let lost = try server.answered("GET /v1/pets/13")
    #expect(lost.status == 404 && lost.body?["message"]?.stringValue != nil)
    let found = try server.answered("GET /v1/pets/99")
    #expect(found.body?["name"] == "Mia" && found.headers["X-Count"] == "3")
    try server.verify()
  }

  @Test func piecesOfStreamsAreJudged() throws {
    let event = #"""
      {"type": "object", "required": ["event", "data"], "properties": {"event": {"enum": ["a", "message"]},
        "id": {"type": "integer"}, "data": {"type": "string", "contentSchema": {"type": "object", "required": ["n"]}}}}
      """#
    func problems(_ type: String, _ schema: String, _ text: String) throws -> [String] {
      let server = try FakeServer(
        contract: """
          {"paths": {"/feed": {"GET": {"id": "feed", "streamEnd": "[DONE]", "responses": {"200": {"content":
            {"\(type)": \(schema)}}}}}}}
          """)
      server.on("feed") { _, _ in .data(Data(text.utf8), type: type) }
      _ = try server.answered("GET /feed")
      return server.violations.map { "\($0.subject) \($0.problem)" }
    }
    let events = "text/event-stream"
    #expect(
      try problems(
        events, #"{"itemSchema": \#(event)}"#,
        """
        : alive

        event: a
        id: 1
        data: {"n":
        data: 1}

        data: {"n": 2}

        event: b
        data: {"n": 3}

        event: a
        data: {"m": 4}

        event: a
        data: none

        data: {"error": {"code": 1}}

        data: [DONE]

        event: c
        data: late


        """) == [
          "body[2].event is 'b', which is no choice", "body[3].data.n is missing",
          "body[4].data holds no JSON",
        ])
    // Data without the fields around it.
    #expect(
      try problems(events, #"{"schema": {"type": "integer"}}"#, "data: 1\n\ndata: x\n\n") == [
        "body[1] is 'x', not an integer"
      ])
    #expect(try problems(events, #"{"schema": {"type": "string"}}"#, "data: 1\n\n") == [])
    let lines = "{\"n\": 1}\n\n{\"n\": \"x\"}\n{\n"
    let item = #"{"type": "object", "properties": {"n": {"type": "integer"}}}"#
    let wrong = ["body[1].n is 'x', not an integer", "body[2] is no JSON"]
    #expect(try problems("application/jsonl", #"{"itemSchema": \#(item)}"#, lines) == wrong)
    #expect(
      try problems(
        "application/x-ndjson", #"{"schema": {"type": "array", "items": \#(item)}}"#, lines)
        == wrong)
    #expect(
      try problems(
        "application/json-seq", #"{"itemSchema": \#(item)}"#, "\u{1E}{\"n\": 1.5}\n") == [
          "body[0].n is 1.5, not an integer"
        ])
  }

  @Test func whatHandlersAnswerIsJudged() throws {
    server.on("Pets.get") { request, _ in
      request.arguments["id"] == 1 ? .json(["id": 1, "name": "m", "kind": "cow"]) : .status(410)
    }
    let wrong = try server.answered("GET /v1/pets/1")
    #expect(wrong.status == 200 && wrong.body?["kind"] == "cow")
    #expect(
      wrong.problems == [
        "body.kind is 'cow', which is no choice", "body.name has 1 characters, not 2 or more",
        "body.name does not match '^[A-Z]'",
      ])
    #expect(
      try server.answered("GET /v1/pets/2").problems == [
        "status is 410, which the operation has not"
      ])
    let error = #expect(throws: FakeServerError.self) { try server.verify() }
    #expect(error?.complaints.first?.request == "the answer to GET /v1/pets/1 (Pets.get)")
  }

  @Test func errorsOfHandlersAreReported() throws {
    server.on("Pets.list") { _, _ in throw CocoaError(.fileNoSuchFile) }
    server.on("Pets.get") { _, _ in throw TransportError(.offline) }
    let failed = try server.answered("GET /v1/pets")
    #expect(failed.status == 500 && failed.problems.count == 1)
    #expect(throws: TransportError.self) { try server.answered("GET /v1/pets/1") }
    #expect(server.violations.count == 1)
  }

  @Test func operationsThatDoNotExistAreReported() {
    server.on("Pets.got") { _, _ in nil }
    server.disturb("Pets.gone", .status(500))
    let error = #expect(throws: FakeServerError.self) { try server.verify() }
    #expect(error?.complaints.map(\.request) == ["'Pets.got'", "'Pets.gone'"])
  }
}
