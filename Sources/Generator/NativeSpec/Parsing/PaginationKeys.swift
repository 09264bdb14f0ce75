import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of `paginate`, of which each way of paging has some.
enum PaginationKeys {
  static let page = Key(
    "page", .locatedText, "the parameter with the number of the page",
    #""query": { "page": "Int?" }, "returns": "[Pet]", "paginate": { "page": "page" }"#)
  static let size = Key(
    "size", .locatedText, "the parameter with the size of a page",
    #""query": { "page": "Int?", "per": "Int?" }, "returns": "[Pet]", "paginate": { "page": "page", "size": "per" }"#
  )
  static let first = Key(
    "first", .integer(in: 0...1_000_000), "the number of the first page, 1 by default",
    #""query": { "page": "Int?" }, "returns": "[Pet]", "paginate": { "page": "page", "first": 0 }"#)
  static let offset = Key(
    "offset", .locatedText, "the parameter with the number of items before",
    #""query": { "skip": "Int?" }, "returns": "[Pet]", "paginate": { "offset": "skip" }"#)
  static let limit = Key(
    "limit", .locatedText, "the parameter with the size of a page",
    #""query": { "skip": "Int?", "take": "Int?" }, "returns": "[Pet]", "paginate": { "offset": "skip", "limit": "take" }"#
  )
  static let cursor = Key(
    "cursor", .locatedText, "the parameter with the cursor",
    #""query": { "after": "String?" }, "returns": "[Pet]", "paginate": { "cursor": "after", "next": "link" }"#
  )
  static let next = Key(
    "next", ValueFormat<Pagination.Next>.next.located, isRequired: true,
    "where the next cursor is, or without `cursor` the URL of the next page: the path of a value, `link` for the header `Link`, `header:NAME`, or a value of the last item, such as `data[last].id`",
    #""query": { "after": "Int?" }, "returns": "[Pet]", "paginate": { "cursor": "after", "next": "[last].id" }"#,
    #""query": { "after": "String?" }, "returns": "[Pet]", "paginate": { "cursor": "after", "next": "header:X-Next" }"#
  )
  static let more = Key(
    "more", ValueFormat<[String]>.responsePath.located,
    "the path of a Boolean: whether more pages follow",
    #""query": { "page": "Int?" }, "returns": "PetPage", "paginate": { "page": "page", "more": "more", "items": "pets" }"#
  )
  static let last = Key(
    "last", ValueFormat<[String]>.responsePath.located,
    "beside `page`, the path of a Boolean, whether this page is the last, or of the number of pages",
    #""query": { "page": "Int?" }, "returns": "PetPage", "paginate": { "page": "page", "last": "isLast", "items": "pets" }"#
  )
  static let items = Key(
    "items", ValueFormat<[String]>.responsePath.located,
    "the path of the items; by default the response is the list of them",
    #""query": { "page": "Int?" }, "returns": "PetPage", "paginate": { "page": "page", "items": "pets" }"#
  )

  static let all: [any KeyDescription] = [
    page, size, first, offset, limit, cursor, next, more, last, items,
  ]

  static let byPage = ObjectFormat([page, size, first, more, last, items])
  static let byOffset = ObjectFormat([offset, limit, more, items])
  static let byCursor = ObjectFormat([cursor, next, more, items])
  static let byURL = ObjectFormat([next, more, items])
}

extension ValueFormat<SpecPagination> {
  /// Paging by page, by offset, by cursor or by the URL of the next page.
  static var pagination: Self {
    let kinds = [
      (PaginationKeys.page.name, PaginationKeys.byPage.schema),
      (PaginationKeys.offset.name, PaginationKeys.byOffset.schema),
      (PaginationKeys.cursor.name, PaginationKeys.byCursor.schema),
      (PaginationKeys.next.name, PaginationKeys.byURL.schema),
    ]
    return Self(
      .named("paginate", .byKey(kinds)), parsePagination)
  }
}

private func parsePagination(_ node: Node, _ what: String) -> Diagnosed<SpecPagination?> {
  guard node.kind == .object else {
    return Diagnosed(nil, [.notAnObject(what, found: node)])
  }
  let kinds = [
    PaginationKeys.page.name, PaginationKeys.offset.name, PaginationKeys.cursor.name,
    PaginationKeys.next.name,
  ]
  switch kinds.first(where: { node[$0] != nil }) {
  case PaginationKeys.page.name: return parsePages(node)
  case PaginationKeys.offset.name: return parseOffsets(node)
  case PaginationKeys.cursor.name: return parseCursor(node)
  case PaginationKeys.next.name: return parseURL(node)
  default: return Diagnosed(nil, [.missingOneOf(kinds, in: what, at: node.location)])
  }
}

private func parsePages(_ node: Node) -> Diagnosed<SpecPagination?> {
  var keys = ObjectReader(node, "paging by page", as: PaginationKeys.byPage)
  let page = keys.read(PaginationKeys.page)
  let size = keys.read(PaginationKeys.size)
  let first = keys.read(PaginationKeys.first) ?? 1
  let last = keys.read(PaginationKeys.last)
  return keys.pagination(page.map { .page($0, size: size, first: first) }, last: last)
}

private func parseOffsets(_ node: Node) -> Diagnosed<SpecPagination?> {
  var keys = ObjectReader(node, "paging by offset", as: PaginationKeys.byOffset)
  let offset = keys.read(PaginationKeys.offset)
  let limit = keys.read(PaginationKeys.limit)
  return keys.pagination(offset.map { .offset($0, limit: limit) })
}

private func parseCursor(_ node: Node) -> Diagnosed<SpecPagination?> {
  var keys = ObjectReader(node, "paging by cursor", as: PaginationKeys.byCursor)
  let cursor = keys.read(PaginationKeys.cursor)
  let next = keys.read(PaginationKeys.next)
  guard let cursor, let next else { return keys.pagination(nil) }
  return keys.pagination(.cursor(cursor, next: next))
}

private func parseURL(_ node: Node) -> Diagnosed<SpecPagination?> {
  var keys = ObjectReader(node, "paging by the URL of the next page", as: PaginationKeys.byURL)
  return keys.pagination(keys.read(PaginationKeys.next).map { .url($0) })
}

extension ObjectReader {
  fileprivate mutating func pagination(
    _ kind: SpecPagination.Kind?, last: Located<[String]>? = nil
  ) -> Diagnosed<SpecPagination?> {
    let more = read(PaginationKeys.more)
    let items = read(PaginationKeys.items)
    return finish(kind.map { SpecPagination(kind: $0, more: more, last: last, items: items) })
  }
}

extension ValueFormat<Pagination.Next> {
  fileprivate static var next: Self { Self(textSchema, parseNext) }
}

/// Reads where the next cursor is: `meta.next`, `link`, `header:NAME`, `data[last].id`.
private func parseNext(_ node: Node, _ what: String) -> Diagnosed<Pagination.Next?> {
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
    return parseResponsePath(node, what).mapValue { .path($0) }
  }
  guard let lastItem = lastItem(in: next) else {
    return Diagnosed(nil, [.badResponsePath(next, at: node.location)])
  }
  return Diagnosed(lastItem)
}

/// `data[last].id` is `data` and `id`; the items may be the response itself: `[last].id`.
private func lastItem(in text: String) -> Pagination.Next? {
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
