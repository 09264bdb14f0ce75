import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import Testing

@Suite struct NormalisationTests {
  private let place = SourceLocation(file: "api.json", line: 1, column: 1)

  private func api(_ schemas: String, sent: String?, received: String?) throws -> API {
    func type(_ name: String) -> TypeReference { .model(ModelID(name)) }
    var operation = Operation(
      name: "op", provenance: "/paths/~1x/post", method: "POST", path: [], location: place)
    operation.body = sent.map { .json(type($0)) }
    operation.response.returns = received.map { .value(type($0)) } ?? .nothing
    return API(
      name: "A", groups: [OperationGroup(name: nil, operations: [operation], location: place)],
      models: lower(try document(schemas)).value, location: place)
  }

  private let user = """
    "User": {"type": "object", "required": ["id", "name", "password"], "properties": {
      "id": {"type": "integer", "readOnly": true}, "name": {"type": "string"},
      "password": {"type": "string", "writeOnly": true}}},
    "Team": {"properties": {"users": {"type": "array", "items": {"$ref": "#/components/schemas/User"}}}}
    """

  @Test func modelsThatTravelBothWaysBecomeTwo() throws {
    let result = normalise(try api(user, sent: "Team", received: "Team"))

    #expect(
      text(of: result.models) == """
        User
          id: Int
          name: String
          password: String?
        User+input
          name: String
          password: String
        Team
          users: [User]?
        Team+input
          users: [User input]?
        """)
    #expect(result.groups[0].operations[0].body == .json(.model(ModelID("Team input"))))
    #expect(result.groups[0].operations[0].response.returns == .value(.model(ModelID("Team"))))
  }

  /// Two statuses with the same thing, each in words of its own.
  @Test func equalResponsesAreOneOnceTheirTypesAreShared() throws {
    let lowered = try operation(
      """
      "get": { "responses": {
        "200": { "content": { "application/json": { "schema": { "properties": { "a": { "properties": { "b": { "type": "string" } } } } } } } },
        "201": { "content": { "application/json": { "schema": { "properties": { "a": { "properties": { "b": { "type": "string" } } } } } } } } } }
      """
    ).value
    guard case .value = lowered.response.returns else {
      Issue.record("\(lowered.response.returns)")
      return
    }
  }

  /// What is sent has a type of its own before anything is received, which would give it one.
  @Test func modelsThatTravelOneWayLoseWhatIsNotSentAndNeedNotWhatIsNotReceived() throws {
    let sent = normalise(try api(user, sent: "User", received: nil))
    let received = normalise(try api(user, sent: nil, received: "User"))

    #expect(text(of: sent.models[1]) == "User+input\n  name: String\n  password: String")
    #expect(sent.groups[0].operations[0].body == .json(.model(ModelID("User input"))))
    #expect(text(of: received.models[0]) == "User\n  id: Int\n  name: String\n  password: String?")
    #expect(sent.models.count == 3)
    #expect(received.models.count == 2)
  }

  @Test func optionalFieldsOfOneDirectionAreNoReason() throws {
    let schemas = #""A": {"properties": {"id": {"type": "integer", "readOnly": true}}}"#
    let result = normalise(try api(schemas, sent: "A", received: "A"))

    #expect(text(of: result.models) == "A\n  id: Int?")
  }

  /// Each location has a type of its own, whatever else is equal today.
  @Test func equalInlineTypesStayApart() throws {
    let inline = #"{"properties": {"s": {"enum": ["a", "b"]}}}"#
    let result = normalise(
      try api(
        #""A": {"properties": {"x": \#(inline)}}, "B": {"properties": {"x": \#(inline)}}"#,
        sent: "A", received: "B"))

    #expect(
      text(of: result.models) == """
        A
          x: …x?
        A+x
          s: …s?
        …x+s: string "a" | "b"
        B
          x: …x?
        B+x
          s: …s?
        …x+s: string "a" | "b"
        """)
    #expect(result.models[0].shape.types != result.models[3].shape.types)
  }

}
