extension WrittenValue {
  /// The value of a header; nil when there is nothing to send. Nothing is percent-encoded.
  var headerText: String? {
    if content == .none { return nil }
    if style == .json { return content.jsonText(isASCII: true) }
    return joined()
  }

  /// Returns the parts of a multipart body, one for each element unless a style joins them.
  func partTexts() throws(RequestBuildingError) -> [String] {
    switch style {
    case nil, .repeat, .brackets, .deepObject, .matrixExploded, .jsonObjects: return try scalars()
    case .json: return content == .none ? [] : [content.jsonText()]
    case .comma, .commaPairs, .label, .labelExploded, .matrix, .pipe, .space, .tab, .lists:
      return joined().map { [$0] } ?? []
    }
  }

  /// The elements with what the style puts between them; nil for none.
  func joined() -> String? {
    let isPaired = style == .commaPairs || style == .labelExploded
    let groups = content.groups(paired: isPaired)
    if groups.isEmpty { return nil }
    return groups.map { $0.joined(separator: "=") }.joined(separator: style?.delimiter ?? ",")
  }
}

extension ParameterStyle {
  /// The character between elements, where a style has another than the comma.
  fileprivate var delimiter: String? {
    switch self {
    case .pipe: "|"
    case .space: " "
    case .tab: "\t"
    default: nil
    }
  }
}
