internal import SDKCore

/// Records, and what may be around them: `{data: …}`, `{pet: …}`, `{items: […], total: 3}`.
extension WireReader {
  /// A schema inside another: `["data"]`.
  struct Place: Sendable {
    var schema: Schema
    var path: [String] = []
  }

  private static let usualItems = ["data", "result", "item", "response", "record", "payload"]
  private static let usualLists = [
    "data", "items", "results", "entries", "records", "values", "list", "content", "value",
  ]
  private static let deepest = 3

  /// Returns the record that values of a schema are or have in them; nil where they are no objects.
  ///
  /// - `names`: the properties of records, if they are known.
  /// - `singulars`: what a record may be called.
  func item(in schema: Schema, like names: Set<String>, _ singulars: [String]) -> Place? {
    guard kinds(of: schema).contains(.object) else { return nil }
    if !names.isEmpty, let known = inner(of: schema, like: names) { return known }
    var place = Place(schema: schema)
    while place.path.count < Self.deepest, let name = envelopeName(of: place.schema, singulars),
      let inner = properties(of: place.schema)[name]
    {
      place = Place(schema: inner, path: place.path + [name])
    }
    return place
  }

  /// The property of an envelope that has the record; nil: it is no envelope.
  private func envelopeName(of schema: Schema, _ singulars: [String]) -> String? {
    let all = properties(of: schema)
    if all["id"] != nil { return nil }
    let objects = all.filter { isObject($0.value) }
    if let usual = Self.usualItems.first(where: { objects[$0] != nil }) { return usual }
    if let own = objects.keys.sorted().first(where: { singulars.contains(Words.letters($0)) }) {
      return own
    }
    return all.count == 1 ? objects.keys.first : nil
  }

  /// Returns the part that has most in common with records of these properties, the outermost of those that have as
  /// much; nil: none has anything.
  private func inner(of schema: Schema, like names: Set<String>) -> Place? {
    var best: (place: Place, common: Int)?
    var open = [Place(schema: schema)]
    while let place = open.first {
      open.removeFirst()
      let all = properties(of: place.schema)
      let common = names.intersection(all.keys).count
      if common > best?.common ?? 0 { best = (place, common) }
      guard place.path.count < Self.deepest else { continue }
      for (name, inner) in all.sorted(by: { $0.key < $1.key }) where isObject(inner) {
        open.append(Place(schema: inner, path: place.path + [name]))
      }
      if open.count > 64 { break }
    }
    return best?.place
  }

  private func isObject(_ schema: Schema) -> Bool {
    kinds(of: schema).subtracting(.null) == .object && !properties(of: schema).isEmpty
  }

  /// Returns the schema of what is at a path in values of a schema; nil: nothing is known of it.
  func part(at path: [String], of schema: Schema) -> Schema? {
    path.reduce(schema as Schema?) { outer, name in outer.flatMap { properties(of: $0)[name] } }
  }

  /// Returns whether values are lists of something else than objects, such as names.
  func isListOfNames(_ schema: Schema) -> Bool {
    kinds(of: schema).contains(.array)
      && items(of: schema).map { !kinds(of: $0).contains(.object) } ?? false
  }

  /// Returns the objects in the list that values of a schema are or have in them.
  ///
  /// - `path`: where clients know that it is.
  /// - `plural`: what the records are called.
  func list(in schema: Schema, at path: [String]?, _ plural: String?) -> Place? {
    if let path {
      let list = part(at: path, of: schema)
      if let element = list.flatMap(element) { return Place(schema: element, path: path) }
    }
    if let element = element(of: schema) { return Place(schema: element) }
    var level = [Place(schema: schema)]
    while let depth = level.first?.path.count, depth < Self.deepest {
      let inner = level.flatMap { place -> [Place] in
        guard kinds(of: place.schema).contains(.object) else { return [] }
        return properties(of: place.schema).sorted { $0.key < $1.key }.map {
          Place(schema: $0.value, path: place.path + [$0.key])
        }
      }
      let lists = inner.compactMap { place in
        element(of: place.schema).map { Place(schema: $0, path: place.path) }
      }
      func named(_ name: String) -> Place? { lists.first { $0.path.last == name } }
      if let own = lists.first(where: { $0.path.last.map(Words.letters) == plural }) { return own }
      if let usual = Self.usualLists.lazy.compactMap(named).first { return usual }
      if lists.count == 1 { return lists[0] }
      if lists.count > 1 || inner.count > 64 { return nil }
      level = inner.filter { isObject($0.schema) }
    }
    return nil
  }

  private static let counts = [
    "count", "total", "totalcount", "number", "value", "deleted", "deletedcount",
  ]

  /// Returns where values of a schema say how many there are; nil: they do not.
  func count(in schema: Schema) -> [String]? {
    func isNumber(_ schema: Schema) -> Bool {
      let kinds = kinds(of: schema).subtracting(.null)
      return !kinds.isEmpty && Schema.Kinds.number.isSuperset(of: kinds)
    }
    if isNumber(schema) { return [] }
    let numbers = properties(of: schema).filter { isNumber($0.value) }.keys.sorted()
    return numbers.first { Self.counts.contains(Words.letters($0)) }.map { [$0] }
  }

  private func element(of schema: Schema) -> Schema? {
    guard kinds(of: schema).contains(.array), let items = items(of: schema),
      kinds(of: items).contains(.object)
    else { return nil }
    return items
  }
}

/// Names as people read them.
enum Words {
  /// The name without what separates its words, in lower case: `ownerid` of `owner_id`.
  static func letters(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  /// The letters of a word, in lower case and without digits.
  static func plain(_ word: String) -> String { word.lowercased().filter(\.isLetter) }

  /// The words of a name: `min` and `Price` of `minPrice`, `price` and `to` of `price_to`.
  static func split(_ name: String) -> [String] {
    var words = [""]
    for character in name {
      if !character.isLetter, !character.isNumber {
        words.append("")
      } else if character.isUppercase, words[words.count - 1].last?.isLowercase == true {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// What one of these may be called: `pet` of `pets`, `category` of `categories`, `movie` of `movies`.
  static func singulars(_ name: String) -> [String] {
    let name = letters(name)
    guard name.hasSuffix("s"), !name.hasSuffix("ss") else { return [name] }
    var names = [String(name.dropLast())]
    if name.hasSuffix("ies") { names.append(name.dropLast(3) + "y") }
    if name.hasSuffix("es") { names.append(String(name.dropLast(2))) }
    return names + [name]
  }
}

extension JSON {
  /// Returns the value with another one at a path, and objects where there are none.
  func replacing(_ path: [String], with value: JSON) -> JSON {
    guard let name = path.first else { return value }
    var members = objectValue ?? [:]
    members[name] = (members[name] ?? .object([:])).replacing(Array(path.dropFirst()), with: value)
    return .object(members)
  }
}
