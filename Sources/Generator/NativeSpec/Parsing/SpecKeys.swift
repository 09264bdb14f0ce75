import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSourceText

/// Reads what was written: `Node` in, `SpecDocument` out, names unresolved.
package func parse(_ node: Node) -> Diagnosed<SpecDocument> {
  let found = Findings()
  let document = parseSpec(Written(node: node, what: "a spec", found: found))
  return Diagnosed(document, found.diagnostics)
}

private func parseSpec(_ value: Written) -> SpecDocument {
  let keys = ObjectReader(value, as: SpecKeys.object)
  let name = keys.read(SpecKeys.name)
  _ = keys.read(SpecKeys.schema)
  return SpecDocument(
    name: name ?? Located("API", at: value.location),
    about: keys.read(SpecKeys.about),
    servers: keys.read(SpecKeys.server).map { [$0] } ?? keys.read(SpecKeys.servers) ?? [],
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
    location: name?.location ?? value.location)
}

extension ObjectReader {
  /// The groups, with the endpoints at the top level as one without a name.
  fileprivate func groups() -> [SpecGroup] {
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

enum SpecKeys {
  static let name = Key(
    "name", .apiName, isRequired: true,
    "the API's name, the only required key; the client is `<name>Client`",
    #""name": "Pet shop""#)
  static let about = Key(
    "about", .text, "the documentation of the client", #""about": "Pets for sale.""#)
  static let server = Key(
    "server", .server, "the URL where the API is reached, or [its long form](#servers)",
    #""server": "https://api.example.com/v1""#)
  static let servers = Key(
    "servers", .servers, "several, by name; the first is the default",
    #""servers": { "real": "https://a.example.com", "test": "https://b.example.com" }"#)
  static let serverRequired = Key(
    "serverRequired", .bool, "`true`: no server is the default, callers choose one",
    #""servers": { "uploads": "https://up.example.com" }, "serverRequired": true"#)
  static let auth = Key(
    "auth", .schemes, "[the authentication schemes](#auth), by name; the first is the default",
    #""auth": { "token": { "bearer": true } }"#)
  static let defaults = Key(
    "defaults", .settings,
    "[settings](#settings-of-endpoints-groups-and-defaults) of every endpoint",
    #""defaults": { "timeout": 10 }"#)
  static let models = Key(
    "models", .members(modelSchema, parseModel), "[the types](#models) of bodies and responses",
    #""models": { "Pet": { "id": "Int", "name": "String" } }"#)
  static let webhooks = Key(
    "webhooks", .locatedText,
    "the union of what the API sends to webhooks, which then has `init(delivery:)`",
    #""models": { "Event": { "$union": ["Pet", "Problem"] } }, "webhooks": "Event""#)
  static let endpoints = Key(
    "endpoints", .endpoints,
    "the [endpoints](#endpoints) of an API without groups: methods of the client itself",
    #""endpoints": { "ping": { "GET": "/ping" } }"#)
  static let groups = Key(
    "groups", .members(.named("group", GroupKeys.object.schema), parseGroup),
    "endpoints by group, instead of `endpoints` or beside them: `api.pets.list()`. A group has `endpoints`, `about`, `swift`, `server`, and [settings](#settings-of-endpoints-groups-and-defaults)",
    #""groups": { "pets": { "about": "Pets.", "endpoints": { "list": { "GET": "/pets", "returns": "[Pet]" } } } }"#
  )
  static let dates = Key(
    "dates", .type,
    "what `Date` means in this file: `Date`, `UnixTime`, `Date(\"yyyy-MM-dd HH:mm\", \"Asia/Seoul\")`",
    #""dates": "UnixTime""#)
  static let acronyms = Key(
    "acronyms", .texts, "further words that Swift names write in capitals",
    #""acronyms": ["KRX"]"#)
  static let namespace = Key(
    "namespace", .bool, "`true`: all types nest in the client's type, as `ShopClient.Pet`",
    #""namespace": true"#)
  static let imports = Key(
    "import", .locatedTexts, "[files whose models this one uses](#imports)",
    #""import": ["common.sdk.json"]"#)
  static let schema = Key(
    "$schema", .string, "where the JSON Schema is, for editors",
    #""$schema": "sdkgen-1.schema.json""#)

  static let object = ObjectFormat(
    [
      name, about, server, servers, serverRequired, auth, defaults, models, webhooks,
      endpoints, groups, dates, acronyms, namespace, imports, schema,
    ], rivals: [[server, servers]])
}

extension ValueFormat<Located<String>> {
  fileprivate static var apiName: Self {
    locatedText.refusing(textSchema) { name, location in
      name.value.contains(where: \.isLetter) ? nil : .nameWithoutLetter(name.value, at: location)
    }
  }
}

enum GroupKeys {
  static let endpoints = Key("endpoints", .endpoints, isRequired: true, "the endpoints, by name")

  static let object = ObjectFormat(
    [CommonKeys.about, CommonKeys.swift, EndpointKeys.server, endpoints] + SettingKeys.all)
}

extension ValueFormat<[SpecEndpoint]> {
  static var endpoints: Self {
    .members(.named("endpoint", EndpointKeys.object.schema), parseEndpoint)
  }
}

private func parseGroup(_ member: WrittenMember) -> SpecGroup? {
  let node = member.value.node
  if let stray = node.members.first(where: isStray), node[GroupKeys.endpoints.name] == nil {
    return member.value.refuse(.strayEndpoint(stray, in: member.name.value))
  }
  let keys = ObjectReader(member.value, "a group", as: GroupKeys.object)
  return SpecGroup(
    name: member.name.value,
    swiftName: keys.read(CommonKeys.swift),
    about: keys.read(CommonKeys.about),
    server: keys.read(EndpointKeys.server),
    settings: keys.settings(),
    endpoints: keys.read(GroupKeys.endpoints) ?? [],
    location: member.name.location)
}

/// Returns whether a member of a group is an endpoint, which belongs in `endpoints`.
private func isStray(_ member: Node.Member) -> Bool {
  !GroupKeys.object.names.contains(member.key)
    && member.value.members.contains { EndpointKeys.isMethod($0.key) }
}

/// Keys that many objects of the format have.
enum CommonKeys {
  static let about = Key("about", .text, "the documentation", #""about": "All pets.""#)
  static let deprecated = Key(
    "deprecated", .deprecation, "`true`, or what to use instead", #""deprecated": "use list""#)
  static let swift = Key(
    "swift", .swiftName, "the Swift name, instead of one made from the name here",
    #""swift": "all""#)
  static let type = Key("type", .type, isRequired: true)

  static let named: [any KeyDescription] = [about, deprecated, swift]
}
