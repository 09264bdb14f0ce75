internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Finds the pagination of an operation: the stated one, else by the names in use.
func pagination(of draft: OperationDraft, _ models: ModelIndex) -> Diagnosed<Pagination?> {
  if let stated = draft.pagination { return statedPagination(stated, of: draft, in: models) }
  guard isRead(draft.operation.method), draft.operation.stream == nil,
    let list = PagedList(draft, models)
  else { return Diagnosed(nil) }
  // The link to a page is what is got next, while the next page of a QUERY is asked for with its body again.
  let byLink = draft.operation.method == "GET" ? list.byURL ?? list.byLink : nil
  return Diagnosed(
    list.byLastItem(["starting_after", "startingAfter"]) ?? list.byCursor
      ?? list.byLastItem(["after"]) ?? list.byOffset ?? byLink ?? list.byPage)
}

/// A response that holds a list, and the query that asks for it.
///
/// A convention applies only where names *and* types fit; in doubt there are no pages.
struct PagedList {
  let draft: OperationDraft
  let models: ModelIndex
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
  }

  /// The path to the list: the response itself, or an array in it or in an envelope.
  static func items(in response: TypeReference, _ models: ModelIndex) -> [String]? {
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
    names.lazy.compactMap { name in draft.operation.query.first { $0.isNamed(name) } }
      .first { $0.type.map(fits) == true }
  }

  func has(_ names: [String]) -> Bool {
    draft.operation.query.contains { names.contains(where: $0.isNamed) }
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

extension Parameter {
  /// `Page` is `page` as well, as .NET writes it.
  fileprivate func isNamed(_ other: String) -> Bool {
    name == other || name.prefix(1).lowercased() + name.dropFirst() == other
  }
}
