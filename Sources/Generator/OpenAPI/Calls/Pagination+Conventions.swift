internal import SDKGenAPIModel
internal import SDKGenSourceText

extension PagedList {
  /// `starting_after` and `has_more`: the cursor is the last item's `id`.
  func byLastItem(_ names: [String]) -> Pagination? {
    guard let parameter = parameter(names, models.isCursor), itemsHave("id", like: parameter),
      let more
    else { return nil }
    return Pagination(
      kind: .cursor(parameter: parameter.name, next: .lastItem(items: items, field: ["id"])),
      more: more, items: itemsPath)
  }

  /// A parameter for the cursor, and a field of the response that holds the next one.
  var byCursor: Pagination? {
    // Some services take either and say by a switch which one counts: the offset always works.
    if byOffset != nil { return nil }
    for (parameters, fields) in Self.cursors {
      guard let parameter = parameter(parameters, models.isCursor) else { continue }
      let outer = [[]] + Self.envelopes
      let places =
        outer
        + outer.flatMap { outer in
          ["cursor", "cursors", "links", "_links", "pagination", "page"].map { outer + [$0] }
        }
      // `next_page.offset`: an object for the next page, with the parameter in it.
      let inNext = member([parameter.name], in: [["next_page"], ["nextPage"]]) { _, type in
        agrees(type, parameter)
      }
      let next =
        inNext
        ?? member(fields, in: places) { path, type in
          // A response may repeat what was asked for.
          path != ["after"] && agrees(type, parameter)
        }
      guard let next else { continue }
      // Neither the last id of a page nor its own cursor says whether there is another page.
      if ["last_id", "cursor"].contains(next.last), next.count == 1, more == nil { continue }
      return Pagination(
        kind: .cursor(parameter: parameter.name, next: .path(next)), more: more, items: itemsPath)
    }
    return nil
  }

  private static let cursors: [(parameters: [String], fields: [String])] = [
    (
      ["cursor", "next_cursor", "nextCursor", "start_cursor", "startCursor"],
      ["next_cursor", "nextCursor"]
    ),
    (["cursor"], ["cursor"]),
    (["marker"], ["next_marker", "nextMarker"]),
    (
      ["page_token", "pageToken", "next_page_token", "nextPageToken"],
      ["next_page_token", "nextPageToken"]
    ),
    (["next_token", "nextToken"], ["next_token", "nextToken"]),
    (
      ["continuation_token", "continuationToken"],
      ["continuation_token", "continuationToken", "next_continuation_token"]
    ),
    (["after"], ["last_id", "next_cursor", "end_cursor", "endCursor", "after"]),
    (["page"], ["next_page", "nextPage"]),
    (["offset"], ["next_offset", "nextOffset"]),
    (["page[cursor]", "page[after]"], ["next_cursor", "nextCursor", "end_cursor", "after"]),
  ]

  /// `offset` and a size.
  var byOffset: Pagination? {
    guard let offset = parameter(["offset", "skip", "page[offset]", "skipCount"], models.isCount),
      let limit = parameter(["limit", "top", "take"] + sizeNames, models.isCount)
    else { return nil }
    return Pagination(
      kind: .offset(parameter: offset.name, limit: limit.name), more: more, items: itemsPath)
  }

  /// The URL of the next page in the response, whatever the parameters in it are called.
  var byURL: Pagination? {
    guard isAsked, let next = nextURL else { return nil }
    return Pagination(kind: .url(.path(next)), more: more, items: itemsPath)
  }

  private var nextURL: [String]? {
    let names = [
      "next_page_uri", "nextPageUri", "next_page_url", "nextPageUrl", "next_url", "nextUrl",
      "next_link", "nextLink", "@odata.nextLink",
    ]
    // `next` alone may be a cursor, if there is a parameter for one; beside `previous` it is a link.
    func isLink(in place: [String]) -> Bool {
      if member(["previous", "prev"], in: [place], where: isText) != nil { return true }
      let cursors = Self.cursors.flatMap(\.parameters) + ["next", "token", "start", "before"]
      return !place.isEmpty && !has(cursors.filter { !["page", "offset"].contains($0) })
    }
    let places = [[], ["pagination"], ["paging"]].filter(isLink)
    return member(names, in: [[]] + Self.envelopes, where: isText)
      ?? member(["next"], in: [["links"]], where: isText)
      ?? member(["href"], in: [["links", "next"], ["_links", "next"]], where: isText)
      ?? member(["next"], in: places, where: isText)
  }

  private func isText(_ path: [String], _ type: TypeReference) -> Bool {
    let value = models.value(of: type)
    return value == .scalar(.string) || value == .scalar(.url)
  }

  /// The query has a parameter, which may say which page is meant.
  private var isAsked: Bool { draft.operation.query.contains { $0.type != nil } }

  /// The header `Link` of RFC 8288.
  var byLink: Pagination? {
    guard draft.hasLink, isAsked else { return nil }
    return Pagination(kind: .url(.link), items: itemsPath)
  }

  /// `page`, counted from 1 unless its default, its description, its least value or the response says 0.
  var byPage: Pagination? {
    guard
      let page = parameter(
        ["page", "page_number", "pageNumber", "page_no", "pageNo", "page[number]"], models.isCount)
    else { return nil }
    let size = parameter(sizeNames, models.isCount)
    let spring = springLast
    let stated = draft.firstNumbers[page.name] ?? (spring != nil ? 0 : 1)
    let first = stated == 0 ? 0 : 1
    return Pagination(
      kind: .page(parameter: page.name, size: size?.name, first: first), more: more, last: spring,
      items: itemsPath)
  }

  /// What says which page is the last in a `Page`, a `Slice` or a `PagedModel` of Spring Data, whose `number` is that
  /// of the page, from 0; nil where the response is no page.
  private var springLast: [String]? {
    func path(_ name: String, in place: [String], _ fits: (TypeReference) -> Bool) -> [String]? {
      member([name], in: [place]) { _, type in fits(type) }
    }
    return [[], ["page"]].lazy.compactMap { place in
      path("number", in: place, models.isInteger) == nil
        ? nil
        : path("last", in: place, models.isBoolean)
          ?? path("totalPages", in: place, models.isInteger)
    }.first
  }

  var itemsPath: [String]? { items.isEmpty ? nil : items }
}

extension DocumentReader {
  /// Returns the number that a counter begins with: the default, else what the description says, else the minimum.
  func firstNumber(of schema: Element?, saidBy description: String?) -> Int? {
    let schema = schema.flatMap { self.schema($0) }
    func number(_ key: String) -> Int? {
      let node = schema?[key]?.node
      return (node?.meant(as: .integer) ?? node)?.number.flatMap { Int($0) }
    }
    return number("default") ?? description.flatMap(firstNumber(saidBy:)) ?? number("minimum")
  }
}

/// The number that the description of a page's number says the first page has: "zero-based", "starts at 1", "0..N".
func firstNumber(saidBy description: String) -> Int? {
  let numbers: [Substring: Int] = ["0": 0, "zero": 0, "1": 1, "one": 1]
  let beginnings: Set<Substring> = [
    "start", "starts", "starting", "started", "begin", "begins", "beginning", "counted", "numbered",
  ]
  let text = description.lowercased()
  let words = text.split { !$0.isLetter && !$0.isNumber }
  for (index, word) in words.enumerated() {
    guard let number = numbers[word] else { continue }
    let before = words[..<index].suffix(3)
    let after = words[(index + 1)...].prefix(4)
    let isRange = after.first == "n"
    let isBase = ["based", "indexed", "index"].contains(after.first)
    let isBeginning = before.contains(where: beginnings.contains)
    let isFirst = [before, after].contains { $0.contains("first") && $0.contains("page") }
    if isRange || isBase || isBeginning || isFirst { return number }
  }
  return nil
}
