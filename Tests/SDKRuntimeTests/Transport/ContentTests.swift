import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Framing and content.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct ContentTests {
  fileprivate let server: LoopbackServer
  private let api: APIClient

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    api = APIClient(configuration, transport: makeTransport())
  }

  fileprivate func get() async throws -> HTTPResponse {
    try await api.response(for: TestEndpoint.get("/a"), as: Data.self).http
  }

  // Framing that contradicts itself may be refused (RFC 9112, 6.3), and SwiftNIO does.
  @Test(.enabled(if: !isOverAsyncHTTPClient))
  func chunkedBeatsALength() async throws {
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nContent-Length: 99\r\nTransfer-Encoding: chunked\r\n\r\n"),
      .chunked([Array("hello".utf8)], every: .zero), .text("0\r\n\r\n"))

    #expect(try await get().text == "hello")
  }

  @Test(
    .enabled(if: !isOverAsyncHTTPClient),
    arguments: ["3", "999999999999", "0"])
  func aLengthBesideChunksCountsForNothing(length: String) async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\nTransfer-Encoding: chunked\r\n\r\n"
    for _ in 0..<2 {
      server.enqueue(
        .text(head), .chunked([Array("hel".utf8), Array("lo".utf8)], every: .zero),
        .text("0\r\n\r\n"))
    }

    #expect(try await get().text == "hello")
    var streamed = Data()
    let stream = try await api.stream(TestEndpoint.get("/a")).stream
    for try await chunk in stream { streamed += chunk }
    #expect(streamed == Data("hello".utf8))
  }

  @Test(
    "Chunks that are cut are cut, whatever the length says",
    .enabled(if: !isOverAsyncHTTPClient))
  func chunksThatAreCutBesideALength() async {
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"),
      .chunked([Array("hello".utf8)], every: .zero), .close)

    #expect(await failure { _ = try await get() }?.transportCode == .truncated)
  }

  @Test func whatFollowsTheBodyIsNoResponse() async throws {
    server.enqueue(.text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\noneEXTRA"))
    server.enqueue(status: 200, body: "two")

    #expect(try await get().text == "one")
    #expect(try await get().text == "two")
  }

  @Test(arguments: ["hello\r\n\r\n", "HTTP/1.1 099 X\r\nContent-Length: 0\r\n\r\n"])
  func whatIsNotHTTP(text: String) async {
    server.enqueue(.text(text), .close)

    #expect(await failure { _ = try await get() }?.transportCode == .malformedResponse)
  }

  @Test func fiftyTimesContinue() async throws {
    let hints = String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 50)
    server.enqueue(.text(hints + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"))

    #expect(try await get().text == "ok")
  }

  /// `[1,2,3]`
  fileprivate static let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0x8B, 0x36, 0xD4, 0x31, 0xD2, 0x31, 0x8E, 0x05,
    0, 0xE9, 0xB3, 0x6D, 0xFD, 0x07, 0, 0, 0,
  ]

  private func enqueue(_ bytes: [UInt8], as encoding: String = "gzip") {
    server.enqueue(
      .text(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: \(encoding)\r\n"
          + "Content-Length: \(bytes.count)\r\n\r\n"),
      .bytes(bytes))
  }

  @Test(
    arguments: [
      ("gzip", gzip),
      (
        "deflate",
        [
          0x78, 0x9C, 0x8B, 0x36, 0xD4, 0x31, 0xD2, 0x31, 0x8E, 0x05, 0, 0x06, 0x95, 0x01, 0xA7,
        ]
      ),
      ("br", [0x0B, 0x03, 0x80] + Array("[1,2,3]".utf8) + [0x03]),
    ] as [(String, [UInt8])])
  func aCompressedBodyIsDecoded(encoding: String, bytes: [UInt8]) async throws {
    enqueue(bytes, as: encoding)
    // AsyncHTTPClient knows no Brotli, and does not ask for it.
    guard !isOverAsyncHTTPClient || encoding != "br" else {
      let error = await failure { _ = try await api.send(TestEndpoint.get("/a"), as: [Int].self) }
      #expect(error?.transportCode == .malformedResponse)
      return
    }

    let response = try await api.response(for: TestEndpoint.get("/a"), as: [Int].self)

    #expect(response.value == [1, 2, 3])
    #expect(response.http.headers["Content-Encoding"] == encoding)
  }

  @Test func aCorruptBodyIsAnError() async {
    enqueue([0x1F, 0x8B, 0x08, 0] + [UInt8](repeating: 0xFF, count: 40))

    let error = await failure {
      _ = try await api.send(TestEndpoint.get("/a"), as: [Int].self)
    }

    #expect(error?.transportCode == .malformedResponse)
  }

  @Test func aCutCompressedBodyIsNoValue() async {
    enqueue(Array(Self.gzip.prefix(14)))

    let error = await failure {
      _ = try await api.send(TestEndpoint.get("/a"), as: [Int].self)
    }

    #expect(error?.kind == .decoding || error?.kind == .transport)
  }

  #if canImport(FoundationNetworking)
    /// Foundation on Linux unpacks what it is sent and says nothing of a missing end.
    @Test("Compression that nobody can check is refused, whether cut or whole")
    func compressionThatNobodyCanCheck() async throws {
      // Over AsyncHTTPClient a cut is noticed, so a whole body is taken.
      let refused = isOverAsyncHTTPClient ? [] : [Self.gzip]
      for bytes in [Array(Self.gzip.prefix(14))] + refused {
        for way in [getBytes, getText, getStream, getFile] {
          enqueue(bytes)

          let error = await failure { try await way(.init()) }

          #expect(error?.transportCode == .malformedResponse)
        }
      }
      #expect(server.requests.count == 4 + 4 * refused.count)
      #expect(server.requests.allSatisfy { $0.values("Accept-Encoding") == ["identity"] })
    }

    /// What is decoded from the beginning of a number is another number, and of nothing nil.
    @Test(
      "A compressed body is refused where its beginning would be a value",
      .enabled(if: !isOverAsyncHTTPClient),
      arguments: [
        Beginning("12345", of: Int.self), Beginning("1", of: Double?.self),
        Beginning("12", of: Count.self), Beginning("abc", of: String.self),
        Beginning(#""abc"#, of: String.self), Beginning("[1]", of: Data?.self),
        Beginning("12", of: JSON.self, isAskedFor: true),
        Beginning("12", of: Wrapped.self, isAskedFor: true),
        Beginning("", of: JSON?.self, isAskedFor: true),
        Beginning(" \n", of: [Int]?.self, isAskedFor: true),
      ])
    func aBeginningIsNoValue(beginning: Beginning) async throws {
      for mediaType in ["application/json", "text/plain"] {
        enqueueStored(beginning.body, type: mediaType)

        let error = await failure { try await send(beginning.type) }

        #expect(error != nil)
        if mediaType == "application/json" {
          #expect(error?.transportCode == .malformedResponse)
        }
      }
      #expect(
        server.requests.allSatisfy {
          ($0.values("Accept-Encoding") != ["identity"]) == beginning.isAskedFor
        })
    }

    @Test(.enabled(if: !isOverAsyncHTTPClient))
    func aReaderByStatusTakesWholeJSONOnly() async throws {
      let endpoint = TestEndpoint(
        EndpointRequest(.get, "/a", response: ResponseRules(accept: ["application/json"])))
      for (body, isTaken) in [("[1,2]", true), ("[1,2", false), ("12", false), ("", false)] {
        enqueueStored(body)

        let data = try? await api.send(endpoint) { $0.data }

        #expect(data == (isTaken ? Data(body.utf8) : nil))
      }
      enqueueStored("{}")
      #expect(
        await failure { _ = try await api.send(TestEndpoint.get("/a")) { $0.data } }?.transportCode
          == .malformedResponse)
      #expect(server.requests.last?.values("Accept-Encoding") == ["identity"])
    }

    // What is sent has no end, which AsyncHTTPClient notices.
    @Test(
      "A compressed body is taken where its end is known",
      .enabled(if: !isOverAsyncHTTPClient))
    func compressionOfWholeValues() async throws {
      enqueueStored(#""abc""#)
      #expect(try await api.send(TestEndpoint.get("/a"), as: String.self) == "abc")
      enqueueStored("[1,2]")
      #expect(try await api.send(TestEndpoint.get("/a"), as: [Int].self) == [1, 2])
      enqueueStored(#"{"count":12}"#)
      let unwrapped = TestEndpoint(
        EndpointRequest(.get, "/a", response: ResponseRules(unwrap: ["count"])))
      #expect(try await api.send(unwrapped, as: Int.self) == 12)
      let asked = server.requests.map { $0.values("Accept-Encoding") != ["identity"] }
      #expect(asked == [false, true, true])
    }

    private func send<Value: Decodable & Sendable>(_ type: Value.Type) async throws {
      _ = try await api.send(TestEndpoint.get("/a"), as: type)
    }

    struct Beginning: Sendable {
      let body: String
      let type: any (Decodable & Sendable).Type
      let isAskedFor: Bool

      init<Value: Decodable & Sendable>(
        _ body: String, of type: Value.Type, isAskedFor: Bool = false
      ) {
        (self.body, self.type, self.isAskedFor) = (body, type, isAskedFor)
      }
    }

    private enum Count: Int, Decodable { case twelve = 12 }

    private struct Wrapped: Decodable {
      init(from decoder: any Decoder) throws { _ = try Int(from: decoder) }
    }

    /// Sends bytes in a block of gzip that is stored and not the last: the end is missing.
    private func enqueueStored(_ body: String, type: String = "application/json") {
      let bytes = Array(body.utf8)
      let length = UInt8(bytes.count)
      let gzip: [UInt8] =
        [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03]
        + (bytes.isEmpty ? [] : [0, length, 0, ~length, 0xFF]) + bytes
      server.enqueue(
        .text(
          "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Encoding: gzip\r\n"
            + "Content-Length: \(gzip.count)\r\n\r\n"),
        .bytes(gzip))
    }

    @Test(
      "A header of the call's own does not make compression safe",
      .enabled(if: !isOverAsyncHTTPClient))
    func aHeaderOfItsOwnIsNotEnough() async throws {
      enqueue(Self.gzip)
      let endpoint = TestEndpoint.get("/a", headers: [("Accept-Encoding", "gzip")])

      let error = await failure { _ = try await api.send(endpoint, as: Data.self) }

      #expect(error?.transportCode == .malformedResponse)
      #expect(server.requests.first?.values("Accept-Encoding") == ["gzip"])
    }
  #endif

  @Test("Where compression is checked, or need not be, it is asked for and taken")
  func compressionIsTakenWhereItMayBe() async throws {
    var options = RequestOptions()
    #if canImport(FoundationNetworking)
      options.acceptsUncheckedCompression = true
    #endif
    for way in [getBytes, getText, getStream, getFile] {
      enqueue(Self.gzip)
      try await way(options)
    }
    enqueue(Self.gzip)

    #expect(
      try await api.send(TestEndpoint.get("/a"), as: Data.self, options: options)
        == Data("[1,2,3]".utf8))
    #expect(server.requests.count == 5)
    #expect(
      server.requests.allSatisfy { $0.values("Accept-Encoding").first?.contains("gzip") == true })
  }

  @Test("A body that is labelled as it is must be whole")
  func aBodyThatIsLabelledAsItIs() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: identity\r\nContent-Length:"
    server.enqueue(.text("\(head) 9\r\n\r\nabc"), .close)
    server.enqueue(.text("\(head) 3\r\n\r\nabc"))

    #expect(await failure { try await getBytes() }?.transportCode == .truncated)
    #expect(try await get().text == "abc")
  }

  private func getBytes(_ options: RequestOptions = .init()) async throws {
    _ = try await api.send(TestEndpoint.get("/a"), as: Data.self, options: options)
  }

  private func getText(_ options: RequestOptions) async throws {
    _ = try await api.text(TestEndpoint.get("/a"), options: options)
  }

  private func getStream(_ options: RequestOptions) async throws {
    for try await _ in try await api.stream(TestEndpoint.get("/a"), options: options).stream {}
  }

  private func getFile(_ options: RequestOptions) async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("content-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await api.download(TestEndpoint.get("/a"), to: file, options: options)
  }

  @Test("A small body that unpacks to two hundred megabytes") func aBomb() async throws {
    // Every turn of the pattern is 2,064 zeros.
    let (start, pattern) = Deflate.zeros
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"),
      .bytes(start), .repeat(pattern, 100_000), .close)
    let options = RequestOptions(timeout: .seconds(30), maxResponseBytes: 10_000_000)

    let error = await failure {
      _ = try await api.send(TestEndpoint.get("/a"), as: Data.self, options: options)
    }

    #expect(error?.kind == .bodyTooLarge)
  }
}

/// Just enough of RFC 1951 for a stream of zeros: fixed Huffman codes, one literal, then
/// repetitions of 258 bytes at distance 1.
private enum Deflate {
  static var zeros: (start: [UInt8], pattern: [UInt8]) {
    // The last block with fixed codes, and a zero; then so many repetitions of 8 + 5 bits that a
    // turn is whole bytes.
    let bits = "11000110000" + String(repeating: "1100010100000", count: 16)
    let bytes = stride(from: 0, to: 24 + 104, by: 8).map { start in
      bits.dropFirst(start).prefix(8).enumerated().reduce(UInt8(0)) {
        $1.element == "1" ? $0 | 1 << $1.offset : $0
      }
    }
    let gzip: [UInt8] = [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03]
    return (gzip + bytes.prefix(3), Array(bytes.dropFirst(3)))
  }
}
