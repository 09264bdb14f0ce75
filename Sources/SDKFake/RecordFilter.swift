internal import Foundation
internal import SDKCore

/// Which records of a list a request asks for, by the names of their properties.
struct RecordFilter: Sendable {
  /// One of the values has to be at a place of the record, or what is there has to be on one side of it.
  private struct Condition: Sendable {
    var path: [String]
    var wanted: [JSON]
    var bound: Bound?
  }

  /// The first or the last value of a range.
  private struct Bound: Sendable {
    var isLeast: Bool
    var isOpen = false

    /// `min`, `gte` and the like.
    init?(_ word: String) {
      switch word.lowercased() {
      case "min", "minimum", "gte", "ge", "from", "since", "after", "start": isLeast = true
      case "max", "maximum", "lte", "le", "to", "until", "before", "end": isLeast = false
      case "gt": (isLeast, isOpen) = (true, true)
      case "lt": (isLeast, isOpen) = (false, true)
      default: return nil
      }
    }

    func contains(_ value: JSON, _ wanted: JSON) -> Bool {
      if value.isNull { return false }
      if RecordFilter.isEqual(value, wanted.wireText) { return !isOpen }
      return isLeast == RecordOrder.isLess(wanted, value)
    }
  }

  private var conditions: [Condition] = []
  /// What has to be said somewhere, in lower case.
  private var texts: [String] = []
  /// Names that are no property.
  private(set) var others: [String] = []
  private let reader: WireReader
  private let resource: Resource

  /// What has the properties in it.
  private static let containers: Set<String> = [
    "filter", "filters", "where", "query", "search", "criteria",
  ]

  init(_ query: [String: JSON], _ resource: Resource, _ reader: WireReader) {
    self.reader = reader
    self.resource = resource
    for (name, value) in query.sorted(by: { $0.key < $1.key }) {
      if !add(Self.steps(name), value, resource.item, at: []) { others.append(name) }
    }
  }

  var isEmpty: Bool { conditions.isEmpty && texts.isEmpty }

  /// - `names`: the properties that count; nil: all.
  func matches(_ record: [String: JSON], by names: Set<String>? = nil) -> Bool {
    texts.allSatisfy { Self.isSaid($0, in: .object(record)) }
      && conditions.allSatisfy { condition in
        names.map { !$0.contains(condition.path[0]) } ?? false || matches(record, condition)
      }
  }

  private func matches(_ record: [String: JSON], _ condition: Condition) -> Bool {
    let value = condition.path.reduce(JSON.object(record) as JSON?) { $0?[$1] }
    let all = value.map { $0.arrayValue ?? [$0] } ?? []
    return all.contains { one in
      // What is named stands for what it is.
      let own = one.objectValue.map(NamedObjects.names) ?? [one]
      return own.contains { one in
        condition.wanted.contains { wanted in
          condition.bound?.contains(one, wanted) ?? isMeant(one, wanted.wireText, condition)
        }
      }
    }
  }

  /// Whether a value is what a text says, or the end of it where that is the path of a record: `shelves/1/books/2`.
  private func isMeant(_ value: JSON, _ text: String, _ condition: Condition) -> Bool {
    if Self.isEqual(value, text) { return true }
    guard condition.path.first == resource.identity, condition.path.count == 1,
      let slash = text.lastIndex(of: "/")
    else { return false }
    return Self.isEqual(value, String(text[text.index(after: slash)...]))
  }

  // MARK: Texts

  /// Parameters with a text that records have somewhere.
  private static let textNames: Set<String> = [
    "q", "query", "search", "searchterm", "searchtext", "keyword", "keywords", "term", "text",
  ]

  /// Adds a text to look for; returns false where the parameter asks for something else, such as `author:ada` in a
  /// language of its own.
  private mutating func addText(_ name: String, _ value: JSON) -> Bool {
    guard Self.textNames.contains(Words.letters(name)), let text = value.stringValue,
      text.contains(where: \.isLetter),
      text.allSatisfy({ $0.isLetter || $0.isNumber || " -'.".contains($0) })
    else { return false }
    texts.append(text.lowercased())
    return true
  }

  private static func isSaid(_ text: String, in value: JSON) -> Bool {
    switch value {
    case .string(let own): own.lowercased().contains(text)
    case .array(let items): items.contains { isSaid(text, in: $0) }
    case .object(let members): members.values.contains { isSaid(text, in: $0) }
    case .null, .bool, .integer, .number: false
    }
  }

  /// `filter`, `owner` and `id` of `filter[owner.id]`.
  static func steps(_ name: String) -> [String] {
    name.split { "[].".contains($0) }.map(String.init)
  }

  // MARK: Names

  /// Adds what a value asks of the properties of a schema; returns false where there is no such property.
  private mutating func add(
    _ steps: [String], _ value: JSON, _ schema: Schema, at path: [String]
  ) -> Bool {
    guard let name = steps.first else { return false }
    let rest = Array(steps.dropFirst())
    let properties = reader.properties(of: schema)
    guard let property = property(name, value, properties, isOutermost: path.isEmpty),
      let inner = properties[property]
    else {
      if path.isEmpty, rest.isEmpty, addText(name, value) { return true }
      if path.isEmpty, Self.containers.contains(Words.letters(name)) {
        if !rest.isEmpty { return add(rest, value, schema, at: path) }
        return add(value.objectValue ?? [:], schema, at: path)
      }
      // JSON:API
      if path.isEmpty, let attributes = properties["attributes"],
        add(steps, value, attributes, at: ["attributes"])
      {
        return true
      }
      if path.isEmpty, rest.isEmpty, let links = properties["relationships"],
        let own = self.property(name, value, reader.properties(of: links), isOutermost: false)
      {
        let path = ["relationships", own, "data"]
        conditions.append(Condition(path: path, wanted: value.arrayValue ?? [value]))
        return true
      }
      return rest.isEmpty && addBound(name, value, properties, at: path)
    }
    let here = path + [property]
    // `price[gte]`
    let isObject = reader.kinds(of: inner).contains(.object)
    if !isObject, rest.count == 1, let bound = Bound(rest[0]) {
      return add(bound, value, inner, at: here)
    }
    if !rest.isEmpty { return add(rest, value, inner, at: here) }
    if let members = value.objectValue {
      // `price[gte]`, as an object
      let bounds = members.compactMap { word, value in Bound(word).map { ($0, value) } }
      if !isObject, bounds.count == members.count, !bounds.isEmpty {
        return bounds.reduce(true) { add($1.0, $1.1, inner, at: here) && $0 }
      }
      return add(members, inner, at: here)
    }
    let element = reader.items(of: inner) ?? inner
    let kinds = reader.kinds(of: element)
    if kinds.contains(.object) {
      conditions.append(Condition(path: here, wanted: value.arrayValue ?? [value]))
      return true
    }
    let wanted = (value.arrayValue ?? [value]).map {
      reader.shaped(.text($0.wireText), element)
    }
    // What the property can never be asks for something else: `status=all`. A day may be asked of a moment.
    guard wanted.allSatisfy({ !$0.kinds.isDisjoint(with: kinds) }),
      wanted.contains(where: { value in
        reader.judge.isValid(value, element) || RFC3339.date(value.wireText) != nil
      })
    else { return false }
    // Nobody means this of a text that could be any.
    if path.isEmpty, kinds == .string, wanted.count == 1,
      ["all", "any", "*"].contains(wanted[0].wireText.lowercased()),
      !isStated(wanted[0], by: element)
    {
      return false
    }
    if path.isEmpty, RecordOrder.isMeant(by: name) {
      let isText = kinds.contains(.string)
      guard !isText || wanted.allSatisfy({ value in isStated(value, by: element) }) else {
        return false
      }
    }
    conditions.append(Condition(path: here, wanted: wanted))
    return true
  }

  private mutating func add(_ members: [String: JSON], _ schema: Schema, at path: [String]) -> Bool
  {
    members.sorted { $0.key < $1.key }.reduce(!members.isEmpty) { isKnown, member in
      add(Self.steps(member.key), member.value, schema, at: path) && isKnown
    }
  }

  /// Adds what `minPrice`, `price_to` or `created_after` ask for; returns false where there is no such property.
  private mutating func addBound(
    _ name: String, _ value: JSON, _ properties: [String: Schema], at path: [String]
  ) -> Bool {
    let words = Words.split(name)
    guard let first = words.first, let last = words.last else { return false }
    for (word, rest) in [(first, words.dropFirst()), (last, words.dropLast())] {
      // `from_user_id` names one.
      guard let bound = Bound(word), rest.last?.lowercased() != "id" else { continue }
      let stem = Words.letters(rest.joined())
      // `since` alone is that of the record.
      if stem.isEmpty, RFC3339.date(value.wireText) == nil { return false }
      let stems = stem.isEmpty ? ["created", "date", "time", "timestamp"] : [stem]
      for name in stems.flatMap({ [$0, $0 + "at", $0 + "on", $0 + "date"] }) {
        guard let property = properties.keys.sorted().first(where: { Words.letters($0) == name }),
          let inner = properties[property]
        else { continue }
        return add(bound, value, inner, at: path + [property])
      }
    }
    return false
  }

  private mutating func add(
    _ bound: Bound, _ value: JSON, _ schema: Schema, at path: [String]
  ) -> Bool {
    let kinds = reader.kinds(of: schema).subtracting(.null)
    let wanted = reader.shaped(.text(value.wireText), schema)
    let isMoment = kinds == .string && RFC3339.date(value.wireText) != nil
    guard isMoment || Schema.Kinds.number.isSuperset(of: kinds) && wanted.doubleValue != nil
    else { return false }
    conditions.append(Condition(path: path, wanted: [wanted], bound: bound))
    return true
  }

  /// Whether a value is one of those that a schema lists.
  private func isStated(_ value: JSON, by schema: Schema) -> Bool {
    !reader.judge.isValid(.string("\u{0}"), schema) && reader.judge.isValid(value, schema)
  }

  /// The property that a name of the query means.
  private func property(
    _ name: String, _ value: JSON, _ properties: [String: Schema], isOutermost: Bool
  ) -> String? {
    if properties[name] != nil { return name }
    let wanted = Words.letters(name)
    var names = [wanted, wanted + "id"]
    if wanted.hasSuffix("id"), wanted.count > 2 { names.append(String(wanted.dropLast(2))) }
    if value.arrayValue != nil {
      names += Words.singulars(name).dropLast().flatMap { [$0, $0 + "id"] }
    }
    let sorted = properties.keys.sorted()
    for name in names where !name.isEmpty {
      if let found = sorted.first(where: { Words.letters($0) == name }) { return found }
    }
    // `tag=a` of `tags`
    if let list = sorted.first(where: { property in
      Words.singulars(property).contains(wanted)
        && (properties[property].map { reader.kinds(of: $0).contains(.array) } ?? false)
    }) {
      return list
    }
    guard isOutermost, let identity = resource.identity else { return nil }
    let own = ([""] + resource.singulars).flatMap { [$0 + "id", $0 + "ids"] }
    return own.contains(wanted) ? identity : nil
  }

  // MARK: Values

  /// Whether a value is what a text of a query or path says.
  static func isEqual(_ value: JSON?, _ text: String) -> Bool {
    guard let value else { return false }
    if let number = value.doubleValue { return Double(text) == number }
    guard let own = value.stringValue else { return value.wireText == text }
    if own == text { return true }
    if own.utf8.count == 36, own.lowercased() == text.lowercased(), UUID(uuidString: own) != nil {
      return true
    }
    return isSameTime(own, text)
  }

  /// Whether two texts are one moment, or a moment is on a day.
  private static func isSameTime(_ left: String, _ right: String) -> Bool {
    guard let first = left.utf8.first, (0x30...0x39).contains(first), left.utf8.count >= 10,
      right.utf8.count >= 10, let one = RFC3339.date(left), let other = RFC3339.date(right)
    else { return false }
    let isDay = left.utf8.count == 10 || right.utf8.count == 10
    return isDay ? left.prefix(10) == right.prefix(10) : one == other
  }
}
