package import SDKGenAPIModel
package import SDKGenDiagnostics
import SDKGenSpecReading

/// Works out what a document means: `SpecDocument` in, `API` out.
///
/// `imports` are the documents it imports and what those import, each once, the imported first.
package func resolve(
  _ document: SpecDocument, imports: [SpecDocument] = []
) -> Diagnosed<API> {
  var found: [Diagnostic] = []
  let scope = found.take(Scope.of(imports + [document]))
  let models = found.take(resolveModels(scope))
  let servers = document.servers.compactMap { found.take(resolveServer($0)) }
  let context = Context(
    scope: scope, servers: document.servers.compactMap(\.name),
    hosts: document.servers.flatMap { $0.hosts.map(\.name) }, schemes: document.auth.map(\.name))
  let defaults = found.take(context.resolve(document.defaults ?? SpecSettings()))
  let inherited = Settings(
    success: defaults.success, errors: defaults.errors, security: defaults.security)
  let groups = document.groups.map { found.take(context.resolve($0, inheriting: inherited)) }
  let webhooks = document.webhooks.flatMap { found.take(union($0, among: models)) }
  let api = API(
    name: document.name.value, about: document.about, servers: servers,
    needsServer: document.isServerRequired, securitySchemes: document.auth.compactMap(\.scheme),
    defaults: ClientDefaults(
      query: defaults.query, headers: defaults.headers, options: defaults.options),
    groups: groups, models: models, webhooks: webhooks, acronyms: document.acronyms,
    isNamespaced: document.isNamespaced, location: document.location)
  if !found.hasErrors { found += missingHosts(in: api) }
  return Diagnosed(api, found)
}

/// Returns the union of a name.
private func union(_ name: Located<String>, among models: [Model]) -> Diagnosed<ModelID?> {
  let unions = models.filter { if case .union = $0.shape { true } else { false } }.map(\.id)
  if let id = unions.first(where: { $0.rawValue == name.value }) { return Diagnosed(id) }
  return Diagnosed(
    nil, [.badWebhooks(name.value, unions: unions.map(\.rawValue), at: name.location)])
}

extension Context {
  fileprivate func resolve(
    _ group: SpecGroup, inheriting outer: Settings
  ) -> Diagnosed<OperationGroup> {
    var found: [Diagnostic] = []
    let settings = found.take(resolve(group.settings)).inheriting(outer)
    let operations = group.endpoints.map {
      found.take(resolve($0, in: group, inheriting: settings))
    }
    if let server = group.server { found += check(server) }
    return Diagnosed(
      OperationGroup(
        name: group.name, swiftName: group.swiftName, about: group.about, operations: operations,
        location: group.location),
      found)
  }
}

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
      security: settings.auth.map { found.take(resolve($0)) })
    return Diagnosed(resolved, found)
  }

  private func resolve(_ error: SpecError) -> Diagnosed<ErrorBody?> {
    scope.resolve(error.type, as: .errorBody).mapValue {
      ErrorBody(error.statuses, $0)
    }
  }

  /// The schemes a request needs, each of them declared and named once.
  private func resolve(_ auth: SpecSettings.Auth) -> Diagnosed<SecurityRequirement> {
    let found = auth.flatMap { names -> [Diagnostic] in
      let unknown = names.filter { !schemes.contains($0.value) }
      return unknown.map { Diagnostic.unknownScheme($0.value, known: schemes, at: $0.location) }
        + repeated(names.filter { schemes.contains($0.value) }, in: "'auth'")
    }
    return Diagnosed(SecurityRequirement(anyOf: auth.map { $0.map(\.value) }), found)
  }
}
