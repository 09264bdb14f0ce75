internal import SDKCore

/// What an answer says of the pages of its list.
extension FakePage {
  /// Says in the headers of an answer where the other pages are, where somebody looks for it.
  func write(to headers: inout HTTPHeaders, of response: Operation.Response?) {
    func isDeclared(_ name: String) -> Bool {
      response?.headers.contains { $0.name.lowercased() == name.lowercased() } == true
    }
    var next: PagingConvention.Next?
    switch operation.paging?.kind {
    case .cursor(let parameter, .header(let name)):
      next = .header(name)
      headers.remove(name)
      if name.lowercased() != "link", hasMore,
        let cursor = cursors(parameter, to: range.upperBound).first
      {
        headers.append(name, cursor.wireText)
      }
    case .url(.header(let name)):
      next = .header(name)
      headers.remove(name)
      if name.lowercased() != "link", let nextURL { headers.append(name, nextURL) }
    case .page, .offset, .cursor, .url, nil: break
    }
    var namesLink = isDeclared("Link")
    if case .header(let name) = next, name.lowercased() == "link" { namesLink = true }
    if namesLink {
      let links = [
        ("next", nextURL), ("prev", previousURL), ("first", url(to: 0)),
        ("last", url(to: lastStart)),
      ]
      headers.replace(
        "Link",
        links.compactMap { relation, url in url.map { "<\($0)>; rel=\"\(relation)\"" } }
          .joined(separator: ", "))
    }
    let declared = response?.headers ?? []
    let facts = declared.isEmpty ? [] : facts
    for header in declared {
      let letters = Words.letters(header.name)
      // `X-Total-Pages`
      let name = letters.hasPrefix("x") ? String(letters.dropFirst()) : letters
      guard let values = facts.first(where: { Words.letters($0.name) == name })?.values else {
        continue
      }
      let texts = values.compactMap(\.self).filter { !$0.isNull }.map(\.wireText)
      let fitting = texts.first { text in
        header.schema.map { reader.judge.isValid(reader.shaped(.text(text), $0), $0) } ?? true
      }
      if let fitting {
        headers.replace(header.name, fitting)
      } else if !header.isRequired {
        headers.remove(header.name)
      }
    }
  }

  /// Says in what is around the list how many records and pages there are, and what leads to the next.
  ///
  /// - `path`: that of the list.
  func write(to envelope: inout JSON, of schema: Schema, around path: [String]) {
    let writer = EnvelopeWriter(reader: reader)
    let objects = [
      "meta", "metadata", "pagination", "paging", "page_info", "pageInfo", "page", "links",
      "_links",
    ]
    let facts = facts
    for outer in path.indices.map({ Array(path[..<$0]) }) {
      let around = outer.reduce(envelope as JSON?) { $0?[$1] }
      for place in [[]] + objects.filter({ around?[$0]?.objectValue != nil }).map({ [$0] }) {
        for (name, values) in facts where outer + place + [name] != path {
          writer.write(
            values, at: outer + place + [name], of: &envelope, schema, onlyWhereItIs: true)
        }
      }
    }
    let convention = operation.paging
    if let more = convention?.more {
      writer.write([.bool(hasMore)], at: more, of: &envelope, schema)
    }
    if let last = convention?.last {
      writer.write(
        [.bool(!hasMore), .integer(Int64(pageCount))], at: last, of: &envelope, schema)
    }
    let none: [JSON?] = [.null, nil, ""]
    switch convention?.kind {
    case .cursor(let parameter, .path(let path)) where !path.contains("[last]"):
      writer.write(
        hasMore ? cursors(parameter, to: range.upperBound) : none, at: path, of: &envelope, schema)
    case .url(.path(let path)):
      // HAL has nothing around it then.
      writer.write(
        nextURL.map { [.string($0)] } ?? none, at: path, of: &envelope, schema,
        onlyWhereItIs: nextURL == nil)
    case .page, .offset, .cursor, .url, nil: break
    }
  }

  /// The values of what envelopes say by these names.
  private var facts: [(name: String, values: [JSON?])] {
    var facts: [(String, [JSON?])] = []
    func add(_ names: [String], _ values: [JSON?]) { facts += names.map { ($0, values) } }
    func number(_ number: Int) -> [JSON?] { [.integer(Int64(number))] }
    let first =
      if case .page(_, let first) = operation.paging?.kind { first } else {
        Self.firstPage(of: operation)
      }
    let names = [
      "total", "total_count", "totalCount", "total_items", "totalItems", "totalElements",
      "total_results", "totalResults", "total_entries", "totalSize", "total_size", "totalRecords",
      "total_records",
    ]
    add(names, number(records.count))
    add(["count", "numberOfElements"], number(range.count))
    add(["has_more", "hasMore", "has_next", "hasNext", "hasNextPage"], [.bool(hasMore)])
    // Without pages, there is no next one, and the rest is something else.
    if operation.paging == nil {
      add(
        [
          "nextPageToken", "next_page_token", "nextCursor", "next_cursor", "nextToken",
          "next_token", "nextLink", "next_link", "nextUrl", "next_url", "next_page_url",
        ], [.null, nil, ""])
      return facts
    }
    // Of Laravel
    if case .page = operation.paging?.kind {
      add(["path"], [.string("\(request.origin ?? "")\(request.path)")])
    }
    add(["offset", "skip"], number(start))
    add(["from"], range.isEmpty ? [.null] : number(range.lowerBound + 1))
    add(["to"], range.isEmpty ? [.null] : number(range.upperBound))
    add(["limit", "per_page", "perPage", "page_size", "pageSize", "size"], number(length))
    add(
      ["total_pages", "totalPages", "page_count", "pageCount", "last_page", "lastPage"],
      number(pageCount))
    add(
      [
        "page", "current_page", "currentPage", "page_number", "pageNumber", "number", "pageNo",
        "page_no",
      ], number(index + first))
    add(["pageIndex", "page_index"], number(index))
    add(["has_previous", "hasPrevious", "hasPreviousPage"], [.bool(range.lowerBound > 0)])
    add(["first"], [.bool(range.lowerBound == 0), .string(url(to: 0))])
    add(["last"], [.bool(!hasMore), .string(url(to: lastStart))])
    add(["self"], [.string(url(to: start))])
    func neighbor(_ url: String?, _ index: Int, _ names: [String]) {
      // Some are numbers.
      add(names, url.map { [.string($0), .integer(Int64(index + first))] } ?? [.null, nil])
    }
    neighbor(
      nextURL, index + 1,
      [
        "next", "next_page", "nextPage", "next_url", "nextUrl", "next_page_url", "nextPageUrl",
        "next_link", "nextLink",
      ])
    neighbor(
      previousURL, index - 1,
      [
        "previous", "prev", "previous_page", "previousPage", "prev_page", "prevPage", "prev_url",
        "prev_page_url", "previous_url",
      ])
    return facts
  }
}

/// Writes values into what is around a list, as its schema allows.
private struct EnvelopeWriter {
  let reader: WireReader

  /// Writes the first value that the schema allows; nil takes what is there away.
  func write(
    _ values: [JSON?], at path: [String], of value: inout JSON, _ schema: Schema,
    onlyWhereItIs: Bool = false
  ) {
    guard let name = path.first, var members = value.objectValue else { return }
    if onlyWhereItIs, members[name] == nil { return }
    let inner = reader.properties(of: schema)[name]
    guard path.count > 1 else {
      for value in values {
        if let value, inner.map({ reader.judge.isValid(value, $0) }) ?? true {
          members[name] = value
          break
        }
        // HAL has a URL in an object.
        if let value, let inner, reader.properties(of: inner)["href"] != nil,
          reader.judge.isValid(["href": value], inner)
        {
          members[name] = ["href": value]
          break
        }
        if value == nil, !reader.requires(name, of: schema) {
          members[name] = nil
          break
        }
      }
      value = .object(members)
      return
    }
    guard let inner else { return }
    var below = members[name] ?? .object([:])
    if below.objectValue == nil, !onlyWhereItIs { below = .object([:]) }
    write(values, at: Array(path.dropFirst()), of: &below, inner, onlyWhereItIs: onlyWhereItIs)
    members[name] = below
    value = .object(members)
  }
}
