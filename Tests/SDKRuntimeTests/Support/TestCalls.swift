import Foundation
import SDKRuntime
import SDKTesting

/// A client over a mock and a clock that stands still. Delays are the longest that jitter allows.
struct Bench {
  let mock = MockTransport()
  let clock = TestClock()
  let api: APIClient

  init(_ configure: (inout APIClient.Configuration) -> Void = { _ in }) {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    configuration.random = { 1 }
    configure(&configuration)
    api = APIClient(configuration, transport: mock)
  }

  /// Runs a call, ending each sleep of the client as soon as it begins.
  func run(
    _ endpoint: some Endpoint, options: RequestOptions = .init(), waits: Int = 0
  ) async throws -> HTTPResponse {
    let (api, clock, begun) = (api, clock, clock.slept.count)
    let call = Task {
      try await api.response(for: endpoint, as: Data.self, options: options).http
    }
    for wait in 0..<waits {
      try await clock.sleepers(1)
      clock.advance(by: clock.slept[begun + wait])
    }
    return try await call.value
  }
}

/// A request with a method and nothing else.
func plain(_ method: HTTPMethod, options: RequestOptions = .init()) -> TestEndpoint {
  TestEndpoint(EndpointRequest(method, "/a", options: options))
}
