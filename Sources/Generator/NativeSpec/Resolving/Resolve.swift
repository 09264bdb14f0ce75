package import SDKGenAPIModel
package import SDKGenDiagnostics
import SDKGenSourceText
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

/// Resolves a server, with the variables in its URL filled in.
private func resolveServer(_ server: SpecServer) -> Diagnosed<Server?> {
  let text = server.url.value
  guard let parts = serverParts(of: text) else {
    return Diagnosed(
      nil, [.badURL(text, because: "its braces must enclose names", at: server.url.location)])
  }
  var found: [Diagnostic] = []
  let filled = parts.map { fill($0, from: server.variables) }
  if let why = problem(with: filled) {
    found.append(.badURL(text, because: why, at: server.url.location))
  }
  let names = parts.compactMap { part in
    if case .variable(let name, _, _) = part { name } else { nil }
  }
  for variable in server.variables where !names.contains(variable.name) {
    found.append(.unusedVariable(variable.name, known: names, at: variable.location))
  }
  let hosts = server.hosts.compactMap { host in
    found.take(resolve(host, variables: server.variables, known: names))
  }
  return Diagnosed(
    Server(
      name: server.name, about: server.about, url: filled, hosts: hosts,
      allowsInsecureServer: server.allowsInsecureServer, location: server.location),
    found)
}

/// Resolves the address of a host, whose variables are those of the server's URL.
private func resolve(
  _ host: SpecServer.Host, variables: [SpecServer.Variable], known: [String]
) -> Diagnosed<Server.Host?> {
  func bad(_ why: String) -> Diagnosed<Server.Host?> {
    Diagnosed(nil, [.badURL(host.url.value, because: why, at: host.url.location)])
  }
  guard let parts = serverParts(of: host.url.value) else {
    return bad("its braces must enclose names")
  }
  let filled = parts.map { fill($0, from: variables) }
  if let why = problem(with: filled) { return bad(why) }
  for case .variable(let name, _, _) in parts where !known.contains(name) {
    return bad("the server's own URL has no '{\(name)}'")
  }
  return Diagnosed(
    Server.Host(
      name: host.name, url: filled, allowsInsecureServer: host.allowsInsecureServer,
      location: host.location))
}

/// Reports the servers that callers choose among without a host that endpoints name: choosing them changes where
/// other calls go and not these.
private func missingHosts(in api: API) -> [Diagnostic] {
  let hosts = api.hostNames
  let stated = api.servers.flatMap(\.hosts)
  let environments = api.servers.filter { server in
    // One with hosts is chosen, also where an endpoint names it.
    !server.hosts.isEmpty
      || !hosts.contains(server.name ?? "") && !stated.contains { $0.url == server.url }
  }
  return hosts.flatMap { name -> [Diagnostic] in
    environments.enumerated().compactMap { index, server in
      guard server.name != name, !server.hosts.contains(where: { $0.name == name }) else {
        return nil
      }
      let host = api.host(name, of: server)
      // A host without a place of its own is that of the first server.
      if host != nil, index == 0, environments.count == 1 || !api.needsServer { return nil }
      return .missingHost(
        name, of: server.name, url: (host?.url ?? server.url).map(\.notation).joined(),
        at: server.location)
    }
  }
}

/// Returns why a URL with variables cannot be a base; nil when it can. A scheme may be one of them.
func problem(with parts: [Server.Part]) -> String? {
  urlProblem(parts, credentials: credentialsHint)
}

private func fill(_ part: Server.Part, from variables: [SpecServer.Variable]) -> Server.Part {
  guard case .variable(let name, _, _) = part,
    let variable = variables.first(where: { $0.name == name })
  else { return part }
  return .variable(name: name, default: variable.default, allowed: variable.allowed)
}

/// Returns why a URL cannot be a base or an endpoint of its own; nil when it can.
func problem(withURL url: String) -> String? {
  urlProblem(url, credentials: credentialsHint)
}

/// Returns why tokens cannot be fetched from a URL; nil when they can.
func problem(withTokenURL url: String) -> String? {
  tokenURLProblem(url, credentials: credentialsHint)
}

private let credentialsHint = "; credentials belong in 'auth'"
