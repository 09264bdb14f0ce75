// Made by sdkgen for Kennel. Do not edit.

import SDKRuntime

/// A client for the API at `https://kennel.example.com/v1`.
nonisolated struct KennelClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  init(
    server: Server = "https://kennel.example.com/v1",
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/lists` and below.
  var lists: ListsClient { ListsClient(client) }

  /// Requests to `/form`.
  var form: FormClient { FormClient(client) }

  /// Requests to `/upload`.
  var upload: UploadClient { UploadClient(client) }

  /// Requests to `/body`.
  var body: BodyClient { BodyClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/lists` and below.
nonisolated struct ListsClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `GET /lists/{commas}/{pipes}`
  func send(
    commas: [Int], pipes: [String], usual: [String]? = nil, csv: [String]? = nil,
    ssv: [String]? = nil, tsv: [String]? = nil, piped: [String]? = nil, multi: [String]? = nil,
    rows: [[Int]]? = nil, each: [[Int]]? = nil, xCommas: [Int]? = nil, xPipes: [Int]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ListsEndpoint.send(
        commas: commas, pipes: pipes, usual: usual, csv: csv, ssv: ssv, tsv: tsv, piped: piped,
        multi: multi, rows: rows, each: each, xCommas: xCommas, xPipes: xPipes),
      options: options)
  }
}

/// Requests to `/form`.
nonisolated struct FormClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `POST /form`
  func send(_ body: FormEndpoint.SendBody, options: RequestOptions = .init()) async throws {
    try await client.send(FormEndpoint.send(body), options: options)
  }

  /// `POST /form`
  func send(
    name: String, usual: [String]? = nil, ssv: [String]? = nil, tsv: [String]? = nil,
    pipes: [String]? = nil, multi: [String]? = nil, rows: [[Int]]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.send(
      FormEndpoint.SendBody(
        name: name, usual: usual, ssv: ssv, tsv: tsv, pipes: pipes, multi: multi, rows: rows),
      options: options)
  }
}

/// Requests to `/upload`.
nonisolated struct UploadClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `POST /upload`
  func send(
    file: UploadFile, usual: [String]? = nil, multi: [String]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      UploadEndpoint.send(file: file, usual: usual, multi: multi), options: options)
  }
}

/// Requests to `/body`.
nonisolated struct BodyClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `PUT /body`
  func send(_ body: Dog, options: RequestOptions = .init()) async throws {
    try await client.send(BodyEndpoint.send(body), options: options)
  }

  /// `PUT /body`
  func send(name: String, age: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.send(Dog(name: name, age: age), options: options)
  }
}
