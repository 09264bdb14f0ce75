internal import SDKCore

/// The part of a list that a request asks for, and what the answer says of the rest.
struct FakePage: Sendable {
  let range: Range<Int>
  /// Where the request wants it to begin, which may be behind the last record.
  private(set) var start = 0
  let operation: Operation
  let request: ReceivedRequest
  let records: [Store.Record]
  let length: Int
  let reader: WireReader

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
        ?? Self.start(
          ofPage: number(PagingNames.pages), first: Self.firstPage(of: operation), size)
    case nil: break
    }
    // No list is so long: more can be added to what stays.
    start = min(max(start, 0), .max / 4)
    self.length = size
    let count = convention == nil ? max(length, 0) : size
    let first = min(start, records.count)
    range = first..<min(first + min(count, records.count), records.count)
  }

  /// The number of the first page, where clients do not count them.
  static func firstPage(of operation: Operation) -> Int {
    let page = operation.parameters.first {
      $0.location == .query && PagingNames.pages.contains($0.name)
    }?.schema
    return page?.standard?.intValue == 0 || page?.range.least == 0 ? 0 : 1
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

  /// Whether requests can ask for a part of a list.
  static func isAsked(_ operation: Operation, _ names: Set<String>, _ reader: WireReader) -> Bool {
    operation.paging != nil || !sizes(operation, names, reader).isEmpty
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

  var hasMore: Bool { range.upperBound < records.count }

  /// The number of the page, from 0.
  var index: Int { start / length }

  var pageCount: Int { records.count / length + (records.count.isMultiple(of: length) ? 0 : 1) }

  /// The index of the first record of the last page.
  var lastStart: Int { max(pageCount - 1, 0) * length }

  /// What leads to the records from an index on, as the values of a parameter of this name may be.
  func cursors(_ parameter: String, to start: Int) -> [JSON] {
    if PagingNames.pages.contains(parameter) {
      return [.integer(Int64(start / length + 1)), .string("\(start / length + 1)")]
    }
    let key = start > 0 && start <= records.count ? records[start - 1].key : ""
    return [.integer(Int64(start)), .string("\(start)"), .string(key)]
  }

  /// The URL of the page from an index on.
  func url(to start: Int) -> String {
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
      if let page = first(PagingNames.pages) {
        return (page, "\(start / length + Self.firstPage(of: operation))")
      }
      if let other = first(PagingNames.offsets + PagingNames.cursors) { return (other, "\(start)") }
      return ("page", "\(start / length + 1)")
    }
  }

  var nextURL: String? { hasMore ? url(to: range.upperBound) : nil }

  var previousURL: String? {
    range.lowerBound > 0 ? url(to: max(range.lowerBound - length, 0)) : nil
  }
}
