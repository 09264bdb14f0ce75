/// The security schemes of a client.
struct Authentication: Sendable {
  let schemes: [SecurityScheme]

  init(_ schemes: [SecurityScheme]) { self.schemes = schemes }

  /// Returns the schemes that a request needs.
  func schemes(for requirement: AuthRequirement) throws(RequestBuildingError) -> [SecurityScheme] {
    switch requirement {
    case .none: return []
    case .default: return Array(schemes.prefix(1))
    case .scheme(let name): return [try scheme(name)]
    case .all(let names):
      var found: [SecurityScheme] = []
      for name in names { found.append(try scheme(name)) }
      return found
    case .any(let alternatives): return try first(of: alternatives)
    }
  }

  private func first(
    of alternatives: [[String]]
  ) throws(RequestBuildingError) -> [SecurityScheme] {
    for names in alternatives {
      let found = names.compactMap { name in
        schemes.first { $0.name == name && $0.credential != nil }
      }
      if found.count == names.count { return found }
    }
    let wanted = alternatives.map { names in
      names.map { "'\($0)'" }.joined(separator: " and ")
    }
    throw RequestBuildingError(
      "there is no credential for any of the security schemes "
        + wanted.joined(separator: ", or ") + "; give the client's initialiser one")
  }

  private func scheme(_ name: String) throws(RequestBuildingError) -> SecurityScheme {
    guard let scheme = schemes.first(where: { $0.name == name }) else {
      throw RequestBuildingError("the client has no security scheme named '\(name)'")
    }
    return scheme
  }

  /// Returns the request as logs show it, which hear of it before it has its credentials.
  func masked(_ request: HTTPRequest) -> HTTPRequest {
    let schemes = (try? schemes(for: request.options.auth)) ?? []
    return schemes.reduce(request) { request, scheme in
      (try? request.authorized(by: .masked(scheme))) ?? request
    }
  }

  /// Returns the identity of the user a request comes from: `""` where no credential is sent; nil
  /// where it is not known, and the response belongs in no cache and to no other call. Holds no
  /// secret.
  func identity(of request: HTTPRequest) async -> String? {
    guard let schemes = try? schemes(for: request.options.auth) else { return nil }
    var identities: [String] = []
    for scheme in schemes {
      guard let identity = await scheme.identity else { return nil }
      identities.append("\(scheme.name)=\(identity)")
    }
    return identities.joined(separator: "&")
  }
}

extension SecurityScheme {
  var identity: String? {
    get async {
      await credential?.identity.map(shown)
    }
  }

  /// Returns the identity as keys hold it: of a password in a plain string it would be a digest
  /// that helps to guess it.
  func shown(_ identity: String) -> String {
    kind == .basic ? Fingerprint.text(Fingerprint.salt + identity) : identity
  }

  func requiredCredential() throws(RequestBuildingError) -> any Credential {
    guard let credential else {
      throw RequestBuildingError(
        "there is no credential for the security scheme '\(name)'; give the client's initialiser one"
      )
    }
    return credential
  }
}
