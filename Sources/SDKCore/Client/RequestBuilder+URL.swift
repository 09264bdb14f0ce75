import Foundation

extension RequestBuilder {
  /// Joins server, path and query to one checked URL.
  func url(
    _ path: PathTemplate, _ query: RequestItems, at base: ServerBase, in context: WritingContext
  ) throws(RequestBuildingError) -> URL {
    let text = try text(path, query, at: base, in: context)
    // Foundation repairs what it finds illegal, so anything but the same text is a refusal.
    guard let url = URL(string: text), url.absoluteString == text else {
      throw RequestBuildingError("the URL is not legal")
    }
    return url
  }

  private func text(
    _ template: PathTemplate, _ query: RequestItems, at base: ServerBase,
    in context: WritingContext
  ) throws(RequestBuildingError) -> String {
    let path = template.text
    if let problem = template.problem { throw problem }
    guard path.isEmpty || path.hasPrefix("/") else {
      throw RequestBuildingError("the path must begin with '/'")
    }
    guard PathRules.isLegal(path), !path.utf8.contains(where: { $0 == 0x3F || $0 == 0x23 }) else {
      throw RequestBuildingError("the path holds a character that must be percent-encoded")
    }
    guard !PathRules.hasDotSegments(path) else {
      throw RequestBuildingError("the path holds a segment '.' or '..'")
    }
    var writer = QueryWriter(
      // Without a path of its own, the request goes to the server's URL as it was given.
      base.prefix, path: path.isEmpty ? base.slashes : path, query: base.query,
      separator: UInt8(ascii: base.query.isEmpty ? "?" : "&"), context: context)
    for item in configuration.query.items where !query.contains(item.name) {
      try writer.append(item)
    }
    for item in query.items { try writer.append(item) }
    return writer.text
  }
}
