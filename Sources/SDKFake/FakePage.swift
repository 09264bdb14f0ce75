internal import Foundation
internal import SDKCore

/// The part of a list that a request asks for, and what the answer says of the rest.
struct FakePage: Sendable {
  let range: Range<Int>
  private let operation: Operation
  private let request: ReceivedRequest
  private let records: [Store.Record]
  private let length: Int
  private let reader: WireReader

  /// So many records are in a page of a list that is paged, where nothing says how many.
  private static let usualLength = 20

  init(
    of records: [Store.Record], _ operation: Operation, _ read: ReadRequest,
    _ request: ReceivedRequest, _ reader: WireReader, _ names: Set<String>
  ) {
    self.operation = operation
    self.request = request
    self.records = records
    self.reader = reader
    let convention = operation.paging
    /// The body may have it, where clients page by it.
    func value(_ name: String) -> JSON? {
      read.query[name] ?? (convention == nil ? nil : read.body?[name])
    }
    func number(_ names: [String]) -> Int? {
      names.lazy.compactMap { name in
        value(name)?.intValue
          ?? request.query.first { $0.name == name }.flatMap { Int($0.value) }
      }.first
    }
    let sizes = Self.sizes(operation, names, reader)
    let standard = operation.parameters.first { $0.location == .query && sizes.contains($0.name) }?
      .schema?.standard?.intValue
    let length =
      number(sizes) ?? (convention == nil ? records.count : standard ?? Self.usualLength)
    let size = max(length, 1)
    var start = 0
    switch convention?.kind {
    case .page(let parameter, let first):
      start = Self.start(ofPage: number([parameter]), first: first, size)
    case .offset(let parameter): start = number([parameter]) ?? 0
    case .cursor(let parameter, let next):
      start =
        value(parameter).map {
          Self.start(at: $0.wireText, parameter, next, records, size)
        } ?? 0
    case .url:
      start =
        number(PagingNames.offsets + PagingNames.cursors)
        ?? Self.start(ofPage: number(PagingNames.pages), first: 1, size)
    case nil: break
    }
    start = min(max(start, 0), records.count)
    self.length = size
    let count = convention == nil ? max(length, 0) : size
    range = start..<min(start + min(count, records.count), records.count)
  }

  /// The parameters that may say how many records a page has. Without a convention, no more are answered than a
  /// parameter says that is called nothing but that.
  private static func sizes(
    _ operation: Operation, _ names: Set<String>, _ reader: WireReader
  ) -> [String] {
    guard let convention = operation.paging else {
      return operation.parameters.filter { parameter in
        let kinds = parameter.schema.map { reader.kinds(of: $0).subtracting(.null) } ?? []
        return parameter.location == .query && Schema.Kinds.number.isSuperset(of: kinds)
          && !kinds.isEmpty && PagingNames.limits.contains(Words.letters(parameter.name))
          && !names.contains(parameter.name)
      }.map(\.name)
    }
    return convention.size.map { [$0] } ?? PagingNames.sizes.filter { !names.contains($0) }
  }

  /// Whether an item of the query asks for a page, and not for records with such a property.
  ///
  /// - `names`: the properties of the records.
  static func asks(
    _ name: String, _ operation: Operation, _ names: Set<String>, _ reader: WireReader
  ) -> Bool {
    if sizes(operation, names, reader).contains(name) { return true }
    guard case .url = operation.paging?.kind else { return name == operation.paging?.parameter }
    return !names.contains(name)
      && (PagingNames.pages + PagingNames.offsets + PagingNames.cursors).contains(name)
  }

  private static func start(ofPage page: Int?, first: Int, _ length: Int) -> Int {
    guard let page else { return 0 }
    let (pages, isTooLow) = page.subtractingReportingOverflow(first)
    let (start, isTooHigh) = pages.multipliedReportingOverflow(by: length)
    return isTooLow ? 0 : isTooHigh ? .max : start
  }

  /// Reads a cursor: what `cursor(…)` has made, or a property of the last record of the page before.
  private static func start(
    at cursor: String, _ parameter: String, _ next: PagingConvention.Next,
    _ records: [Store.Record], _ length: Int
  ) -> Int {
    if cursor.isEmpty { return 0 }
    if case .path(let path) = next, let last = path.firstIndex(of: "[last]") {
      let field = path[(last + 1)...]
      let index = records.firstIndex { record in
        field.reduce(JSON.object(record.properties)) { $0?[$1] }?.wireText == cursor
      }
      return index.map { $0 + 1 } ?? records.count
    }
    if let number = Int(cursor) {
      return PagingNames.pages.contains(parameter)
        ? start(ofPage: number, first: 1, length) : number
    }
    return records.firstIndex { $0.key == cursor }.map { $0 + 1 } ?? records.count
  }

  // MARK: The next page

  private var hasMore: Bool { range.upperBound < records.count }

  /// The number of the page, from 0.
  private var index: Int { range.lowerBound / length }

  private var pageCount: Int { (records.count + length - 1) / length }

  /// What leads to the records from an index on, as the values of a parameter of this name may be.
  private func cursors(_ parameter: String, to start: Int) -> [JSON] {
    if PagingNames.pages.contains(parameter) {
      return [.integer(Int64(start / length + 1)), .string("\(start / length + 1)")]
    }
    let key = start > 0 && start <= records.count ? records[start - 1].key : ""
    return [.integer(Int64(start)), .string("\(start)"), .string(key)]
  }

  /// The URL of the page from an index on.
  private func url(to start: Int) -> String {
    let (name, value) = position(of: start)
    let others = request.query.filter { $0.name != name }
    let query = WireReader.text(of: others + [(name, value)])
    return "\(request.origin ?? "")\(request.path)?\(query)"
  }

  private func position(of start: Int) -> (name: String, value: String) {
    switch operation.paging?.kind {
    case .page(let parameter, let first): return (parameter, "\(start / length + first)")
    case .offset(let parameter): return (parameter, "\(start)")
    case .cursor(let parameter, _):
      return (parameter, cursors(parameter, to: start).first?.wireText ?? "")
    case .url, nil:
      let names = operation.parameters.filter { $0.location == .query }.map(\.name)
      func first(_ known: [String]) -> String? { known.first { names.contains($0) } }
      if let page = first(PagingNames.pages) { return (page, "\(start / length + 1)") }
      if let other = first(PagingNames.offsets + PagingNames.cursors) { return (other, "\(start)") }
      return ("page", "\(start / length + 1)")
    }
  }

  private var nextURL: String? { hasMore ? url(to: range.upperBound) : nil }

  private var previousURL: String? {
    range.lowerBound > 0 ? url(to: max(range.lowerBound - length, 0)) : nil
  }

  // MARK: Saying so

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
      let links = [("next", nextURL), ("prev", previousURL), ("first", url(to: 0))]
      headers.replace(
        "Link",
        links.compactMap { relation, url in url.map { "<\($0)>; rel=\"\(relation)\"" } }
          .joined(separator: ", "))
    }
    for name in ["X-Total-Count", "X-Total", "Total-Count"] where isDeclared(name) {
      headers.replace(name, "\(records.count)")
    }
  }

  /// Says in what is around the list how many records and pages there are, and what leads to the next.
  ///
  /// - `path`: that of the list.
  func write(to envelope: inout JSON, of schema: Schema, around path: [String]) {
    let writer = EnvelopeWriter(reader: reader)
    let objects = ["meta", "metadata", "pagination", "paging", "page_info", "pageInfo", "page"]
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
      writer.write(
        nextURL.map { [.string($0)] } ?? none, at: path, of: &envelope, schema)
    case .page, .offset, .cursor, .url, nil: break
    }
  }

  /// The values of what envelopes say by these names.
  private var facts: [(name: String, values: [JSON?])] {
    var facts: [(String, [JSON?])] = []
    func add(_ names: [String], _ values: [JSON?]) { facts += names.map { ($0, values) } }
    func number(_ number: Int) -> [JSON?] { [.integer(Int64(number))] }
    let first = if case .page(_, let first) = operation.paging?.kind { first } else { 1 }
    let names = [
      "total", "total_count", "totalCount", "total_items", "totalItems", "totalElements",
      "total_results", "totalResults", "total_entries",
    ]
    add(names, number(records.count))
    add(["count", "numberOfElements"], number(range.count))
    add(["has_more", "hasMore", "has_next", "hasNext", "hasNextPage"], [.bool(hasMore)])
    // Without pages, these are something else.
    if operation.paging == nil { return facts }
    add(["offset", "skip"], number(range.lowerBound))
    add(["limit", "per_page", "perPage", "page_size", "pageSize", "size"], number(length))
    add(
      ["total_pages", "totalPages", "page_count", "pageCount", "last_page", "lastPage"],
      number(pageCount))
    add(["page", "current_page", "currentPage", "page_number", "number"], number(index + first))
    add(["has_previous", "hasPrevious", "hasPreviousPage"], [.bool(range.lowerBound > 0)])
    add(["first"], [.bool(range.lowerBound == 0)])
    add(["last"], [.bool(!hasMore)])
    let none: [JSON?] = [.null, nil]
    add(
      ["next", "next_url", "nextUrl", "next_page_url", "nextPageUrl", "next_link", "nextLink"],
      nextURL.map { [.string($0)] } ?? none)
    add(
      ["previous", "prev", "prev_url", "prev_page_url", "previous_url"],
      previousURL.map { [.string($0)] } ?? none)
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
