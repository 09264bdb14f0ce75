internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// The credential that callers give; nil, with a note, where the transport handles it.
///
/// `use` is where it is reported: the component, which may refer to the scheme.
func securityScheme(
  named name: String, at use: Element, _ element: Element, _ reader: DocumentReader
) -> SecurityScheme? {
  func scheme(_ kind: SecurityScheme.Kind) -> SecurityScheme {
    SecurityScheme(
      name: name, about: documentation(ofScheme: element), kind: kind,
      allowsInsecureServer: InsecureServerExtension.isTrue(in: element),
      location: use.keyLocation ?? use.location)
  }
  func refuse(_ diagnostic: Diagnostic) -> SecurityScheme? {
    reader.report(diagnostic)
    return nil
  }
  switch element.text("type") {
  case "http":
    switch element.text("scheme")?.lowercased() {
    case "bearer": return scheme(.bearer)
    case "basic": return scheme(.basic)
    default:
      let known = ["basic", "bearer"]
      return refuse(.unsupportedScheme(use, "scheme", element["scheme"], known: known))
    }
  case "apiKey":
    guard let key = element.text("name"), !key.isEmpty,
      let place = SecurityScheme.Location(rawValue: element.text("in") ?? "")
    else { return refuse(.badKeyScheme(use)) }
    guard place == .query || isHeaderName(key), place != .header || !isReservedHeader(key) else {
      return refuse(.badKeyName(use, key, in: place))
    }
    return scheme(.apiKey(name: key, in: place, isEncoded: false))
  case "oauth2":
    let kind = oauth2Kind(element)
    if kind == .bearer { reader.report(.bearerFlows(use, element["flows"])) }
    return scheme(kind)
  case "openIdConnect": return scheme(.bearer)
  default:
    let known = ["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"]
    return refuse(.unsupportedScheme(use, "type", element["type"], known: known))
  }
}

/// What callers read of a scheme: its description, that it is deprecated, how users log in, and where the server describes
/// itself (RFC 8414).
private func documentation(ofScheme element: Element) -> String? {
  let logins = (element["flows"]?.members ?? []).compactMap { flow -> String? in
    guard let (type, argument, key) = loginFlows[flow.name], let url = wholeURL(key, of: flow),
      let tokenURL = wholeURL("tokenUrl", of: flow)
    else { return nil }
    return "`\(type)(\(argument): \"\(url)\", tokenURL: \"\(tokenURL)\", …)`"
  }
  return joined(
    element.isDeprecated ? "Deprecated." : nil, element.markdown("description"),
    logins.isEmpty ? nil : "Users log in by \(logins.joined(separator: " or ")).",
    wholeURL("oauth2MetadataUrl", of: element).map {
      "The server describes its logins at <\($0)>."
    })
}

/// What logs users in by a flow: the type, its first argument, and the key of the argument's value.
private let loginFlows = [
  "authorizationCode": ("AuthorizationCodeFlow", "authorizationURL", "authorizationUrl"),
  "deviceAuthorization": ("DeviceCodeFlow", "deviceAuthorizationURL", "deviceAuthorizationUrl"),
]

/// The URL under a key, if a client can use it as it is.
private func wholeURL(_ key: String, of element: Element) -> String? {
  element.text(key).flatMap { tokenURLProblem($0) == nil ? $0 : nil }
}

/// Tokens are fetched where a program can do that by itself; otherwise the caller has one.
private func oauth2Kind(_ element: Element) -> SecurityScheme.Kind {
  let flows = (element["flows"]?.members ?? []).filter { !$0.name.hasPrefix("x-") }
  guard flows.count == 1, let flow = flows.first, flow.name == "clientCredentials",
    let url = wholeURL("tokenUrl", of: flow)
  else { return .bearer }
  return .oauth2(
    flow: .clientCredentials, tokenURL: url,
    scopes: (flow["scopes"]?.members ?? []).map(\.name).filter { !$0.isEmpty })
}

/// The extension of a server or security scheme that lets credentials go over `http`.
enum InsecureServerExtension {
  static let name = "x-sdkgen-allows-insecure-server"

  static func isTrue(in element: Element) -> Bool { element[name]?.node.bool == true }
}
