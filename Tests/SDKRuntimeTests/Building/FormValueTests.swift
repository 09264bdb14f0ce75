import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Forms made of one value.
@Suite struct FormValueTests {
  private func form(
    _ value: some Encodable & Sendable, styles: [String: ParameterStyle] = [:]
  ) async throws -> RecordedCall {
    try await sent(
      TestEndpoint(EndpointRequest(.post, "/a", body: .formValue(value, styles: styles))))
  }

  @Test func membersAreWrittenInTheirOrderWithBrackets() async throws {
    let when = Date(timeIntervalSince1970: 1_712_844_000)
    let charge = Charge(
      amount: 5, isCaptured: true, rate: 0.5, note: "a b+c", when: when, paid: when,
      address: ["city": "Köln", "a": "1"], lines: [Line(amount: 1, tags: ["x", "y"])],
      email: .unset, parent: .null, none: nil)

    let call = try await form(charge)

    #expect(
      call.text.split(separator: "&") == [
        "amount=5", "is_captured=true", "rate=0.5", "note=a%20b%2Bc",
        "when=2024-04-11T14%3A00%3A00Z", "paid=1712844000", "address%5Ba%5D=1",
        "address%5Bcity%5D=K%C3%B6ln", "lines%5B0%5D%5Bamount%5D=1",
        "lines%5B0%5D%5Btags%5D%5B0%5D=x", "lines%5B0%5D%5Btags%5D%5B1%5D=y", "email=", "parent=",
      ])
    #expect(call.request.headers["Content-Type"] == "application/x-www-form-urlencoded")
  }

  @Test func aFieldMayHaveAStyle() async throws {
    let call = try await form(
      Line(amount: 1, tags: ["x", "y"]), styles: ["tags": .comma, "amount": .json])

    #expect(call.text == "amount=1&tags=x,y")
    #expect(
      try await form(Line(amount: 1, tags: ["x", "y"]), styles: ["tags": .repeat]).text
        == "amount=1&tags=x&tags=y")
  }

  @Test func fieldsThatNoStyleNamesMayShareOne() async throws {
    let call = try await sent(
      TestEndpoint(
        EndpointRequest(
          .post, "/a",
          body: .formValue(
            ["a": ["1", "2"], "b": ["3", "4"]], styles: ["b": .comma], others: .repeat))))

    #expect(call.text == "a=1&a=2&b=3,4")
  }

  @Test func reservedCharactersOfNamedFieldsGoOutAsTheyAre() async throws {
    let call = try await sent(
      TestEndpoint(
        EndpointRequest(
          .post, "/a",
          body: .formValue(
            ["a": ["x/y&", "z"], "b": ["x/y"]], styles: ["a": .comma], others: .repeat,
            reserved: ["a"]))))

    #expect(call.text == "a=x/y%26,z&b=x%2Fy")
  }

  @Test func withoutMembersThereIsNoBody() async throws {
    for call in [
      try await form([String: Int]()), try await form(nil as Charge?), try await form(Empty()),
    ] {
      #expect(call.request.bodyData == nil)
      #expect(call.request.headers["Content-Type"] == nil)
    }
  }

  @Test func aFormMustBeAnObject() async {
    let reason = await refusal(
      TestEndpoint(EndpointRequest(.post, "/a", body: .formValue([1, 2]))))

    #expect(reason == "the body of a form must be an object")
  }

  @Test func unionsAndTheirTagsAreOneObject() async throws {
    #expect(try await form(Tagged()).text == "amount=1&tags%5B0%5D=x&type=line")
  }

  // MARK: Other bodies

  @Test func aBodyMayHaveAnotherContentType() async throws {
    func contentType(_ body: RequestBody) async throws -> String? {
      try await sent(TestEndpoint(EndpointRequest(.patch, "/a", body: body)))
        .request.headers["Content-Type"]
    }

    #expect(
      try await contentType(.json([1]).contentType("application/json-patch+json"))
        == "application/json-patch+json")
    #expect(
      try await contentType(.json(nil as Int?).contentType("application/json-patch+json")) == nil)
    #expect(try await contentType(.none.contentType("text/plain")) == nil)
  }

  @Test func partsAreInTheirCharset() async throws {
    func bytes(_ charset: String) async throws -> Data {
      let body = RequestBody.multipart([
        .text("a", "ü", contentType: "text/plain; charset=\(charset)")
      ])
      return try await sent(TestEndpoint(EndpointRequest(.post, "/a", body: body))).body
    }
    #expect(try await bytes("iso-8859-1").contains(0xFC))
    #expect(try await bytes("utf-8").range(of: Data([0xC3, 0xBC])) != nil)
    await #expect(throws: APIError.self) { try await bytes("klingon") }
  }

  @Test func partsOfAnotherTypeHaveTheirBoundary() async throws {
    let parts = RequestBody.multipart([.text("a", "b")]).contentType("multipart/related; type=a/b")
    let call = try await sent(TestEndpoint(EndpointRequest(.post, "/a", body: parts)))
    let type = try #require(call.request.headers["Content-Type"])
    let boundary = try #require(type.components(separatedBy: "; boundary=").last)

    #expect(type == "multipart/related; type=a/b; boundary=\(boundary)")
    #expect(String(decoding: call.body, as: UTF8.self).hasPrefix("--\(boundary)\r\n"))
  }

  @Test(arguments: [
    ("text/plain", "text/plain; charset=utf-8", [0xC3, 0xBC] as [UInt8]),
    ("text/plain; charset=UTF-8", "text/plain; charset=UTF-8", [0xC3, 0xBC]),
    ("text/csv; charset=\"iso-8859-1\"", "text/csv; charset=\"iso-8859-1\"", [0xFC]),
    ("application/sdp", "application/sdp", [0xC3, 0xBC]),
  ])
  func textIsWrittenInItsCharset(type: String, label: String, bytes: [UInt8]) async throws {
    let call = try await sent(
      TestEndpoint(EndpointRequest(.post, "/a", body: .text("ü", contentType: type))))

    #expect(Array(call.body) == bytes)
    #expect(call.request.headers["Content-Type"] == label)
  }

  @Test func textThatItsCharsetLacksIsRefused() async throws {
    func refused(_ type: String) async -> String? {
      await refusal(
        TestEndpoint(EndpointRequest(.post, "/a", body: .text("→", contentType: type))))
    }

    #expect(await refused("text/plain; charset=iso-8859-1")?.contains("charset") == true)
    #expect(await refused("text/plain; charset=klingon")?.contains("'klingon'") == true)
    let call = try await sent(
      TestEndpoint(EndpointRequest(.post, "/a", body: .text(nil, contentType: "text/plain"))))
    #expect(call.request.bodyData == nil)
  }

  @Test func aPartMayHaveAStyleAndJSON() async throws {
    let call = try await sent(
      TestEndpoint(
        EndpointRequest(
          .post, "/a",
          body: .multipart([
            .text("ids", [1, 2].styled(.comma)), .text("each", [1, 2]),
            .text("color", EncodedValue(Color(), .json)),
          ]))))

    let parts = call.text.components(separatedBy: "\r\n\r\n").dropFirst().map {
      $0.components(separatedBy: "\r\n").first ?? ""
    }
    #expect(Array(parts) == ["1,2", "1", "2", #"{"R":100,"G":200,"B":150}"#])
  }
}

private enum Email: Encodable, Sendable {
  case unset

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("")
  }
}

private struct Charge: Encodable, Sendable {
  var amount: Int
  var isCaptured: Bool
  var rate: Double
  var note: String
  var when: Date
  var paid: Date
  var address: [String: String]
  var lines: [Line]
  var email: Email
  var parent: Nullable<String>?
  var none: Int?

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(amount, "amount")
    try fields.encode(isCaptured, "is_captured")
    try fields.encode(rate, "rate")
    try fields.encode(note, "note")
    try fields.encode(when, "when")
    try fields.encode(paid, "paid", as: .unixSeconds)
    try fields.encode(address, "address")
    try fields.encode(lines, "lines")
    try fields.encode(email, "email")
    try fields.encodeNullable(parent, "parent")
    try fields.encodeIfPresent(none, "none")
  }
}

/// As generated unions encode: the member, then the tag beside its fields.
private struct Tagged: Encodable, Sendable {
  func encode(to encoder: any Encoder) throws {
    try Line(amount: 1, tags: ["x"]).encode(to: encoder)
    var fields = FieldEncoder(encoder)
    try fields.encode("line", "type")
  }
}
