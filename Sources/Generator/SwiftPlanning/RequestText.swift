import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// `EndpointRequest(.get, "/posts", query: […])`; `answer` names shared rules or says them.
  func request(_ operation: Operation, _ names: OperationNames, answer: Code?) -> Code {
    var parts: [Code] = [
      .text(method(operation.method)), .text("\"\(path(operation, names))\""),
    ]
    let query = zip(operation.query, names.query).map { item($0, $1) }
    if !query.isEmpty { parts.append(.array(open: "query: ", query)) }
    let headers = zip(operation.headers, names.headers).map { item($0, $1) }
    if !headers.isEmpty { parts.append(.array(open: "headers: ", headers)) }
    if let body = body(operation, names) { parts.append(body) }
    if let answer { parts.append(answer) }
    if let options = options(operation.options, head: "options: .init") { parts.append(options) }
    if let auth = auth(operation.security) { parts.append(.text("auth: \(auth)")) }
    if let server = operation.server { parts.append(.text("server: \(swiftLiteral(server))")) }
    return .call("EndpointRequest", parts, together: 2)
  }

  private func method(_ method: String) -> String { "." + method.lowercased() }

  /// With an interpolation for each parameter; a text says its name, because it can be refused.
  private func path(_ operation: Operation, _ names: OperationNames) -> String {
    var parameters = names.path.makeIterator()
    return operation.path.map { part in
      switch part {
      case .literal(let text): return String(swiftLiteral(text).dropFirst().dropLast())
      case .parameter(let parameter):
        let name = parameters.next()?.text ?? ""
        guard case .argument(let type, _) = parameter.value else { return "" }
        let format = format(of: type).map { ".formatted(as: \($0))" } ?? ""
        let label = isText(type) ? ", \(swiftLiteral(parameter.name))" : ""
        return "\\(\(name)\(format)\(label))"
      }
    }.joined()
  }

  /// Values of the type may be empty or dots.
  private func isText(_ type: TypeReference) -> Bool {
    switch unaliased(type) {
    case .scalar(.string): true
    case .model: true
    default: false
    }
  }

  // MARK: Bodies

  private func body(_ operation: Operation, _ names: OperationNames) -> Code? {
    switch operation.body {
    case .json(let type), .formValue(let type, _): jsonBody(type)
    case .raw(let contentType), .text(let contentType):
      .call("body: .raw", [.text("body"), .text("contentType: \(swiftLiteral(contentType))")])
    case .form(let fields):
      wrapped("body: .form(", zip(fields, names.fields).map { item($0, $1) })
    case .multipart(let fields):
      wrapped("body: .multipart(", zip(fields, names.fields).map { part($0, $1) })
    case nil: nil
    }
  }

  private func wrapped(_ open: String, _ items: [Code]) -> Code {
    .wrapped(open: open, .array(open: "", items), close: ")")
  }

  /// An absent value is no body.
  private func jsonBody(_ type: TypeReference) -> Code {
    let format = formatIfPresent(of: type).map { [Code.text("as: \($0)")] } ?? []
    return .call("body: .json", [.text("body")] + format)
  }

  private func part(_ field: Parameter, _ name: SwiftIdentifier?) -> Code {
    let literal = swiftLiteral(field.name)
    let value = name?.text ?? requestValue(field, name)
    let contentType =
      field.contentType.map { [Code.text("contentType: \(swiftLiteral($0))")] } ?? []
    func call(_ kind: String, _ value: String) -> Code {
      .call(kind, [.text(literal), .text(value)] + contentType)
    }
    guard case .argument(let type, _) = field.value else { return call(".text", value) }
    switch unaliased(unwrapped(type)) {
    case .scalar(.file): return call(".file", value)
    case .array(.scalar(.file)): return call(".files", value)
    case .array(let element) where isJSONPart(element): return call(".jsons", value)
    case let inner where isJSONPart(inner): return call(".json", value)
    default: return call(".text", requestValue(field, name))
    }
  }

  /// Objects travel as JSON parts, scalars and enums as text.
  private func isJSONPart(_ type: TypeReference) -> Bool {
    switch unaliased(unwrapped(type)) {
    case .dictionary, .scalar(.json): return true
    case .model(let id):
      if case .enumeration? = models[id]?.shape { return false }
      return true
    default: return false
    }
  }

  // MARK: How it is sent

  /// `options: .init(timeout: .seconds(10))`; nil when nothing is said.
  func options(_ options: CallOptions, head: String) -> Code? {
    let parts: [Code?] = [
      options.timeout.map { .text("timeout: \(durationLiteral($0))") },
      options.deadline.map { .text("deadline: \(durationLiteral($0))") },
      options.retries.map(policy),
      options.cache.map { .text("cache: \(policy($0))") },
      options.idempotencyHeader.map { .text("idempotencyHeader: \(swiftLiteral($0))") },
    ]
    let said = parts.compactMap { $0 }
    return said.isEmpty ? nil : .call(head, said)
  }

  /// `.none` alone would be the optional's.
  private func policy(_ retries: CallOptions.Retries) -> Code {
    if retries.max == 0 { return .text("retry: RetryPolicy.none") }
    let parts = [
      retries.max.map { "maxRetries: \($0)" },
      retries.statuses.map { "statuses: [\($0.map(String.init).joined(separator: ", "))]" },
      retries.codes.isEmpty ? nil : "codes: \(swiftLiteral(retries.codes))",
      retries.baseDelay.map { "baseDelay: \(durationLiteral($0))" },
      retries.maxDelay.map { "maxDelay: \(durationLiteral($0))" },
    ].compactMap { $0 }
    return .call("retry: .init", parts.map { .text($0) })
  }

  private func policy(_ cache: CallOptions.Cache) -> String {
    switch cache {
    case .off: ".bypass"
    case .http: ".http"
    case .fresh(let fresh, nil): ".ttl(\(durationLiteral(fresh)))"
    case .fresh(let fresh, let stale?):
      ".staleWhileRevalidate(fresh: \(durationLiteral(fresh)), stale: \(durationLiteral(stale)))"
    }
  }

  private func auth(_ security: SecurityRequirement?) -> String? {
    guard let security else { return nil }
    return switch security.schemes.count {
    case 0: ".none"
    case 1: ".scheme(\(swiftLiteral(security.schemes[0])))"
    default: ".all(\(swiftLiteral(security.schemes)))"
    }
  }
}
