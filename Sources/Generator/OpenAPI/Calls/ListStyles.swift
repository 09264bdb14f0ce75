internal import SDKGenAPIModel
internal import SDKGenSourceText

extension DocumentReader {
  /// Returns the styles that `collectionFormat` of Swagger 2.0 states for a list and for lists in it, which OpenAPI 3 has
  /// not all words for, at least one; nil where it states none. Unknown ones are reported.
  ///
  /// - `location`: nil for a form.
  func listStyles(_ element: Element, in location: ParameterLocation?) -> [Parameter.Style]? {
    guard documents.moved != nil, let stated = element["collectionFormat"] else { return nil }
    let formats = stated.elements.isEmpty ? [stated] : stated.elements
    return formats.enumerated().map { depth, format in
      let style = Parameter.Style(collectionFormat: format.node.string)
      let canRepeat = depth == 0 && (location == .query || location == nil)
      if let style, style != .repeat || canRepeat, style != .tab || location != .header {
        return style
      }
      let place = location.map { "a \($0.rawValue)\($0 == .path ? "" : " parameter")" }
      report(.collectionFormat(format, in: depth > 0 ? "a list in a list" : place ?? "a form"))
      return .comma
    }
  }
}

extension Parameter.Style {
  fileprivate init?(collectionFormat: String?) {
    switch collectionFormat {
    case "csv": self = .comma
    case "ssv": self = .space
    case "tsv": self = .tab
    case "pipes": self = .pipe
    case "multi": self = .repeat
    default: return nil
    }
  }
}
