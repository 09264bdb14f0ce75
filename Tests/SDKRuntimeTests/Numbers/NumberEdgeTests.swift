import Foundation
import SDKTesting
import Testing

@testable import SDKRuntime

/// Numbers from servers, specs and callers at the ends of what their types hold. A trap ends the
/// process, so that a test that returns has shown what it is about.
@Suite(.timeLimit(.minutes(5))) struct NumberEdgeTests {
  private static let integers = [
    "-9223372036854775809", "-9223372036854775808", "-1", "0", "9223372036854775807",
    "9223372036854775808", "18446744073709551616", "1e19", "-1e19", "9007199254740993", "-0.0",
    "1e308", "1.5", "-9007199254740993",
  ]

  static let doubles = [
    -Double.infinity, -Double.greatestFiniteMagnitude, -0x1p63, -0x1p53, -1, -0.0, 1e-300,
    .leastNonzeroMagnitude, 0x1p53, 0x1p63, 0x1p64, 1e300, .infinity, .nan,
  ]

  static let counts = [Int.min, Int.min + 1, -5, -1, 0, 1, Int.max - 1, Int.max]

  static let durations: [Duration] = [
    .seconds(Int64.min), .seconds(-1), .zero, .nanoseconds(1), .seconds(Int64.max),
    Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
    Duration.seconds(Int64.max) + .seconds(Int64.max),
  ]

  @Test(arguments: integers) func aCursorOfAnySize(number: String) async throws {
    let mock = MockTransport()
      .on(.any, .json(#"{"items": [1], "next": \#(number)}"#), .json(#"{"items": []}"#))
    let api = APIClient(APIClient.Configuration(server: testServer), transport: mock)
    let pages = api.pages(
      as: Page.self, items: \.items,
      by: .cursor("after", from: nil as String?, next: .path(["next"]))
    ) { TestEndpoint.get("/a", query: [("after", $0)]) }

    var found: [Int] = []
    for try await item in pages.items { found.append(item) }

    #expect(found == [1])
    #expect(mock.calls.count == 2)
  }

  private struct Page: Decodable, Sendable { let items: [Int] }

  @Test(arguments: integers) func aCodeOfAnySize(number: String) async throws {
    let rule = SuccessRule(at: ["code"], is: 0, message: ["code"])
    let retry = RetryPolicy(maxRetries: 1, codes: ["-9223372036854775808"])
    let endpoint = TestEndpoint(
      EndpointRequest(
        .get, "/a", answer: AnswerRules(success: rule), options: .init(retry: retry)))
    let bench = Bench()
    bench.mock.on(.any, .json(#"{"code": \#(number)}"#))

    _ = try? await bench.run(endpoint, waits: number == "-9223372036854775808" ? 1 : 0)

    #expect(!bench.mock.calls.isEmpty)
  }

  @Test(arguments: doubles) func aNumberInARequest(number: Double) async throws {
    let call = try? await sent(TestEndpoint.get("/a", query: [("n", number)]))

    #expect((call == nil) == !number.isFinite)
    let text = call?.request.url.query?.dropFirst(2)
    #expect(
      text.flatMap { Double($0.replacing("%2B", with: "+")) } == (number.isFinite ? number : nil))
    let formatted = try? await sent(
      TestEndpoint.get("/a", query: [("n", number.formatted(as: .number(Double.self)))]))
    #expect((formatted == nil) == !number.isFinite)
    let body = try? await sent(
      TestEndpoint(EndpointRequest(.post, "/a", body: .json(JSON.number(number)))))
    #expect((body == nil) == !number.isFinite)
  }

  @Test(arguments: doubles) func aDateOfAnyTime(seconds: Double) async throws {
    let date = Date(timeIntervalSince1970: seconds)
    for format in [
      ValueFormat<Date>.rfc3339, .unixSeconds, .unixMilliseconds, .pattern("y-D", zone: "x"),
    ] {
      _ = try? await sent(TestEndpoint.get("/a", query: [("d", date.formatted(as: format))]))
    }
    for zone in ["Asia/Seoul", "America/St_Johns"] {
      let zone = try #require(TimeZone(identifier: zone))
      if let day = Day(date, in: zone) { #expect((0...9999).contains(day.year)) }
    }
    let json = #"{"d": \#(seconds.isFinite ? "\(seconds)" : "1e999")}"#
    let api = client(answering: .json(json))
    _ = try? await api.send(TestEndpoint.get("/a"), format: .dictionary(.unixSeconds))
    for format in [ValueFormat<Date>.unixSeconds, .unixMilliseconds] where !seconds.isFinite {
      #expect(
        await refusal(TestEndpoint.get("/a", query: [("d", date.formatted(as: format))])) != nil)
    }
  }

  @Test(
    arguments: ["0", "999999999", "0001", "99999999999999999999"],
    ["y", "yyyyyyyyyyyy", "yy", "yyyy"])
  func aYearOfManyDigits(text: String, pattern: String) {
    let zoned = ZonedPattern.cached(pattern, zone: "Asia/Seoul")

    if let date = zoned.date(text) { #expect(date.timeIntervalSince1970.isFinite) }
    if let day = zoned.day(text) { #expect((0...9999).contains(day.year)) }
  }

  @Test(arguments: counts) func aLimitOfBytes(limit: Int) async {
    let api = client(answering: .json(#"{"a": 1}"#))
    let error = await failure {
      _ = try await api.send(
        TestEndpoint.get("/a"), as: JSON.self, options: .init(maxResponseBytes: limit))
    }

    #expect(error?.kind == (limit >= 8 ? nil : .bodyTooLarge))
    let failing = client(answering: .json(#"{"a": 1}"#, status: 500))
    let status = await failure {
      _ = try await failing.send(
        TestEndpoint.get("/a"), as: JSON.self, options: .init(maxResponseBytes: limit))
    }
    #expect(status?.response?.data.count == max(0, min(limit, 8)))
  }

  @Test(arguments: counts) func aLimitOfBytesOnTheWire(limit: Int) async throws {
    let server = try LoopbackServer(keepingOfBodies: limit)
    server.enqueue(status: 200, body: "12345678")
    server.enqueue(status: 500, body: "12345678")
    server.enqueue(status: 200, body: "data: 12\n\n")
    var configuration = APIClient.Configuration(server: Server(server.url.absoluteString))
    configuration.options = RequestOptions(retry: RetryPolicy.none, maxResponseBytes: limit)
    let api = APIClient(configuration, transport: URLSessionTransport())
    let post = TestEndpoint(EndpointRequest(.post, "/a", body: .json("12345678")))

    let large = await failure { _ = try await api.send(post, as: Data.self) }
    let status = await failure { _ = try await api.send(post, as: Data.self) }
    let lines = await failure {
      for try await _ in api.lines(TestEndpoint.get("/a"), as: JSON.self) {}
    }

    #expect(large?.kind == (limit >= 8 ? nil : .bodyTooLarge))
    #expect(status?.kind == .status && (status?.response?.data.count ?? 9) <= max(0, min(limit, 8)))
    #expect(lines?.kind == (limit >= 8 ? .decoding : .bodyTooLarge))
    #expect(
      server.requests.map(\.body.count).prefix(2)
        == [max(0, min(limit, 10)), max(0, min(limit, 10))][...])
  }

  @Test(arguments: counts) func aNumberOfRetries(count: Int) async throws {
    let bench = Bench()
    bench.mock.on(.any, .status(503), .json("{}"))

    let error = await failure {
      _ = try await bench.run(
        plain(.get), options: .init(maxRetries: count), waits: count > 0 ? 1 : 0)
    }

    #expect(error?.status == (count > 0 ? nil : 503))
  }

  @Test(arguments: durations) func aDelayOfAnyLength(delay: Duration) async throws {
    for multiplier in [-Double.infinity, -1, 0, 1e300, .infinity, .nan] {
      for jitter in [RetryPolicy.Jitter.none, .equal, .full] {
        let policy = RetryPolicy(
          baseDelay: delay, multiplier: multiplier, maxDelay: delay, jitter: jitter)
        for retry in [Int.min, 0, 1, Int.max] {
          #expect(policy.delay(before: retry, random: { 1 }) >= .zero)
        }
      }
    }
    #expect(delay.sleepable >= .zero)
    #expect(!delay.inWords.isEmpty)
    #expect((1...86_400).contains(PreparedRequest.seconds(delay)))
  }

  @Test(arguments: doubles) func secondsOfAnySize(seconds: Double) {
    let duration = Duration(clampingSeconds: seconds)

    #expect(duration.inSeconds.magnitude <= 1e10)
    #expect(duration + duration - duration == duration)
  }

  @Test(arguments: durations) func aRateOfAnyLength(period: Duration) async throws {
    let mock = MockTransport().on(.any, .json("{}"))
    var configuration = APIClient.Configuration(server: testServer)
    configuration.rateLimit = RateLimit(.max, per: period, maxWait: period)
    let api = APIClient(configuration, transport: mock)

    for _ in 0..<20 { try await api.send(TestEndpoint.get("/a")) }

    configuration.rateLimit = RateLimit(1, per: period, maxWait: .zero)
    let strict = APIClient(configuration, transport: mock)
    for _ in 0..<20 { try? await strict.send(TestEndpoint.get("/a")) }
    #expect(mock.calls.count >= 21)
  }

  @Test(arguments: durations) func timesOfAnyLength(time: Duration) async throws {
    let api = client(answering: .json("{}"))

    let error = await failure {
      try await api.send(TestEndpoint.get("/a"), options: .init(timeout: time, deadline: time))
    }

    #expect(error == nil || error?.kind == .deadlineExceeded)
  }

  @Test(
    arguments: [
      "99999999999999999999", "1e999", "-1", "-99999999999999999999", "nan", "inf", "0x10", "-0",
      "1e-300", "9223372036854775808",
    ])
  func secondsThatAServerNames(text: String) async throws {
    let headers: HTTPHeaders = [
      "Retry-After": text, "Age": text, "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
      "Cache-Control": "max-age=\(text), stale-while-revalidate=\(text), min-fresh=\(text)",
    ]
    let asked = RetryAfter.duration(headers)
    #expect(asked == nil || asked.map { $0 >= .zero && $0.inSeconds <= 1e10 } == true)

    let control = CacheControl(headers)
    #expect((control.maxAge ?? 0) >= 0)
    var configuration = APIClient.Configuration(server: testServer)
    configuration.cache = ResponseCache()
    configuration.options = RequestOptions(cache: .http)
    var reply = Reply.json("{}")
    for (name, value) in headers { reply = reply.header(name, value) }
    let api = APIClient(configuration, transport: MockTransport().on(.any, reply))
    for _ in 0..<3 {
      try await api.send(TestEndpoint.get("/a", headers: [("Cache-Control", "min-fresh=\(text)")]))
    }
  }

  @Test(arguments: durations) func agesOfAnyLength(age: Duration) async throws {
    var configuration = APIClient.Configuration(server: testServer)
    let dates =
      Self.doubles.map { Date(timeIntervalSince1970: $0) } + [.distantPast, .distantFuture]
    for date in dates {
      for policy in [CachePolicy.ttl(age), .staleWhileRevalidate(fresh: age, stale: age)] {
        configuration.cache = ResponseCache(date: { date })
        let mock = MockTransport().on(
          .any, .json("{}").header("Date", "Sun, 06 Nov 1994 08:49:37 GMT"))
        let api = APIClient(configuration, transport: mock)
        for _ in 0..<3 {
          try await api.send(TestEndpoint.get("/a"), options: .init(cache: policy))
        }
        #expect(!mock.calls.isEmpty)
      }
    }
  }

  @Test(arguments: counts) func sizesOfStores(size: Int) async throws {
    let url = try #require(URL(string: "https://a.example/"))
    let jar = CookieJar(limit: size)
    jar.store(["Set-Cookie": "a=1; Max-Age=1e400"], from: url)
    jar.store(["Set-Cookie": "b=1; Max-Age=99999999999999999999"], from: url)
    #expect(jar.count <= max(0, size))

    var configuration = APIClient.Configuration(server: testServer)
    configuration.cache = ResponseCache(memoryLimit: size, diskLimit: size)
    let api = APIClient(configuration, transport: MockTransport().on(.any, .json("{}")))
    for _ in 0..<2 {
      try await api.send(TestEndpoint.get("/a"), options: .init(cache: .ttl(.seconds(9))))
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.log")
    let logger = FileLogger(.info, file: file, maxBytes: size, maxFiles: size)
    for _ in 0..<5 { logger.log(LogEntry(.info, "a", "b")) }
    #expect(try !Data(contentsOf: file).isEmpty)
  }

  @Test(arguments: counts) func aNumberOfRedirects(limit: Int) async {
    let reply = Reply.status(302).header("Location", "/b")
    let api = client(answering: reply)

    let error = await failure {
      try await api.send(
        TestEndpoint.get("/a"), options: .init(redirects: .safe(max: min(limit, 50))))
    }

    #expect(error != nil)
  }

  @Test(arguments: counts) func pagesFromAnyNumber(first: Int) async throws {
    let mock = MockTransport().on(.any, .json(#"{"items": [1]}"#), .json(#"{"items": []}"#))
    let api = APIClient(APIClient.Configuration(server: testServer), transport: mock)
    for step in [PageStep<Int>.page(from: first), .offset(from: first)] {
      let pages = api.pages(as: Page.self, items: \.items, by: step) {
        TestEndpoint.get("/a", query: [("n", $0)])
      }
      for try await _ in pages.items {}
    }
    #expect(!mock.calls.isEmpty)
  }

  @Test(arguments: ["-1", "-9223372036854775808", "99999999999999999999", "x"])
  func aLengthThatTheTestServerIsTold(length: String) async throws {
    let server = try LoopbackServer(keepingOfBodies: -1)
    server.enqueue(.repeat([0x20], -1), .repeat([0x20], .min), .delay(.seconds(-1)), .close)
    let (socket, _) = try connected(to: server.port)
    defer { close(socket) }
    let head = Array("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n".utf8)
    #expect(send(socket, head, head.count, 0) == head.count)
    var byte: UInt8 = 0
    // The connection ends, whatever was said before.
    while recv(socket, &byte, 1, 0) > 0 {}
    #expect(server.requests.map(\.bodyLength) == [0])
  }

  private func connected(to port: Int) throws -> (Int32, Int) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return (descriptor, Int(result))
  }
}
