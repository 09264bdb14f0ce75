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
