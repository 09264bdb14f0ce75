import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// `EndpointRequest(.get, "/posts", query: […])`; `response` names shared rules or says them.
  func request(_ operation: Operation, _ names: OperationNames, response: Code?) -> Code {
    var parts: [Code] = [
      .text(method(operation.method)), .text("\"\(path(operation, names))\""),
    ]
    let query = zip(operation.query, names.query).map { item($0, $1) }
    if !query.isEmpty { parts.append(.array(open: "query: ", query)) }
    let headers = zip(operation.headers, names.headers).map { item($0, $1) }
    if !headers.isEmpty { parts.append(.array(open: "headers: ", headers)) }
    let cookies = zip(operation.cookies, names.cookies).map { item($0, $1) }
    if !cookies.isEmpty { parts.append(.array(open: "cookies: ", cookies)) }
    if let body = body(operation, names) { parts.append(body) }
    if let response { parts.append(response) }
    if let options = options(operation.options, head: "options: .init") { parts.append(options) }
    if let auth = auth(operation) { parts.append(.wrapped(open: "auth: ", auth, close: "")) }
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
        return "\\(\(pathValue(parameter, type, name)))"
      }
    }.joined()
  }

  // MARK: How it is sent

  /// `options: .init(timeout: .seconds(10))`; nil when nothing is said.
  func options(_ options: CallOptions, head: String) -> Code? {
    let parts: [Code?] = [
      options.timeout.map { .text("timeout: \(durationLiteral($0))") },
      options.deadline.map { .text("deadline: \(durationLiteral($0))") },
      options.retries.map(policy),
      options.cache.map { .text("cache: \(policy($0))") },
      options.share.map { .text("sharesExchange: \($0)") },
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
}
