internal import SDKGenSourceText

extension RequestComparison {
  /// The names of the keys that the operation may send.
  func securityNames(in location: String) -> Set<String> {
    let schemes = operation.security.flatMap(\.self).compactMap(scheme)
    return Set(schemes.filter { $0.string("in") == location }.compactMap { $0.string("name") })
  }

  private func scheme(_ name: String) -> APIDocument.Located? {
    document.securitySchemes?[name].map(document.resolve)
  }

  mutating func compareSecurity() {
    let authorization = sent.header("Authorization")
    let isAllowed = operation.security.contains { names in
      names.allSatisfy { name in
        guard let scheme = scheme(name) else { return true }
        let key = scheme.string("name") ?? ""
        switch (scheme.string("type"), scheme.string("in")) {
        case ("apiKey", "header"): return sent.header(key) != nil
        case ("apiKey", "query"): return sent.query.contains { $0.name == key }
        case ("apiKey", _): return sent.header("Cookie")?.contains("\(key)=") ?? false
        case ("basic", _): return authorization?.hasPrefix("Basic") ?? false
        case ("http", _):
          let name = scheme.string("scheme")?.lowercased() ?? ""
          return authorization?.lowercased().hasPrefix(name) ?? !["basic", "bearer"].contains(name)
        case ("oauth2", _), ("openIdConnect", _): return authorization?.hasPrefix("Bearer") ?? false
        default: return true
        }
      }
    }
    let isArgument = operation.parameters.contains { $0.name.lowercased() == "authorization" }
    if operation.security.isEmpty, operation.statesSecurity, !isArgument {
      if authorization != nil { fail("credentials that nothing asks for") }
    } else if !operation.security.isEmpty, !isAllowed {
      fail("no credentials")
    }
  }
}
