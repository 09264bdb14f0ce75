import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// JSON lines.
@Suite(.timeLimit(.minutes(15))) struct LineTests {
  private let log = TestEndpoint.get("/log")

  private func lines(
    _ reply: Reply, _ options: RequestOptions = .init()
  ) async throws -> [[String: Int]] {
    var found: [[String: Int]] = []
    let client = client(answering: reply)
    for try await line in client.lines(log, as: [String: Int].self, options: options) {
      found.append(line)
    }
    return found
  }

  private let text = "{\"a\":1}\r\n\n  \n{\"b\":2}\n{\"c\":3}"

  @Test func linesComeHoweverTheyAreCut() async throws {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      let chunks = stride(from: 0, to: bytes.count, by: size).map {
        Data(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(
        try await lines(.chunks(chunks, contentType: "application/x-ndjson"))
          == [["a": 1], ["b": 2], ["c": 3]])
    }
  }

  /// The deadline is for the head. A line takes as long to decode as it takes.
  @Test func aLongLineAfterTheDeadlineIsDecoded() async throws {
    let bench = Bench()
    let line = "[" + Array(repeating: "1", count: 20_000).joined(separator: ",") + "]\n"
    bench.mock.on(
      .any, .chunks([Data(line.utf8), Data(line.utf8)], contentType: "application/x-ndjson"))
    var counts: [Int] = []

    let lines = bench.api.lines(log, as: [Int].self, options: .init(deadline: .seconds(1)))
    for try await line in lines {
      counts.append(line.count)
      bench.clock.advance(by: .seconds(2))
    }

    #expect(counts == [20_000, 20_000])
  }

  @Test func aSequenceIsReadByItsRecords() async throws {
    let text = "\u{1E}{\"a\":1}\n\u{1E}\u{1E}{\n  \"b\": 2\n}\n\u{1E}{\"c\":3}"
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      let chunks = stride(from: 0, to: bytes.count, by: size).map {
        Data(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(
        try await lines(.chunks(chunks, contentType: "application/json-seq"))
          == [["a": 1], ["b": 2], ["c": 3]])
    }
  }

  @Test func aRecordThatWasCutOffIsSkipped() async throws {
    let text = "\u{1E}{\"a\":\u{1E}{\"b\":2}\n\u{1E}{\"c\""
    let reply = Reply.chunks([Data(text.utf8)], contentType: "application/json-seq")

    #expect(try await lines(reply) == [["b": 2]])
    let numbers = client(
      answering: .chunks([Data("\u{1E}1\n\u{1E}23".utf8)], contentType: "application/json-seq"))
    var found: [Int] = []
    for try await number in numbers.lines(log, as: Int.self) { found.append(number) }
    #expect(found == [1])
    // JSON of another type is a mistake, not a cut.
    let other = Reply.chunks([Data("\u{1E}[]\n".utf8)], contentType: "application/json-seq")
    #expect(await failure { _ = try await lines(other) }?.kind == .decoding)
  }

  @Test func aCutBodyIsNoEnd() async {
    let error = await failure {
      _ = try await lines(.chunks([Data("{\"a\":1}\n{\"b\":2}".utf8)], thenFailing: .truncated))
    }

    #expect(error?.transportCode == .truncated)
  }

  @Test func aLineOverTheCapIsRefused() async {
    let chunks = Array(repeating: Data(repeating: 0x20, count: 1000), count: 100)

    let error = await failure {
      _ = try await lines(.chunks(chunks), .init(maxResponseBytes: 5000))
    }

    #expect(error?.kind == .bodyTooLarge)
  }

  @Test func whatIsNoJSONSaysSo() async {
    #expect(await failure { _ = try await lines(.text("{\"a\":1}\nx\n")) }?.kind == .decoding)
    let page = Reply.text("<p>", contentType: "text/html")
    #expect(await failure { _ = try await lines(page) }?.kind == .contentType)
  }

  @Test func nothingIsSentBeforeTheFirstIsAskedFor() {
    let mock = MockTransport()
    let client = APIClient(APIClient.Configuration(server: testServer), transport: mock)

    _ = client.lines(log, as: Int.self)
    _ = client.events(log)

    #expect(mock.calls.isEmpty)
  }
}
