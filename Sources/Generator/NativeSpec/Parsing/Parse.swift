package import SDKGenDiagnostics
package import SDKGenSourceText

/// Reads what was written: `Node` in, `SpecDocument` out, names unresolved.
package func parse(_ node: Node) -> Diagnosed<SpecDocument> {
  var keys = ObjectReader(node, "a spec", as: SpecKeys.object)
  let name = keys.read(SpecKeys.name)
  _ = keys.read(SpecKeys.schema)
  let only = keys.read(SpecKeys.server)
  return keys.finish(
    SpecDocument(
      name: name ?? Located("API", at: node.location),
      about: keys.read(SpecKeys.about),
      servers: only.map { [$0] } ?? keys.read(SpecKeys.servers) ?? [],
      isServerRequired: keys.read(SpecKeys.serverRequired) ?? false,
      defaults: keys.read(SpecKeys.defaults),
      models: keys.read(SpecKeys.models) ?? [],
      webhooks: keys.read(SpecKeys.webhooks),
      groups: keys.groups(),
      auth: keys.read(SpecKeys.auth) ?? [],
      dates: keys.read(SpecKeys.dates),
      acronyms: keys.read(SpecKeys.acronyms) ?? [],
      isNamespaced: keys.read(SpecKeys.namespace) ?? false,
      imports: keys.read(SpecKeys.imports) ?? [],
      location: name?.location ?? node.location))
}

extension ObjectReader {
  /// The groups, with the endpoints at the top level as one without a name.
  fileprivate mutating func groups() -> [SpecGroup] {
    let groups = read(SpecKeys.groups) ?? []
    guard let endpoints = locate(SpecKeys.endpoints) else { return groups }
    let own = SpecGroup(
      name: nil, settings: SpecSettings(), endpoints: endpoints.value, location: endpoints.location)
    // In the order of the file, as everything.
    let keys = node.members.map(\.key)
    let isFirst =
      keys.first { $0 == SpecKeys.endpoints.name || $0 == SpecKeys.groups.name }
      == SpecKeys.endpoints.name
    return isFirst ? [own] + groups : groups + [own]
  }
}
