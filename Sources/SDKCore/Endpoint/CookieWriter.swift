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
