import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSpecReading

extension Context {
  /// Resolves an endpoint, with the settings of its group and the file's defaults merged in.
  func resolve(
    _ endpoint: SpecEndpoint, group: String?, inheriting outer: Settings
  ) -> Diagnosed<Operation> {
    var found: [Diagnostic] = []
    let own = found.take(resolve(endpoint.settings))
    let settings = own.inheriting(outer)
    let streams = endpoint.streams.compactMap { found.take(resolve($0)) }
    let bodies = found.take(resolve(endpoint.bodies, of: endpoint.streams))
    let returns = endpoint.returns.flatMap { found.take(resolve($0)) }
    var options = settings.options
    options.idempotencyHeader = endpoint.idempotencyHeader
    var operation = Operation(
      name: endpoint.name.value, swiftName: endpoint.swiftName,
      provenance: [group, endpoint.name.value].compactMap { $0 }.joined(separator: "."),
      about: endpoint.about, deprecation: endpoint.deprecation,
      method: endpoint.method ?? "GET",
      path: endpoint.path.compactMap { found.take(resolve($0)) },
      query: settings.query, headers: settings.headers,
      cookies: found.take(resolve(endpoint.cookies, in: .cookie)), accept: endpoint.accept,
      response: Response(
        returns: returns ?? .nothing, unwrap: endpoint.unwrap?.value ?? [],
        success: settings.success, errors: settings.errors),
      stream: streams.first, otherStreams: Array(streams.dropFirst()),
      pagination: endpoint.pagination.map {
        found.take(resolve($0.value, of: endpoint, query: settings.query, returns: returns))
      },
      options: options, security: settings.security, server: endpoint.server?.value,
      examples: endpoint.examples,
      location: endpoint.name.location)
    if let body = bodies.first { operation = operation.taking(body) }
    operation.otherBodies = Array(bodies.dropFirst())
    return Diagnosed(operation, found + check(endpoint))
  }

  private func resolve(_ part: SpecPathPart) -> Diagnosed<PathPart?> {
    switch part {
    case .literal(let text): Diagnosed(.literal(text))
    case .parameter(let parameter): resolve(parameter, in: .path).mapValue { .parameter($0) }
    }
  }

  private func resolve(_ returns: Located<SpecReturns>) -> Diagnosed<Response.Returns?> {
    switch returns.value {
    case .file: return Diagnosed(.file)
    case .text: return Diagnosed(.text)
    case .choice(let successes): return resolve(successes).mapValue { .choice($0) }
    case .type(let type):
      switch type.kind {
      case .named("Void", arguments: []): return Diagnosed(.nothing)
      case .named("Bytes", arguments: []): return Diagnosed(.bytes)
      default: return scope.resolve(type, as: .response).mapValue { .value($0) }
      }
    }
  }

  /// Statuses with the same response are one success.
  private func resolve(_ successes: [SpecReturns.Success]) -> Diagnosed<[Response.Success]?> {
    var found: [Diagnostic] = []
    var resolved: [Response.Success] = []
    for success in successes {
      guard let returns = found.take(resolve(success.returns)) else { continue }
      if let index = resolved.firstIndex(where: { $0.returns == returns }) {
        resolved[index].statuses.append(success.statuses)
      } else {
        resolved.append(Response.Success([success.statuses], returns))
      }
    }
    return Diagnosed(resolved, found)
  }

  /// Reports keys that do not go together.
  private func check(_ endpoint: SpecEndpoint) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let method = endpoint.method
    if let body = endpoint.bodies.first?.body, let method, ["GET", "HEAD"].contains(method) {
      found.append(.bodyNotAllowed(body.value.key, method: method, at: body.location))
    }
    if method == "HEAD", let returns = endpoint.returns, !returns.value.isVoid {
      found.append(.responseNotAllowed(at: returns.location))
    }
    if let unwrap = endpoint.unwrap, endpoint.returns?.value.isJSON != true {
      found.append(.unwrapNeedsReturns(at: unwrap.location))
    }
    found += repeatedBodies(endpoint.bodies)
    if let server = endpoint.server, !servers.contains(server.value) {
      found.append(.unknownServer(server.value, known: servers, at: server.location))
    }
    return found
  }
}

extension SpecReturns {
  fileprivate var isVoid: Bool { name == "Void" }

  fileprivate var isJSON: Bool {
    if case .type = self { name != "Void" && name != "Bytes" } else { false }
  }

  private var name: String? {
    if case .type(let type) = self, case .named(let name, _) = type.kind { name } else { nil }
  }
}
