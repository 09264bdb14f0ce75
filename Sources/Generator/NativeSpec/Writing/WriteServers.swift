import SDKGenAPIModel
import SDKGenDiagnostics

extension NativeWriter {
  mutating func servers() -> Literal? {
    let members = api.servers.map { ($0.name ?? "server", server($0)) }
    return members.isEmpty ? nil : .object(members)
  }

  /// Writes the URL alone where there is nothing else, and otherwise the long form.
  mutating func server(_ server: Server) -> Literal? {
    let url = server.url.map(\.notation).joined()
    if let why = problem(with: server.url) {
      report(.leftOut("the server '\(url)'", because: why, at: server.location))
      return nil
    }
    let variables = server.url.compactMap(\.variable)
    if variables.isEmpty, server.hosts.isEmpty, about(server.about) == nil,
      !server.allowsInsecureServer
    {
      return .string(url)
    }
    let hosts = server.hosts.map { host -> (String, Literal?) in
      let url = Literal.string(host.url.map(\.notation).joined())
      return (
        host.name,
        host.allowsInsecureServer
          ? .object([ServerKeys.url(url), ServerKeys.allowsInsecureServer(.bool(true))]) : url
      )
    }
    return .object([
      ServerKeys.url(.string(url)), ServerKeys.about(about(server.about)),
      ServerKeys.variables(variables.isEmpty ? nil : .object(variables)),
      ServerKeys.hosts(hosts.isEmpty ? nil : .object(hosts)),
      ServerKeys.allowsInsecureServer(server.allowsInsecureServer ? .bool(true) : nil),
    ])
  }

  func schemes() -> Literal? {
    api.securitySchemes.isEmpty
      ? nil : .object(api.securitySchemes.map { ($0.name, scheme($0)) })
  }

  private func scheme(_ scheme: SecurityScheme) -> Literal {
    .object(
      members(of: scheme.kind) + [
        SchemeKeys.allowsInsecureServer(scheme.allowsInsecureServer ? .bool(true) : nil),
        CommonKeys.swift(text(scheme.swiftName)), CommonKeys.about(about(scheme.about)),
      ])
  }

  private func members(of kind: SecurityScheme.Kind) -> [(String, Literal?)] {
    switch kind {
    case .bearer: [SchemeKeys.bearer(.bool(true))]
    case .basic: [SchemeKeys.basic(.bool(true))]
    case .apiKey(let name, let location, let isEncoded):
      [
        SchemeKeys.apiKey(.string(name)), SchemeKeys.location(.string(location.rawValue)),
        SchemeKeys.encoded(isEncoded ? .bool(true) : nil),
      ]
    case .oauth2(let flow, let tokenURL, let scopes):
      [
        SchemeKeys.oauth2(.string(flow.rawValue)), SchemeKeys.tokenURL(.string(tokenURL)),
        SchemeKeys.scopes(texts(scopes)),
      ]
    }
  }
}

extension Server.Part {
  /// As it is written in a spec.
  var notation: String {
    switch self {
    case .literal(let text): text
    case .variable(let name, _, _): "{\(name)}"
    }
  }

  fileprivate var variable: (String, Literal?)? {
    guard case .variable(let name, let standard, let allowed) = self,
      standard != nil || !allowed.isEmpty
    else { return nil }
    return (
      name, .object([VariableKeys.default(text(standard)), VariableKeys.values(texts(allowed))])
    )
  }
}
