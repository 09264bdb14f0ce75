internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

extension Namer {
  /// Arguments of the client's initialiser.
  struct ClientArguments {
    var credentials: [SwiftIdentifier] = []
    var query: [SwiftIdentifier?] = []
    var headers: [SwiftIdentifier?] = []
    var parameters: [SwiftIdentifier?] = []
  }

  func clientArguments(of api: API) -> Diagnosed<ClientArguments> {
    // In the order of the document: which one is the default renames none.
    let order = api.securitySchemes.indices.sorted {
      api.securitySchemes[$0].location < api.securitySchemes[$1].location
    }
    let schemes = order.map { api.securitySchemes[$0] }.map {
      Request(name: $0.name, swiftName: $0.swiftName, origin: "in 'auth'", location: $0.location)
    }
    let query = requests(for: api.defaults.query, origin: "in the query", qualifier: "query")
    let headers = requests(for: api.defaults.headers, origin: "in the headers", qualifier: "header")
    let parameters = requests(
      for: api.defaults.parameters, origin: "in 'clientParameters'", qualifier: "client")
    let names = partNames(
      of: schemes + (query + headers + parameters).compactMap { $0 }, in: .clientArgument)

    var left = names.value[...]
    return Diagnosed(
      ClientArguments(
        credentials: zip(order, schemes.compactMap { _ in left.popFirst() })
          .sorted { $0.0 < $1.0 }.map(\.1),
        query: query.map { $0.flatMap { _ in left.popFirst() } },
        headers: headers.map { $0.flatMap { _ in left.popFirst() } },
        parameters: parameters.map { $0.flatMap { _ in left.popFirst() } }),
      names.diagnostics)
  }

  /// One for each parameter; nil where a constant stands, which needs no name.
  func requests(
    for parameters: [Parameter], origin: String, qualifier: String? = nil
  ) -> [Request?] {
    parameters.map { parameter in
      switch parameter.value {
      case .constant, .client: nil
      case .argument:
        Request(
          name: parameter.name, swiftName: parameter.swiftName, given: parameter.given,
          origin: origin,
          qualifier: qualifier, location: parameter.location)
      }
    }
  }

  func servers(of api: API) -> Diagnosed<[ServerNames]> {
    let named = names(
      of: api.choices.compactMap { server in
        server.name.map { Request(name: $0, location: server.location) }
      }, in: .server)
    var left = named.value[...]
    var diagnostics = named.diagnostics
    var servers: [ServerNames] = []
    for server in api.choices {
      let name = server.name.flatMap { _ in left.popFirst() } ?? .lowerCamelCase(["server"])
      let variables = names(of: variables(of: server), in: .serverVariable)
      diagnostics += variables.diagnostics
      servers.append(ServerNames(name: name, variables: variables.value))
    }
    return Diagnosed(servers, diagnostics)
  }

  private func variables(of server: Server) -> [Request] {
    server.url.compactMap { part in
      switch part {
      case .literal: nil
      case .variable(let name, _, _): Request(name: name, location: server.location)
      }
    }
  }
}
