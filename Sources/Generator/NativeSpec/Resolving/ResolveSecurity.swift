import SDKGenAPIModel
import SDKGenDiagnostics

func resolveScheme(_ scheme: SpecScheme) -> Diagnosed<SecurityScheme?> {
  guard let kind = scheme.kind else { return Diagnosed(nil) }
  let resolved: SecurityScheme.Kind
  switch kind {
  case .bearer: resolved = .bearer
  case .basic: resolved = .basic
  case .apiKey(let name, let place, let isEncoded):
    resolved = .apiKey(
      name: name, in: SecurityScheme.Location(rawValue: place) ?? .header, isEncoded: isEncoded)
  case .oauth2(let flow, let tokenURL, let scopes, _):
    resolved = .oauth2(
      flow: SecurityScheme.Flow(rawValue: flow) ?? .clientCredentials, tokenURL: tokenURL,
      scopes: scopes)
  }
  return Diagnosed(
    SecurityScheme(
      name: scheme.name, swiftName: scheme.swiftName, about: scheme.about, kind: resolved,
      location: scheme.location))
}

/// The schemes a request needs, each of them declared and named once.
func resolveAuth(_ auth: SpecAuth, schemes: [String]) -> Diagnosed<SecurityRequirement> {
  switch auth {
  case .none: return Diagnosed(SecurityRequirement([]))
  case .schemes(let names):
    let checked = check(names, schemes: schemes)
    return Diagnosed(SecurityRequirement(checked.value), checked.diagnostics)
  case .alternatives(let alternatives):
    let checked = alternatives.map { check($0, schemes: schemes) }
    return Diagnosed(
      SecurityRequirement(anyOf: checked.map(\.value)), checked.flatMap(\.diagnostics))
  }
}

private func check(_ names: [Located<String>], schemes: [String]) -> Diagnosed<[String]> {
  var found: [Diagnostic] = []
  var seen: [String: SourceLocation] = [:]
  for name in names {
    if !schemes.contains(name.value) {
      found.append(.unknownScheme(name.value, known: schemes, at: name.location))
    } else if let first = seen[name.value] {
      found.append(.duplicateName(name.value, in: "'auth'", first: first, at: name.location))
    }
    seen[name.value] = seen[name.value] ?? name.location
  }
  return Diagnosed(names.map(\.value), found)
}
