import Foundation

/// Sends endpoints and decodes what comes back. Immutable, and shared by everything that calls
/// the same API.
///
/// Every method throws `APIError` or `CancellationError`, and nothing else.
public final class APIClient: Sendable {
  public let configuration: Configuration
  public let transport: any Transport
  package let builder: RequestBuilder
  package let reader: ResponseReader
  package let chain: Chain
  package let reporter: CallReporter?
  /// The last response, for `withResponse`.
  let lastResponse: Locked<HTTPResponse?>?
  /// The user that all calls of this client must be sent for; nil: anybody.
  let user: SequenceUser?

  public init(_ configuration: Configuration, transport: any Transport) {
    self.configuration = configuration
    self.transport = transport
    reader = ResponseReader(configuration, readsStubs: transport.standsIn)
    chain = Chain(ClientContext(configuration, transport))
    reporter = CallReporter(configuration)
    builder = RequestBuilder(
      configuration,
      defaultDeadline: transport.defaultLimit(
        configuration.defaultDeadline, on: configuration.clock))
    lastResponse = nil
    user = nil
  }

  /// The same client, with another record of the last response, or for one user.
  init(
    _ client: APIClient, recordingInto lastResponse: Locked<HTTPResponse?>?, user: SequenceUser?
  ) {
    configuration = client.configuration
    transport = client.transport
    builder = client.builder
    reader = client.reader
    chain = client.chain
    reporter = client.reporter
    self.lastResponse = lastResponse
    self.user = user
  }

  /// Sends an endpoint and returns the value of a 2xx response.
  ///
  /// `Data.self` is the body as it is. An empty body is accepted for `Empty` and for optionals.
  public func send<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
  ) async throws -> Value {
    try await call(
      endpoint, options: options, expecting: .value(of: type)
    ) { response in try reader.value(type, nil, of: response) }
  }

  /// Sends an endpoint and returns the value of a 2xx response, read in a format of its own.
  public func send<Value: Sendable>(
    _ endpoint: some Endpoint, format: ValueFormat<Value>, options: RequestOptions = .init()
  ) async throws -> Value {
    try await call(endpoint, options: options, expecting: .number) { response in
      try reader.value(Unformatted<Value>.self, format, of: response).value
    }
  }

  /// Sends an endpoint and waits for a 2xx response; its body is checked by the endpoint's success
  /// rule and otherwise ignored.
  public func send(_ endpoint: some Endpoint, options: RequestOptions = .init()) async throws {
    try await call(endpoint, options: options, expecting: .ignored) { response in
      try reader.checkSuccess(of: response)
    }
  }

  /// Sends an endpoint and returns the value of a 2xx response together with status, headers and
  /// metrics.
  public func response<Value: Decodable & Sendable>(
    for endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
  ) async throws -> APIResponse<Value> {
    try await call(
      endpoint, options: options, expecting: .value(of: type)
    ) { response in
      APIResponse(value: try reader.value(type, nil, of: response), http: response.http)
    }
  }

  /// Returns the result of `body`, with the response to the last call it made through the client it
  /// is given.
  ///
  /// `body` runs where the caller runs, so that code on an actor needs no hop.
  ///
  /// - Throws: what `body` throws; an `APIError` of kind `invalidRequest` if it made no call.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (APIClient) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    let last = Locked<HTTPResponse?>(nil)
    defer {
      if let lastResponse, let response = last.with({ $0 }) { lastResponse.with { $0 = response } }
    }
    let value = try await body(APIClient(self, recordingInto: last, user: user))
    guard let response = last.with({ $0 }) else {
      throw APIError(
        .invalidRequest, operationID: "withResponse", request: nil,
        reason: "withResponse made no call"
      ).speaking(configuration.errorMessages)
    }
    return (value, response)
  }

  /// Sends an endpoint and returns the end of the call as a value. Cancellation is
  /// `APIError.Kind.cancelled` here, and only here and in completion handlers.
  public func result<Value: Decodable & Sendable>(
    of endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
  ) async -> Result<APIResponse<Value>, APIError> {
    await result(endpoint) {
      try await response(for: endpoint, as: type, options: options)
    }
  }

  func result<Value: Sendable>(
    _ endpoint: some Endpoint, of call: () async throws -> Value
  ) async -> Result<Value, APIError> {
    do {
      return .success(try await call())
    } catch let error as APIError {
      return .failure(error)
    } catch {
      return .failure(
        APIError(
          .cancelled, operationID: endpoint.operationID, request: nil,
          reason: "the call was cancelled", underlying: error
        ).speaking(configuration.errorMessages))
    }
  }
}

/// A value and the response it came in.
public struct APIResponse<Value: Sendable>: Sendable {
  public let value: Value
  public let http: HTTPResponse

  public init(value: Value, http: HTTPResponse) {
    self.value = value
    self.http = http
  }
}

extension APIClient: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
