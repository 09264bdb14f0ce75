import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSpecReading

/// What an operation can mean by: the types and the names it may use.
struct Context {
  var scope: Scope
  /// Names of servers, in order.
  var servers: [String]
  /// Names of security schemes, in order.
  var schemes: [String]
}

/// What `defaults`, a group or an endpoint says, with its types looked up.
struct Settings {
  var query: [Parameter] = []
  var headers: [Parameter] = []
  var success: SuccessRule?
  var errors: [ErrorBody] = []
  var options = CallOptions()
  var security: SecurityRequirement?

  /// With what `outer` says where nothing is said here.
  func inheriting(_ outer: Settings) -> Settings {
    var merged = self
    let names = Set(query.map(\.name))
    merged.query += outer.query.filter { !names.contains($0.name) }
    let headerNames = Set(headers.map { $0.name.lowercased() })
    merged.headers += outer.headers.filter { !headerNames.contains($0.name.lowercased()) }
    merged.success = success ?? outer.success
    merged.errors += outer.errors.filter { error in
      !errors.contains { $0.statuses == error.statuses }
    }
    merged.options = options.inheriting(outer.options)
    merged.security = security ?? outer.security
    return merged
  }
}

extension CallOptions {
  fileprivate func inheriting(_ outer: CallOptions) -> CallOptions {
    CallOptions(
      timeout: timeout ?? outer.timeout, deadline: deadline ?? outer.deadline,
      retries: retries ?? outer.retries, cache: cache ?? outer.cache,
      share: share ?? outer.share,
      idempotencyHeader: idempotencyHeader ?? outer.idempotencyHeader)
  }
}

extension Context {
  func resolve(_ settings: SpecSettings) -> Diagnosed<Settings> {
    var found: [Diagnostic] = []
    let resolved = Settings(
      query: found.take(resolve(settings.query, in: .query)),
      headers: found.take(resolve(settings.headers, in: .header)),
      success: settings.success.map {
        SuccessRule(at: $0.at, value: Literal($0.value), message: $0.message)
      },
      errors: settings.errors.compactMap { found.take(resolve($0)) },
      options: CallOptions(
        timeout: settings.timeout, deadline: settings.deadline?.value,
        retries: settings.retries.map { retries($0.value) },
        cache: settings.cache.map { cache($0.value) }, share: settings.share),
      security: settings.auth.map { found.take(resolveAuth($0, schemes: schemes)) })
    return Diagnosed(resolved, found)
  }

  private func resolve(_ error: SpecError) -> Diagnosed<ErrorBody?> {
    scope.resolve(error.type, as: .errorBody).mapValue {
      ErrorBody(ErrorBody.Statuses(error.statuses), $0)
    }
  }

  private func retries(_ retries: SpecRetries) -> CallOptions.Retries {
    CallOptions.Retries(
      max: retries.max, statuses: retries.statuses, codes: retries.codes,
      baseDelay: retries.baseDelay, maxDelay: retries.maxDelay)
  }

  private func cache(_ cache: SpecCache) -> CallOptions.Cache {
    switch cache {
    case .off: .off
    case .http: .http
    case .fresh(let seconds, let stale): .fresh(seconds, stale: stale)
    }
  }
}

extension ErrorBody.Statuses {
  init(_ statuses: SpecError.Statuses) {
    self =
      switch statuses {
      case .exactly(let status): .exactly(status)
      case .hundred(let hundred): .statusClass(hundred)
      case .other: .other
      }
  }
}
