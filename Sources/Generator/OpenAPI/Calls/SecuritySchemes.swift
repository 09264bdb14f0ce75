internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// The credential that callers give; nil, with a note, where the transport handles it.
func securityScheme(_ use: Element, _ element: Element) -> Diagnosed<SecurityScheme?> {
  func scheme(_ kind: SecurityScheme.Kind, _ diagnostics: [Diagnostic] = [])
    -> Diagnosed<SecurityScheme?>
  {
    Diagnosed(
      SecurityScheme(
        name: use.name, about: element.markdown("description"), kind: kind,
        allowsInsecureServer: InsecureServerExtension.isTrue(in: element),
        location: use.keyLocation ?? use.location), diagnostics)
  }
  switch element.text("type") {
  case "http":
    switch element.text("scheme")?.lowercased() {
    case "bearer": return scheme(.bearer)
    case "basic": return scheme(.basic)
    default:
      return Diagnosed(
        nil, [.unsupportedScheme(use, element["scheme"], known: ["basic", "bearer"])])
    }
  case "apiKey":
    guard let name = element.text("name"), !name.isEmpty,
      let place = SecurityScheme.Location(rawValue: element.text("in") ?? "")
    else { return Diagnosed(nil, [.badKeyScheme(use)]) }
    guard place == .query || isHeaderName(name), place != .header || !isReservedHeader(name) else {
      return Diagnosed(nil, [.badKeyName(use, name, in: place)])
    }
    return scheme(.apiKey(name: name, in: place, isEncoded: false))
  case "oauth2":
    let kind = oauth2Kind(element)
    return scheme(kind, kind == .bearer ? [.bearerFlows(use, element["flows"])] : [])
  case "openIdConnect": return scheme(.bearer)
  default:
    let known = ["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"]
    return Diagnosed(nil, [.unsupportedScheme(use, element["type"], known: known)])
  }
}

/// Tokens are fetched where a program can do that by itself; otherwise the caller has one.
private func oauth2Kind(_ element: Element) -> SecurityScheme.Kind {
  let flows = (element["flows"]?.members ?? []).filter { !$0.name.hasPrefix("x-") }
  guard flows.count == 1, let flow = flows.first, flow.name == "clientCredentials",
    let url = flow.text("tokenUrl"), tokenURLProblem(url) == nil
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
