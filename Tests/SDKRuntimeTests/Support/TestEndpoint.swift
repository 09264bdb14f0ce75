import SDKRuntime
import SDKTesting

/// An endpoint made of its request: for tests of one feature.
struct TestEndpoint: Endpoint {
  let request: EndpointRequest

  init(_ request: EndpointRequest) { self.request = request }

  static func get(
    _ path: PathTemplate, query: RequestItems = [], headers: RequestItems = []
  ) -> Self {
    Self(EndpointRequest(.get, path, query: query, headers: headers))
  }
}

let testServer: Server = "https://api.example.com"

/// Returns the request that is sent for an endpoint.
func sent(
  _ endpoint: some Endpoint, server: Server = testServer, options: RequestOptions = .init(),
  configure: (inout APIClient.Configuration) -> Void = { _ in }
) async throws -> RecordedCall {
  let mock = MockTransport().on(.any, .json("{}"))
  var configuration = APIClient.Configuration(server: server)
  configure(&configuration)
  try await APIClient(configuration, transport: mock).send(endpoint, options: options)
  guard let call = mock.calls.first else { throw CancellationError() }
  return call
}

/// The words in which an endpoint is refused; nil when it was sent all the same.
func refusal(
  _ endpoint: some Endpoint, server: Server = testServer, options: RequestOptions = .init(),
  configure: (inout APIClient.Configuration) -> Void = { _ in }
) async -> String? {
  let mock = MockTransport().on(.any, .json("{}"))
  var configuration = APIClient.Configuration(server: server)
  configure(&configuration)
  do {
    try await APIClient(configuration, transport: mock).send(endpoint, options: options)
    return nil
  } catch let error as APIError where error.kind == .invalidRequest && mock.calls.isEmpty {
    return error.reason
  } catch {
    return nil
  }
}

/// A client whose every request is answered so, and sent once.
func client(
  answering replies: Reply, configure: (inout APIClient.Configuration) -> Void = { _ in }
) -> APIClient {
  var configuration = APIClient.Configuration.patient(server: testServer)
  configuration.options.retry = RetryPolicy.none
  configure(&configuration)
  return APIClient(configuration, transport: MockTransport().on(.any, replies))
}

/// The `APIError` that a call ends with.
func failure(_ call: () async throws -> Void) async -> APIError? {
  do {
    try await call()
    return nil
  } catch {
    return error as? APIError
  }
}
