internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

extension ParameterLowering {
  /// The style in which a parameter's arrays and objects are written, then those of arrays in it.
  func styles(of source: ParameterSource) -> [Parameter.Style] {
    if source.isWholeQuery { return [.fields] }
    if let stated = reader.listStyles(source.element, in: source.location) { return stated }
    return [style(of: source)]
  }

  /// The style in which a parameter's arrays and objects are written.
  func style(of source: ParameterSource) -> Parameter.Style {
    let written = source.element["style"]
    let explode = source.element["explode"]?.node.bool
    let name = written?.node.string
    let found: Parameter.Style? =
      switch source.location {
      case .path: pathStyle(name, explode ?? false)
      case .query: queryStyle(name, explode)
      case .header: name == nil || name == "simple" ? simpleStyle(explode ?? false) : nil
      case .cookie: cookieStyle(name, explode ?? true)
      }
    if let found { return found }
    if let written { reader.report(.parameterStyle(source, written)) }
    switch source.location {
    case .path, .header: return simpleStyle(explode ?? false)
    case .query, .cookie: return formStyle(explode ?? true)
    }
  }
}

/// The style of a name in a query; nil: there is no such style.
func queryStyle(_ name: String?, _ explode: Bool?) -> Parameter.Style? {
  switch name {
  case nil, "form": formStyle(explode ?? true)
  case "spaceDelimited": explode == true ? .repeat : .space
  case "pipeDelimited": explode == true ? .repeat : .pipe
  case "deepObject": .deepObject
  default: nil
  }
}

private func pathStyle(_ name: String?, _ explode: Bool) -> Parameter.Style? {
  switch name {
  case nil, "simple": simpleStyle(explode)
  case "label": explode ? .labelExploded : .label
  case "matrix": explode ? .matrixExploded : .matrix
  default: nil
  }
}

extension ParameterLowering {
  private func cookieStyle(_ name: String?, _ explode: Bool) -> Parameter.Style? {
    switch name {
    case nil, "form": formStyle(explode)
    case "cookie" where reader.isNewer: explode ? .cookie : .cookieComma
    default: nil
    }
  }
}

private func formStyle(_ explode: Bool) -> Parameter.Style { explode ? .repeat : .comma }

private func simpleStyle(_ explode: Bool) -> Parameter.Style { explode ? .commaPairs : .comma }

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
