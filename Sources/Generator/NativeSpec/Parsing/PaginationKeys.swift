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

  /// The ways of paging, each by the key that tells it.
  fileprivate static let ways: [(key: String, object: ObjectFormat, parse: Parse)] = [
    (page.name, byPage, parsePages), (offset.name, byOffset, parseOffsets),
    (cursor.name, byCursor, parseCursor), (next.name, byURL, parseURL),
  ]
  fileprivate typealias Parse = @Sendable (Node) -> Diagnosed<SpecPagination?>

  fileprivate static let byPage = ObjectFormat([page, size, first, more, last, items])
  fileprivate static let byOffset = ObjectFormat([offset, limit, more, items])
  fileprivate static let byCursor = ObjectFormat([cursor, next, more, items])
  fileprivate static let byURL = ObjectFormat([next, more, items])
}

extension ValueFormat<SpecPagination> {
  /// Paging by page, by offset, by cursor or by the URL of the next page.
  static var pagination: Self {
    let schema = JSONSchema.byKey(PaginationKeys.ways.map { ($0.key, $0.object.schema) })
    return Self(.named("paginate", schema), parsePagination)
  }
}

private func parsePagination(_ node: Node, _ what: String) -> Diagnosed<SpecPagination?> {
  guard node.kind == .object else {
    return Diagnosed(nil, [.notAnObject(what, found: node)])
  }
  guard let way = PaginationKeys.ways.first(where: { node[$0.key] != nil }) else {
    let keys = PaginationKeys.ways.map(\.key)
    return Diagnosed(nil, [.missingOneOf(keys, in: what, at: node.location)])
  }
  return way.parse(node)
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

/// Reads where the next cursor is: `meta.next`, `link`, `header:NAME`, `data[last].id`; the items may be the response
/// itself: `[last].id`.
private func parseNext(_ node: Node, _ what: String) -> Diagnosed<Pagination.Next?> {
  let text = parseText(node, what)
  guard let written = text.value else { return Diagnosed(nil, text.diagnostics) }
  let next = Pagination.Next(notation: written)
  switch next {
  case .link: return Diagnosed(next)
  case .header(let name):
    return isHeaderName(name)
      ? Diagnosed(next) : Diagnosed(nil, [.badHeaderName(name, at: node.location)])
  case .path: return parseResponsePath(node, what).mapValue { .path($0) }
  case .lastItem(let items, let field):
    let isRead =
      next.notation == written && !field.isEmpty
      && (items + field).allSatisfy { !$0.contains { "[]".contains($0) } }
    return isRead ? Diagnosed(next) : Diagnosed(nil, [.badResponsePath(written, at: node.location)])
  }
}
