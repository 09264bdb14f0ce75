// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /typeless`
  public func sendTypeless(
    csv: UploadFile, image: UploadFile, plain: UploadFile, xml: UploadFile, rows: [UploadFile],
    json: JSON, list: [JSON], anyCSV: UploadFile, anyXML: UploadFile, maybe: UploadFile? = nil,
    either: JSON? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.sendTypeless(
        csv: csv, image: image, plain: plain, xml: xml, rows: rows, json: json, list: list,
        anyCSV: anyCSV, anyXML: anyXML, maybe: maybe, either: either),
      options: options)
  }

  /// `POST /strings`
  public func sendStrings(
    csv: String, image: UploadFile, json: String, rows: [String],
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.sendStrings(csv: csv, image: image, json: json, rows: rows), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}
