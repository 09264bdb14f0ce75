internal import SDKCore

/// Judges JSON values by schemas.
struct SchemaJudge: Sendable {
  /// Which way a value travels: properties that only the server sets are not in requests.
  enum Direction: Sendable { case request, response }

  let library: SchemaLibrary
  let direction: Direction
  /// A value that is valid as several members of a `oneOf` is wrong, whatever a discriminator says: so it is with
  /// samples, which others judge by the letter.
  var isLiteral = false

  func isValid(_ value: JSON, _ schema: Schema) -> Bool {
    let found = Findings(isEnoughWithOne: true)
    SchemaCheck(judge: self, schema: schema, depth: 0, found: found).check(value)
    return found.violations.isEmpty
  }

  /// Returns what is wrong with the value at a place of a message: `body`.
  func violations(of value: JSON, by schema: Schema, at subject: String) -> [Violation] {
    let found = Findings()
    SchemaCheck(judge: self, schema: schema, depth: 0, found: found).check(value)
    found.prefix(subject, from: 0)
    return found.violations
  }
}

/// Which member of a union a value is.
extension SchemaJudge {
  /// The member that a discriminator names, or the only one of the value's kind.
  func meant(_ value: JSON, _ schema: Schema, _ members: [Schema]) -> Int? {
    if let discriminator = schema.discriminator, value.objectValue != nil {
      let tag = value[discriminator.property]?.tag
      let names = [tag.map { discriminator.mapping[$0] ?? $0 }, discriminator.other]
      let found = names.compactMap(\.self).lazy.compactMap { name in
        members.firstIndex { $0.reference == name }
      }.first
      if tag != nil || found != nil { return found }
    }
    let fitting = members.indices.filter { index in
      !(kinds(of: members[index], depth: 0)?.isDisjoint(with: value.kinds) ?? false)
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The kinds of a schema, references followed; nil: any.
  private func kinds(of schema: Schema, depth: Int) -> Schema.Kinds? {
    if let kinds = schema.kinds { return kinds }
    guard depth < 16, let target = schema.reference.flatMap({ library[$0] }) else { return nil }
    return kinds(of: target, depth: depth + 1)
  }

  /// The schema that extends a base, by the value of the base's discriminator.
  ///
  /// A request that names one and breaks it is valid by the letter; clients could not read such an answer.
  func subtype(of name: String, for value: JSON) -> Schema? {
    let subtypes = library.subtypes(of: name)
    guard !subtypes.isEmpty, let base = library[name], let discriminator = base.discriminator,
      let tag = value[discriminator.property]?.tag
    else { return nil }
    return subtypes.first { $0.tag == tag && $0.schema !== base }?.schema
  }

  /// Returns the index of the member that a value is most like: the one that its discriminator names, else the one that
  /// has most to do with what it says, and lacks least.
  func closest(to value: JSON, among members: [Schema], of union: Schema) -> Int {
    if let meant = meant(value, union, members) { return meant }
    let reader = WireReader(judge: self)
    let mistakes = members.map { member -> (Int, Int) in
      if isValid(value, member) { return (0, 0) }
      guard let own = value.objectValue else {
        return (reader.kinds(of: member).isDisjoint(with: value.kinds) ? 2 : 1, 0)
      }
      if !reader.kinds(of: member).contains(.object) { return (.max, 0) }
      let properties = reader.properties(of: member)
      let unknown = reader.isClosed(member) ? 3 : 1
      let wrong = own.reduce(0) { sum, property in
        guard let schema = properties[property.key] else { return sum + unknown }
        if isValid(property.value, schema) { return sum }
        // Constants tell members apart.
        return sum + (schema.choices == nil ? 3 : 10)
      }
      return (wrong, reader.required(of: member).count { own[$0] == nil })
    }
    let least = mistakes.min { $0 < $1 } ?? (0, 0)
    return mistakes.firstIndex { $0 == least } ?? 0
  }

  /// Only the other side sends a property.
  func isUnsent(_ property: Schema) -> Bool {
    direction == .request ? property.isReadOnly : property.isWriteOnly
  }
}

extension JSON {
  /// What says, as the value of a discriminator, which member is meant: also a number or a Boolean.
  var tag: String? { isNull || objectValue != nil || arrayValue != nil ? nil : wireText }
}
