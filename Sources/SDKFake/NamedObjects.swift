internal import SDKCore

/// Objects that requests name instead of saying what is in them: `labels: ["bug"]` and `tag_ids: [1]` where records have
/// `labels: [{name: …}]` and `tags: [{id: …}]`.
struct NamedObjects: Sendable {
  let place: CollectionPlace
  let answerer: Answerer
  let store: Locked<Store>

  /// What objects are called by, where that is no identity.
  private static let names = [
    "login", "username", "userName", "handle", "name", "slug", "title", "label", "key", "code",
    "email",
  ]

  /// Returns the values by which an object may be called.
  static func names(of members: [String: JSON]) -> [JSON] {
    let identity = members["id"] ?? members.first { Words.letters($0.key) == "id" }?.value
    return [identity].compactMap(\.self) + names.compactMap { members[$0] }
  }

  /// Returns the property by which an object is called with this value; nil: there is none.
  static func property(for value: JSON, of schema: Schema, _ reader: WireReader) -> String? {
    let all = reader.properties(of: schema)
    func fits(_ name: String) -> Bool {
      guard let own = all[name], reader.choices(of: own).isEmpty else { return false }
      return reader.judge.isValid(value, own)
    }
    let isText = value.stringValue != nil
    // A text that could be any is a name.
    let isIdentity = all["id"].map { !isText || !reader.judge.isValid(.string("\u{0}"), $0) }
    return isIdentity == true && fits("id")
      ? "id" : names.first(where: fits) ?? (fits("id") ? "id" : nil)
  }

  private var reader: WireReader { WireReader(judge: answerer.judge) }

  /// Returns what a request says with objects in the place of their names.
  func resolved(_ said: [String: JSON]) -> [String: JSON] {
    let properties = reader.properties(of: place.resource.item)
    var result = said
    for (name, value) in said.sorted(by: { $0.key < $1.key }) {
      guard Self.isNames(value) else { continue }
      if let property = properties[name] {
        if let objects = objects(value, property, name) { result[name] = objects }
        if value.arrayValue == nil { addNamed(name, value, properties, said, &result) }
      } else {
        addNamed(name, value, properties, said, &result)
      }
    }
    return result
  }

  /// `category_id` says which `category` is meant, and `tagIds` or `tagNames` which `tags`.
  private func addNamed(
    _ name: String, _ value: JSON, _ properties: [String: Schema], _ said: [String: JSON],
    _ result: inout [String: JSON]
  ) {
    let letters = Words.letters(name)
    let isList = value.arrayValue != nil
    let ends = isList ? ["ids", "names", "slugs"] : ["id", "name", "slug"]
    guard let end = ends.first(where: letters.hasSuffix), letters.count > end.count else { return }
    let stem = String(letters.dropLast(end.count))
    let found = properties.keys.sorted().first { property in
      Words.letters(property) == stem || isList && Words.singulars(property).contains(stem)
    }
    guard let found, said[found] == nil, let schema = properties[found] else { return }
    if value.isNull {
      if answerer.judge.isValid(.null, schema) { result[found] = .null }
    } else if let objects = objects(value, schema, found) {
      result[found] = objects
    }
  }

  private static func isNames(_ value: JSON) -> Bool {
    guard let items = value.arrayValue else { return value.objectValue == nil }
    return items.allSatisfy { $0.tag != nil && $0.boolValue == nil }
  }

  /// Returns the objects that are named; nil where names are all there has to be.
  private func objects(_ value: JSON, _ schema: Schema, _ name: String) -> JSON? {
    let kinds = reader.kinds(of: schema)
    guard let names = value.arrayValue else {
      if value.isNull || value.boolValue != nil { return nil }
      return object(value, schema, name)
    }
    guard kinds.contains(.array), let items = reader.items(of: schema) else { return nil }
    if names.isEmpty { return [] }
    let objects = names.compactMap { object($0, items, name) }
    let all = JSON.array(objects)
    guard objects.count == names.count, answerer.judge.isValid(all, schema) else { return nil }
    return all
  }

  private func object(_ value: JSON, _ schema: Schema, _ name: String) -> JSON? {
    let properties = reader.properties(of: schema)
    guard reader.kinds(of: schema).contains(.object), !properties.isEmpty else { return nil }
    if answerer.judge.isValid(value, schema) {
      // Either will do: a text that could be the identity stands for itself until somebody wants more.
      guard let id = properties["id"], !reader.kinds(of: id).contains(value.kinds) else {
        return nil
      }
    }
    if let known = known(value, schema, name) { return known }
    guard let property = Self.property(for: value, of: schema, reader) else { return nil }
    let sample = answerer.sampler.value(
      of: schema, for: "\(place.path) \(name) \(value.wireText)", like: [property: value],
      isWhole: true)
    guard sample[property] == value else { return nil }
    return sample
  }

  /// Returns the record of a collection of such objects.
  private func known(_ value: JSON, _ schema: Schema, _ name: String) -> JSON? {
    guard let other = place.neighbor(with: schema, named: name), other.path != place.path else {
      return nil
    }
    other.fill(store)
    let records = store.with { other.records(in: $0) }
    let text = value.wireText
    let key = other.normal(text)
    let found =
      records.first { $0.key == key }
      ?? records.first { record in
        Self.names(of: record.properties).contains { RecordFilter.isEqual($0, text) }
      }
    guard let found else { return nil }
    let properties = reader.properties(of: schema)
    let own = found.properties.filter { properties[$0.key] != nil }
    let fitted = answerer.sampler.value(
      of: schema, for: "\(other.path)/\(found.key)", like: .object(own))
    guard answerer.judge.isValid(fitted, schema) else { return nil }
    return fitted
  }
}
