internal import Foundation
internal import SDKCore

extension RequestJudge {
  /// Returns whether a request has what its operation asks for.
  ///
  /// - `isKnown`: says of a bearer token whether it will do.
  func hasCredential(
    _ request: ReceivedRequest, _ operation: Operation, isKnown: (String) -> Bool = { _ in true }
  ) -> Bool {
    guard let alternatives = operation.security, !alternatives.isEmpty else { return true }
    return alternatives.contains { schemes in
      schemes.allSatisfy { name in
        model.securitySchemes[name].map { has($0, request, isKnown) } ?? true
      }
    }
  }

  /// The header field that says which credential an operation asks for; nil: it is a key, of which HTTP knows nothing.
  func challenge(of operation: Operation) -> String? {
    let names = (operation.security ?? []).flatMap(\.self)
    return names.lazy.compactMap { model.securitySchemes[$0] }.compactMap { scheme in
      switch scheme.type {
      case "basic": "Basic realm=\"\(model.name)\""
      case "http" where scheme.scheme == "basic": "Basic realm=\"\(model.name)\""
      case "http" where scheme.scheme != "bearer": scheme.scheme.capitalized
      case "http", "oauth2", "openIdConnect": "Bearer"
      default: nil
      }
    }.first
  }

  private func has(
    _ scheme: SecurityScheme, _ request: ReceivedRequest, _ isKnown: (String) -> Bool
  ) -> Bool {
    switch scheme.type {
    case "http" where scheme.scheme == "basic", "basic": request.authorization("basic") != nil
    case "http" where scheme.scheme == "bearer", "oauth2", "openIdConnect":
      request.authorization("bearer").map(isKnown) ?? false
    case "http": request.headers["Authorization"] != nil
    case "apiKey":
      switch scheme.location {
      case "query": request.query.contains { $0.name == scheme.name }
      case "cookie": request.cookie(scheme.name) != nil
      default: request.headers[scheme.name] != nil
      }
    // The connection itself proves who it is.
    default: true
    }
  }
}

extension ReceivedRequest {
  /// What follows the name of a scheme in `Authorization`; nil where nothing does, or the scheme is another.
  func authorization(_ scheme: String) -> String? {
    let header = headers["Authorization"] ?? ""
    guard header.lowercased().hasPrefix("\(scheme) ") else { return nil }
    let rest = header.dropFirst(scheme.count + 1)
    return rest.isEmpty ? nil : String(rest)
  }
}
