import Foundation
import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

/// Streams that a field of the body asks for, and what stands beside an operation's own method.
@Suite struct SwitchTests {
  private static let stream = StreamResponse(
    kind: .events(.scalar(.json)), end: "[DONE]", switchField: "stream")

  private func client(_ body: Body, _ models: [Model] = []) throws -> String {
    let operation = Parcels.operation(
      "talk", .post, body: body, returns: .value(.scalar(.json)), stream: Self.stream)
    let api = API(
      name: "Chat", groups: [Parcels.group("chat", [operation])], models: models,
      location: Parcels.place)
    return try #require(generated(api)["ChatClient.swift"])
  }

  @Test func aPartIsSetByTheStream() throws {
    let fields = [
      Parcels.argument("file", .scalar(.file)),
      Parcels.argument("stream", .optional(.scalar(.bool))),
    ]
    for body in [
      Body.multipart(fields), .form([fields[1], Parcels.argument("file", .scalar(.string))]),
    ] {
      let client = try client(body)
      let method = try #require(client.components(separatedBy: "func talkStream(").last)
      #expect(method.contains("stream: true)"))
      #expect(!method.contains("stream: Bool?"))
      #expect(client.contains("stream: false)"))
      #expect(!client.contains("stream: Bool?"))
    }
  }

  /// The compiler refuses a `switch` over many cases with values without a `default`.
  @Test func manyCasesAreSeveralSwitches() throws {
    for (count, parts) in [(500, 1), (501, 2)] {
      let operations = (1...count).map { Parcels.operation("talk\($0)", .get) }
      let api = API(
        name: "Chat", groups: [Parcels.group("chat", operations)], location: Parcels.place)
      let text = try #require(generated(api)["ChatEndpoints.swift"])

      #expect(text.components(separatedBy: "    switch self {\n").count - 1 == 2 * parts)
      #expect(text.contains("default: break") == (parts > 1))
    }
  }

  private static func model(_ fields: [Property]) -> [Model] {
    [Parcels.model("Options", .structure(Structure(properties: fields)))]
  }

  @Test func anAbsentBodyBecomesOneWithTheFlagAlone() throws {
    let flag = Parcels.field("stream", .optional(.scalar(.bool)))
    let type = TypeReference.optional(.model(ModelID("Options")))
    for body in [Body.json(type), .formValue(type, styles: [])] {
      let empty = try client(body, Self.model([flag]))
      #expect(empty.contains("var body = body ?? .init()\n    body.stream = true\n"))
      #expect(empty.contains("var body = body\n    body?.stream = false\n"))
      let needed = Self.model([flag, Parcels.field("text", .scalar(.string))])
      #expect(try client(body, needed).contains("var body = body\n    body?.stream = true\n"))
    }
  }

  /// Enums of what is received are no more than the models are.
  @Test func eventsAndResponsesAreHashableWhereModelsAre() throws {
    var events = Parcels.operation("watch", .get)
    events.stream = StreamResponse(
      kind: .namedEvents([.init(name: "a", type: .model(ModelID("M")))]))
    let choice = Parcels.operation(
      "pick", .get,
      returns: .choice([
        .init([.exactly(200)], .value(.model(ModelID("M")))), .init([.exactly(202)], .nothing),
      ]))
    let api = API(
      name: "Chat", groups: [Parcels.group("chat", [events, choice])],
      models: [Parcels.model("M", .structure(Structure(properties: [])))], location: Parcels.place)
    #expect(
      try #require(generated(api)["ChatClient.swift"]).contains("Event: Hashable, Sendable {"))
    let lean = try #require(generated(api, isHashable: false)["ChatClient.swift"])
    #expect(lean.contains("enum WatchEvent: Sendable {"))
    #expect(lean.contains("enum PickResponse: Sendable {"))
  }
}
