import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCache
@testable import SDKCookies
@testable import SDKCore
@testable import SDKOAuth
@testable import SDKPages

/// Numbers that a caller says.
extension NumberEdgeTests {
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
    var configuration = APIClient.Configuration.patient(server: Server(server.url.absoluteString))
    configuration.options.retry = RetryPolicy.none
    configuration.options.maxResponseBytes = limit
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
