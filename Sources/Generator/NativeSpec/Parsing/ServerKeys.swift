import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

enum ServerKeys {
  static let url = Key(
    "url", ValueFormat(hostSchema, parseLocatedText),
    isRequired: true,
    #"the base URL. `{region}` in it is an argument, and so is `{scheme}` with `http` or `https` for a default: `.regional(region: "us")`"#,
    #""servers": { "regional": { "url": "https://{region}.example.com" } }"#)
  static let about = Key(
    "about", .text, "its documentation",
    #""server": { "url": "https://api.example.com", "about": "Near you." }"#)
  static let swift = Key(
    "swift", .swiftName, "in `servers`: the Swift name, instead of one made from the name here",
    #""servers": { "test-2": { "url": "https://test.example.com", "swift": "sandbox" } }"#)
  static let variables = Key(
    "variables", .members(VariableKeys.object.schema, parseVariable),
    "what is known of the variables in the URL, by name",
    #""server": { "url": "https://{region}.example.com", "variables": { "region": {} } }"#)

  static let hosts = Key(
    "hosts", .members(.longForm(hostObject.schema, or: hostSchema), parseHost),
    "the addresses of the hosts that endpoints and groups name as their `server`, in this environment; an object also has `allowsInsecureServer`",
    #""servers": { "real": { "url": "https://api.example.com", "hosts": { "uploads": "https://up.example.com" } }, "test": { "url": "https://api.test.example.com", "hosts": { "uploads": "https://up.test.example.com" } } }"#
  )

  static let allowsInsecureServer = Key(
    "allowsInsecureServer", .bool,
    "`true`: credentials may go to this server and its `hosts` over `http`, where others on the network can read them. Without it such calls fail, except to this machine",
    #""server": { "url": "http://nas.local:8080", "allowsInsecureServer": true }"#)

  static let object = ObjectFormat([url, about, swift, variables, hosts, allowsInsecureServer])
}

private let hostObject = ObjectFormat([ServerKeys.url, ServerKeys.allowsInsecureServer])

private let hostSchema: JSONSchema = [
  "type": "string", "pattern": #"^(https?|\{[^{}]+\})://[^?#\s]+$"#,
]

enum VariableKeys {
  static let `default` = Key(
    "default", ValueFormat<String>.string.located,
    "of a variable: the value where callers give none",
    #""server": { "url": "https://{region}.example.com", "variables": { "region": { "default": "eu" } } }"#
  )
  static let values = Key(
    "enum", .list(of: .string), "of a variable: the values there are",
    #""server": { "url": "https://{region}.example.com", "variables": { "region": { "default": "eu", "enum": ["eu", "us"] } } }"#
  )

  static let object = ObjectFormat([`default`, values])
}

extension ValueFormat<String> {
  static var url: Self {
    text.refusing(["type": "string", "pattern": #"^https?://[^?#\s]+$"#]) { url, location in
      problem(withURL: url).map { .badURL(url, because: $0, at: location) }
    }
  }

  static var tokenURL: Self {
    text.refusing(
      ["type": "string", "pattern": #"^https?://[^?#\s]+(\?[^#\s]*)?$"#]
    ) { url, location in
      problem(withTokenURL: url).map { .badURL(url, because: $0, at: location) }
    }
  }
}

extension ValueFormat<SpecServer> {
  /// The one server: a URL, or the long form.
  static var server: Self {
    let schema = JSONSchema.longForm(ServerKeys.object.schema, or: ValueFormat<String>.url.schema)
    return Self(.named("server", schema)) { parseServer($0, name: nil, at: $0.location) }
  }
}

extension ValueFormat<[SpecServer]> {
  static var servers: Self {
    let server = ValueFormat<SpecServer>.server
    return members(server.schema, ifEmpty: "it needs a server") {
      parseServer($0.value, name: $0.name.value, at: $0.name.location)
    }
  }
}

private func parseServer(
  _ value: Written, name: String?, at location: SourceLocation
) -> SpecServer? {
  if let url = value.node.string {
    return SpecServer(
      name: name, url: Located(url, at: value.location), variables: [], location: location)
  }
  guard value.node.kind == .object else { return value.isNot("a URL or an object") }
  let keys = ObjectReader(value, "a server", as: ServerKeys.object)
  let url = keys.read(ServerKeys.url)
  let about = keys.read(ServerKeys.about)
  let swiftName = keys.read(ServerKeys.swift)
  if name == nil, let member = keys[ServerKeys.swift] {
    keys.report(.misplacedKey(member.key, in: "the only server", at: member.keyLocation))
  }
  let variables = keys.read(ServerKeys.variables) ?? []
  let hosts = keys.read(ServerKeys.hosts) ?? []
  let allowsInsecureServer = keys.read(ServerKeys.allowsInsecureServer) ?? false
  return url.map {
    SpecServer(
      name: name, swiftName: swiftName, about: about, url: $0, variables: variables, hosts: hosts,
      allowsInsecureServer: allowsInsecureServer, location: location)
  }
}

private func parseHost(_ member: WrittenMember) -> SpecServer.Host? {
  let (name, location) = (member.name.value, member.name.location)
  guard member.value.node.kind == .object else {
    return parseLocatedText(member.value).map {
      SpecServer.Host(name: name, url: $0, location: location)
    }
  }
  let keys = ObjectReader(member.value, "a host", as: hostObject)
  let url = keys.read(ServerKeys.url)
  let allowsInsecureServer = keys.read(ServerKeys.allowsInsecureServer) ?? false
  return url.map {
    SpecServer.Host(
      name: name, url: $0, allowsInsecureServer: allowsInsecureServer, location: location)
  }
}

private func parseVariable(_ member: WrittenMember) -> SpecServer.Variable? {
  let keys = ObjectReader(member.value, "a variable", as: VariableKeys.object)
  let standard = keys.read(VariableKeys.default)
  let allowed = keys.read(VariableKeys.values) ?? []
  if let standard, !allowed.isEmpty, !allowed.contains(standard.value) {
    keys.report(
      .unknownChoice(standard.value, for: "'default'", among: allowed, at: standard.location))
  }
  return SpecServer.Variable(
    name: member.name.value, default: standard?.value, allowed: allowed,
    location: member.name.location)
}

enum SchemeKeys {
  static let bearer = Key(
    "bearer", .true, "`Authorization: Bearer …`", #""token": { "bearer": true }"#)
  static let basic = Key(
    "basic", .true, "`Authorization: Basic …`; the credential is `.basic(user:password:)`",
    #""login": { "basic": true }"#)
  static let apiKey = Key(
    "apiKey", .locatedText, "the name of a header, query parameter or cookie that holds a key",
    #""key": { "apiKey": "X-Key" }"#)
  static let location = Key(
    "in", ValueFormat<SecurityScheme.Location>.choice(),
    "for `apiKey`: `header` (the default), `query` or `cookie`",
    #""session": { "apiKey": "sid", "in": "cookie" }"#)
  static let encoded = Key(
    "encoded", .bool,
    "for `apiKey`: `true` when the key is percent-encoded already and goes into the query as it is",
    #""key": { "apiKey": "serviceKey", "in": "query", "encoded": true }"#)
  static let oauth2 = Key(
    "oauth2", ValueFormat<SecurityScheme.Flow>.choice(),
    "`clientCredentials` or `refresh`, with `tokenURL` and perhaps `scopes`. A login in a browser or on another device is a `bearer` scheme with an `AuthorizationCodeFlow` or a `DeviceCodeFlow`",
    #""login": { "oauth2": "refresh", "tokenURL": "https://login.example.com/token", "scopes": ["read"] }"#
  )
  static let tokenURL = Key("tokenURL", .tokenURL, isRequired: true)
  static let scopes = Key("scopes", .texts)
  static let allowsInsecureServer = Key(
    "allowsInsecureServer", .bool,
    "for `oauth2`: `true` when tokens may be requested over `http`, where others on the network can read them",
    #""login": { "oauth2": "refresh", "tokenURL": "http://nas.local/token", "allowsInsecureServer": true }"#
  )

  static let described: [any KeyDescription] = [
    bearer, basic, apiKey, location, encoded, oauth2, allowsInsecureServer,
  ]
  static let kinds: [any KeyDescription] = [bearer, basic, apiKey, oauth2]
  private static let common: [any KeyDescription] = [CommonKeys.about, CommonKeys.swift]
  static let objects: [(key: String, object: ObjectFormat)] = [
    (bearer.name, ObjectFormat([bearer] + common, rivals: [kinds])),
    (basic.name, ObjectFormat([basic] + common, rivals: [kinds])),
    (
      apiKey.name,
      ObjectFormat(
        [apiKey] + common + [location, encoded], rivals: [kinds],
        rules: [
          [
            "if": ["properties": ["encoded": ["const": true]], "required": ["encoded"]],
            "then": ["properties": ["in": ["const": "query"]], "required": ["in"]],
          ]
        ])
    ),
    (
      oauth2.name,
      ObjectFormat([oauth2] + common + [tokenURL, scopes, allowsInsecureServer], rivals: [kinds])
    ),
  ]
  /// The keys of a scheme without a kind.
  static let unknown = ObjectFormat(
    common + [location, encoded, scopes, allowsInsecureServer], rivals: [kinds, [tokenURL]])
}

extension ValueFormat<[SpecScheme]> {
  static var schemes: Self {
    let scheme = JSONSchema.named(
      "scheme", .byKey(SchemeKeys.objects.map { ($0.key, $0.object.schema) }))
    let names: JSONSchema = ["minLength": 1, "not": ["const": "none"]]
    return Self(.members(scheme, names: names), parseSchemes)
  }
}

private func parseSchemes(_ value: Written) -> [SpecScheme] {
  if let kind = kindOfNameless(value.node) {
    return value.refuse(.namelessScheme(kind, at: value.location)) ?? []
  }
  return value.members().map { member in
    if member.name.value == "none" {
      value.found.report(.schemeNamedNone(at: member.name.location))
    }
    return parseScheme(member)
  }
}

/// Returns the kind of a scheme that stands where schemes stand by name: `{ "bearer": true }`, `{ "type": "bearer" }`.
private func kindOfNameless(_ node: Node) -> String? {
  let kinds = SchemeKeys.kinds.map(\.name)
  guard !node.members.isEmpty, node.members.allSatisfy({ $0.value.kind != .object }) else {
    return nil
  }
  return kinds.first { kind in
    node.members.contains { $0.key == kind || $0.value.string?.lowercased() == kind.lowercased() }
  }
}

private func parseScheme(_ member: WrittenMember) -> SpecScheme {
  let kinds = SchemeKeys.kinds.map(\.name)
  let kind = member.value.node.members.first { kinds.contains($0.key) }?.key
  let object = SchemeKeys.objects.first { $0.key == kind }?.object ?? SchemeKeys.unknown
  let keys = ObjectReader(member.value, "a scheme", as: object)
  if keys.isObject, kind == nil {
    keys.report(.missingOneOf(kinds, in: "a scheme", at: member.value.location))
  }
  let swiftName = keys.read(CommonKeys.swift)
  let about = keys.read(CommonKeys.about)
  let allowsInsecureServer =
    kind == SchemeKeys.oauth2.name && keys.read(SchemeKeys.allowsInsecureServer) ?? false
  return SpecScheme(
    name: member.name.value,
    scheme: keys.schemeKind(kind).map {
      SecurityScheme(
        name: member.name.value, swiftName: swiftName, about: about, kind: $0,
        allowsInsecureServer: allowsInsecureServer, location: member.name.location)
    })
}

extension ObjectReader {
  fileprivate func schemeKind(_ kind: String?) -> SecurityScheme.Kind? {
    switch kind {
    case SchemeKeys.bearer.name: read(SchemeKeys.bearer).map { _ in .bearer }
    case SchemeKeys.basic.name: read(SchemeKeys.basic).map { _ in .basic }
    case SchemeKeys.apiKey.name: apiKey()
    case SchemeKeys.oauth2.name: oauth2()
    default: nil
    }
  }

  private func apiKey() -> SecurityScheme.Kind? {
    let name = read(SchemeKeys.apiKey)
    let location = read(SchemeKeys.location)
    let isEncoded = read(SchemeKeys.encoded) ?? false
    if isEncoded, let member = self[SchemeKeys.encoded], location != .query {
      report(.misplacedKey(member.key, in: "a key outside the query", at: member.keyLocation))
    }
    guard let name else { return nil }
    switch location ?? .header {
    case .header: mistake(inHeader: name.value, at: name.location).map { report($0) }
    case .cookie where !isHeaderName(name.value):
      report(.badHeaderName(name.value, at: name.location))
    case .cookie, .query: break
    }
    return .apiKey(name: name.value, in: location ?? .header, isEncoded: isEncoded)
  }

  private func oauth2() -> SecurityScheme.Kind? {
    let flow = read(SchemeKeys.oauth2)
    let url = read(SchemeKeys.tokenURL)
    let scopes = read(SchemeKeys.scopes) ?? []
    guard let flow, let url else { return nil }
    return .oauth2(flow: flow, tokenURL: url, scopes: scopes)
  }
}
