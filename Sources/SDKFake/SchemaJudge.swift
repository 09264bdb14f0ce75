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
  static let maximumDepth = 128

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

  /// - `isBase`: what extends the schema is checked already.
  func check(
    _ value: JSON, _ schema: Schema, depth: Int, isBase: Bool = false, _ found: Findings
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
      if direction == .response, !isBase, let subtype = subtype(of: name, for: value) {
        found.once(subtype, depth: depth) { check(value, subtype, depth: depth + 1, $0) }
      }
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
      if schema.encoding != nil || schema.content != nil {
        checkContent(of: text, schema, depth, found, report)
      }
    case .integer, .number: check(value.doubleValue ?? 0, schema, report)
    case .array(let items): check(items, schema, depth, found, report)
    case .object(let members): check(members, schema, depth, found, report)
    case .null, .bool: break
    }
    checkComposition(value, schema, depth, found, report)
  }

  typealias Report = (_ problem: String, _ keyword: String, _ key: String?) -> Void

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

  /// Checks what is in a text: bytes, and the JSON that these are.
  private func checkContent(
    of text: String, _ schema: Schema, _ depth: Int, _ found: Findings, _ report: Report
  ) {
    var data = Data(text.utf8)
    if let encoding = schema.encoding {
      guard let decoded = encoding.data(of: text) else {
        let keyword =
          schema.place(of: "contentEncoding") == schema.place ? "format" : "contentEncoding"
        return report("is no \(encoding.rawValue)", keyword, nil)
      }
      data = decoded
    }
    guard let content = schema.content else { return }
    // A text in JSON may stand there without quotes.
    let plain = JSON.string(String(decoding: data, as: UTF8.self))
    guard let value = try? JSON(text: data) else {
      if !isValid(plain, content) { report("holds no JSON", "contentSchema", nil) }
      return
    }
    if value.stringValue == nil, isValid(plain, content) { return }
    check(value, content, depth: depth + 1, found)
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

  // MARK: Composition

  private func checkComposition(
    _ value: JSON, _ schema: Schema, _ depth: Int, _ found: Findings,
    _ report: Report
  ) {
    for member in schema.allOf {
      check(value, member, depth: depth + 1, isBase: schema.isNamed, found)
    }
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

  /// Whether a discriminator says as which of several valid members a client has sent a value: that others allow it too
  /// is nothing that clients can help.
  private func isChosen(
    _ value: JSON, _ schema: Schema, _ members: [Schema], _ outcomes: [[Violation]]
  ) -> Bool {
    guard direction == .request, let property = schema.discriminator?.property,
      value[property] != nil, let meant = meant(value, schema, members)
    else { return false }
    return outcomes[meant].isEmpty
  }

  private func checkChoice(
    _ value: JSON, _ schema: Schema, _ members: [Schema], _ keyword: String,
    _ depth: Int, _ found: Findings, _ report: Report
  ) {
    let outcomes = members.map { member in
      found.apart { check(value, member, depth: depth + 1, $0) }
    }
    let valid = outcomes.count { $0.isEmpty }
    if valid > 1, keyword == "oneOf", !isChosen(value, schema, members, outcomes) {
      report("is valid as \(valid) members, not as one", keyword, nil)
    }
    guard valid == 0 else { return }
    // Of the member that is meant, what is wrong is worth more than that none fits.
    if let meant = meant(value, schema, members) {
      found.append(outcomes[meant])
    } else {
      found.append(stranger(value, schema, keyword, outcomes))
    }
  }

  /// Why a value is not one of the members of a union: of those with a discriminator, what names the member is wrong, or
  /// missing where every member needs it.
  private func stranger(
    _ value: JSON, _ schema: Schema, _ keyword: String, _ outcomes: [[Violation]]
  ) -> [Violation] {
    if let property = schema.discriminator?.property, value.objectValue != nil {
      let place = schema.place(of: "discriminator", "propertyName")
      if let tag = value[property] {
        let problem = "has \(tag.shown) as its \(property), which names no member"
        return [Violation(subject: "", problem: problem, place: place)]
      }
      let missing = outcomes.map { $0.first { $0.subject == ".\(property)" } }
      if missing.allSatisfy({ $0 != nil }) {
        let problem = "is missing, and says which member it is"
        return [Violation(subject: ".\(property)", problem: problem, place: place)]
      }
    }
    let problem = "is \(value.shown), which is no member"
    return [Violation(subject: "", problem: problem, place: schema.place(of: keyword, nil))]
  }
}
