internal import SDKCore

extension SchemaCheck {
  // MARK: Arrays

  func checkItems(_ items: [JSON]) {
    if let least = schema.itemCount.least, items.count < least {
      report("has \(items.count) items, not \(least) or more", "minItems")
    }
    if let most = schema.itemCount.most, items.count > most {
      report("has \(items.count) items, not \(most) or fewer", "maxItems")
    }
    if schema.hasUniqueItems, Set(items).count < items.count {
      report("has equal items", "uniqueItems")
    }
    let evaluated = schema.unevaluatedItems == nil ? [] : evaluatedItems(of: items)
    for (index, item) in items.enumerated() {
      var first =
        schema.firstItems.indices.contains(index) ? schema.firstItems[index] : schema.items
      if first == nil, !evaluated.contains(index) { first = schema.unevaluatedItems }
      if found.isEnough { return }
      guard let first else { continue }
      found.inside(.item(index)) { by(first).check(item) }
    }
    if let contained = schema.contained {
      let count = indices(of: items, validBy: contained).count
      let least = schema.containedCount.least ?? 1
      if count < least || count > schema.containedCount.most ?? count {
        report("has \(count) items of those it must contain", "contains")
      }
    }
  }

  private func indices(of items: [JSON], validBy contained: Schema) -> [Int] {
    items.indices.filter { index in
      found.nothing { found in
        found.inside(.item(index)) { by(contained, found).check(items[index]) }
      }
    }
  }

  /// The indices that the schema has something to say about (JSON Schema 2020-12, section 11.2).
  private func evaluatedItems(of items: [JSON]) -> Set<Int> {
    guard depth < Self.maximumDepth, schema.items == nil else { return Set(items.indices) }
    var known = Set(items.indices.prefix(schema.firstItems.count))
    if let contained = schema.contained {
      known.formUnion(indices(of: items, validBy: contained))
    }
    for inner in applied(to: .array(items)) {
      known.formUnion(by(inner).evaluatedItems(of: items))
      if inner.unevaluatedItems != nil { return Set(items.indices) }
    }
    return known
  }

  /// The schemas that hold for a value because this one does: those of a union if they are valid.
  private func applied(to value: JSON) -> [Schema] {
    var inner = schema.allOf
    if let target = schema.reference.flatMap({ judge.library[$0] }) { inner.append(target) }
    inner += (schema.anyOf + schema.oneOf).filter { isValid(value, by: $0) }
    if let condition = schema.condition {
      let holds = isValid(value, by: condition)
      inner += [holds ? condition : nil, holds ? schema.consequence : schema.alternative]
        .compactMap(\.self)
    }
    return inner
  }

  // MARK: Objects

  func checkMembers(_ members: [String: JSON]) {
    func missing(_ name: String, _ keyword: String, _ key: String) {
      let place = schema.place(of: keyword, key)
      found.append(Violation(subject: ".\(name)", problem: "is missing", place: place))
    }
    for name in schema.required
    where members[name] == nil && !(schema.property(name).map(judge.isUnsent) ?? false) {
      missing(name, "required", name)
    }
    for (name, others) in schema.dependentRequired where members[name] != nil {
      for other in others where members[other] == nil { missing(other, "dependentRequired", name) }
    }
    if let least = schema.propertyCount.least, members.count < least {
      report("has \(members.count) properties, not \(least) or more", "minProperties")
    }
    if let most = schema.propertyCount.most, members.count > most {
      report("has \(members.count) properties, not \(most) or fewer", "maxProperties")
    }
    let evaluated = schema.unevaluated == nil ? [] : evaluatedNames(of: members)
    // Others can be any, and many.
    let names =
      schema.judgesOthers ? Array(members.keys) : schema.properties.map(\.name)
    for name in names.sorted() {
      if found.isEnough { return }
      guard let value = members[name] else { continue }
      found.inside(.member(name)) {
        checkMember(name, value, isEvaluated: evaluated.contains(name))
      }
    }
    for (name, dependent) in schema.dependentSchemas where members[name] != nil {
      by(dependent).check(.object(members))
    }
  }

  /// Checks a property by all that say something about its name.
  private func checkMember(_ name: String, _ value: JSON, isEvaluated: Bool) {
    if let names = schema.propertyNames {
      found.inside(.name) { by(names).check(.string(name)) }
    }
    let own = schema.property(name)
    let matching = schema.patternProperties.filter { $0.pattern.matches(name) == true }
      .map(\.schema)
    for declared in [own].compactMap(\.self) + matching {
      let check = by(declared)
      if judge.direction == .request, declared.isReadOnly {
        check.report("is read-only", "readOnly")
      }
      check.check(value)
    }
    if own == nil, matching.isEmpty, let additional = schema.additional {
      by(additional).check(value)
    }
    if let unevaluated = schema.unevaluated, !isEvaluated { by(unevaluated).check(value) }
  }

  /// The names that the schema has something to say about (JSON Schema 2020-12, section 11.3).
  private func evaluatedNames(of members: [String: JSON]) -> Set<String> {
    guard depth < Self.maximumDepth, schema.additional == nil else { return Set(members.keys) }
    var names = Set(
      members.keys.filter { name in
        schema.property(name) != nil
          || schema.patternProperties.contains { $0.pattern.matches(name) == true }
      })
    let inner =
      applied(to: .object(members))
      + schema.dependentSchemas.filter { members[$0.name] != nil }.map(\.schema)
    for schema in inner {
      names.formUnion(by(schema).evaluatedNames(of: members))
      if schema.unevaluated != nil { return Set(members.keys) }
    }
    return names
  }
}
