import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of `paginate`, of which each way of paging has some.
enum PaginationKeys {
  static let page = Key(
    "page", .locatedText,
    "the parameter of the query, or the property of the body, with the number of the page",
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
    "cursor", .locatedText,
    "the parameter of the query, or the property of the body, with the cursor",
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
  fileprivate static let ways: [(key: String, format: ValueFormat<SpecPagination>)] = [
    (page.name, byPage), (offset.name, byOffset), (cursor.name, byCursor), (next.name, byURL),
  ]

  private static let byPage = way("paging by page", [page, size, first, more, last, items]) {
    keys in
    let page = keys.read(page)
    let size = keys.read(size)
    let first = keys.read(first) ?? 1
    return page.map { .page($0, size: size, first: first) }
  }

  private static let byOffset = way("paging by offset", [offset, limit, more, items]) { keys in
    let offset = keys.read(offset)
    let limit = keys.read(limit)
    return offset.map { .offset($0, limit: limit) }
  }

  private static let byCursor = way("paging by cursor", [cursor, next, more, items]) { keys in
    let cursor = keys.read(cursor)
    let next = keys.read(next)
    return cursor.flatMap { cursor in next.map { .cursor(cursor, next: $0) } }
  }

  private static let byURL = way("paging by the URL of the next page", [next, more, items]) {
    keys in keys.read(next).map { .url($0) }
  }

  private static func way(
    _ subject: String, _ keys: [any KeyDescription],
    _ kind: @escaping @Sendable (ObjectReader) -> SpecPagination.Kind?
  ) -> ValueFormat<SpecPagination> {
    .object(ObjectFormat(keys), called: subject) { keys in
      let kind = kind(keys)
      // Where a way has none, the key is unknown.
      let last = keys.read(last)
      let more = keys.read(more)
      let items = keys.read(items)
      return kind.map { SpecPagination(kind: $0, more: more, last: last, items: items) }
    }
  }
}

extension ValueFormat<SpecPagination> {
  /// Paging by page, by offset, by cursor or by the URL of the next page.
  static var pagination: Self {
    let schema = JSONSchema.byKey(PaginationKeys.ways.map { ($0.key, $0.format.schema) })
    return Self(.named("paginate", schema), parsePagination)
  }
}

private func parsePagination(_ value: Written) -> SpecPagination? {
  value.reportUnlessObject()
  guard value.node.kind == .object else { return nil }
  guard let way = PaginationKeys.ways.first(where: { value.node[$0.key] != nil }) else {
    let keys = PaginationKeys.ways.map(\.key)
    return value.refuse(.missingOneOf(keys, in: value.what, at: value.location))
  }
  return way.format.read(value)
}

extension ValueFormat<Pagination.Next> {
  fileprivate static var next: Self { Self(textSchema, parseNext) }
}

/// Reads where the next cursor is: `meta.next`, `link`, `header:NAME`, `data[last].id`; the items may be the response
/// itself: `[last].id`.
private func parseNext(_ value: Written) -> Pagination.Next? {
  guard let written = parseText(value) else { return nil }
  let next = Pagination.Next(notation: written)
  switch next {
  case .link: return next
  case .header(let name):
    return isHeaderName(name) ? next : value.refuse(.badHeaderName(name, at: value.location))
  case .path: return parseResponsePath(value).map { .path($0) }
  case .lastItem(let items, let field):
    let isRead =
      next.notation == written && !field.isEmpty
      && (items + field).allSatisfy { !$0.contains { "[]".contains($0) } }
    return isRead ? next : value.refuse(.badResponsePath(written, at: value.location))
  }
}
