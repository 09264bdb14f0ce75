internal import SDKCore

/// In which order a request wants the records of a list: `sort=-name`, `sort_by=name&order=desc`, `order[name]=desc`.
struct RecordOrder: Sendable {
  private struct Term: Sendable {
    var path: [String]
    var isDescending: Bool?
  }

  private var terms: [Term] = []
  private let reader: WireReader
  private let resource: Resource

  private static let names: Set<String> = [
    "sort", "sortby", "sortorder", "sortdirection", "sortdir", "sortfield", "sortkey", "sortcolumn",
    "sorting", "order", "orderby", "ordering", "orderdirection", "orderdir", "direction", "dir",
    "descending", "desc", "ascending", "asc", "reverse",
  ]

  static func isMeant(by name: String) -> Bool { names.contains(Words.letters(name)) }

  /// - `names`: those of the query that are no properties.
  init(
    _ query: [String: JSON], _ names: [String], _ operation: Operation, _ resource: Resource,
    _ reader: WireReader
  ) {
    self.resource = resource
    self.reader = reader
    var directions: [Bool] = []
    for name in names { read(name, query[name] ?? .null, &terms, &directions) }
    if terms.isEmpty, directions.isEmpty { return }
    // What the spec says of a field or a direction that is not stated.
    var (usual, usualDirections): ([Term], [Bool]) = ([], [])
    for parameter in operation.parameters where query[parameter.name] == nil {
      guard parameter.location == .query, let value = parameter.schema?.standard else { continue }
      read(parameter.name, value, &usual, &usualDirections)
    }
    if terms.isEmpty { terms = usual.isEmpty ? created.map { [Term(path: $0)] } ?? [] : usual }
    if directions.isEmpty { directions = usualDirections }
    for index in terms.indices where terms[index].isDescending == nil {
      terms[index].isDescending =
        directions.indices.contains(index) ? directions[index] : directions.last
    }
  }

  func sorted(_ records: [Store.Record]) -> [Store.Record] {
    if terms.isEmpty { return records }
    let keyed = records.enumerated().map { index, record in
      let values = terms.map { term in
        term.path.reduce(JSON.object(record.properties) as JSON?) { $0?[$1] } ?? .null
      }
      return (index: index, record: record, values: values)
    }
    return keyed.sorted { first, second in
      for ((left, right), term) in zip(zip(first.values, second.values), terms) {
        // What is not there comes last, whatever the direction.
        if left.isNull != right.isNull { return right.isNull }
        if Self.isLess(left, right) { return term.isDescending != true }
        if Self.isLess(right, left) { return term.isDescending == true }
      }
      return first.index < second.index
    }.map(\.record)
  }

  static func isLess(_ left: JSON, _ right: JSON) -> Bool {
    if let left = left.doubleValue, let right = right.doubleValue { return left < right }
    let (left, right) = (left.wireText, right.wireText)
    if let one = RFC3339.date(left), let other = RFC3339.date(right) { return one < other }
    return (left.lowercased(), left) < (right.lowercased(), right)
  }

  // MARK: Reading

  private func read(
    _ name: String, _ value: JSON, _ terms: inout [Term], _ directions: inout [Bool]
  ) {
    let steps = RecordFilter.steps(name)
    guard let first = steps.first, Self.isMeant(by: first) else { return }
    if let flag = value.boolValue ?? Bool(value.wireText) {
      directions.append(flag != Words.letters(first).hasPrefix("asc"))
    } else if steps.count > 1 {
      if let path = path(Array(steps.dropFirst()), resource.item) {
        terms.append(Term(path: path, isDescending: Self.direction(value.wireText)))
      }
    } else if let members = value.objectValue {
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        read("\(first)[\(name)]", value, &terms, &directions)
      }
    } else {
      let texts = (value.arrayValue ?? [value]).flatMap { $0.wireText.split(separator: ",") }
      var own: [Term] = []
      for text in texts.map(String.init) {
        if let term = term(text) {
          own.append(term)
        } else if let direction = Self.direction(text) {
          // `sort=name,desc`
          if let last = own.indices.last, own[last].isDescending == nil {
            own[last].isDescending = direction
          } else {
            directions.append(direction)
          }
        }
      }
      terms += own
    }
  }

  private static func direction(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "desc", "descending", "-1": true
    case "asc", "ascending", "1": false
    default: nil
    }
  }

  /// `name`, `-name`, `+name`, `name:desc`, `name desc`, `NAME_DESC`, `newest`
  private func term(_ text: String) -> Term? {
    if let first = text.first, "-+ ".contains(first) {
      return path(text.dropFirst()).map { Term(path: $0, isDescending: first == "-") }
    }
    if Self.direction(text) != nil { return nil }
    if let path = path(text[...]) { return Term(path: path) }
    let pieces = text.split { ": |.".contains($0) }
    if pieces.count > 1, let direction = Self.direction(String(pieces[pieces.count - 1])),
      let path = path(text.dropLast(pieces[pieces.count - 1].count + 1))
    {
      return Term(path: path, isDescending: direction)
    }
    let letters = Words.letters(text)
    for word in ["descending", "ascending", "desc", "asc"] {
      let rest =
        letters.hasSuffix(word)
        ? letters.dropLast(word.count)
        : letters.hasPrefix(word) ? letters.dropFirst(word.count) : ""
      if let path = path(rest) { return Term(path: path, isDescending: word.hasPrefix("desc")) }
    }
    let isNew = ["newest", "latest", "recent"].contains(letters)
    guard isNew || letters == "oldest" else { return nil }
    return created.map { Term(path: $0, isDescending: isNew) }
  }

  private func path(_ text: Substring) -> [String]? {
    path(text.split { "./[]".contains($0) }.map(String.init), resource.item)
  }

  private func path(_ steps: [String], _ schema: Schema) -> [String]? {
    guard let first = steps.first else { return nil }
    let properties = reader.properties(of: schema)
    let letters = Words.letters(first)
    var found = properties[first] == nil ? nil : first
    found = found ?? properties.keys.sorted().first { Words.letters($0) == letters }
    if found == nil, letters == "id", schema === resource.item { found = resource.identity }
    guard let found, let inner = properties[found] else {
      // JSON:API
      guard schema === resource.item, let attributes = properties["attributes"] else { return nil }
      return path(steps, attributes).map { ["attributes"] + $0 }
    }
    if steps.count == 1 { return [found] }
    return path(Array(steps.dropFirst()), inner).map { [found] + $0 }
  }

  /// The property that says when a record was made.
  private var created: [String]? {
    ["created", "createdAt", "createdOn", "creationDate", "createdDate", "dateCreated"].lazy
      .compactMap { path([$0], resource.item) }.first
  }
}
