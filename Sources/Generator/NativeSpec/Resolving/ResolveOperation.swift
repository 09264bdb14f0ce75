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
    let body = endpoint.body.flatMap { found.take(resolve($0.value)) }
    let returns = endpoint.returns.flatMap { found.take(resolve($0)) }
    var options = settings.options
    options.idempotencyHeader = endpoint.idempotencyHeader
    let operation = Operation(
      name: endpoint.name.value, swiftName: endpoint.swiftName,
      provenance: [group, endpoint.name.value].compactMap { $0 }.joined(separator: "."),
      about: endpoint.about, deprecation: endpoint.deprecation,
      method: endpoint.method ?? "GET",
      path: endpoint.path.compactMap { found.take(resolve($0)) },
      query: settings.query, headers: settings.headers,
      cookies: found.take(resolve(endpoint.cookies, in: .cookie)), body: body,
      bodyContentType: endpoint.bodyContentType,
      isBodyOptional: endpoint.body?.value.isLeftOut ?? false, accept: endpoint.accept,
      response: Response(
        returns: returns ?? .nothing, unwrap: endpoint.unwrap?.value ?? [],
        success: settings.success, errors: settings.errors),
      stream: endpoint.stream.flatMap { found.take(resolve($0, endpoint.body?.value)) },
      pagination: endpoint.pagination.map {
        found.take(resolve($0.value, of: endpoint, query: settings.query, returns: returns))
      },
      options: options, security: settings.security, server: endpoint.server?.value,
      examples: endpoint.examples,
      location: endpoint.name.location)
    return Diagnosed(operation, found + check(endpoint))
  }

  private func resolve(_ part: SpecPathPart) -> Diagnosed<PathPart?> {
    switch part {
    case .literal(let text): Diagnosed(.literal(text))
    case .parameter(let parameter): resolve(parameter, in: .path).mapValue { .parameter($0) }
    }
  }

  private func resolve(_ body: SpecBody) -> Diagnosed<Body?> {
    switch body {
    case .json(let type): return scope.resolve(type, as: .body).mapValue { .json($0) }
    case .raw(let contentType, _): return Diagnosed(.raw(contentType: contentType))
    case .text(let contentType, _): return Diagnosed(.text(contentType: contentType))
    case .formValue(let type, let styles): return resolve(type, styles)
    case .form(let fields):
      let result = resolve(fields, in: .form)
      return Diagnosed(.form(result.value), result.diagnostics)
    case .multipart(let parts):
      let result = resolve(parts, in: .part)
      return Diagnosed(.multipart(result.value), result.diagnostics)
    }
  }

  /// A form by the fields of a value.
  private func resolve(
    _ type: SpecType, _ styles: [SpecBody.FieldStyle]
  ) -> Diagnosed<Body?> {
    var found: [Diagnostic] = []
    guard let resolved = found.take(scope.resolve(type, as: .body)) else {
      return Diagnosed(nil, found)
    }
    let value = scope.target(of: resolved.unwrapped)
    if !scope.canBeForm(value) {
      found.append(.notText("a form", resolved.name, at: type.location))
    }
    let known = scope.fields(of: value).map(\.name.value)
    for style in styles where !known.isEmpty && !known.contains(style.field.value) {
      found.append(.unknownFormField(style.field.value, known: known, at: style.field.location))
    }
    let named = styles.map { FieldStyle(field: $0.field.value, style: $0.style) }
    return Diagnosed(.formValue(resolved, styles: named), found)
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
    if let body = endpoint.body, let method, ["GET", "HEAD"].contains(method) {
      found.append(.bodyNotAllowed(body.value.key, method: method, at: body.location))
    }
    if method == "HEAD", let returns = endpoint.returns, !returns.value.isVoid {
      found.append(.responseNotAllowed(at: returns.location))
    }
    if let unwrap = endpoint.unwrap, endpoint.returns?.value.isJSON != true {
      found.append(.unwrapNeedsReturns(at: unwrap.location))
    }
    if endpoint.bodyContentType != nil, endpoint.body?.value.hasContentType != true {
      found.append(.contentTypeWithoutBody(endpoint.name.value, at: endpoint.name.location))
    }
    if let server = endpoint.server, !servers.contains(server.value) {
      found.append(.unknownServer(server.value, known: servers, at: server.location))
    }
    return found
  }
}

extension SpecBody {
  /// The key it is written under.
  fileprivate var key: String {
    switch self {
    case .json: EndpointKeys.body.name
    case .form, .formValue: EndpointKeys.form.name
    case .text: EndpointKeys.text.name
    case .multipart: EndpointKeys.multipart.name
    case .raw: EndpointKeys.raw.name
    }
  }
}

extension SpecBody {
  /// True when the caller may leave the text or bytes out.
  fileprivate var isLeftOut: Bool {
    switch self {
    case .text(_, let isOptional), .raw(_, let isOptional): isOptional
    case .json, .form, .formValue, .multipart: false
    }
  }

  /// True when `contentType` beside it names its content type.
  fileprivate var hasContentType: Bool {
    switch self {
    case .json, .form, .formValue: true
    case .multipart, .text, .raw: false
    }
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
