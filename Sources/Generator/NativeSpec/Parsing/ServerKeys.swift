import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of a server in its long form.
enum ServerKeys {
  static let url = Key(
    "url", ValueFormat(hostSchema, parseLocatedText),
    isRequired: true,
    #"the base URL. `{region}` in it is an argument, and so is `{scheme}` with `http` or `https` for a default: `.regional(region: "us")`"#,
    #""servers": { "regional": { "url": "https://{region}.example.com" } }"#)
  static let about = Key(
    "about", .text, "its documentation",
    #""server": { "url": "https://api.example.com", "about": "Near you." }"#)
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

  static let object = ObjectFormat([url, about, variables, hosts, allowsInsecureServer])
}

private let hostObject = ObjectFormat([ServerKeys.url, ServerKeys.allowsInsecureServer])

private let hostSchema: JSONSchema = [
  "type": "string", "pattern": #"^(https?|\{[^{}]+\})://[^?#\s]+$"#,
]

/// The keys of a variable in a server's URL.
enum VariableKeys {
  static let `default` = Key(
    "default", .locatedText, "of a variable: the value where callers give none",
    #""server": { "url": "https://{region}.example.com", "variables": { "region": { "default": "eu" } } }"#
  )
  static let values = Key(
    "enum", .texts, "of a variable: the values there are",
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
    return Self(.named("server", schema)) { node, what in
      parseServer(node, what, name: nil, at: node.location)
    }
  }
}

extension ValueFormat<[SpecServer]> {
  static var servers: Self {
    let server = ValueFormat<SpecServer>.server
    return members(server.schema, ifEmpty: "it needs a server") {
      parseServer($0.value, "'\($0.key)'", name: $0.key, at: $0.keyLocation)
    }
  }
}

private func parseServer(
  _ node: Node, _ what: String, name: String?, at location: SourceLocation
) -> Diagnosed<SpecServer?> {
  if let url = node.string {
    return Diagnosed(
      SpecServer(
        name: name, url: Located(url, at: node.location), variables: [], location: location))
  }
  guard node.kind == .object else {
    return Diagnosed(nil, [.wrongKind(what, expected: "a URL or an object", found: node)])
  }
  var keys = ObjectReader(node, "a server", as: ServerKeys.object)
  let url = keys.read(ServerKeys.url)
  let about = keys.read(ServerKeys.about)
  let variables = keys.read(ServerKeys.variables) ?? []
  let hosts = keys.read(ServerKeys.hosts) ?? []
  let allowsInsecureServer = keys.read(ServerKeys.allowsInsecureServer) ?? false
  return keys.finish(
    url.map {
      SpecServer(
        name: name, about: about, url: $0, variables: variables, hosts: hosts,
        allowsInsecureServer: allowsInsecureServer, location: location)
    })
}

private func parseHost(_ member: Node.Member) -> Diagnosed<SpecServer.Host?> {
  guard member.value.kind == .object else {
    return parseLocatedText(member.value, "'\(member.key)'").mapValue {
      SpecServer.Host(name: member.key, url: $0, location: member.keyLocation)
    }
  }
  var keys = ObjectReader(member.value, "a host", as: hostObject)
  let url = keys.read(ServerKeys.url)
  let allowsInsecureServer = keys.read(ServerKeys.allowsInsecureServer) ?? false
  return keys.finish(
    url.map {
      SpecServer.Host(
        name: member.key, url: $0, allowsInsecureServer: allowsInsecureServer,
        location: member.keyLocation)
    })
}

private func parseVariable(_ member: Node.Member) -> Diagnosed<SpecServer.Variable?> {
  var keys = ObjectReader(member.value, "a variable", as: VariableKeys.object)
  let standard = keys.read(VariableKeys.default)
  let allowed = keys.read(VariableKeys.values) ?? []
  if let standard, !allowed.isEmpty, !allowed.contains(standard.value) {
    keys.report(
      .unknownChoice(standard.value, for: "'default'", among: allowed, at: standard.location))
  }
  return keys.finish(
    SpecServer.Variable(
      name: member.key, default: standard?.value, allowed: allowed, location: member.keyLocation))
}

/// The keys of a scheme.
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
    return Self(always: parseSchemes, .members(scheme, names: names))
  }
}

private func parseSchemes(_ node: Node, _ what: String) -> Diagnosed<[SpecScheme]> {
  if let kind = kindOfNameless(node) {
    return Diagnosed([], [.namelessScheme(kind, at: node.location)])
  }
  return parseMembers(node, what) { member in
    var scheme = parseScheme(member)
    if member.key == "none" { scheme.diagnostics.append(.schemeNamedNone(at: member.keyLocation)) }
    return scheme
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

private func parseScheme(_ member: Node.Member) -> Diagnosed<SpecScheme?> {
  let kinds = SchemeKeys.kinds.map(\.name)
  let kind = member.value.members.first { kinds.contains($0.key) }?.key
  let object = SchemeKeys.objects.first { $0.key == kind }?.object ?? SchemeKeys.unknown
  var keys = ObjectReader(member.value, "a scheme", as: object)
  if keys.isObject, kind == nil {
    keys.report(.missingOneOf(kinds, in: "a scheme", at: member.value.location))
  }
  let name = Located(member.key, at: member.keyLocation)
  let swiftName = keys.read(CommonKeys.swift)
  let about = keys.read(CommonKeys.about)
  let allowsInsecureServer =
    kind == SchemeKeys.oauth2.name && keys.read(SchemeKeys.allowsInsecureServer) ?? false
  let scheme = keys.schemeKind(kind).map {
    SecurityScheme(
      name: name.value, swiftName: swiftName, about: about, kind: $0,
      allowsInsecureServer: allowsInsecureServer, location: name.location)
  }
  return keys.finish(SpecScheme(name: name.value, scheme: scheme))
}

extension ObjectReader {
  fileprivate mutating func schemeKind(_ kind: String?) -> SecurityScheme.Kind? {
    switch kind {
    case SchemeKeys.bearer.name: read(SchemeKeys.bearer).map { _ in .bearer }
    case SchemeKeys.basic.name: read(SchemeKeys.basic).map { _ in .basic }
    case SchemeKeys.apiKey.name: apiKey()
    case SchemeKeys.oauth2.name: oauth2()
    default: nil
    }
  }

  private mutating func apiKey() -> SecurityScheme.Kind? {
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

  private mutating func oauth2() -> SecurityScheme.Kind? {
    let flow = read(SchemeKeys.oauth2)
    let url = read(SchemeKeys.tokenURL)
    let scopes = read(SchemeKeys.scopes) ?? []
    guard let flow, let url else { return nil }
    return .oauth2(flow: flow, tokenURL: url, scopes: scopes)
  }
}
