internal import Foundation
internal import SDKContract
internal import SDKCore

/// Judges JSON values by schemas.
struct SchemaJudge: Sendable {
  /// Which way a value travels: properties that only the server sets are not in requests.
  enum Direction: Sendable { case request, response }

  let library: SchemaLibrary
  let direction: Direction

  /// Values inside values beyond this are refused, so that no text can take all of the stack.
  private static let maximumDepth = 128

  func isValid(_ value: JSON, _ schema: Schema) -> Bool {
    let found = Findings(isEnoughWithOne: true)
    check(value, schema, depth: 0, found)
    return found.violations.isEmpty
  }

  /// Returns what is wrong with the value at a place of a message: `body`.
  func violations(of value: JSON, by schema: Schema, at subject: String) -> [Violation] {
    let found = Findings()
    check(value, schema, depth: 0, found)
    found.prefix(subject, from: 0)
    return found.violations
  }

  private func check(
    _ value: JSON, _ schema: Schema, depth: Int, _ found: Findings
  ) {
    func report(_ problem: String, _ keyword: String, _ key: String? = nil) {
      found.append(
        Violation(
          subject: "", problem: problem, place: schema.place(of: keyword, key)))
    }
    guard depth < Self.maximumDepth else {
      return found.append(
        Violation(subject: "", problem: "is nested too deeply", place: schema.place))
    }
    if schema.isNever {
      return found.append(
        Violation(subject: "", problem: "is not allowed", place: schema.place))
    }
    // What the letter of the spec forbids, as `nullable` in 3.1, clients send all the same.
    if direction == .request, schema.acceptsNull, value.isNull { return }
    if let name = schema.reference, let target = library[name] {
      found.once(target, depth: depth) { check(value, target, depth: depth + 1, $0) }
    }
    if let kinds = schema.kinds, kinds.isDisjoint(with: value.kinds) {
      // Nothing else is worth saying of it.
      return report("is \(value.shown), not \(kinds.described)", "type")
    }
    if let choices = schema.choices, !choices.contains(value) {
      report(
        choices.count == 1
          ? "is \(value.shown), not \(choices[0].shown)" : "is \(value.shown), which is no choice",
        schema.place(of: "const") == schema.place ? "enum" : "const")
    }
    switch value {
    case .string(let text):
      check(text, schema, report)
      if let content = schema.content { check(text, content, of: schema, depth, found, report) }
    case .integer, .number: check(value.doubleValue ?? 0, schema, report)
    case .array(let items): check(items, schema, depth, found, report)
    case .object(let members): check(members, schema, depth, found, report)
    case .null, .bool: break
    }
    checkComposition(value, schema, depth, found, report)
  }

  private typealias Report = (_ problem: String, _ keyword: String, _ key: String?) -> Void

  // MARK: Scalars

  private func check(_ text: String, _ schema: Schema, _ report: Report) {
    let length = text.unicodeScalars.count
    if let least = schema.length.least, length < least {
      report("has \(length) characters, not \(least) or more", "minLength", nil)
    }
    if let most = schema.length.most, length > most {
      report("has \(length) characters, not \(most) or fewer", "maxLength", nil)
    }
    if let pattern = schema.pattern, pattern.matches(text) == false {
      report("does not match '\(pattern.text)'", "pattern", nil)
    }
    if let format = schema.format, !Formats.isValid(text, format) {
      report("is no \(format)", "format", nil)
    }
  }

  /// Checks what a text holds.
  private func check(
    _ text: String, _ content: Schema, of schema: Schema, _ depth: Int, _ found: Findings,
    _ report: Report
  ) {
    let data = schema.isBase64 ? Data(base64Encoded: text) : Data(text.utf8)
    if let value = data.flatMap({ try? JSON(text: $0) }) {
      check(value, content, depth: depth + 1, found)
    } else {
      report("is no JSON", "contentSchema", nil)
    }
  }

  private func check(_ number: Double, _ schema: Schema, _ report: Report) {
    func refuse(_ bound: String, _ keywords: String...) {
      let keyword = keywords.first { schema.place(of: $0) != schema.place } ?? keywords[0]
      report("is \(JSON.number(number).shown), not \(bound)", keyword, nil)
    }
    func shown(_ number: Double) -> String { JSON.number(number).shown }
    if let least = schema.range.least, number < least {
      refuse("\(shown(least)) or more", "minimum")
    }
    if let most = schema.range.most, number > most { refuse("\(shown(most)) or less", "maximum") }
    if let least = schema.openRange.least, number <= least {
      refuse("more than \(shown(least))", "exclusiveMinimum")
    }
    if let most = schema.openRange.most, number >= most {
      refuse("less than \(shown(most))", "exclusiveMaximum")
    }
    if let divisor = schema.divisor {
      let quotient = number / divisor
      // 0.3 is a multiple of 0.1, whatever binary fractions make of it.
      if abs(quotient - quotient.rounded()) > 1e-9 * max(1, abs(quotient)) {
        refuse("a multiple of \(shown(divisor))", "multipleOf")
      }
    }
    if let range = Formats.range(of: schema.format ?? ""), !range.contains(number) {
      refuse("an \(schema.format ?? "")", "format")
    }
  }

  // MARK: Arrays

  private func check(
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
    for (index, item) in items.enumerated() {
      let first =
        schema.firstItems.indices.contains(index) ? schema.firstItems[index] : schema.items
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

  // MARK: Objects

  private func check(
    _ members: [String: JSON], _ schema: Schema, _ depth: Int,
    _ found: Findings, _ report: Report
  ) {
    func missing(_ name: String, _ keyword: String, _ key: String) {
      found.append(
        Violation(
          subject: ".\(name)", problem: "is missing",
          place: schema.place(of: keyword, key)))
    }
    for name in schema.required where members[name] == nil && !isUnsent(name, schema) {
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

  /// Whether a property that is required stays away in this direction.
  private func isUnsent(_ name: String, _ schema: Schema) -> Bool {
    guard let property = schema.property(name) else { return false }
    return direction == .request ? property.isReadOnly : property.isWriteOnly
  }

  /// The names that a schema has something to say about (JSON Schema 2020-12, section 11.3).
  private func evaluatedNames(
    of members: [String: JSON], by schema: Schema, _ depth: Int, _ found: Findings
  ) -> Set<String> {
    guard depth < Self.maximumDepth else { return Set(members.keys) }
    func isValid(_ schema: Schema) -> Bool {
      found.nothing { check(.object(members), schema, depth: depth + 1, $0) }
    }
    if schema.additional != nil { return Set(members.keys) }
    var names = Set(
      members.keys.filter { name in
        schema.property(name) != nil
          || schema.patternProperties.contains { $0.pattern.matches(name) == true }
      })
    var inner = schema.allOf
    if let target = schema.reference.flatMap({ library[$0] }) { inner.append(target) }
    inner += (schema.anyOf + schema.oneOf).filter(isValid)
    inner += schema.dependentSchemas.filter { members[$0.name] != nil }.map(\.schema)
    if let condition = schema.condition {
      let holds = isValid(condition)
      inner += [holds ? condition : nil, holds ? schema.consequence : schema.alternative]
        .compactMap(\.self)
    }
    for schema in inner {
      names.formUnion(evaluatedNames(of: members, by: schema, depth + 1, found))
      if schema.unevaluated != nil { return Set(members.keys) }
    }
    return names
  }

  // MARK: Composition

  private func checkComposition(
    _ value: JSON, _ schema: Schema, _ depth: Int, _ found: Findings,
    _ report: Report
  ) {
    for member in schema.allOf { check(value, member, depth: depth + 1, found) }
    if !schema.anyOf.isEmpty {
      checkChoice(value, schema, schema.anyOf, "anyOf", depth, found, report)
    }
    if !schema.oneOf.isEmpty {
      checkChoice(value, schema, schema.oneOf, "oneOf", depth, found, report)
    }
    if let not = schema.not, found.nothing({ check(value, not, depth: depth + 1, $0) }) {
      report("is what it must not be", "not", nil)
    }
    if let condition = schema.condition {
      let holds = found.nothing { check(value, condition, depth: depth + 1, $0) }
      if let next = holds ? schema.consequence : schema.alternative {
        check(value, next, depth: depth + 1, found)
      }
    }
  }

  private func checkChoice(
    _ value: JSON, _ schema: Schema, _ members: [Schema], _ keyword: String,
    _ depth: Int, _ found: Findings, _ report: Report
  ) {
    let outcomes = members.map { member in
      found.apart { check(value, member, depth: depth + 1, $0) }
    }
    let valid = outcomes.count { $0.isEmpty }
    if valid > 1, keyword == "oneOf" {
      report("is valid as \(valid) members, not as one", keyword, nil)
    }
    guard valid == 0 else { return }
    // Of the member that is meant, what is wrong is worth more than that none fits.
    if let meant = meant(value, schema, members) {
      found.append(outcomes[meant])
    } else {
      report("is \(value.shown), which is no member", keyword, nil)
    }
  }

  /// The member that a discriminator names, or the only one of the value's kind.
  private func meant(_ value: JSON, _ schema: Schema, _ members: [Schema]) -> Int? {
    if let discriminator = schema.discriminator,
      let tag = value[discriminator.property]?.stringValue
    {
      let name = discriminator.mapping[tag] ?? tag
      return members.firstIndex { $0.reference == name }
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
}

extension Schema.Kinds {
  /// `an integer or null`
  var described: String {
    var rest = self
    var names: [String] = []
    for (name, kind) in Self.names.reversed() where !kind.isEmpty && rest.isSuperset(of: kind) {
      names.append(
        "aeio".contains(name.first ?? "x") ? "an \(name)" : name == "null" ? name : "a \(name)")
      rest.subtract(kind)
    }
    return names.reversed().joined(separator: " or ")
  }
}

extension JSON {
  /// The value for a message: short.
  var shown: String {
    switch self {
    case .string(let text): "'\(text.count > 40 ? text.prefix(40) + "…" : text)'"
    case .array: "an array"
    case .object: "an object"
    case .number(let number): JSON.number(number).description
    case .null, .bool, .integer: description
    }
  }
}
