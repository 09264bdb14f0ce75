internal import SDKCore

/// What records are called in paths.
extension Resource {
  /// Whether a parameter of this name can say which record is meant: that of the records' own path, or any identity.
  func isNamed(by name: String) -> Bool {
    let letters = Words.letters(name)
    return parameter == nil || name == parameter?.name || letters.hasSuffix("id")
      || singulars.contains(letters) || letters == identity.map(Words.letters)
  }

  /// Texts that are no identity, and that the parameter of the records' paths may say as well.
  func otherNames(by reader: WireReader) -> [[String]] {
    guard let parameter, let schema = parameter.schema, reader.kinds(of: schema).contains(.string)
    else { return [] }
    let wanted = Words.letters(parameter.name)
    let all = reader.properties(of: item)
    let inner = ["attributes", "metadata"].compactMap { name in
      all[name].map { (name, reader.properties(of: $0)) }
    }
    let places = [([String](), all)] + inner.map { ([$0], $1) }
    return places.flatMap { path, properties in
      properties.filter { name, schema in
        let letters = Words.letters(name)
        let isNamed =
          letters == wanted || singulars.contains { letters == $0 + wanted }
          || wanted.hasSuffix(letters) && Self.usualIdentities.contains(letters)
          || ["slug", "uuid", "handle", "login", "username"].contains(letters)
        return isNamed && path + [name] != [identity].compactMap(\.self)
          && reader.kinds(of: schema).contains(.string)
      }.map { path + [$0.key] }.sorted { $0.joined() < $1.joined() }
    }
  }

  private static let usualIdentities = [
    "id", "uuid", "guid", "key", "slug", "code", "handle", "login", "number", "name",
  ]

  /// Returns the property that has what a parameter at the end of the path says: the one of its name, else the one that
  /// is called most like it, if one value can be both.
  static func identity(
    named name: String, _ parameter: Schema?, _ singulars: [String], _ item: Schema,
    _ reader: WireReader, _ sampler: Sampler
  ) -> String? {
    let wanted = Words.letters(name)
    // `{id}`, `{petId}`, `{pet}`
    let isAny =
      wanted.hasSuffix("id") || singulars.contains(wanted)
      || usualIdentities[0...2].contains(wanted)
    func rank(_ property: String) -> Int? {
      let letters = Words.letters(property)
      if property == name { return 0 }
      if letters == wanted { return 1 }
      if isAny, letters == "id" { return 2 }
      // `{external_customer_id}` of customers is `external_id`.
      if singulars.contains(where: { single in
        letters == single + wanted || isAny && letters == single + "id"
          || letters.count > 2 && letters == wanted.replacing(single, with: "", maxReplacements: 1)
      }) {
        return 3
      }
      guard let usual = usualIdentities.firstIndex(of: letters) else { return nil }
      if wanted.hasSuffix(letters) || letters == "login" && wanted.hasPrefix("user") { return 4 }
      return (isAny ? 5 : usual == 0 ? 5 : 20) + usual
    }
    let all = reader.properties(of: item)
    let ranked = all.compactMap { property, schema -> (property: String, rank: Int)? in
      let kinds = reader.kinds(of: schema).subtracting(.null)
      guard let rank = rank(property), !kinds.isEmpty,
        rank < 2 || kinds.isDisjoint(with: [.object, .array, .boolean])
      else { return nil }
      return (property, rank)
    }.sorted { ($0.rank, $0.property) < ($1.rank, $1.property) }.filter { $0.rank < 20 }
    guard let parameter else { return ranked.first?.property }
    func canBeBoth(_ property: Schema) -> Bool {
      func fits(_ one: Schema, _ other: Schema) -> Bool {
        let text = sampler.value(of: one, for: name, property: "id").wireText
        return reader.judge.isValid(reader.shaped(.text(text), other), other)
      }
      return fits(property, parameter) || fits(parameter, property)
    }
    let fitting = ranked.first { all[$0.property].map(canBeBoth) ?? false }
    return (fitting ?? ranked.first { $0.rank < 2 })?.property
  }
}

extension CollectionPlace {
  /// Returns the identity of the record that a path calls so, by another of its names too.
  func key(of name: String, in store: Store) -> String {
    let name = normal(name)
    guard !resource.otherNames.isEmpty, let collection = store.collections[path],
      !collection.contains(name), !name.isEmpty
    else { return name }
    let found = collection.items.first { record in
      isOwn(record.properties)
        && resource.otherNames.contains { path in
          path.reduce(JSON.object(record.properties) as JSON?) { $0?[$1] }?.stringValue == name
        }
    }
    return found?.key ?? name
  }
}
