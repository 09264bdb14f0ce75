import SDKGenAPIModel
import SDKGenDiagnostics

extension NativeWriter {
  /// Writes an endpoint; nil, which is reported, for a method that the format does not have.
  func endpoint(_ operation: Operation) -> Literal? {
    guard EndpointKeys.isMethod(operation.method) else {
      return found.refuse(
        .leftOut(
          "the operation '\(operation.name)' with the method '\(operation.method)'",
          of: operation.provenance, at: operation.location))
    }
    let path = path(of: operation)
    return .object(
      [
        CommonKeys.about(about(operation.about)),
        (operation.method, .string(path.template)), EndpointKeys.path(path.path),
        CommonKeys.swift(text(operation.swiftName)),
        CommonKeys.deprecated(deprecation(operation.deprecation)),
        SettingKeys.query(parameters(operation.query, .query)),
        SettingKeys.headers(parameters(operation.headers, .header)),
        EndpointKeys.cookies(parameters(operation.cookies, .cookie)),
      ] + bodies(of: operation) + response(of: operation) + options(operation.options) + [
        EndpointKeys.idempotencyKey(text(operation.options.idempotencyHeader)),
        SettingKeys.auth(operation.security.map { auth($0) }),
        EndpointKeys.server(text(operation.server)),
        EndpointKeys.examples(examples(operation.examples)),
      ])
  }

  private func response(of operation: Operation) -> [(String, Literal?)] {
    let response = operation.response
    return [
      EndpointKeys.accept(texts(operation.accept)),
      EndpointKeys.returns(returns(response.returns, of: operation)),
      EndpointKeys.returnsAbout(about(operation.returnsAbout)),
      EndpointKeys.unwrap(path(response.unwrap)),
      EndpointKeys.partial(flag(response.acceptsPartialContent)),
      SettingKeys.success(response.success.map { success($0) }),
      EndpointKeys.stream(streams(of: operation)),
      EndpointKeys.paginate(operation.pagination.flatMap { pagination($0, of: operation) }),
      SettingKeys.errors(errors(response.errors, of: operation)),
    ]
  }

  private func returns(_ returns: Response.Returns, of operation: Operation) -> Literal? {
    switch returns {
    case .nothing: return nil
    case .value(let type): return .string(type.notation)
    case .bytes: return .string("Bytes")
    case .file: return .object([ReturnKeys.file(.bool(true))])
    case .text: return .object([ReturnKeys.text(.bool(true))])
    case .choice(let successes): return choice(successes, of: operation)
    }
  }

  private func choice(_ successes: [Response.Success], of operation: Operation) -> Literal {
    var members: [(String, Literal?)] = []
    for success in successes {
      for statuses in success.statuses {
        if statuses.isWithin(200..<300) {
          members.append((statuses.key, returns(success.returns, of: operation) ?? .string("Void")))
        } else {
          found.report(
            .leftOut(
              "the response by \(statuses.words)", of: operation.provenance, at: operation.location)
          )
        }
      }
    }
    return .object(members)
  }

  private func errors(_ errors: [ErrorBody], of operation: Operation) -> Literal? {
    var members: [(String, Literal?)] = []
    for error in errors {
      if error.statuses.isWithin(300..<600) {
        members.append((error.statuses.key, .string(error.type.unwrapped.notation)))
      } else {
        found.report(
          .leftOut(
            "the body of \(error.statuses.words)", of: operation.provenance, at: operation.location)
        )
      }
    }
    return .unlessEmpty(members)
  }

  private func examples(_ examples: [OperationExample]) -> Literal? {
    if examples.isEmpty { return nil }
    // Each status may have one of the name, and a spec has the names of all in one object.
    var taken = Set(examples.map(\.name))
    var written: Set<String> = []
    return .object(
      examples.map { example in
        var name = example.name
        if !written.insert(name).inserted {
          let stem = "\(name) \(example.status)"
          var number = 1
          name = stem
          while !taken.insert(name).inserted {
            number += 1
            name = "\(stem) \(number)"
          }
        }
        return (
          name,
          .object([
            ExampleKeys.status(.number("\(example.status)")), ExampleKeys.body(example.body),
          ])
        )
      })
  }
}

extension ErrorBody.Statuses {
  fileprivate var words: String {
    switch self {
    case .exactly(let status): "the status \(status)"
    case .statusClass(let hundred): "\(hundred)xx"
    case .other: "all other statuses"
    }
  }
}

extension NativeWriter {
  func servers() -> Literal? {
    .unlessEmpty(api.servers.map { ($0.name ?? "server", server($0)) })
  }

  /// Writes the URL alone where there is nothing else, and otherwise the long form.
  func server(_ server: Server) -> Literal? {
    let url = server.url.map(\.notation).joined()
    if let why = problem(with: server.url) {
      return found.refuse(.leftOut("the server '\(url)'", because: why, at: server.location))
    }
    let variables = server.url.compactMap(\.variable)
    if variables.isEmpty, server.hosts.isEmpty, about(server.about) == nil, server.swiftName == nil,
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
      ServerKeys.swift(text(server.swiftName)),
      ServerKeys.variables(.unlessEmpty(variables)),
      ServerKeys.hosts(.unlessEmpty(hosts)),
      ServerKeys.allowsInsecureServer(flag(server.allowsInsecureServer)),
    ])
  }

  func schemes() -> Literal? {
    .unlessEmpty(api.securitySchemes.map { ($0.name, scheme($0)) })
  }

  private func scheme(_ scheme: SecurityScheme) -> Literal {
    .object(
      members(of: scheme.kind) + [
        SchemeKeys.allowsInsecureServer(flag(scheme.allowsInsecureServer)),
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
        SchemeKeys.encoded(flag(isEncoded)),
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
