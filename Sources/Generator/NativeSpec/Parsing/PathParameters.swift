import SDKGenDiagnostics
import SDKGenSourceText

extension ObjectReader {
  /// Reads the template under the method's key, with the long forms that `path` gives for its parameters.
  mutating func path(_ method: Key<[SpecPathPart]>?) -> [SpecPathPart] {
    let parts = method.flatMap { read($0) } ?? []
    guard let member = self[EndpointKeys.path] else { return parts }
    let said = read(EndpointKeys.path)
    let holes = parts.compactMap(\.parameter)
    for parameter in said ?? [] {
      let hole = holes.first { $0.name.value == parameter.name.value }
      if let hole, hole.hasWrittenType {
        report(
          .duplicateName(
            parameter.name.value, in: "the path and 'path'", first: hole.name.location,
            at: parameter.name.location))
      } else if hole == nil, method != nil, member.value.kind == .object {
        report(
          .unknownHole(
            parameter.name.value, known: holes.map(\.name.value), at: parameter.name.location))
      }
    }
    return parts.map { part in
      guard let hole = part.parameter,
        let parameter = said?.first(where: { $0.name.value == hole.name.value })
      else { return part }
      return .parameter(parameter)
    }
  }

  /// Reads the settings, with the parameters that the path has for the query: `{?page,size: Int?}`.
  mutating func settings(with path: [SpecPathPart]) -> SpecSettings {
    var settings = settings()
    for case .query(let hole) in path {
      let declared = settings.query.first { $0.name.value == hole.name.value }
      if declared == nil { settings.query.append(hole) }
      if let declared, hole.hasWrittenType {
        report(
          .duplicateName(
            hole.name.value, in: "the path and 'query'", first: hole.name.location,
            at: declared.name.location))
      }
    }
    return settings
  }
}

extension SpecPathPart {
  fileprivate var parameter: SpecParameter? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }
}
