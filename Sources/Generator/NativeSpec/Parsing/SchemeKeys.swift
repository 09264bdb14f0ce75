import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

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
