internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Reads `x-sdkgen-pagination`, which has the keys of the native format: by `page` (`size`,
/// `first`, `last`), by `offset` (`limit`), by `cursor` (`next`: a path in the response, `link`,
/// `header:NAME`, `data[last].id`) or by `next` alone, which leads to the URL of the next page; each
/// with `more` and, where there are several arrays, `items`.
/// `false`: no pagination, whatever the names suggest.
///
/// Names must be in the query, and paths must lead somewhere; otherwise nothing is generated.
func statedPagination(
  _ stated: Element, of draft: OperationDraft, in models: ModelIndex
) -> Diagnosed<Pagination?> {
  if stated.node.bool == false { return Diagnosed(nil) }
  func refuse(_ why: String) -> Diagnosed<Pagination?> {
    Diagnosed(nil, [.badPagination(why, stated)])
  }
  let unknown = stated.members.first { !keys.contains($0.name) }
  if let unknown {
    let hint = suggestion(for: unknown.name, among: keys.sorted())
    return Diagnosed(nil, [.badPagination("it has no member '\(unknown.name)'\(hint)", unknown)])
  }
  guard let kind = kind(stated, draft) else {
    return refuse("it needs 'page', 'offset', 'cursor' with 'next', or 'next' alone")
  }
  if let why = problem(with: kind, draft, models) { return refuse(why) }
  if stated["last"] != nil, stated["page"] == nil {
    return refuse("'last' stands beside 'page' only")
  }
  guard case .value(let response) = draft.operation.response.returns else {
    return refuse("the response is no list, nor does it hold one")
  }
  guard let items = stated.text("items").map(path) ?? PagedList.items(in: response, models) else {
    return refuse("the response holds no array, or several; 'items' must say which one is meant")
  }
  guard let list = models.follow(items, from: response), models.isArray(list) else {
    return refuse("'items' must lead to an array of the response")
  }
  let pagination = Pagination(
    kind: kind, more: stated.text("more").map(path), last: stated.text("last").map(path),
    items: items.isEmpty ? nil : items)
  let lost = ["next", "more", "last"].filter { key in
    pagination.place(of: key).map { models.lacks($0, in: response) } ?? false
  }
  return Diagnosed(
    pagination, lost.compactMap { key in stated[key].map { .lostPage($0, key, stated) } })
}

extension Pagination {
  /// The path in the response of a value that says whether another page follows.
  fileprivate func place(of key: String) -> [String]? {
    if key == "more" { return more }
    if key == "last" { return last }
    switch kind {
    case .cursor(_, let next), .url(let next): return next.path
    case .page, .offset: return nil
    }
  }
}

private let keys: Set = [
  "page", "size", "first", "offset", "limit", "cursor", "next", "more", "last", "items",
]

private func kind(_ stated: Element, _ draft: OperationDraft) -> Pagination.Kind? {
  if let page = stated.text("page") {
    let first = stated["first"]?.node.number.flatMap { Int($0) } ?? draft.firstNumbers[page]
    return .page(parameter: page, size: stated.text("size"), first: first ?? 1)
  }
  if let offset = stated.text("offset") {
    return .offset(parameter: offset, limit: stated.text("limit"))
  }
  guard let next = stated.text("next").map(place) else { return nil }
  if let cursor = stated.text("cursor") { return .cursor(parameter: cursor, next: next) }
  if case .lastItem = next { return nil }
  return .url(next)
}

private func place(_ text: String) -> Pagination.Next {
  if text == "link" { return .link }
  if text.hasPrefix("header:") { return .header(String(text.dropFirst("header:".count))) }
  guard let last = text.firstRange(of: "[last].") else { return .path(path(text)) }
  return .lastItem(
    items: path(String(text[..<last.lowerBound])), field: path(String(text[last.upperBound...])))
}

private func path(_ text: String) -> [String] { text.split(separator: ".").map(String.init) }

/// The reason why a kind of pagination is impossible; nil when it works.
private func problem(
  with kind: Pagination.Kind, _ draft: OperationDraft, _ models: ModelIndex
) -> String? {
  func check(
    _ name: String?, is expected: String, _ fits: (TypeReference) -> Bool
  ) -> String? {
    guard let name else { return nil }
    guard let type = draft.operation.query.first(where: { $0.name == name })?.type else {
      return "the query has no parameter '\(name)'"
    }
    return fits(type) ? nil : "'\(name)' must be \(expected)"
  }
  switch kind {
  case .page(let page, let size, _):
    return check(page, is: "an integer", models.isCount)
      ?? check(size, is: "an integer", models.isCount)
  case .offset(let offset, let limit):
    return check(offset, is: "an integer", models.isCount)
      ?? check(limit, is: "an integer", models.isCount)
  case .cursor(let cursor, _):
    return check(cursor, is: "a string, an integer or a UUID", models.isCursor)
  case .url: return nil
  }
}
