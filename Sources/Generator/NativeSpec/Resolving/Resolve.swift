package import SDKGenAPIModel
package import SDKGenDiagnostics

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
