import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension Context {
  /// Resolves an endpoint, with the settings of its group and the file's defaults merged in.
  func resolve(
    _ endpoint: SpecEndpoint, in group: SpecGroup, inheriting outer: Settings
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
      provenance: [group.name, endpoint.name.value].compactMap { $0 }.joined(separator: "."),
      about: endpoint.about, deprecation: endpoint.deprecation,
      method: endpoint.method ?? "GET",
      path: endpoint.path.compactMap { found.take(resolve($0)) },
      query: settings.query, headers: settings.headers,
      cookies: found.take(resolve(endpoint.cookies, in: .cookie)), accept: endpoint.accept,
      response: Response(
        returns: returns ?? .nothing, unwrap: endpoint.unwrap?.value ?? [],
        success: found.take(success(of: endpoint, settings)),
        acceptsPartialContent: endpoint.acceptsPartialContent, errors: settings.errors),
      stream: streams.first, otherStreams: Array(streams.dropFirst()),
      pagination: endpoint.pagination.map {
        found.take(resolve($0.value, of: endpoint, query: settings.query, returns: returns))
      },
      options: options, security: settings.security,
      server: (endpoint.server ?? group.server)?.value,
      examples: endpoint.examples.map(\.example),
      location: endpoint.name.location)
    found += endpoint.examples.flatMap { check($0, returns: returns ?? .nothing) }
    if let body = bodies.first { operation = operation.taking(body) }
    operation.otherBodies = Array(bodies.dropFirst())
    return Diagnosed(operation, found + check(endpoint))
  }

  /// The rule of an endpoint: its own, or that around it where the response is JSON. Nothing that is not JSON could
  /// meet it.
  private func success(
    of endpoint: SpecEndpoint, _ settings: Settings
  ) -> Diagnosed<SuccessRule?> {
    guard let rule = settings.success?.rule, !endpoint.mayBeJSON else {
      return Diagnosed(settings.success?.rule)
    }
    guard let own = endpoint.settings.success else { return Diagnosed(nil) }
    return Diagnosed(rule, [.successNeedsJSON(at: own.location)])
  }

  private func resolve(_ part: SpecPathPart) -> Diagnosed<PathPart?> {
    switch part {
    case .literal(let text): Diagnosed(.literal(text))
    case .parameter(let parameter): resolve(parameter, in: .path).mapValue { .parameter($0) }
    case .query: Diagnosed(nil)
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

  /// Reports the part of a successful example that is not what the endpoint returns.
  private func check(_ example: SpecExample, returns: Response.Returns) -> [Diagnostic] {
    guard (200..<300).contains(example.example.status) else { return [] }
    return switch returns {
    case .value(let type): [scope.mismatch(of: example.body, with: type)].compactMap(\.self)
    case .text where example.body.string == nil:
      [.exampleMismatch("a string", at: example.body.location)]
    case .text, .choice, .nothing, .bytes, .file: []
    }
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
    if let server = endpoint.server { found += check(server) }
    if let cache = endpoint.settings.options.cache, cache != .off, let method, method != "GET" {
      found.append(.uncachedMethod(method, at: endpoint.name.location))
    }
    return found
  }

  /// Reports a server that there is not: neither a name nor a path.
  func check(_ server: Located<String>) -> [Diagnostic] {
    let known = servers + hosts.filter { !servers.contains($0) }
    if known.contains(server.value) { return [] }
    guard Server.isReference(server.value) else {
      return [.unknownServer(server.value, known: known, at: server.location)]
    }
    let path = server.value.drop { $0 == "." }
    guard let why = problem(withURL: "https://1" + path) else { return [] }
    return [.badURL(server.value, because: why, at: server.location)]
  }
}

extension SpecEndpoint {
  /// Some response is JSON, or one that is not read further.
  fileprivate var mayBeJSON: Bool {
    guard let returns else { return streams.isEmpty }
    if case .choice(let successes) = returns.value {
      return successes.contains { $0.returns.value.isJSON || $0.returns.value.isVoid }
    }
    return returns.value.isJSON || returns.value.isVoid
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
