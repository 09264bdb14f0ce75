import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSpecReading

/// The types and names that an operation may use.
struct Context {
  var scope: Scope
  /// Names of servers, in order.
  var servers: [String]
  /// Names of the hosts that servers have, which may be repeated.
  var hosts: [String]
  /// Names of security schemes, in order.
  var schemes: [String]
}

/// The settings of `defaults`, a group or an endpoint, with their types looked up.
struct Settings {
  var query: [Parameter] = []
  var headers: [Parameter] = []
  var success: SpecSuccess?
  var errors: [ErrorBody] = []
  var options = CallOptions()
  var security: SecurityRequirement?

  /// Returns the settings, with those of `outer` where there are none here.
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
      success: settings.success?.value,
      errors: settings.errors.compactMap { found.take(resolve($0)) },
      options: settings.options,
      security: settings.auth.map { found.take(resolveAuth($0, schemes: schemes)) })
    return Diagnosed(resolved, found)
  }

  private func resolve(_ error: SpecError) -> Diagnosed<ErrorBody?> {
    scope.resolve(error.type, as: .errorBody).mapValue {
      ErrorBody(error.statuses, $0)
    }
  }
}
