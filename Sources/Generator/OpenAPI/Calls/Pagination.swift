internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Finds the pagination of an operation: the stated one, else by the names in use.
func pagination(
  of draft: OperationDraft, _ models: ModelIndex, _ found: Findings
) -> Pagination? {
  if let stated = draft.pagination { return statedPagination(stated, of: draft, in: models, found) }
  guard isRead(draft.operation.method), let list = PagedList(draft, models) else { return nil }
  // The link to a page is what is got next, while the next page of a QUERY is asked for with its body again.
  let byLink = draft.operation.method == "GET" ? list.byURL ?? list.byLink : nil
  return list.byLastItem(["starting_after", "startingAfter"]) ?? list.byCursor
    ?? list.byLastItem(["after"]) ?? list.byOffset ?? byLink ?? list.byPage
}

/// A response that holds a list, and the query that asks for it.
///
/// A convention applies only where names *and* types fit; in doubt there are no pages.
struct PagedList {
  let draft: OperationDraft
  let models: ModelIndex
  /// The parameters that may say which page is meant: those of the query and, as a QUERY asks with it, of the body.
  let arguments: [Parameter]
  let response: TypeReference
  /// Where the list is in the response.
  let items: [String]
  private let item: TypeReference

  init?(_ draft: OperationDraft, _ models: ModelIndex) {
    guard case .value(let response) = draft.operation.response.returns,
      let items = Self.items(in: response, models),
      case .array(let item)? = models.follow(items, from: response).map({ models.value(of: $0) })
    else { return nil }
    (self.draft, self.models, self.response, self.items, self.item) =
      (draft, models, response, items, item)
    arguments = draft.pagingArguments(models)
  }

  /// The path to the list: the response itself, or an array in it or in an envelope.
  fileprivate static func items(in response: TypeReference, _ models: ModelIndex) -> [String]? {
    if models.isArray(response) { return [] }
    if let items = list(in: response, models) { return [items] }
    let wrappers = ["meta", "data", "result", "response", "_embedded"].compactMap { name in
      models.property(name, of: response).flatMap { list(in: $0, models) }.map { [name, $0] }
    }
    return wrappers.count == 1 ? wrappers[0] : nil
  }

  /// The array with a common name, or the only one.
  private static func list(in type: TypeReference, _ models: ModelIndex) -> String? {
    let arrays = models.properties(of: type).filter { models.isArray($0.type) }.map(\.name)
    let common = ["data", "items", "results", "entries", "records", "values", "list"]
    let known = common.filter { arrays.contains($0) }
    if known.count == 1 { return known[0] }
    return arrays.count == 1 ? arrays[0] : nil
  }

  /// The first parameter of the query with one of these names, or with `Page` for `page`, whose type will do.
  func parameter(_ names: [String], _ fits: (TypeReference) -> Bool) -> Parameter? {
    names.lazy.compactMap { name in arguments.first { $0.isNamed(name) } }
      .first { $0.type.map(fits) == true }
  }

  func has(_ names: [String]) -> Bool {
    arguments.contains { names.contains(where: $0.isNamed) }
  }

  /// The path to the first of these that is a Boolean saying whether there is more.
  var more: [String]? {
    let names = [
      "has_more", "hasMore", "has_next", "hasNext", "has_next_page", "hasNextPage", "next_page",
    ]
    return member(names, in: [[]] + Self.envelopes) { _, type in models.isBoolean(type) }
  }

  /// The path to the first member with one of these names, in the first of these places, that will do.
  func member(
    _ names: [String], in places: [[String]], where fits: ([String], TypeReference) -> Bool
  ) -> [String]? {
    for place in places {
      let properties = models.follow(place, from: response).map { models.properties(of: $0) } ?? []
      guard !properties.isEmpty else { continue }
      for name in names {
        guard let property = properties.first(where: { $0.name == name }) else { continue }
        let path = place + [name]
        if fits(path, property.type) { return path }
      }
    }
    return nil
  }

  /// The objects that hold the facts about the page in some responses.
  static let envelopes = [
    "meta", "metadata", "pagination", "paging", "page_info", "pageInfo", "response_metadata",
    "data", "result", "response",
  ].map { [$0] }

  var sizeNames: [String] {
    [
      "limit", "per_page", "perPage", "page_size", "pageSize", "size", "count", "max_results",
      "page[size]", "page[limit]", "maxResultCount",
    ]
  }

  /// Every item has a field that can be a cursor of this kind.
  func itemsHave(_ name: String, like parameter: Parameter) -> Bool {
    let types = itemTypes(item)
    return !types.isEmpty
      && types.allSatisfy { models.property(name, of: $0).map { agrees($0, parameter) } == true }
  }

  private func itemTypes(_ type: TypeReference) -> [TypeReference] {
    if case .union(let union)? = models.shape(of: type) {
      return union.members.map(\.type)
    }
    return [type]
  }

  /// A value of a response can be sent as the parameter.
  func agrees(_ type: TypeReference, _ parameter: Parameter) -> Bool {
    guard let wanted = parameter.type.map({ models.value(of: $0) }) else { return false }
    let given = models.value(of: type)
    if case .scalar(.integer) = given, case .scalar(.integer) = wanted { return true }
    return given == wanted && models.isCursor(given)
  }
}

extension OperationDraft {
  /// In a body, numbers are integers: they are counted in the type that callers see.
  fileprivate func pagingArguments(_ models: ModelIndex, ofAny: Bool = false) -> [Parameter] {
    guard operation.method == "QUERY" || ofAny else { return operation.query }
    return operation.pagingArguments(models).filter { argument in
      operation.query.contains { $0.name == argument.name }
        || argument.type.map { models.value(of: $0) } != .scalar(.double)
    }
  }
}

extension Parameter {
  /// `Page` is `page` as well, as .NET writes it.
  fileprivate func isNamed(_ other: String) -> Bool {
    name == other || name.prefix(1).lowercased() + name.dropFirst() == other
  }
}

/// Reads `x-sdkgen-pagination`, which has the keys of the native format: by `page` (`size`,
/// `first`, `last`), by `offset` (`limit`), by `cursor` (`next`: a path in the response, `link`,
/// `header:NAME`, `data[last].id`) or by `next` alone, which leads to the URL of the next page; each
/// with `more` and, where there are several arrays, `items`.
/// `false`: no pagination, whatever the names suggest.
///
/// Names must be in the query, and paths must lead somewhere; otherwise nothing is generated.
private func statedPagination(
  _ stated: Element, of draft: OperationDraft, in models: ModelIndex, _ found: Findings
) -> Pagination? {
  if stated.node.bool == false { return nil }
  func refuse(_ why: String) -> Pagination? { found.refuse(.badPagination(why, stated)) }
  let unknown = stated.members.first { !keys.contains($0.name) }
  if let unknown {
    let hint = suggestion(for: unknown.name, among: keys.sorted())
    return found.refuse(.badPagination("it has no member '\(unknown.name)'\(hint)", unknown))
  }
  guard let kind = kind(stated, draft, models) else {
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
  found.report(lost.compactMap { key in stated[key].map { .lostPage($0, key, stated) } })
  return pagination
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

private func kind(
  _ stated: Element, _ draft: OperationDraft, _ models: ModelIndex
) -> Pagination.Kind? {
  if let page = stated.text("page") {
    let first =
      stated["first"]?.node.number.flatMap { Int($0) } ?? draft.firstNumbers[page]
    return .page(parameter: page, size: stated.text("size"), first: first ?? 1)
  }
  if let offset = stated.text("offset") {
    return .offset(parameter: offset, limit: stated.text("limit"))
  }
  guard let next = stated.text("next").map(Pagination.Next.init(notation:)), next != .path([])
  else { return nil }
  if let cursor = stated.text("cursor") { return .cursor(parameter: cursor, next: next) }
  if case .lastItem = next { return nil }
  return .url(next)
}

private func path(_ text: String) -> [String] { text.split(separator: ".").map(String.init) }

/// The reason why a kind of pagination is impossible; nil when it works.
private func problem(
  with kind: Pagination.Kind, _ draft: OperationDraft, _ models: ModelIndex
) -> String? {
  let arguments = draft.pagingArguments(models, ofAny: true)
  func check(
    _ name: String?, is expected: String, _ fits: (TypeReference) -> Bool
  ) -> String? {
    guard let name else { return nil }
    guard let type = arguments.first(where: { $0.name == name })?.type else {
      return draft.operation.body == nil
        ? "the query has no parameter '\(name)'" : "neither query nor body has '\(name)'"
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
