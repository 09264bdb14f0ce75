package import SDKGenAPIModel
package import SDKGenDiagnostics

/// Decides what is written: an API and the names of its parts in, the files of its client out.
package func plan(_ api: API, names: Names, options: PlanningOptions) -> Diagnosed<[SwiftFile]> {
  let context = PlanningContext(planning: api, names: names, options: options)
  let impossible = ConformanceCheck(context).problems + context.protocolProblems
  let notes =
    (context.isCostly ? [Diagnostic.costlyConformance(models: context.models.count)] : [])
    + context.insecureServers
  guard impossible.isEmpty else { return Diagnosed([], impossible + notes) }
  let division = FileDivision(context)
  let kinds =
    if case .only = options.contract { [OutputFileKind.contract] } else { OutputFileKind.all }
  return Diagnosed(kinds.flatMap { $0.files(context, divided: division) }, notes)
}

extension PlanningContext {
  /// Arranges an API as its client is written.
  convenience init(planning api: API, names: Names, options: PlanningOptions) {
    let api = names.arranging(api)
    let shared = SharedModels(api, names)
    self.init(
      api.sharing(shared), names: names, partNames: shared.partNames(in: api, names),
      options: options)
  }

  /// Indicates that the models cost the compiler so much that the user should know what it could save.
  fileprivate var isCostly: Bool {
    models.count > 400
      && !options.conformances.contains { asked in
        asked.model == nil && asked.protocols.contains { $0.hasSuffix("Hashable") }
      }
  }
}

extension PlanningContext {
  /// The servers by `http` to which operations with a credential would go.
  fileprivate var insecureServers: [Diagnostic] {
    guard !options.allowsInsecureServer, let standard = api.securitySchemes.first?.name else {
      return []
    }
    let hosts = Set(
      api.groups.flatMap(\.operations).filter { operation in
        let security = operation.security ?? SecurityRequirement([standard])
        return security.alternatives.allSatisfy { !$0.isEmpty }
      }.map { operation in operation.server.flatMap { Server.isReference($0) ? nil : $0 } })
    let ofHosts = Set(api.hostNames)
    var seen: Set<SourceLocation> = []
    return api.servers.flatMap { server -> [Diagnostic] in
      let isCalled =
        hosts.contains(nil) && !(server.name.map(ofHosts.contains) ?? false)
        || server.name.map { hosts.contains($0) } ?? false
      let own = isCalled && !server.allowsInsecureServer ? [(server.url, server.location)] : []
      let others = server.hosts.filter { !$0.allowsInsecureServer && hosts.contains($0.name) }
      return (own + others.map { ($0.url, $0.location) }).compactMap {
        url, location -> Diagnostic? in
        guard let text = url.insecureText, seen.insert(location).inserted else { return nil }
        return .insecureServer(text, at: location)
      }
    }
  }
}

extension [Server.Part] {
  /// The URL by its defaults, if it is `http` to another machine than this one. What callers give has no default.
  fileprivate var insecureText: String? {
    let texts = map { part in
      switch part {
      case .literal(let text): text
      case .variable(_, let standard, _): standard
      }
    }
    guard !texts.contains(nil) else { return nil }
    let text = texts.compactMap(\.self).joined()
    guard text.hasPrefix("http://") else { return nil }
    let authority = text.dropFirst("http://".count).prefix { $0 != "/" }
    let host =
      authority.hasPrefix("[") ? authority.prefix { $0 != "]" } : authority.prefix { $0 != ":" }
    let isOwn =
      ["localhost", "[::1"].contains(host) || host.hasSuffix(".localhost")
      || host.hasPrefix("127.")
    return isOwn ? nil : text
  }
}
