/// A value as a segment of a path, percent-encoded.
enum PathSegment {
  static func text(_ value: WrittenValue, _ name: String?) throws(RequestBuildingError) -> String {
    let style = value.style ?? .comma
    if style == .json { return try checked(PercentEncoding.encoded(value.content.jsonText())) }
    if style == .comma, let text = value.content.text {
      return try checked(PercentEncoding.encoded(text))
    }
    let isPaired = [.commaPairs, .labelExploded, .matrixExploded].contains(style)
    let groups = value.content.groups(paired: isPaired)
    guard !groups.isEmpty else {
      throw RequestBuildingError("the value has no text, and a path needs one")
    }
    switch style {
    case .label: return joined(groups, after: ".", ",")
    case .labelExploded: return joined(groups, after: ".", ".")
    case .matrix:
      let start = ";" + (try encoded(name))
      let text = joined(groups, ",")
      return text.isEmpty ? start : "\(start)=\(text)"
    case .matrixExploded:
      guard case .object = value.content else { return try repeated(groups, name) }
      return joined(groups, after: ";", ";")
    case .pipe: return try checked(joined(groups, "%7C"))
    case .space: return try checked(joined(groups, "%20"))
    case .tab: return try checked(joined(groups, "%09"))
    default: return try checked(joined(groups, ","))
    }
  }

  /// Repeats the name: `;a=1;a=2`
  private static func repeated(
    _ groups: [[String]], _ name: String?
  ) throws(RequestBuildingError) -> String {
    let start = ";" + (try encoded(name))
    return groups.map { group in
      let text = joined([group], "")
      return text.isEmpty ? start : "\(start)=\(text)"
    }.joined()
  }

  private static func joined(
    _ groups: [[String]], after start: String = "", _ delimiter: String
  ) -> String {
    var bytes = Array(start.utf8)
    PercentEncoding.append(groups, to: &bytes, delimiter)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func encoded(_ name: String?) throws(RequestBuildingError) -> String {
    guard let name else { throw RequestBuildingError("the style 'matrix' needs a name") }
    return PercentEncoding.encoded(name)
  }

  private static func checked(_ text: String) throws(RequestBuildingError) -> String {
    guard !text.isEmpty, text != ".", text != ".." else {
      throw RequestBuildingError("'\(text)' cannot be a segment of a path")
    }
    return text
  }
}
