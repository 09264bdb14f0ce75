import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// Heads of responses that a server may send.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct HeadTests {
  private let server: LoopbackServer
  private let api: APIClient

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    api = APIClient(configuration, transport: makeTransport())
  }

  private func get(_ options: RequestOptions = .init()) async throws -> HTTPResponse {
    try await api.response(for: TestEndpoint.get("/a"), as: Data.self, options: options).http
  }

  @Test func headersOfNinetyNineKilobytes() async throws {
    let long = String(repeating: "a", count: 99_000)
    server.enqueue(.text("HTTP/1.1 200 OK\r\nX-Long: \(long)\r\nContent-Length: 2\r\n\r\nok"))

    // SwiftNIO takes up to 80 kB.
    guard !isOverAsyncHTTPClient else {
      #expect(await failure { _ = try await get() }?.transportCode == .malformedResponse)
      return
    }
    #expect(try await get().headers["X-Long"] == long)
  }

  @Test func aHeaderOfAMegabyteEnds() async {
    let long = String(repeating: "a", count: 1_000_000)
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nX-Long: \(long)\r\nContent-Length: 2\r\n\r\nok"), .close)

    #expect(await failure { _ = try await get() }?.kind == .transport)
  }

  @Test(
    "A head has at most a thousand fields, and 256 kB of them",
    arguments: [(999, 1, true), (1_001, 1, false), (3, 70_000, true), (4, 70_000, false)])
  func aHeadHasALimit(count: Int, size: Int, isTaken: Bool) async {
    var head = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n"
    let value = String(repeating: "a", count: size)
    for index in 1..<count { head += "X-\(index): \(value)\r\n" }
    server.enqueue(.text(head + "X-Last: \(value)\r\n\r\n"))

    let error = await failure { _ = try await get() }

    // SwiftNIO has limits of its own.
    if !isTaken {
      #expect(error?.transportCode == .malformedResponse)
    } else if !isOverAsyncHTTPClient {
      #expect(error == nil)
    }
  }

  /// The body may be long in coming.
  @Test(arguments: [false, true]) func aHeadThatIsTooLongEndsTheCallAtOnce(isStream: Bool) async {
    let fields = (0..<1_001).map { "X-\($0): a\r\n" }.joined()
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\(fields)\r\nabc"),
      .delay(.seconds(120)), .close)

    let error = await failure {
      _ = isStream ? try await api.stream(TestEndpoint.get("/a")) : try await get()
    }

    #expect(error?.transportCode == .malformedResponse)
  }

  @Test(arguments: [
    ("5", 5), ("5, 5", 5), (" 5 ", 5), ("+5", nil), ("1 2", nil), ("-5", nil), ("5;", nil),
    ("0x5", nil), ("5, 6", nil), ("99999999999999999999", nil), ("٥", nil),
  ])
  func aLengthIsDigits(text: String, length: Int64?) {
    let found = try? ContentLength.expected(["Content-Length": text], status: 200, method: .get)

    #expect(found == length)
  }

  #if canImport(FoundationNetworking)
    @Test("An address of IPv6 says that URLSession cannot", .enabled(if: !isOverAsyncHTTPClient))
    func anIPv6Address() async {
      var configuration = APIClient.Configuration.patient(server: "http://[::1]:9")
      configuration.options.retry = RetryPolicy.none
      let api = APIClient(configuration, transport: makeTransport())

      let error = await failure { try await api.send(TestEndpoint.get("/a")) }

      #expect(error?.reason.contains("IPv6") == true)
    }
  #endif

  @Test func aNameInTwoCasesHasBothValues() async throws {
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nX-A: 1\r\nx-a: 2\r\nX-U: 값\r\nContent-Length: 0\r\n\r\n"))

    let headers = try await get().headers

    #expect(headers.values("x-A").joined(separator: ", ").contains("1"))
    #expect(headers.values("x-A").joined(separator: ", ").contains("2"))
    #expect(headers["X-U"] == "값")
  }

  @Test func cookiesAreNotTakenApartAtCommas() async throws {
    server.enqueue(
      .text(
        "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT\r\n"
          + "Set-Cookie: b=2\r\nContent-Length: 0\r\n\r\n"))

    let cookies = try await get().headers.values("Set-Cookie")

    #expect(cookies.count <= 2)
    #expect(cookies.joined().contains("Expires=Wed, 01 Jan 2031"))
    #expect(cookies.joined().contains("b=2"))
  }

  @Test func aHeadWithoutEndEnds() async {
    let line = "X-A: \(String(repeating: "a", count: 1000))\r\n"
    server.enqueue(.text("HTTP/1.1 200 OK\r\n"), .repeat(Array(line.utf8), 1_000_000), .close)

    let error = await failure { _ = try await get(.init(deadline: .seconds(20))) }

    #expect(error?.kind == .transport || error?.kind == .deadlineExceeded)
  }

  @Test func aFoldedHeaderIsOneValue() async throws {
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nX-A: 1,\r\n  2\r\n\t3\r\nContent-Length: 2\r\n\r\nok"))

    // RFC 9112 lets a recipient refuse it, and SwiftNIO does.
    guard !isOverAsyncHTTPClient else {
      #expect(await failure { _ = try await get() }?.transportCode == .malformedResponse)
      return
    }
    let response = try await get()

    #expect(response.text == "ok")
    #expect(response.headers["X-A"]?.split(separator: " ").joined(separator: " ") == "1, 2 3")
  }

  @Test("One byte of Latin-1, or NUL, in a header", arguments: [0xE9, 0x00] as [UInt8])
  func headerBytes(byte: UInt8) async {
    server.enqueue(
      .bytes(
        Array("HTTP/1.1 200 OK\r\nX-A: ".utf8) + [byte]
          + Array("\r\nContent-Length: 2\r\n\r\nok".utf8)))

    var headers: HTTPHeaders?
    let error = await failure { headers = try await get().headers }

    let isTaken = isOverAsyncHTTPClient && byte != 0
    #expect(error?.transportCode == (isTaken ? nil : .malformedResponse))
    // What is not UTF-8 is lost in SwiftNIO: the field is left out rather than altered.
    #expect(headers?["X-A"] == nil)
  }
}
