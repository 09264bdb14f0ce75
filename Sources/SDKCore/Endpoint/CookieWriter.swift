/// Cookies of a request. Names and values are percent-encoded, since RFC 6265 has no way of
/// escaping; but not in the styles ``ParameterStyle/cookie`` and ``ParameterStyle/cookieComma``.
///
/// Lists and objects without a style of their own are several cookies: OpenAPI's table has `&`
/// there, which a server would take for a part of the value.
struct CookieWriter {
  private(set) var pairs: [String] = []

  mutating func append(
    _ item: RequestItems.Item, _ context: WritingContext
  ) throws(RequestBuildingError) {
    do throws(RequestBuildingError) {
      let value = try item.value.written(in: context)
      if value.style == .cookie || value.style == .cookieComma {
        pairs += try value.plainCookies(named: item.name)
      } else {
        var writer = QueryWriter(context: context)
        writer.append(item.name, value.strict)
        pairs += writer.text.split(separator: "&").map(String.init)
      }
    } catch {
      throw RequestBuildingError("the cookie '\(item.name.shownSafely)': \(error.reason)")
    }
  }
}

extension WrittenValue {
  /// Cookies as they are.
  ///
  /// - Throws: where a text has what would end a cookie, or the header.
  fileprivate func plainCookies(named name: String) throws(RequestBuildingError) -> [String] {
    var cookies: [(name: String, value: String?)] = []
    switch content {
    case _ where style == .cookieComma: cookies = [(name, joined())]
    case .object(let members): cookies = members.map { ($0.name, $0.value.flatText) }
    default: cookies = content.groups(paired: false).map { (name, $0[0]) }
    }
    var pairs: [String] = []
    for case (let name, let value?) in cookies {
      let isPlain = (name + value).unicodeScalars.allSatisfy {
        $0 != ";" && $0.value >= 0x20 && $0.value != 0x7F
      }
      guard isPlain, !name.contains("=") else {
        throw RequestBuildingError("it has a character that would end the cookie")
      }
      pairs.append("\(name)=\(value)")
    }
    return pairs
  }

  /// Without reserved characters, which would end a cookie.
  fileprivate var strict: WrittenValue {
    var value = self
    value.allowsReserved = false
    return value
  }
}
