import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// The errors below an `APIError` show no values.
@Suite struct UnderlyingTests {
  @Test(arguments: [true, false])
  func aDecodingErrorShowsNoValue(usesJSONDecoder: Bool) async throws {
    for body in [#"{"kind":"secret"}"#, #"{"kind":"secret","#] {
      let api = client(answering: .json(body)) { $0.coders.usesJSONDecoder = usesJSONDecoder }

      let error = try #require(
        await failure { _ = try await api.send(TestEndpoint.get("/a"), as: Model.self) })

      let underlying = try #require(error.underlying as? DecodingError)
      var dumped = ""
      dump(underlying, to: &dumped)
      for text in ["\(underlying)", String(reflecting: underlying), dumped] {
        #expect(!text.contains("secret"))
      }
    }
  }

  @Test func anEncodingErrorShowsNoValue() {
    let error = EncodingError.invalidValue(
      "secret", EncodingError.Context(codingPath: [], debugDescription: "secret"))

    let failure = APIError(
      .invalidRequest, operationID: "a", request: nil, reason: "", underlying: error)

    #expect(failure.underlying is EncodingError)
    #expect(!String(reflecting: failure.underlying).contains("secret"))
  }

  /// Of a map, the keys are the server's; a description shows their beginning.
  @Test func aDecodingErrorShowsNoLongKey() async throws {
    let key = String(repeating: "k", count: 100)
    let api = client(answering: .json(#"{"\#(key)": "x"}"#))

    let error = try #require(
      await failure { _ = try await api.send(TestEndpoint.get("/a"), as: [String: Int].self) })

    let underlying = try #require(error.underlying as? DecodingError)
    #expect(!"\(underlying)".contains(key) && "\(underlying)".contains("kkk"))
  }

  @Test func theErrorOfABodysStreamShowsNoValue() {
    let error = EncodingError.invalidValue(
      "secret", EncodingError.Context(codingPath: [], debugDescription: "secret"))

    let failure = TransportError(.bodyUnavailable, underlying: error)

    var dumped = ""
    dump(failure, to: &dumped)
    #expect(failure.underlying is EncodingError && !dumped.contains("secret"))
  }

  private struct Model: Decodable {
    let kind: Kind

    enum Kind: String, Decodable { case known }
  }
}
