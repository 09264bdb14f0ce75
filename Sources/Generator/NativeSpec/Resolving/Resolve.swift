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
  let found = Findings()
  let scope = Scope(imports + [document], found)
  let models = resolveModels(scope)
  let context = Context(
    scope: scope, servers: document.servers.compactMap(\.name),
    hosts: document.servers.flatMap { $0.hosts.map(\.name) }, schemes: document.auth.map(\.name))
  let servers = document.servers.compactMap(context.resolve)
  let defaults = context.resolve(document.defaults ?? SpecSettings())
  let inherited = Settings(
    success: defaults.success, errors: defaults.errors, security: defaults.security)
  var api = API(
    name: document.name.value,
    groups: document.groups.map { context.resolve($0, inheriting: inherited) }, models: models,
    location: document.location)
  api.about = document.about
  api.servers = servers
  api.needsServer = document.isServerRequired
  api.securitySchemes = document.auth.compactMap(\.scheme)
  api.defaults.query = defaults.query
  api.defaults.headers = defaults.headers
  api.defaults.options = defaults.options
  api.webhooks = document.webhooks.flatMap { scope.union($0, among: models) }
  api.acronyms = document.acronyms
  api.isNamespaced = document.isNamespaced
  if !found.diagnostics.hasErrors { found.report(missingHosts(in: api)) }
  return Diagnosed(api, found.diagnostics)
}

extension Scope {
  /// Returns the union of a name.
  fileprivate func union(_ name: Located<String>, among models: [Model]) -> ModelID? {
    let unions = models.filter { if case .union = $0.shape { true } else { false } }.map(\.id)
    return unions.first { $0.rawValue == name.value }
      ?? found.refuse(
        .badWebhooks(name.value, unions: unions.map(\.rawValue), at: name.location))
  }
}

extension Context {
  fileprivate func resolve(_ group: SpecGroup, inheriting outer: Settings) -> OperationGroup {
    let settings = resolve(group.settings).inheriting(outer)
    if let server = group.server { check(server) }
    var resolved = OperationGroup(
      name: group.name,
      operations: group.endpoints.map { resolve($0, in: group, inheriting: settings) },
      location: group.location)
    resolved.swiftName = group.swiftName
    resolved.about = group.about
    return resolved
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

  var found: Findings { scope.found }
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
    var merged = outer
    merged.timeout = timeout ?? outer.timeout
    merged.deadline = deadline ?? outer.deadline
    merged.retries = retries ?? outer.retries
    merged.cache = cache ?? outer.cache
    merged.share = share ?? outer.share
    merged.idempotencyHeader = idempotencyHeader ?? outer.idempotencyHeader
    return merged
  }
}

extension Context {
  func resolve(_ settings: SpecSettings) -> Settings {
    Settings(
      query: resolve(settings.query, in: .query),
      headers: resolve(settings.headers, in: .header),
      success: settings.success?.value,
      errors: settings.errors.compactMap { error in
        scope.resolve(error.type, as: .errorBody).map { ErrorBody(error.statuses, $0) }
      },
      options: settings.options,
      security: settings.auth.map(resolve))
  }

  /// The schemes a request needs, each of them declared and named once.
  private func resolve(_ auth: SpecSettings.Auth) -> SecurityRequirement {
    for names in auth {
      for name in names where !schemes.contains(name.value) {
        found.report(.unknownScheme(name.value, known: schemes, at: name.location))
      }
      found.report(repeated(names.filter { schemes.contains($0.value) }, in: "'auth'"))
    }
    return SecurityRequirement(anyOf: auth.map { $0.map(\.value) })
  }

  /// Resolves a server, with the variables in its URL filled in.
  fileprivate func resolve(_ server: SpecServer) -> Server? {
    let text = server.url.value
    guard let parts = serverParts(of: text) else {
      return found.refuse(
        .badURL(text, because: "its braces must enclose names", at: server.url.location))
    }
    let filled = parts.map { fill($0, from: server.variables) }
    if let why = problem(with: filled) {
      found.report(.badURL(text, because: why, at: server.url.location))
    }
    let names = parts.compactMap { part in
      if case .variable(let name, _, _) = part { name } else { nil }
    }
    for variable in server.variables where !names.contains(variable.name) {
      found.report(.unusedVariable(variable.name, known: names, at: variable.location))
    }
    var resolved = Server(
      name: server.name, about: server.about, url: filled,
      hosts: server.hosts.compactMap { resolve($0, of: server, known: names) },
      allowsInsecureServer: server.allowsInsecureServer, location: server.location)
    resolved.swiftName = server.swiftName
    return resolved
  }

  /// Resolves the address of a host, whose variables are those of the server's URL.
  private func resolve(
    _ host: SpecServer.Host, of server: SpecServer, known: [String]
  ) -> Server.Host? {
    func bad(_ why: String) -> Server.Host? {
      found.refuse(.badURL(host.url.value, because: why, at: host.url.location))
    }
    guard let parts = serverParts(of: host.url.value) else {
      return bad("its braces must enclose names")
    }
    let filled = parts.map { fill($0, from: server.variables) }
    if let why = problem(with: filled) { return bad(why) }
    for case .variable(let name, _, _) in parts where !known.contains(name) {
      return bad("the server's own URL has no '{\(name)}'")
    }
    return Server.Host(
      name: host.name, url: filled, allowsInsecureServer: host.allowsInsecureServer,
      location: host.location)
  }
}

/// Reports the servers that callers choose among without a host that endpoints name: choosing them changes where
/// other calls go and not these.
private func missingHosts(in api: API) -> [Diagnostic] {
  let hosts = api.hostNames.filter { !Server.isReference($0) }
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
