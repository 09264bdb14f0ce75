import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension Context {
  /// Resolves an endpoint, with the settings of its group and the file's defaults merged in.
  func resolve(
    _ endpoint: SpecEndpoint, in group: SpecGroup, inheriting outer: Settings
  ) -> Operation {
    let own = resolve(endpoint.settings)
    let settings = own.inheriting(outer)
    let streams = endpoint.streams.compactMap(resolve)
    let bodies = resolve(endpoint.bodies, of: endpoint.streams)
    let returns = endpoint.returns.flatMap(resolve)
    var operation = Operation(
      name: endpoint.name.value,
      provenance: [group.name, endpoint.name.value].compactMap { $0 }.joined(separator: "."),
      method: endpoint.method ?? "GET", path: endpoint.path.compactMap(resolve),
      location: endpoint.name.location)
    operation.swiftName = endpoint.swiftName
    operation.about = endpoint.about
    operation.returnsAbout = endpoint.returnsAbout
    operation.deprecation = endpoint.deprecation
    operation.query = settings.query
    operation.headers = settings.headers
    operation.cookies = resolve(endpoint.cookies, in: .cookie)
    operation.accept = endpoint.accept
    operation.response = Response(
      returns: returns ?? .nothing, unwrap: endpoint.unwrap?.value ?? [],
      success: success(of: endpoint, settings),
      acceptsPartialContent: endpoint.acceptsPartialContent, errors: settings.errors)
    operation.stream = streams.first
    operation.otherStreams = Array(streams.dropFirst())
    operation.pagination = endpoint.pagination.map {
      resolve(
        $0.value, of: endpoint, query: settings.query + fields(ofFirst: bodies), returns: returns)
    }
    operation.options = settings.options
    operation.options.idempotencyHeader = endpoint.idempotencyHeader
    operation.security = settings.security
    operation.server = (endpoint.server ?? group.server)?.value
    operation.examples = endpoint.examples.map(\.example)
    if endpoint.returns == nil, let stream = operation.stream, stream.example.isEmpty,
      let example = endpoint.examples.first(where: { (200..<300).contains($0.example.status) })
    {
      operation.stream?.example = pieces(of: example.body, stream)
    }
    for example in endpoint.examples {
      found.report(
        mismatches(of: example, operation, returns: endpoint.returns == nil ? .nothing : returns))
    }
    if let body = bodies.first { operation = operation.taking(body) }
    operation.otherBodies = Array(bodies.dropFirst())
    check(endpoint)
    return operation
  }

  /// The rule of an endpoint: its own, or that around it where the response is JSON. Nothing that is not JSON could
  /// meet it.
  private func success(of endpoint: SpecEndpoint, _ settings: Settings) -> SuccessRule? {
    guard let rule = settings.success?.rule, !endpoint.mayBeJSON else {
      return settings.success?.rule
    }
    guard let own = endpoint.settings.success else { return nil }
    found.report(.successNeedsJSON(at: own.location))
    return rule
  }

  private func resolve(_ part: SpecPathPart) -> PathPart? {
    switch part {
    case .literal(let text): .literal(text)
    case .parameter(let parameter): resolve(parameter, in: .path).map { .parameter($0) }
    case .query: nil
    }
  }

  private func resolve(_ returns: Located<SpecReturns>) -> Response.Returns? {
    switch returns.value {
    case .file: return .file
    case .text: return .text
    case .choice(let successes): return resolve(successes)
    case .type(let type):
      switch type.kind {
      case .named("Void", arguments: []): return .nothing
      case .named("Bytes", arguments: []): return .bytes
      default: return scope.resolve(type, as: .response).map { .value($0) }
      }
    }
  }

  /// Resolves a stream without the field that asks for it, which goes with the body.
  private func resolve(_ stream: SpecStream) -> StreamResponse? {
    let kind: StreamResponse.Kind? =
      switch stream.kind {
      case .events(let type):
        scope.resolve(type, as: stream.isOfWholeEvents ? .wholeEvent : .event).map { .events($0) }
      case .lines(let type): scope.resolve(type, as: .event).map { .lines($0) }
      case .namedEvents(let events):
        .namedEvents(
          events.compactMap { event in
            scope.resolve(event.type, as: .event).map {
              var resolved = StreamResponse.NamedEvent(
                name: event.name, type: $0, swiftName: event.swiftName)
              resolved.isDefault = event.isDefault
              return resolved
            }
          })
      }
    guard let kind else { return nil }
    var response = StreamResponse(
      kind: kind, end: stream.end, endIsOptional: stream.endIsOptional)
    response.isOfWholeEvents = stream.isOfWholeEvents
    response.dataIsJSON = stream.dataIsJSON
    for piece in stream.example {
      if let mismatch = mismatch(of: piece, with: kind) {
        found.report(mismatch)
      } else {
        response.example.append(Literal(piece))
      }
    }
    return response
  }

  /// Reports the part of a piece that a stream does not have.
  private func mismatch(of piece: Node, with kind: StreamResponse.Kind) -> Diagnostic? {
    switch kind {
    case .events(let type), .lines(let type): return scope.mismatch(of: piece, with: type)
    case .namedEvents(let events):
      guard let data = piece["data"]?.value,
        let event = events.kind(named: piece["event"]?.value.string)
      else { return .exampleMismatch("an event of the stream with its 'data'", at: piece.location) }
      return scope.mismatch(of: data, with: event.type)
    }
  }

  /// Returns an example of the whole response, which is one piece or several, as pieces of the stream.
  private func pieces(of example: Node, _ stream: StreamResponse) -> [Literal] {
    func piece(_ node: Node) -> Literal? {
      switch stream.kind {
      case .events(let type), .lines(let type):
        return scope.mismatch(of: node, with: type) == nil ? Literal(node) : nil
      case .namedEvents(let events):
        let event = events.first { scope.mismatch(of: node, with: $0.type) == nil }
        return event.map {
          .object([
            .init(name: "event", value: .string($0.name)),
            .init(name: "data", value: Literal(node)),
          ])
        }
      }
    }
    let pieces = example.kind == .array ? example.elements.map(piece) : []
    if !pieces.isEmpty, !pieces.contains(nil) { return pieces.compactMap { $0 } }
    return [piece(example)].compactMap { $0 }
  }

  /// Statuses with the same response are one success. What is stated for 204 and 205, which have no content, may be
  /// missing.
  private func resolve(_ successes: [SpecReturns.Success]) -> Response.Returns {
    var isMissing = false
    let resolved = successes.compactMap { success -> Response.Success? in
      guard let returns = resolve(success.returns) else { return nil }
      guard success.statuses.haveNoContent else {
        return Response.Success([success.statuses], returns)
      }
      if returns != .nothing { isMissing = true }
      return Response.Success([success.statuses], .nothing)
    }
    return isMissing ? .init(resolved) : .choice(resolved.merged)
  }

  /// Returns the parts of an example that are not what the endpoint returns, or throws, with its status.
  private func mismatches(
    of example: SpecExample, _ operation: Operation, returns: Response.Returns?
  ) -> [Diagnostic] {
    let status = example.example.status
    guard (200..<300).contains(status) else {
      let errors = operation.response.errors
      return errors.map(\.statuses).best(for: status)
        .flatMap { scope.mismatch(of: example.body, with: errors[$0].type) }.map { [$0] } ?? []
    }
    switch returns {
    case .value(let type): return scope.mismatch(of: example.body, with: type).map { [$0] } ?? []
    case .text where example.body.string == nil:
      return [.exampleMismatch("a string", at: example.body.location)]
    case .choice(let successes):
      let all = successes.flatMap { success in success.statuses.map { ($0, success.returns) } }
      return all.map(\.0).best(for: status)
        .map { mismatches(of: example, operation, returns: all[$0].1) } ?? []
    case .nothing:
      guard operation.stream != nil else { return [] }
      // One piece of it, or several.
      let pieces = example.body.kind == .array ? example.body.elements : [example.body]
      let types = operation.streamedTypes
      if scope.mismatch(of: example.body, withEachOf: types) == nil { return [] }
      return pieces.compactMap { scope.mismatch(of: $0, withEachOf: types) }
    case .text, .bytes, .file, nil: return []
    }
  }

  /// Reports keys that do not go together.
  private func check(_ endpoint: SpecEndpoint) {
    let method = endpoint.method
    if let body = endpoint.bodies.first?.body, let method,
      ["GET", "HEAD", "TRACE"].contains(method)
    {
      found.report(.bodyNotAllowed(body.value.key, method: method, at: body.location))
    }
    if method == "HEAD", let returns = endpoint.returns, !returns.value.isVoid {
      found.report(.responseNotAllowed(at: returns.location))
    }
    if let unwrap = endpoint.unwrap, endpoint.returns?.value.isJSON != true {
      found.report(.unwrapNeedsReturns(at: unwrap.location))
    }
    // The methods for bodies of one kind could not be told apart.
    found.report(
      repeated(
        endpoint.bodies.map { Located($0.body.value.key, at: $0.body.location) }, in: "the bodies"))
    if let server = endpoint.server { check(server) }
    if let cache = endpoint.settings.options.cache, cache != .off, let method, !isRead(method) {
      found.report(.uncachedMethod(method, at: endpoint.name.location))
    }
  }

  /// Reports a server that there is not: neither a name nor a path.
  func check(_ server: Located<String>) {
    let known = servers + hosts.filter { !servers.contains($0) }
    if known.contains(server.value) { return }
    guard Server.isReference(server.value) else {
      return found.report(.unknownServer(server.value, known: known, at: server.location))
    }
    let path = server.value.drop { $0 == "." }
    if let why = problem(withURL: "https://1" + path) {
      found.report(.badURL(server.value, because: why, at: server.location))
    }
  }
}

extension SpecEndpoint {
  /// Some response is JSON, or one that is not read further; a HEAD has none.
  fileprivate var mayBeJSON: Bool {
    if method == "HEAD" { return false }
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
