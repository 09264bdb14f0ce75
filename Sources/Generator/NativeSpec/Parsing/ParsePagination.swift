import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// By page, by offset or by cursor.
func parsePagination(_ node: Node, _ what: String) -> Diagnosed<SpecPagination?> {
  guard node.kind == .object else {
    return Diagnosed(nil, [.wrongKind(what, expected: "an object", found: node)])
  }
  let first = node.members.first { ["page", "offset", "cursor"].contains($0.key) }
  switch first?.key {
  case "page": return parsePages(node, what)
  case "offset": return parseOffsets(node, what)
  case "cursor": return parseCursor(node, what)
  default:
    return Diagnosed(
      nil, [.missingOneOf(["page", "offset", "cursor"], in: what, at: node.location)])
  }
}

private func parsePages(_ node: Node, _ what: String) -> Diagnosed<SpecPagination?> {
  var keys = ObjectReader(node, "paging by page", keys: ["page", "size", "first", "more", "items"])
  let page = keys.readAny("page", parseLocatedText)
  let size = keys.readAny("size", parseLocatedText)
  let first = keys.readAny("first") { parseInteger($0, $1, in: 0...1_000_000) }
  return keys.pagination(page.map { .page($0, size: size, first: first ?? 1) })
}

private func parseOffsets(_ node: Node, _ what: String) -> Diagnosed<SpecPagination?> {
  var keys = ObjectReader(node, "paging by offset", keys: ["offset", "limit", "more", "items"])
  let offset = keys.readAny("offset", parseLocatedText)
  let limit = keys.readAny("limit", parseLocatedText)
  return keys.pagination(offset.map { .offset($0, limit: limit) })
}

private func parseCursor(_ node: Node, _ what: String) -> Diagnosed<SpecPagination?> {
  var keys = ObjectReader(node, "paging by cursor", keys: ["cursor", "next", "more", "items"])
  keys.require("next")
  let cursor = keys.readAny("cursor", parseLocatedText)
  let next = keys.readAny("next", parseNext)
  guard let cursor, let next else { return keys.pagination(nil) }
  return keys.pagination(.cursor(cursor, next: next))
}

extension ObjectReader {
  fileprivate mutating func pagination(
    _ kind: SpecPagination.Kind?
  ) -> Diagnosed<SpecPagination?> {
    let more = readAny("more", parseResponsePath)
    let items = readAny("items", parseLocatedResponsePath)
    return finish(kind.map { SpecPagination(kind: $0, more: more, items: items) })
  }
}

/// Where the next cursor is: `meta.next`, `link`, `header:NAME`, `data[last].id`.
private func parseNext(_ node: Node, _ what: String) -> Diagnosed<SpecPagination.Next?> {
  let text = parseText(node, what)
  guard let next = text.value else { return Diagnosed(nil, text.diagnostics) }
  if next == "link" { return Diagnosed(.link) }
  if next.hasPrefix("header:") {
    let name = String(next.dropFirst("header:".count))
    guard isHeaderName(name) else {
      return Diagnosed(nil, [.badHeaderName(name, at: node.location)])
    }
    return Diagnosed(.header(name))
  }
  guard next.contains("[") else {
    let path = parseResponsePath(node, what)
    return Diagnosed(path.value.map { .path($0) }, path.diagnostics)
  }
  guard let lastItem = lastItem(in: next) else {
    return Diagnosed(nil, [.badResponsePath(next, at: node.location)])
  }
  return Diagnosed(lastItem)
}

/// `data[last].id` is `data` and `id`; the items may be the response itself: `[last].id`.
private func lastItem(in text: String) -> SpecPagination.Next? {
  let halves = text.split(separator: "[last].", omittingEmptySubsequences: false)
  guard halves.count == 2, !halves[1].isEmpty else { return nil }
  let items =
    halves[0].isEmpty ? [] : halves[0].split(separator: ".", omittingEmptySubsequences: false)
  let field = halves[1].split(separator: ".", omittingEmptySubsequences: false)
  guard (items + field).allSatisfy({ !$0.isEmpty && !$0.contains { "[]".contains($0) } }) else {
    return nil
  }
  return .lastItem(items: items.map(String.init), field: field.map(String.init))
}
