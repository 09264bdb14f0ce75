internal import SDKGenSourceText

enum ParameterLocation: String {
  case path, query, header, cookie
}

/// A parameter as a document has it, references followed.
struct ParameterSource {
  /// The element of the list, which may be a reference.
  var use: Element
  var element: Element
  var name: String
  var location: ParameterLocation
  /// The name that it states for generated code.
  var statedName: String?
  /// The path has it behind `?`, so that it is part of every call.
  var isInKey = false
  /// It is the whole query (OpenAPI 3.2).
  var isWholeQuery = false

  var isRequired: Bool { isInKey || element.flag("required") }

  /// A header that says which version of the API is meant: `Notion-Version`.
  var isVersion: Bool { location == .header && name.lowercased().hasSuffix("version") }

  /// The names of headers are the same in upper and lower case (RFC 9110, section 5.1).
  func isSame(as other: ParameterSource) -> Bool {
    location == other.location
      && (name == other.name
        || location == .header && name.lowercased() == other.name.lowercased())
  }
}

extension DocumentReader {
  /// The parameters of a list, each name and location once.
  func parameters(_ list: Element) -> [ParameterSource] {
    guard list.node.kind == .array else {
      report(.wrongKind(list, expected: "an array"))
      return []
    }
    var sources: [ParameterSource] = []
    for use in list.elements {
      guard let source = parameter(use) else { continue }
      if let first = sources.first(where: source.isSame) {
        report(.duplicateParameter(source, first: first))
      } else {
        sources.append(source)
      }
    }
    return sources
  }

  /// Returns the parameters with one at most that is the whole query, and reports those beside it.
  func withOneQuery(_ sources: [ParameterSource]) -> [ParameterSource] {
    guard let whole = sources.first(where: \.isWholeQuery) else { return sources }
    return sources.filter { source in
      if source.location != .query || source.use == whole.use { return true }
      let isSecond = source.isWholeQuery
      report(
        isSecond ? .secondQuery(source, first: whole) : .besideQuery(source, whole: whole))
      return !isSecond
    }
  }

  private func parameter(_ use: Element) -> ParameterSource? {
    guard let element = resolved(use, in: "parameters") else { return nil }
    guard let name = element.text("name"), !name.isEmpty else {
      report(.missingMember("name", of: "a parameter", element))
      return nil
    }
    guard let written = element["in"] else {
      report(.missingMember("in", of: "a parameter", element))
      return nil
    }
    let isWholeQuery = isNewer && written.node.string == "querystring"
    let stated = ParameterLocation(rawValue: written.node.string ?? "")
    guard let location = isWholeQuery ? .query : stated else {
      report(
        .parameterLocation(
          name, written,
          known: documents.moved == nil
            ? ["path", "query", "header", "cookie"] + (isNewer ? ["querystring"] : [])
            : ["path", "query", "header", "formData", "body"]))
      return nil
    }
    check(
      element, "a parameter",
      keys: documents.moved == nil ? Self.parameterKeys : Self.swaggerParameterKeys)
    checkExamples(of: element)
    return ParameterSource(
      use: use, element: element, name: name, location: location, isWholeQuery: isWholeQuery)
  }

  private static let parameterKeys: Set = [
    "name", "in", "description", "required", "deprecated", "allowEmptyValue", "style", "explode",
    "allowReserved", "schema", "content", "example", "examples", "summary",
  ]

  /// OpenAPI 3 has no words for some values of `collectionFormat`.
  private static let swaggerParameterKeys = parameterKeys.union(["collectionFormat"])
}
