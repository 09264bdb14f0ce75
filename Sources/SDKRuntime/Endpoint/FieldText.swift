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

/// Cookies of a request. Names and values are percent-encoded, since RFC 6265 has no way of
/// escaping.
///
/// Lists and objects without a style of their own are several cookies: OpenAPI's table has `&`
/// there, which a server would take for a part of the value.
struct CookieWriter {
  private(set) var pairs: [String] = []

  mutating func append(
    _ item: RequestItems.Item, _ context: WritingContext
  ) throws(RequestBuildingError) {
    var writer = QueryWriter(context: context)
    do throws(RequestBuildingError) {
      writer.append(item.name, try item.value.written(in: context).strict)
    } catch {
      throw RequestBuildingError("the cookie '\(item.name.shownSafely)': \(error.reason)")
    }
    pairs += writer.text.split(separator: "&").map(String.init)
  }
}

extension WrittenValue {
  /// Without reserved characters, which would end a cookie.
  fileprivate var strict: WrittenValue {
    var value = self
    value.allowsReserved = false
    return value
  }
}
