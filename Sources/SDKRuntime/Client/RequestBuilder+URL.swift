import Foundation

extension RequestBuilder {
  /// Joins server, path and query to one checked URL.
  func url(
    of parts: EndpointRequest, at base: ServerBase, in context: WritingContext
  ) throws(RequestBuildingError) -> URL {
    let text = try text(of: parts, at: base, in: context)
    // Foundation repairs what it finds illegal, so anything but the same text is a refusal.
    guard let url = URL(string: text), url.absoluteString == text else {
      throw RequestBuildingError("the URL is not legal")
    }
    return url
  }

  private func text(
    of parts: EndpointRequest, at base: ServerBase, in context: WritingContext
  ) throws(RequestBuildingError) -> String {
    let path = parts.path.text
    if let problem = parts.path.problem { throw problem }
    guard path.isEmpty || path.hasPrefix("/") else {
      throw RequestBuildingError("the path must begin with '/'")
    }
    guard PathRules.isLegal(path), !path.utf8.contains(where: { $0 == 0x3F || $0 == 0x23 }) else {
      throw RequestBuildingError("the path holds a character that must be percent-encoded")
    }
    guard !PathRules.hasDotSegments(path) else {
      throw RequestBuildingError("the path holds a segment '.' or '..'")
    }
    let start = base.query.isEmpty ? base.prefix + path : "\(base.prefix)\(path)?\(base.query)"
    var writer = QueryWriter(
      start, separator: UInt8(ascii: base.query.isEmpty ? "?" : "&"), context: context)
    try append(parts, to: &writer)
    return writer.text
  }

  private func append(
    _ parts: EndpointRequest, to writer: inout QueryWriter
  ) throws(RequestBuildingError) {
    for item in configuration.query.items where !parts.query.contains(item.name) {
      try writer.append(item)
    }
    for item in parts.query.items { try writer.append(item) }
  }
}
