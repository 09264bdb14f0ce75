// Made by sdkgen for Machines. Do not edit.

public import SDKRuntime

/// A client for the API at `https://vm.example`.
public nonisolated struct MachinesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://vm.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  public var vm: VmClient { VmClient(client) }

  /// Requests to `/api/v1/vmm.ping`.
  public var vmm: VmmClient { VmmClient(client) }

  /// Requests to `/stats.csv`.
  public var statsCSV: StatsCSVClient { StatsCSVClient(client) }

  /// Requests to `/snapshot` and below.
  public var snapshot: SnapshotClient { SnapshotClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct VmClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /vm.add-disk`
  public func addDisk(options: RequestOptions = .init()) async throws {
    try await client.send(VmEndpoint.addDisk, options: options)
  }

  /// `PUT /vm.boot`
  public func boot(options: RequestOptions = .init()) async throws {
    try await client.send(VmEndpoint.boot, options: options)
  }

  /// `GET /vm.info`
  public func info(options: RequestOptions = .init()) async throws {
    try await client.send(VmEndpoint.info, options: options)
  }
}

/// Requests to `/api/v1/vmm.ping`.
public nonisolated struct VmmClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /api/v1/vmm.ping`
  public func ping(options: RequestOptions = .init()) async throws {
    try await client.send(VmmEndpoint.ping, options: options)
  }
}

/// Requests to `/stats.csv`.
public nonisolated struct StatsCSVClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /stats.csv`
  public func get(options: RequestOptions = .init()) async throws {
    try await client.send(StatsCSVEndpoint.get, options: options)
  }
}

/// Requests to `/snapshot` and below.
public nonisolated struct SnapshotClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /snapshot/create`
  public func create(options: RequestOptions = .init()) async throws {
    try await client.send(SnapshotEndpoint.create, options: options)
  }

  /// `PUT /snapshot/load`
  public func load(options: RequestOptions = .init()) async throws {
    try await client.send(SnapshotEndpoint.load, options: options)
  }
}
