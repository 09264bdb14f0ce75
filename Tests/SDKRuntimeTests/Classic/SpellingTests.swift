import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Every type a property of a classic endpoint may have: with one that is not, its default would
/// be used in silence.
@Suite(.timeLimit(.minutes(5))) struct SpellingTests {
  private struct Strings: ClassicEndpoint {
    var scheme: String? { "https" }
    var host: String? { "api.example.com" }
    var path: String { "/a" }
    var method: String { "PUT" }
    var queryItems: [String: String] { ["b": "2", "a": "1"] }
    var headers: [String: String] { ["X-A": "1"] }
    var body: Data { Data("x".utf8) }
    var cachePolicy: URLRequest.CachePolicy? { .returnCacheDataDontLoad }
    var timeoutInterval: Int { 7 }
    var retries: Int? { 5 }
  }

  private struct Ours: ClassicEndpoint {
    var path: PathTemplate { "/a/\(1)" }
    var method: HTTPMethod { .patch }
    var queryItems: QueryItems { [("a", [1, 2].styled(.comma))] }
    var headers: HTTPHeaders { ["X-A": "1"] }
    var body: RequestBody { .json([1]) }
    var cachePolicy: CachePolicy { .cacheOnly }
    var timeoutInterval: Duration { .seconds(7) }
    var retries: Int { -5 }
    var auth: AuthRequirement { .none }
    var answer: AnswerRules { AnswerRules(unwrap: ["a"]) }
  }

  private struct Optionals: ClassicEndpoint {
    var path: String { "/a" }
    var queryItems: QueryItems? { nil }
    var headers: HTTPHeaders? { ["X-A": "1"] }
    var body: RequestBody? { nil }
    var cachePolicy: CachePolicy? { .http }
    var timeoutInterval: TimeInterval? { 7 }
  }

  private struct Nothing: ClassicEndpoint {
    var path: String { "/a" }
    var queryItems: [URLQueryItem] { [URLQueryItem(name: "a", value: nil)] }
    var headers: RequestItems { [("X-A", "1")] }
    var body: Data? { nil }
    var timeoutInterval: Duration? { .seconds(7) }
  }

  @Test func everySpellingIsHeard() async throws {
    let strings = try await sent(Strings())
    let ours = try await sent(Ours())

    #expect(strings.request.method == .put && ours.request.method == .patch)
    #expect(strings.request.url.query == "a=1&b=2")
    #expect(ours.request.url.absoluteString == "https://api.example.com/a/1?a=1,2")
    #expect(strings.body == Data("x".utf8) && ours.body == Data("[1]".utf8))
    #expect(strings.request.options.cache == .cacheOnly)
    #expect(ours.request.options.cache == .cacheOnly)
    #expect(strings.request.options.maxRetries == 5)
    #expect(ours.request.options.maxRetries == 0)
    #expect(ours.request.options.auth == AuthRequirement.none)
    #expect(Ours().request.answer.unwrap == ["a"])
    let optionals = try await sent(Optionals())
    #expect(optionals.request.options.cache == .http)
    let nothing = try await sent(Nothing())
    #expect(nothing.request.url.query == "a=")
    for call in [strings, ours, optionals, nothing] {
      #expect(call.request.options.timeout == .seconds(7))
      #expect(call.request.headers["X-A"] == "1")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300, 0])
  func noTimeoutTraps(seconds: Double) async throws {
    struct Timed: ClassicEndpoint {
      let path = "/a"
      let timeoutInterval: TimeInterval
    }

    let timeout = try await sent(Timed(timeoutInterval: seconds)).request.options.timeout

    #expect(timeout == nil || (Duration.zero...(.seconds(86_400))).contains(timeout ?? .zero))
  }
}
