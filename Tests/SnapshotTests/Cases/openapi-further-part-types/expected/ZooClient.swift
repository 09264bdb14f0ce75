// Made by sdkgen for Zoo. Do not edit.

public import Foundation
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

  /// `POST /texts`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func addTexts(
    name: String, additionalProperties: [String: String]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.addTexts(name: name, additionalProperties: additionalProperties),
      options: options)
  }

  /// `POST /base64`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func addBase64(
    photo: Data, additionalProperties: [String: Data]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.addBase64(photo: photo, additionalProperties: additionalProperties),
      options: options)
  }

  /// `POST /files`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func addFiles(
    name: String, additionalProperties: [String: UploadFile]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.addFiles(name: name, additionalProperties: additionalProperties),
      options: options)
  }

  /// `POST /json`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func addJSON(
    name: String, additionalProperties: [String: ZooEndpoint.AddJSONBodyValue]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.addJSON(name: name, additionalProperties: additionalProperties),
      options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}
