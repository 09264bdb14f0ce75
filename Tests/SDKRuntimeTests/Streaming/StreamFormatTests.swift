import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Events and lines in a format of their own, and in the client's coders.
@Suite struct StreamFormatTests {
  private let chat = TestEndpoint(EndpointRequest(.post, "/chat"))
  private let times = [Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 7)]

  private func all<Value>(_ stream: AsyncThrowingStream<Value, any Error>) async throws -> [Value] {
    var values: [Value] = []
    for try await value in stream { values.append(value) }
    return values
  }

  @Test func aFormatReadsEachEvent() async throws {
    let api = client(answering: .events("data: 5\n\ndata: 7\n\n"))

    #expect(try await all(api.events(chat, format: .unixSeconds)) == times)
    #expect(
      try await all(api.events(chat) { _, data in try data.decode(.unixSeconds) }) == times)
  }

  @Test func aFormatReadsEachLine() async throws {
    let api = client(answering: .text("[5]\n[7]\n", contentType: "application/x-ndjson"))

    #expect(try await all(api.lines(chat, format: .array(.unixSeconds))) == times.map { [$0] })
  }

  @Test func whatTheFormatRefusesSaysSo() async {
    let api = client(answering: .events("data: \"x\"\n\n"))

    let error = await failure { _ = try await all(api.events(chat, format: .unixSeconds)) }

    #expect(error?.kind == .decoding)
  }

  @Test func theClientsCodersReadStreams() async throws {
    let coders = Coders(
      decoder: {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .millisecondsSince1970
        return decoder
      }, encoder: { JSONEncoder() })
    let events = client(answering: .events("data: 5000\n\ndata: 7000\n\n")) { $0.coders = coders }
    let lines = client(answering: .text("5000\n7000", contentType: "application/x-ndjson")) {
      $0.coders = coders
    }

    #expect(try await all(events.events(chat, as: Date.self)) == times)
    #expect(try await all(lines.lines(chat, as: Date.self)) == times)
  }
}
