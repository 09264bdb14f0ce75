import SDKGenAPIModel

/// Plans how requests are made of the arguments of endpoints.
struct RequestPlanner: Sendable {
  private let security: SecurityPlanner
  private let values: RequestValues
  private let bodies: BodyPlanner

  init(_ context: PlanningContext) {
    security = context.security
    values = RequestValues(context.types)
    bodies = BodyPlanner(context.types)
  }

  /// `EndpointRequest(.get, "/posts", query: […])`; `response` names shared rules or says them.
  func request(_ operation: PlannedOperation, response: Code?) -> Code {
    var parts: [Code] = [
      .text(method(operation.operation.method)), .interpolated("\"\(path(operation))\""),
    ]
    for (label, parameters) in [
      ("query", operation.query), ("headers", operation.headers), ("cookies", operation.cookies),
    ] where !parameters.isEmpty {
      parts.append(.array("\(label): ", parameters.map(values.item)))
    }
    let others: [Code?] = [
      bodies.body(operation), response,
      options(operation.operation.options, head: "options: .init"),
      security.auth(operation.operation).map { .row(["auth: ", $0]) },
      operation.operation.server.map { .text("server: \(swiftLiteral($0))") },
    ]
    parts += others.compactMap { $0 }
    return .call("EndpointRequest", parts)
  }

  /// `.get`; `"COPY"` for a method without a constant in the runtime.
  private func method(_ name: String) -> String {
    Self.constants.contains(name) ? ".\(name.lowercased())" : swiftLiteral(name)
  }

  private static let constants: Set = [
    "GET", "QUERY", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE",
  ]

  /// Returns the path with an interpolation for each parameter.
  private func path(_ operation: PlannedOperation) -> String {
    operation.path.map { part in
      switch part {
      case .literal(let text): escaped(text)
      case .parameter(let parameter): values.pathValue(parameter).map { "\\(\($0))" } ?? ""
      }
    }.joined()
  }

  // MARK: Options

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
      retries.methods.map { "methods: \(swiftLiteral($0.map(\.rawValue)))" },
      retries.errors.map { "errors: [\($0.map { ".\($0.rawValue)" }.joined(separator: ", "))]" },
      retries.codes.isEmpty ? nil : "codes: \(swiftLiteral(retries.codes))",
      retries.baseDelay.map { "baseDelay: \(durationLiteral($0))" },
      retries.multiplier.map { "multiplier: \(number($0))" },
      retries.maxDelay.map { "maxDelay: \(durationLiteral($0))" },
      retries.jitter.map { "jitter: .\($0.rawValue)" },
    ].compactMap { $0 }
    return .call("retry: .init", parts.map { .text($0) })
  }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
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
