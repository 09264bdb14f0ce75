import Foundation

/// Turns an endpoint's request into one that can travel, or says why it cannot.
///
/// URL text is encoded, concatenated and checked; nothing is ever repaired.
final class RequestBuilder: Sendable {
  let configuration: APIClient.Configuration
  private let base: Result<ServerBase, RequestBuildingError>

  init(_ configuration: APIClient.Configuration) {
    self.configuration = configuration
    base = Result { () throws(RequestBuildingError) in try ServerBase(configuration.server) }
  }

  struct Built {
    let request: HTTPRequest
    let spool: TemporaryFile?
  }

  /// Returns the merged options of the call, the endpoint and the client.
  func options(_ parts: EndpointRequest, _ call: RequestOptions) -> RequestOptions {
    var options = configuration.options
    if options.auth == .default { options.auth = configuration.auth }
    options.apply(parts.options)
    if parts.auth != .default { options.auth = parts.auth }
    options.apply(call)
    options.idempotencyHeader = options.keyHeader
    return options
  }

  /// The credential is not in it: each attempt adds its own.
  ///
  /// - Throws: `RequestBuildingError` or `CancellationError`.
  func build(
    _ endpoint: any Endpoint, _ parts: EndpointRequest, _ options: RequestOptions,
    _ expected: ExpectedResponse
  ) async throws -> Built {
    let base = try self.base(named: parts.server)
    let context = WritingContext(server: base.name, clientServer: configuration.server.name)
    let url = try self.url(base, parts, context)
    var headers = try self.headers(parts, options, context)
    try addKey(to: &headers, parts.method, options)
    var body = EncodedBody()
    if case .none = parts.body {
    } else {
      let encoder = BodyEncoder(coders: configuration.coders, context: context)
      body = try await encoder.encode(parts.body)
    }
    do {
      try finish(&headers, body, parts, options, expected)
    } catch {
      body.spool?.remove()
      throw error
    }
    var options = options
    options.refusesCompression = refusesCompression(expected, parts.response, options)
    let request = HTTPRequest(
      parts.method, url: url, headers: headers, body: body.body, options: options,
      endpoint: endpoint, template: parts.path)
    return Built(request: request, spool: body.spool)
  }

  /// Returns the part that errors show of a request, which may not have been built.
  func summary(_ parts: EndpointRequest) -> RequestSummary {
    let origin = (try? base(named: parts.server))?.origin ?? ""
    return RequestSummary(
      method: parts.method, host: URL(string: origin)?.host ?? "",
      pathTemplate: parts.path.description)
  }

  private func base(named name: String?) throws(RequestBuildingError) -> ServerBase {
    guard let name, name != configuration.server.name else { return try base.get() }
    guard let server = configuration.servers.first(where: { $0.name == name }) else {
      throw RequestBuildingError("the client has no server named '\(name)'")
    }
    return try ServerBase(server)
  }
}
