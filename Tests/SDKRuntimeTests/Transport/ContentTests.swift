import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Framing and content, by the numbers of the design's list.
@Suite(.timeLimit(.minutes(5))) struct ContentTests {
  fileprivate let server: LoopbackServer
  private let api: APIClient

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    configuration.options.timeout = .seconds(2)
    api = APIClient(configuration, transport: URLSessionTransport())
  }

  fileprivate func get() async throws -> HTTPResponse {
    try await api.response(for: TestEndpoint.get("/a"), as: Data.self).http
  }

  @Test("C3: chunked beats a length") func chunkedBeatsALength() async throws {
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nContent-Length: 99\r\nTransfer-Encoding: chunked\r\n\r\n"),
      .chunked([Array("hello".utf8)], every: .zero), .text("0\r\n\r\n"))

    let response = try? await get()

    // Where the length is shown as well, it contradicts the body.
    #expect(response == nil || response?.text == "hello")
  }

  @Test("C5: what follows the body is no answer") func whatFollowsTheBodyIsNoAnswer() async throws {
    server.enqueue(.text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\noneEXTRA"))
    server.enqueue(status: 200, body: "two")

    #expect(try await get().text == "one")
    #expect(try await get().text == "two")
  }

  @Test(
    "C6: what is not HTTP",
    arguments: ["hello\r\n\r\n", "HTTP/1.1 099 X\r\nContent-Length: 0\r\n\r\n"])
  func whatIsNotHTTP(text: String) async {
    server.enqueue(.text(text), .close)

    #expect(await failure { _ = try await get() }?.transportCode == .malformedResponse)
  }

  @Test("C8: fifty times continue") func fiftyTimesContinue() async throws {
    let hints = String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 50)
    server.enqueue(.text(hints + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"))

    #expect(try await get().text == "ok")
  }

  /// `[1,2,3]`
  private static let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0x8B, 0x36, 0xD4, 0x31, 0xD2, 0x31, 0x8E, 0x05,
    0, 0xE9, 0xB3, 0x6D, 0xFD, 0x07, 0, 0, 0,
  ]

  private func enqueueGzip(_ bytes: [UInt8]) {
    server.enqueue(
      .text(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\n"
          + "Content-Length: \(bytes.count)\r\n\r\n"),
      .bytes(bytes))
  }

  @Test("C10: a compressed body is decoded") func aCompressedBodyIsDecoded() async throws {
    enqueueGzip(Self.gzip)

    #expect(try await api.send(TestEndpoint.get("/a"), as: [Int].self) == [1, 2, 3])
  }

  @Test("C11: a corrupt body is an error") func aCorruptBodyIsAnError() async {
    enqueueGzip([0x1F, 0x8B, 0x08, 0] + [UInt8](repeating: 0xFF, count: 40))

    let error = await failure {
      _ = try await api.send(TestEndpoint.get("/a"), as: [Int].self)
    }

    #expect(error?.transportCode == .malformedResponse)
  }

  @Test("C12: a cut compressed body is no value") func aCutCompressedBodyIsNoValue() async {
    enqueueGzip(Array(Self.gzip.prefix(14)))

    let error = await failure {
      _ = try await api.send(TestEndpoint.get("/a"), as: [Int].self)
    }

    #expect(error?.kind == .decoding || error?.kind == .transport)
  }

  @Test("C14: headers of ninety nine kilobytes") func headersOfNinetyNineKilobytes() async throws {
    let long = String(repeating: "a", count: 99_000)
    server.enqueue(.text("HTTP/1.1 200 OK\r\nX-Long: \(long)\r\nContent-Length: 2\r\n\r\nok"))

    #expect(try await get().headers["X-Long"] == long)
  }

  @Test("C14: a header of a megabyte ends") func aHeaderOfAMegabyteEnds() async {
    let long = String(repeating: "a", count: 1_000_000)
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nX-Long: \(long)\r\nContent-Length: 2\r\n\r\nok"), .close)

    #expect(await failure { _ = try await get() }?.kind == .transport)
  }

  @Test("C15: a name in two cases has both values") func aNameInTwoCasesHasBothValues() async throws
  {
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nX-A: 1\r\nx-a: 2\r\nX-U: 값\r\nContent-Length: 0\r\n\r\n"))

    let headers = try await get().headers

    #expect(headers.values("x-A").joined(separator: ", ").contains("1"))
    #expect(headers.values("x-A").joined(separator: ", ").contains("2"))
    #expect(headers["X-U"] == "값")
  }

  @Test("C16: cookies are not taken apart at commas") func cookiesAreNotTakenApartAtCommas()
    async throws
  {
    server.enqueue(
      .text(
        "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT\r\n"
          + "Set-Cookie: b=2\r\nContent-Length: 0\r\n\r\n"))

    let cookies = try await get().headers.values("Set-Cookie")

    #expect(cookies.count <= 2)
    #expect(cookies.joined().contains("Expires=Wed, 01 Jan 2031"))
    #expect(cookies.joined().contains("b=2"))
  }
}

extension ContentTests {
  @Test("A14: TLS to a port that speaks none")
  func secureToPlain() async {
    var configuration = APIClient.Configuration(
      server: Server("https://127.0.0.1:\(server.port)"))
    configuration.options = RequestOptions(timeout: .seconds(1), retry: RetryPolicy.none)
    let api = APIClient(configuration, transport: URLSessionTransport())

    let error = await failure { try await api.send(TestEndpoint.get("/a")) }

    #expect(error?.transportCode == .idleTimeout || error?.transportCode == .tls)
  }

  @Test("C15: one byte of Latin-1, or NUL, in a header", arguments: [0xE9, 0x00] as [UInt8])
  func headerBytes(byte: UInt8) async {
    server.enqueue(
      .bytes(
        Array("HTTP/1.1 200 OK\r\nX-A: ".utf8) + [byte]
          + Array("\r\nContent-Length: 2\r\n\r\nok".utf8)))

    let error = await failure { _ = try await get() }

    #expect(error?.transportCode == .malformedResponse)
  }
}
