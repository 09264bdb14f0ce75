import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Statuses, declared errors, envelopes and success rules, with the responses of real services.
@Suite(.timeLimit(.minutes(15))) struct RuleTests {
  private let airKorea = TestEndpoint(
    EndpointRequest(
      .get, "/air",
      response: .init(
        unwrap: ["response", "body", "items"],
        success: SuccessRule(
          at: ["response", "header", "resultCode"], is: "00",
          message: ["response", "header", "resultMsg"]))))

  private let stock = TestEndpoint(
    EndpointRequest(
      .get, "/price",
      response: .init(
        unwrap: ["output"], success: SuccessRule(at: ["rt_cd"], is: "0", message: ["msg1"]),
        errors: [.exactly(403): Refusal.self])))

  struct Refusal: Decodable, Sendable, Equatable {
    let code: String

    enum CodingKeys: String, CodingKey {
      case code = "error_code"
    }
  }

  struct Station: Decodable, Sendable {
    let stationName: String
    let tm: Double
  }

  @Test func anEnvelopeIsUnwrapped() async throws {
    let json = #"""
      {"response": {"body": {"totalCount": 3, "items": [{"tm": 0.6, "stationName": "종로구"},
       {"tm": 1, "stationName": "중구"}]},
       "header": {"resultMsg": "NORMAL_CODE", "resultCode": "00"}}}
      """#

    let stations = try await client(answering: .json(json)).send(airKorea, as: [Station].self)

    #expect(stations.map(\.stationName) == ["종로구", "중구"])
    #expect(stations.map(\.tm) == [0.6, 1])
  }

  @Test func aCodeOfFailureIsARejection() async throws {
    let json = #"{"response": {"header": {"resultCode": "03", "resultMsg": " NODATA_ERROR  "}}}"#
    let api = client(answering: .json(json))

    let error = try #require(
      await failure { _ = try await api.send(airKorea, as: [Station].self) })
    let ignored = await failure { try await api.send(airKorea) }
    let optional = await failure { _ = try await api.send(airKorea, as: [Station]?.self) }

    #expect(error.kind == .rejected)
    #expect(error.code == "03")
    #expect(error.reason == "NODATA_ERROR")
    #expect(error.status == 200)
    #expect(ignored?.code == "03" && optional?.code == "03")
  }

  @Test(arguments: [204, 205])
  func aResponseWithoutContentSaysNothingOfItself(status: Int) async throws {
    let api = client(answering: .status(status))

    try await api.send(stock)
    #expect(try await api.send(stock, as: Station?.self) == nil)
  }

  /// Where the status tells what a response holds, what is labelled as anything but JSON has no code.
  @Test func bytesByStatusAreNoRejection() async throws {
    let api = client(answering: .text("abc", contentType: "image/png"))
    let text = try await api.send(stock) { response in
      response.status == 200 ? String(decoding: response.data, as: UTF8.self) : ""
    }
    let rejected = client(answering: .json(#"{"rt_cd": "1", "msg1": "no"}"#))
    let error = await failure { _ = try await rejected.send(stock) { $0.data } }

    #expect(text == "abc")
    #expect(error?.code == "1")
  }

  @Test(arguments: ["text/xml", "application/json"])
  func xmlFromTheGatewayIsARejectionThatKeepsTheText(type: String) async throws {
    let xml = "<OpenAPI_ServiceResponse><returnReasonCode>30</returnReasonCode></…>"
    let api = client(answering: .text(xml, contentType: type))

    for expectsValue in [true, false] {
      let error = try #require(
        await failure {
          if expectsValue {
            _ = try await api.send(airKorea, as: [Station].self)
          } else {
            try await api.send(airKorea)
          }
        })
      #expect(error.kind == .rejected)
      #expect(error.code == nil)
      #expect(error.response?.text == xml)
    }
  }

  @Test func anEmptyBodyIsNoSuccess() async {
    let error = await failure { try await client(answering: .status(200)).send(airKorea) }

    #expect(error?.kind == .rejected)
  }

  @Test func aBadItemIsADecodingFailureAtItsWholePath() async {
    let json = #"""
      {"response": {"body": {"items": [{"tm": "x", "stationName": "a"}]},
       "header": {"resultCode": "00"}}}
      """#

    let error = await failure {
      _ = try await client(answering: .json(json)).send(airKorea, as: [Station].self)
    }

    #expect(error?.kind == .decoding)
    #expect(error?.decodingPath == "response.body.items[0].tm")
    #expect(error?.reason == "expected Double, found String")
  }

  @Test func aMissingValueIsNamedOrNil() async throws {
    let api = client(answering: .json(#"{"response": {"header": {"resultCode": "00"}}}"#))

    let error = await failure { _ = try await api.send(airKorea, as: [Station].self) }

    #expect(error?.decodingPath == "response.body")
    #expect(try await api.send(airKorea, as: [Station]?.self) == nil)
  }

  @Test(
    arguments: [
      ("0", #""0""#, true), ("0", "0", true), (0, #""0""#, true), (0, "0", true), (0, "1", false),
      (true, "true", true), (true, "false", false), ("00", "0", false), ("ok", "null", false),
      (0, "{}", false), ("0", "0.5", false), (1.5, "1.5", true),
    ] as [(JSON, String, Bool)])
  func codesAreComparedAsText(code: JSON, found: String, isSuccess: Bool) async {
    let endpoint = TestEndpoint(
      EndpointRequest(.get, "/a", response: .init(success: SuccessRule(at: ["c"], is: code))))

    let error = await failure {
      try await client(answering: .json(#"{"c": \#(found)}"#)).send(endpoint)
    }

    #expect((error == nil) == isSuccess)
  }

  @Test func aStatusIsAnErrorWithTheCodeAndTheDeclaredBody() async throws {
    let expired = client(
      answering: .json(
        #"{"rt_cd": "1", "msg_cd": "EGW00123", "msg1": "기간이 만료된 token 입니다."}"#,
        status: 500))
    let refused = client(
      answering: .json(#"{"error_description": "x", "error_code": "EGW00103"}"#, status: 403))

    let first = try #require(await failure { try await expired.send(stock) })
    let second = try #require(await failure { try await refused.send(stock) })

    #expect(first.kind == .status && first.status == 500)
    #expect(first.code == "1")
    #expect(first.reason == "기간이 만료된 token 입니다.")
    #expect(first.declared == nil)
    #expect(try first.body(as: JSON.self)["msg_cd"] == "EGW00123")
    #expect(second.declared(as: Refusal.self) == Refusal(code: "EGW00103"))
    #expect(second.declared(as: String.self) == nil)
  }

  @Test(arguments: [
    (404, "Problem"), (400, "Other"), (499, "Other"), (500, "Empty"), (302, "Empty"),
  ])
  func theNearestErrorBodyIsDecoded(status: Int, type: String) async throws {
    let api = client(answering: .json(#"{"title": "t", "email": "e"}"#, status: status)) {
      $0.schemes = [SecurityScheme("token", .bearer, "t")]
    }

    let error = try #require(
      await failure { _ = try await api.send(ThingsEndpoint.get(id: 1), as: Thing.self) })

    #expect(error.kind == .status)
    #expect(error.status == status)
    #expect(error.declared.map { "\(Swift.type(of: $0))" } == type)
  }

  @Test(arguments: ["", "<html>", "{", "[1]"])
  func anErrorBodyThatDoesNotFitIsKeptRaw(body: String) async throws {
    let api = client(answering: .text(body, contentType: "text/html", status: 404)) {
      $0.schemes = [SecurityScheme("token", .bearer, "t")]
    }

    let error = try #require(await failure { try await api.send(ThingsEndpoint.get(id: 1)) })

    #expect(error.kind == .status)
    #expect(error.declared == nil)
    #expect(error.response?.text == body)
    #expect(throws: DecodingError.self) { try error.body(as: Problem.self) }
  }

  @Test func dataIsCheckedByTheRuleToo() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(.get, "/a", response: .init(success: SuccessRule(at: ["c"], is: 0))))

    let error = await failure {
      _ = try await client(answering: .json(#"{"c": 1}"#)).send(endpoint, as: Data.self)
    }

    #expect(error?.kind == .rejected)
  }
}
