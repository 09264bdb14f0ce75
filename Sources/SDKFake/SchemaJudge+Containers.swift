internal import SDKCore

extension SchemaJudge {
  // MARK: Arrays

  func check(
    _ items: [JSON], _ schema: Schema, _ depth: Int, _ found: Findings,
    _ report: Report
  ) {
    if let least = schema.itemCount.least, items.count < least {
      report("has \(items.count) items, not \(least) or more", "minItems", nil)
    }
    if let most = schema.itemCount.most, items.count > most {
      report("has \(items.count) items, not \(most) or fewer", "maxItems", nil)
    }
    if schema.hasUniqueItems, Set(items).count < items.count {
      report("has equal items", "uniqueItems", nil)
    }
    let evaluated =
      schema.unevaluatedItems == nil ? [] : evaluatedItems(of: items, by: schema, depth, found)
    for (index, item) in items.enumerated() {
      var first =
        schema.firstItems.indices.contains(index) ? schema.firstItems[index] : schema.items
      if first == nil, let unevaluated = schema.unevaluatedItems, !evaluated.contains(index) {
        first = unevaluated
      }
      if found.isEnough { return }
      guard let first else { continue }
      found.inside(.item(index)) { check(item, first, depth: depth + 1, found) }
    }
    if let contained = schema.contained {
      let count = items.indices.count { index in
        found.nothing { found in
          found.inside(.item(index)) { check(items[index], contained, depth: depth + 1, found) }
        }
      }
      let least = schema.containedCount.least ?? 1
      if count < least || count > schema.containedCount.most ?? count {
        report("has \(count) items of those it must contain", "contains", nil)
      }
    }
  }

  /// The indexes that a schema has something to say about (JSON Schema 2020-12, section 11.2).
  private func evaluatedItems(
    of items: [JSON], by schema: Schema, _ depth: Int, _ found: Findings
  ) -> Set<Int> {
    guard depth < Self.maximumDepth, schema.items == nil else { return Set(items.indices) }
    var indexes = Set(items.indices.prefix(schema.firstItems.count))
    if let contained = schema.contained {
      indexes.formUnion(
        items.indices.filter { index in
          found.nothing { found in
            found.inside(.item(index)) { check(items[index], contained, depth: depth + 1, found) }
          }
        })
    }
    for inner in applied(by: schema, to: .array(items), depth, found) {
      indexes.formUnion(evaluatedItems(of: items, by: inner, depth + 1, found))
      if inner.unevaluatedItems != nil { return Set(items.indices) }
    }
    return indexes
  }

  /// The schemas that hold for a value because a schema does: those of a union if they are valid.
  private func applied(
    by schema: Schema, to value: JSON, _ depth: Int, _ found: Findings
  ) -> [Schema] {
    func isValid(_ schema: Schema) -> Bool {
      found.nothing { check(value, schema, depth: depth + 1, $0) }
    }
    var inner = schema.allOf
    if let target = schema.reference.flatMap({ library[$0] }) { inner.append(target) }
    inner += (schema.anyOf + schema.oneOf).filter(isValid)
    if let condition = schema.condition {
      let holds = isValid(condition)
      inner += [holds ? condition : nil, holds ? schema.consequence : schema.alternative]
        .compactMap(\.self)
    }
    return inner
  }

  // MARK: Objects

  func check(
    _ members: [String: JSON], _ schema: Schema, _ depth: Int,
    _ found: Findings, _ report: Report
  ) {
    func missing(_ name: String, _ keyword: String, _ key: String) {
      let place = schema.place(of: keyword, key)
      found.append(Violation(subject: ".\(name)", problem: "is missing", place: place))
    }
    for name in schema.required
    where members[name] == nil && !(schema.property(name).map(isUnsent) ?? false) {
      missing(name, "required", name)
    }
    for (name, others) in schema.dependentRequired where members[name] != nil {
      for other in others where members[other] == nil { missing(other, "dependentRequired", name) }
    }
    if let least = schema.propertyCount.least, members.count < least {
      report("has \(members.count) properties, not \(least) or more", "minProperties", nil)
    }
    if let most = schema.propertyCount.most, members.count > most {
      report("has \(members.count) properties, not \(most) or fewer", "maxProperties", nil)
    }
    let evaluated =
      schema.unevaluated == nil ? [] : evaluatedNames(of: members, by: schema, depth, found)
    // Others can be any, and many.
    let names =
      schema.judgesOthers ? Array(members.keys) : schema.properties.map(\.name)
    for name in names.sorted() {
      if found.isEnough { return }
      guard let value = members[name] else { continue }
      found.inside(.member(name)) {
        check(value, named: name, of: schema, evaluated, depth: depth + 1, found)
      }
    }
    for (name, dependent) in schema.dependentSchemas where members[name] != nil {
      check(.object(members), dependent, depth: depth + 1, found)
    }
  }

  /// Checks a property by all that say something about its name.
  private func check(
    _ value: JSON, named name: String, of schema: Schema, _ evaluated: Set<String>, depth: Int,
    _ found: Findings
  ) {
    if let names = schema.propertyNames {
      found.inside(.name) { check(.string(name), names, depth: depth, found) }
    }
    let own = schema.property(name)
    let matching = schema.patternProperties.filter { $0.pattern.matches(name) == true }
      .map(\.schema)
    for declared in [own].compactMap(\.self) + matching {
      if direction == .request, declared.isReadOnly {
        found.append(
          Violation(subject: "", problem: "is read-only", place: declared.place(of: "readOnly")))
      }
      check(value, declared, depth: depth, found)
    }
    if own == nil, matching.isEmpty, let additional = schema.additional {
      check(value, additional, depth: depth, found)
    }
    if let unevaluated = schema.unevaluated, !evaluated.contains(name) {
      check(value, unevaluated, depth: depth, found)
    }
  }

  /// The names that a schema has something to say about (JSON Schema 2020-12, section 11.3).
  private func evaluatedNames(
    of members: [String: JSON], by schema: Schema, _ depth: Int, _ found: Findings
  ) -> Set<String> {
    guard depth < Self.maximumDepth else { return Set(members.keys) }
    if schema.additional != nil { return Set(members.keys) }
    var names = Set(
      members.keys.filter { name in
        schema.property(name) != nil
          || schema.patternProperties.contains { $0.pattern.matches(name) == true }
      })
    let inner =
      applied(by: schema, to: .object(members), depth, found)
      + schema.dependentSchemas.filter { members[$0.name] != nil }.map(\.schema)
    for schema in inner {
      names.formUnion(evaluatedNames(of: members, by: schema, depth + 1, found))
      if schema.unevaluated != nil { return Set(members.keys) }
    }
    return names
  }
}
