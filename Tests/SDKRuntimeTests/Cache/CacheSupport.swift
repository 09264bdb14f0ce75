import Foundation
import SDKRuntime
import SDKTesting

/// A client with a cache, and clocks that stand still.
struct CacheScene {
  let clock = TestClock()
  let wall = Locked(Date(timeIntervalSince1970: 1_700_000_000))
  let mock = MockTransport()
  let directory: URL?

  init(directory: URL? = nil) { self.directory = directory }

  func makeCache(memory: Int = 1_000_000, disk: Int = 1_000_000) -> ResponseCache {
    ResponseCache(
      memoryLimit: memory, directory: directory, diskLimit: disk, clock: clock,
      date: { [wall] in wall.with { $0 } })
  }

  func client(
    _ policy: CachePolicy?, cache: ResponseCache? = nil, token: AnyCredential? = nil,
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    configuration.cache = cache ?? makeCache()
    configuration.options.cache = policy
    configuration.options.retry = RetryPolicy.none
    if let token { configuration.schemes = [SecurityScheme("token", .bearer, token)] }
    configure(&configuration)
    return APIClient(configuration, transport: mock)
  }

  /// Both clocks go on.
  func wait(_ duration: Duration) {
    clock.advance(by: duration)
    wall.with { $0 += duration / .seconds(1) }
  }

  var sent: Int { mock.calls.count }
}

let thing = TestEndpoint.get("/thing")

extension APIClient {
  /// The number that `/thing` answers, and where it came from.
  func number(
    _ endpoint: TestEndpoint = thing, options: RequestOptions = .init()
  ) async throws -> (Int, HTTPResponse.Source) {
    let response = try await response(for: endpoint, as: Int.self, options: options)
    return (response.value, response.http.source)
  }
}

/// A directory that is gone when `body` returns.
func withTemporaryDirectory<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("sdk-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  return try await body(url)
}

/// Lets a test decide when something goes on.
final class CacheGate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func open() { continuation.finish() }

  /// Returns when it is open.
  func wait() async throws {
    for await _ in stream {}
    try Task.checkCancellation()
  }
}

/// Returns when `condition` holds.
///
/// - Throws: when it does not after many turns of other tasks.
func eventually(_ condition: @Sendable () async throws -> Bool) async throws {
  for _ in 0..<100_000 {
    if try await condition() { return }
    await Task.yield()
  }
  throw NeverHappened()
}

struct NeverHappened: Error {}
