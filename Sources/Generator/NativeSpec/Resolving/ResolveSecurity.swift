import SDKGenAPIModel
import SDKGenDiagnostics

/// The schemes a request needs, each of them declared and named once.
func resolveAuth(
  _ auth: SpecSettings.Auth, schemes: [String]
) -> Diagnosed<SecurityRequirement> {
  let checked = auth.map { check($0, schemes: schemes) }
  return Diagnosed(SecurityRequirement(anyOf: checked.map(\.value)), checked.flatMap(\.diagnostics))
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
