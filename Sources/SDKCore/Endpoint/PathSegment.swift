internal import Foundation

/// A value as a segment of a path, percent-encoded.
enum PathSegment {
  static func text(_ value: WrittenValue, _ name: String?) throws(RequestBuildingError) -> String {
    let style = value.style ?? .comma
    let kept: PercentEncoding.Kept? = value.allowsReserved ? .path : nil
    if style == .json { return try checked(joined([[value.content.jsonText()]], "", kept)) }
    if style == .comma, let text = value.content.text {
      return try checked(joined([[text]], "", kept))
    }
    let isPaired = [.commaPairs, .labelExploded, .matrixExploded].contains(style)
    let groups = value.content.groups(paired: isPaired)
    guard !groups.isEmpty else {
      throw RequestBuildingError("the value has no text, and a path needs one")
    }
    switch style {
    case .label: return joined(groups, after: ".", ",", kept)
    case .labelExploded: return joined(groups, after: ".", ".", kept)
    case .matrix:
      let start = ";" + (try encoded(name))
      let text = joined(groups, ",", kept)
      return text.isEmpty ? start : "\(start)=\(text)"
    case .matrixExploded:
      guard case .object = value.content else { return try repeated(groups, name, kept) }
      return joined(groups, after: ";", ";", kept)
    case .pipe: return try checked(joined(groups, "%7C", kept))
    case .space: return try checked(joined(groups, "%20", kept))
    case .tab: return try checked(joined(groups, "%09", kept))
    default: return try checked(joined(groups, ",", kept))
    }
  }

  /// Repeats the name: `;a=1;a=2`
  private static func repeated(
    _ groups: [[String]], _ name: String?, _ kept: PercentEncoding.Kept?
  ) throws(RequestBuildingError) -> String {
    let start = ";" + (try encoded(name))
    return groups.map { group in
      let text = joined([group], "", kept)
      return text.isEmpty ? start : "\(start)=\(text)"
    }.joined()
  }

  private static func joined(
    _ groups: [[String]], after start: String = "", _ delimiter: String,
    _ kept: PercentEncoding.Kept?
  ) -> String {
    var bytes = Array(start.utf8)
    PercentEncoding.append(groups, to: &bytes, delimiter, keeping: kept)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func encoded(_ name: String?) throws(RequestBuildingError) -> String {
    guard let name else { throw RequestBuildingError("the style 'matrix' needs a name") }
    return PercentEncoding.encoded(name)
  }

  private static func checked(_ text: String) throws(RequestBuildingError) -> String {
    // Where dots may come encoded, they mean the same to what normalises the path on its way.
    guard !text.isEmpty, ![".", ".."].contains(text.removingPercentEncoding ?? text) else {
      throw RequestBuildingError("'\(text)' cannot be a segment of a path")
    }
    return text
  }
}
