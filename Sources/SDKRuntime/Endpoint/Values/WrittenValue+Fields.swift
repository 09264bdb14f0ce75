extension WrittenValue {
  /// The value of a header; nil when there is nothing to send. Nothing is percent-encoded.
  var headerText: String? {
    if content == .none { return nil }
    if style == .json { return content.jsonText(isASCII: true) }
    return joined(",")
  }

  /// Returns the parts of a multipart body, one for each element unless a style joins them.
  func partTexts() throws(RequestBuildingError) -> [String] {
    switch style {
    case nil, .repeat, .brackets, .deepObject, .matrixExploded: return try scalars()
    case .json: return content == .none ? [] : [content.jsonText()]
    case .pipe: return joined("|").map { [$0] } ?? []
    case .space: return joined(" ").map { [$0] } ?? []
    case .comma, .commaPairs, .label, .labelExploded, .matrix:
      return joined(",").map { [$0] } ?? []
    }
  }

  private func joined(_ delimiter: String) -> String? {
    let isPaired = style == .commaPairs || style == .labelExploded
    let groups = content.groups(paired: isPaired)
    if groups.isEmpty { return nil }
    return groups.map { $0.joined(separator: "=") }.joined(separator: delimiter)
  }
}
