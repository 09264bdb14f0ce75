import SDKGenAPIModel

/// Plans the initialiser of the API's client. No namespace indents it.
struct InitializerPlanner: Sendable {
  private let context: PlanningContext
  private let values: RequestValues

  init(_ context: PlanningContext) {
    self.context = context
    values = RequestValues(context.types)
  }

  // MARK: Parameters

  var parameters: Code {
    let arguments = context.initializerParameters.compactMap(\.argument)
    return .list(
      head: "", .innerParameters,
      [serverParameter] + credentialParameters
        + arguments.requiredFirst().map { .text($0.caseParameter) } + [
          "transport: any Transport = URLSessionTransport()",
          "configure: (inout APIClient.Configuration) -> Void = { _ in }",
        ])
  }

  /// The comment, which says what the spec says of hosts, of credentials and of what every request is sent with.
  var doc: DocComment {
    let server = ("server", context.aboutGivenServer)
    let credentials = context.schemes.map { ($0.name.name, $0.value.about) }
    let arguments =
      context.initializerParameters.compactMap(\.argument).requiredFirst().map {
        ($0.plainName, $0.about)
      }
    return DocComment(
      parameters: ([server] + credentials + arguments).compactMap { name, about in
        about.map { (name, $0) }
      }
    )
  }

  private var serverParameter: Code {
    guard let first = context.servers.first else { return "server: Server" }
    if first.server.name == nil {
      let further = context.furtherArguments(of: first)
      if further.isEmpty { return "server: Server = \(first.url)" }
      return .call("server: Server = Server", [.text(first.url)] + further)
    }
    if context.api.needsServer || first.hasRequiredVariable { return "server: Servers" }
    return "server: Servers = .\(first.reference)"
  }

  private var credentialParameters: [Code] {
    context.schemes.map { scheme in
      "\(scheme.name): AnyCredential\(isAlwaysNeeded(scheme.value) ? "" : "? = nil")"
    }
  }

  /// Returns whether every operation uses it.
  func isAlwaysNeeded(_ scheme: SecurityScheme) -> Bool {
    let isDefault = context.api.securitySchemes.first?.name == scheme.name
    return context.operations.allSatisfy { operation in
      operation.operation.security.map { security in
        !security.alternatives.isEmpty
          && security.alternatives.allSatisfy { $0.contains(scheme.name) }
      } ?? isDefault
    }
  }

  // MARK: Statements

  var statements: Code {
    let server = context.servers.first?.server.name == nil ? "server" : "server.server"
    let request = RequestPlanner(context)
    var statements: [Code] = ["var configuration = APIClient.Configuration(server: \(server))"]
    if context.options.allowsInsecureServer {
      statements.append("configuration.allowsInsecureServer = true")
    }
    if let options = request.options(
      context.api.defaults.options, head: "configuration.options = RequestOptions")
    {
      statements.append(options)
    }
    statements += assignment("headers", context.defaultHeaders.map(values.item))
    statements += assignment("query", context.defaultQuery.map(values.item))
    statements += assignment("parameters", context.clientParameters.map(values.item))
    statements += assignment("schemes", context.schemes.map(scheme))
    if let security = context.security.common {
      statements.append(.row(["configuration.auth = ", context.security.code(security)]))
    }
    statements += otherServers(of: server)
    statements.append("configure(&configuration)")
    statements.append("client = APIClient(configuration, transport: transport)")
    return .lines(statements)
  }

  private func assignment(_ name: String, _ items: [Code]) -> [Code] {
    items.isEmpty ? [] : [.array("configuration.\(name) = ", items)]
  }

  private func scheme(_ scheme: Named<SecurityScheme>) -> Code {
    let kind =
      switch scheme.value.kind {
      case .bearer, .oauth2: ".bearer"
      case .basic: ".basic"
      case .apiKey(let key, let place, let isEncoded):
        ".apiKey(\(swiftLiteral(key)), in: .\(place.rawValue)\(isEncoded ? ", isEncoded: true" : ""))"
      }
    return .call(
      "SecurityScheme",
      [.text(swiftLiteral(scheme.value.name)), .text(kind), .text(scheme.name.text)])
  }

  /// The servers that single operations go to, each as the client's server has it.
  private func otherServers(of server: String) -> [Code] {
    guard !context.api.hostNames.isEmpty else { return [] }
    let names = context.api.hostNames.map { Code.text(swiftLiteral($0)) }
    return [.call("configuration.servers = \(server).hosts", [.array("named: ", names)])]
  }
}
