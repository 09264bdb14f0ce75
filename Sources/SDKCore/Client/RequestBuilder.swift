import Foundation

/// Turns an endpoint's request into one that can travel, or says why it cannot.
///
/// URL text is encoded, concatenated and checked; nothing is ever repaired.
package final class RequestBuilder: Sendable {
  let configuration: APIClient.Configuration
  private let base: Result<ServerBase, RequestBuildingError>
  /// The options of calls that say nothing themselves, with a deadline and without the client's default
  /// one.
  private let options: (timed: RequestOptions, untimed: RequestOptions)

  /// - `defaultDeadline`: nil for none.
  init(_ configuration: APIClient.Configuration, defaultDeadline: Duration?) {
    self.configuration = configuration
    base = Result { () throws(RequestBuildingError) in try ServerBase(configuration.server) }
    var options = configuration.options
    if options.auth == .default { options.auth = configuration.auth }
    let untimed = options
    if options.deadline == nil, options.progress == nil { options.deadline = defaultDeadline }
    self.options = (options.normalized, untimed.normalized)
  }

  package struct Built {
    package var request: HTTPRequest
    let spool: TemporaryFile?
  }

  /// Returns the merged options of the call, the endpoint and the client, with the deadline that is kept.
  package func options(
    _ parts: EndpointRequest, _ call: RequestOptions, receiving: Receiving = .data
  ) -> RequestOptions {
    let isTransfer =
      parts.body.isTransfer || parts.options.progress != nil || call.progress != nil
    var options = options.untimed
    if case .data = receiving, !isTransfer { options = self.options.timed }
    options.apply(parts.options)
    if parts.auth != .default {
      options.auth = parts.auth
    } else if let own = parts.baseURL, isForeign(own) {
      options.auth = .none
    }
    options.apply(call)
    return options.normalized
  }

  /// Builds a request with a body, without the credential: each attempt adds its own.
  ///
  /// - Throws: `RequestBuildingError` or `CancellationError`.
  package func build(_ plan: CallPlan) async throws -> Built {
    var head = try head(of: plan)
    let encoder = BodyEncoder(
      coders: configuration.coders, context: head.context, nulls: plan.options.nulls)
    let body = try await encoder.encode(plan.parts.body)
    do {
      return try finish(&head, with: body, of: plan)
    } catch {
      body.spool?.remove()
      throw error
    }
  }

  /// Builds a request without a body, for which nothing is waited for.
  @inline(never)
  func bodiless(_ plan: CallPlan) throws(RequestBuildingError) -> Built {
    var head = try head(of: plan)
    return try finish(&head, with: EncodedBody(), of: plan)
  }

  /// The part of a request that comes before its body.
  private struct Head {
    let url: URL
    let path: PathTemplate
    var headers: HTTPHeaders
    let context: WritingContext
    let allowsInsecureServer: Bool
  }

  /// Not inlined, like other functions that asynchronous ones call for each request: all that an asynchronous
  /// function needs lies in its frame, and large frames are allocated.
  @inline(never)
  private func head(of plan: CallPlan) throws(RequestBuildingError) -> Head {
    let parts = plan.parts
    let base = try self.base(of: parts)
    let context = WritingContext(
      server: base.name, clientServer: configuration.server.name,
      parameters: configuration.parameters.replaced(by: plan.options.parameters))
    let path = try parts.path.filled(in: context)
    let url = try self.url(path, parts.query, at: base, in: context)
    var headers = try self.headers(of: plan, in: context)
    try addKey(to: &headers, parts.method, plan.options)
    return Head(
      url: url, path: path, headers: headers, context: context,
      allowsInsecureServer: base.allowsInsecureServer)
  }

  @inline(never)
  private func finish(
    _ head: inout Head, with body: EncodedBody, of plan: CallPlan
  ) throws(RequestBuildingError) -> Built {
    try finish(&head.headers, for: body, of: plan)
    var options = plan.options
    let compression = uncheckedCompression(plan)
    if compression != .accepted { options.uncheckedCompression = compression }
    if head.allowsInsecureServer { options.insecureOrigin = Origin(head.url) }
    let request = HTTPRequest(
      plan.parts.method, url: head.url, headers: head.headers, body: body.body, options: options,
      endpoint: options.knownEndpoint ?? plan.endpoint, template: head.path)
    return Built(request: request, spool: body.spool)
  }

  /// Returns the part that errors show of a request, which may not have been built.
  package func summary(_ parts: EndpointRequest) -> RequestSummary {
    let host = (try? base(of: parts))?.host ?? ""
    return RequestSummary(
      method: parts.method, host: host,
      pathTemplate: parts.path.description)
  }

  private func base(of parts: EndpointRequest) throws(RequestBuildingError) -> ServerBase {
    guard let own = parts.baseURL else { return try base(named: parts.server) }
    let base = try ServerBase(completed(own))
    guard let path = parts.server else { return base }
    guard ServerBase.isReference(path) else {
      throw RequestBuildingError("the endpoint has a base URL and the server '\(path)'")
    }
    return try base.at(path)
  }

  /// Returns a server whose URL is a scheme alone as the client's with that scheme.
  private func completed(_ own: Server) -> Server {
    guard own.text.hasSuffix("://") else { return own }
    let server = configuration.server
    let rest = server.text.range(of: "://").map { server.text[$0.upperBound...] } ?? ""
    return Server(
      own.text + rest, name: server.name, hosts: server.hosts,
      allowsInsecureServer: server.allowsInsecureServer)
  }

  /// Returns whether a server is on another origin than those of the client.
  func isForeign(_ own: Server) -> Bool {
    func origin(_ server: Server) -> Origin? { URL(string: server.text).map { Origin($0) } }
    guard let own = origin(completed(own)) else { return true }
    return !([configuration.server] + configuration.servers).contains { origin($0) == own }
  }

  private func base(named name: String?) throws(RequestBuildingError) -> ServerBase {
    guard let name, name != configuration.server.name else { return try base.get() }
    if let server = configuration.servers.first(where: { $0.name == name }) {
      return try ServerBase(server)
    }
    guard ServerBase.isReference(name) else {
      throw RequestBuildingError("the client has no server named '\(name)'")
    }
    return try base.get().at(name)
  }
}

extension RequestOptions {
  /// The options with the header of the idempotency key, if there is to be one, and without a deadline that
  /// stands for none.
  fileprivate var normalized: RequestOptions {
    var options = self
    if idempotencyHeader == nil, let keyHeader { options.idempotencyHeader = keyHeader }
    if deadline == Self.noDeadline { options.deadline = nil }
    return options
  }
}

extension RequestBuilder {
  /// Joins server, path and query to one checked URL.
  private func url(
    _ path: PathTemplate, _ query: RequestItems, at base: ServerBase, in context: WritingContext
  ) throws(RequestBuildingError) -> URL {
    let text = try text(path, query, at: base, in: context)
    // Foundation repairs what it finds illegal, so anything but the same text is a refusal.
    guard let url = URL(string: text), url.absoluteString == text else {
      throw RequestBuildingError("the URL is not legal")
    }
    return url
  }

  private func text(
    _ template: PathTemplate, _ query: RequestItems, at base: ServerBase,
    in context: WritingContext
  ) throws(RequestBuildingError) -> String {
    let path = template.text
    if let problem = template.problem { throw problem }
    guard path.isEmpty || path.hasPrefix("/") else {
      throw RequestBuildingError("the path must begin with '/'")
    }
    guard PathRules.isLegal(path), !path.utf8.contains(where: { $0 == 0x3F || $0 == 0x23 }) else {
      throw RequestBuildingError("the path holds a character that must be percent-encoded")
    }
    guard !PathRules.hasDotSegments(path) else {
      throw RequestBuildingError("the path holds a segment '.' or '..'")
    }
    var writer = QueryWriter(
      // Without a path of its own, the request goes to the server's URL as it was given.
      base.prefix, path: path.isEmpty ? base.slashes : path, query: base.query,
      separator: UInt8(ascii: base.query.isEmpty ? "?" : "&"), context: context)
    for item in configuration.query.items where !query.contains(item.name) {
      try writer.append(item)
    }
    for item in query.items { try writer.append(item) }
    return writer.text
  }
}
