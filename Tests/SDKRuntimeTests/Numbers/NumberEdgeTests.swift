import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCache
@testable import SDKCookies
@testable import SDKCore
@testable import SDKOAuth
@testable import SDKPages

/// Numbers from servers, specs and callers at the ends of what their types hold. A trap ends the
/// process, so that a test that returns has shown what it is about.
@Suite(.timeLimit(.minutes(15))) struct NumberEdgeTests {
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

  struct Page: Decodable, Sendable { let items: [Int] }

  @Test(arguments: integers) func aCodeOfAnySize(number: String) async throws {
    let rule = SuccessRule(at: ["code"], is: 0, message: ["code"])
    let retry = RetryPolicy(maxRetries: 1, codes: ["-9223372036854775808"])
    let endpoint = TestEndpoint(
      EndpointRequest(
        .get, "/a", response: ResponseRules(success: rule), options: .init(retry: retry)))
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
}
