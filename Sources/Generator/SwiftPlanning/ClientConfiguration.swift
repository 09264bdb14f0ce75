import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  // MARK: The initialiser's parameters

  var initializerParameters: String {
    let parameters =
      [serverParameter] + credentialParameters + defaultParameters + [
        "transport: any Transport = URLSessionTransport()",
        "configure: (inout APIClient.Configuration) -> Void = { _ in }",
      ]
    return Layout().brokenParameters(parameters, indent: 2)
  }

  private var serverParameter: String {
    guard let first = api.servers.first else { return "server: Server" }
    guard first.name != nil, let names = names.servers.first else {
      return "server: Server = \(url(of: first, []))"
    }
    if api.needsServer || first.hasRequiredVariable { return "server: Servers" }
    let call = first.variables.isEmpty ? names.name.text : "\(names.name.text)()"
    return "server: Servers = .\(call)"
  }

  private var credentialParameters: [String] {
    zip(api.securitySchemes, names.credentials).map { scheme, name in
      isAlwaysNeeded(scheme)
        ? "\(name.text): AnyCredential" : "\(name.text): AnyCredential? = nil"
    }
  }

  /// Every operation uses it.
  private func isAlwaysNeeded(_ scheme: SecurityScheme) -> Bool {
    let isDefault = api.securitySchemes.first?.name == scheme.name
    return api.groups.allSatisfy { group in
      group.operations.allSatisfy { operation in
        operation.security.map { security in
          !security.alternatives.isEmpty
            && security.alternatives.allSatisfy { $0.contains(scheme.name) }
        } ?? isDefault
      }
    }
  }

  private var defaultParameters: [String] {
    defaultArguments.map(\.caseParameter)
  }

  private var defaultArguments: [CallArgument] {
    let pairs =
      Array(zip(api.defaults.headers, names.defaultHeaders))
      + Array(zip(api.defaults.query, names.defaultQuery))
    let arguments = pairs.compactMap { argument($0, $1) }
    return arguments.filter { $0.fallback == nil } + arguments.filter { $0.fallback != nil }
  }

  // MARK: Its statements

  var configuration: String {
    var statements: [String] = []
    let hasNamedServers = api.servers.first?.name != nil
    statements.append(
      "var configuration = APIClient.Configuration(server: \(hasNamedServers ? "server.server" : "server"))"
    )
    if let options = options(api.defaults.options, head: "configuration.options = RequestOptions") {
      statements.append(Layout().text(options, indent: 4, column: 4))
    }
    statements += assignment(
      "headers", zip(api.defaults.headers, names.defaultHeaders).map { item($0, $1) })
    statements += assignment(
      "query", zip(api.defaults.query, names.defaultQuery).map { item($0, $1) })
    statements += assignment(
      "schemes", zip(api.securitySchemes, names.credentials).map { scheme($0, $1) })
    if let security = commonSecurity {
      let code = Code.wrapped(open: "configuration.auth = ", auth(security), close: "")
      statements.append(Layout().text(code, indent: 4, column: 4))
    }
    statements += assignment("servers", otherServers)
    statements.append("configure(&configuration)")
    statements.append("client = APIClient(configuration, transport: transport)")
    return lines(statements, indent: 4, separator: "\n")
  }

  private func assignment(_ name: String, _ items: [Code]) -> [String] {
    guard !items.isEmpty else { return [] }
    let head = "configuration.\(name) = "
    return [head + Layout().text(.array(open: "", items), indent: 4, column: 4 + head.utf8.count)]
  }

  private func scheme(_ scheme: SecurityScheme, _ name: SwiftIdentifier) -> Code {
    let kind =
      switch scheme.kind {
      case .bearer, .oauth2: ".bearer"
      case .basic: ".basic"
      case .apiKey(let key, let place, let isEncoded):
        ".apiKey(\(swiftLiteral(key)), in: .\(place.rawValue)\(isEncoded ? ", isEncoded: true" : ""))"
      }
    return .call(
      "SecurityScheme", [.text(swiftLiteral(scheme.name)), .text(kind), .text(name.text)])
  }

  /// Where the tokens of OAuth 2 schemes are had: `static let login = OAuth2.Settings(…)`.
  var oauthSettings: [String] {
    zip(api.securitySchemes, names.credentials).compactMap { scheme, name in
      guard case .oauth2(_, let url, let scopes) = scheme.kind else { return nil }
      let items =
        ["tokenURL: \(swiftLiteral(url))"]
        + (scopes.isEmpty ? [] : ["scopes: \(swiftLiteral(scopes))"])
      let doc = DocComment("The URL that the credential `\(name.name)` gets its tokens from.")
        .text(indent: 2, layout: Layout())
      let head = "  \(access)static let \(name.name)Settings = "
      return doc + head
        + Layout().text(
          .call("OAuth2.Settings", items.map { .text($0) }), indent: 2, column: head.utf8.count)
    }
  }

  /// Those that single operations go to; each must be reachable without an argument.
  private var otherServers: [Code] {
    let used = Set(api.groups.flatMap(\.operations).compactMap(\.server))
    return zip(api.servers, names.servers).compactMap { server, names in
      guard let name = server.name, used.contains(name), !server.hasRequiredVariable else {
        return nil
      }
      return .text("Servers.\(names.name.text)\(server.variables.isEmpty ? "" : "()").server")
    }
  }

  // MARK: Named servers

  var serverDeclarations: [ClientDeclaration.Server] {
    zip(api.servers, names.servers).compactMap { server, names in
      guard let name = server.name else { return nil }
      let parameters = zip(server.variables, names.variables).map { variable, name in
        "\(name.text): String" + (variable.fallback.map { " = \(swiftLiteral($0))" } ?? "")
      }
      return ClientDeclaration.Server(
        doc: DocComment(server.about).text(indent: 4, layout: Layout()),
        declaration: parameters.isEmpty
          ? "var \(names.name.text): Self"
          : "func \(names.name.text)(\(parameters.joined(separator: ", "))) -> Self",
        url: url(of: server, names.variables), name: swiftLiteral(name))
    }
  }

  /// A string literal with an interpolation for each variable.
  private func url(of server: Server, _ names: [SwiftIdentifier]) -> String {
    var variables = names.makeIterator()
    let parts = server.url.map { part in
      switch part {
      case .literal(let text): String(swiftLiteral(text).dropFirst().dropLast())
      case .variable(_, let fallback, _):
        variables.next().map { "\\(\($0.text))" } ?? fallback ?? ""
      }
    }
    return "\"" + parts.joined() + "\""
  }
}

extension Server {
  fileprivate var variables: [(name: String, fallback: String?)] {
    url.compactMap { part in
      if case .variable(let name, let fallback, _) = part { (name, fallback) } else { nil }
    }
  }

  fileprivate var hasRequiredVariable: Bool { variables.contains { $0.fallback == nil } }
}
