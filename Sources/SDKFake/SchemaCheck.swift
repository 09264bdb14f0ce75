internal import Foundation
internal import SDKCore

/// A schema as it is tried on a value somewhere in a message.
struct SchemaCheck {
  let judge: SchemaJudge
  let schema: Schema
  /// How many schemas lead here.
  let depth: Int
  let found: Findings

  /// Values inside values beyond this are refused, so that no text can take all of the stack.
  static let maximumDepth = 128

  /// - `isBase`: what extends the schema is checked already.
  func check(_ value: JSON, isBase: Bool = false) {
    guard depth < Self.maximumDepth else { return report("is nested too deeply") }
    if schema.isNever { return report("is not allowed") }
    // What the letter of the spec forbids, as `nullable` in 3.1, clients send nevertheless.
    if judge.direction == .request, schema.acceptsNull, value.isNull { return }
    if let name = schema.reference, let target = judge.library[name] {
      found.once(target, depth: depth) { by(target, $0).check(value) }
      if judge.direction == .response, !isBase, let subtype = judge.subtype(of: name, for: value) {
        found.once(subtype, depth: depth) { by(subtype, $0).check(value) }
      }
    }
    if let kinds = schema.kinds, kinds.isDisjoint(with: value.kinds) {
      // Nothing else is worth saying of it.
      return report("is \(value.shown), not \(kinds.described)", "type")
    }
    if let choices = schema.choices, !choices.contains(value) {
      report(
        choices.count == 1 && choices[0].shown != value.shown
          ? "is \(value.shown), not \(choices[0].shown)" : "is \(value.shown), which is no choice",
        schema.place(of: "const") == schema.place ? "enum" : "const")
    }
    switch value {
    case .string(let text):
      checkText(text)
      if schema.encoding != nil || schema.content != nil { checkContent(of: text) }
    case .integer, .number: checkNumber(value.doubleValue ?? 0)
    case .array(let items): checkItems(items)
    case .object(let members): checkMembers(members)
    case .null, .bool: break
    }
    checkComposition(value)
  }

  /// The check by another schema, of the same value or one inside.
  func by(_ schema: Schema, _ found: Findings? = nil) -> SchemaCheck {
    SchemaCheck(judge: judge, schema: schema, depth: depth + 1, found: found ?? self.found)
  }

  /// Returns whether a value is valid by another schema, and reports nothing.
  func isValid(_ value: JSON, by schema: Schema) -> Bool {
    found.nothing { by(schema, $0).check(value) }
  }

  /// Reports a problem, with the place of a keyword: of the schema itself without one.
  func report(_ problem: String, _ keyword: String? = nil) {
    let place = keyword.map { schema.place(of: $0) } ?? schema.place
    found.append(Violation(subject: "", problem: problem, place: place))
  }

  // MARK: Scalars

  private func checkText(_ text: String) {
    let length = text.unicodeScalars.count
    if let least = schema.length.least, length < least {
      report("has \(length) characters, not \(least) or more", "minLength")
    }
    if let most = schema.length.most, length > most {
      report("has \(length) characters, not \(most) or fewer", "maxLength")
    }
    if let pattern = schema.pattern, pattern.matches(text) == false {
      report("does not match '\(pattern.text)'", "pattern")
    }
    if let format = schema.format, !Formats.isValid(text, format) {
      report("is no \(format)", "format")
    }
  }

  /// Checks what is in a text: bytes, and the JSON that these are.
  private func checkContent(of text: String) {
    var data = Data(text.utf8)
    if let encoding = schema.encoding {
      guard let decoded = encoding.data(of: text) else {
        let keyword =
          schema.place(of: "contentEncoding") == schema.place ? "format" : "contentEncoding"
        return report("is no \(encoding.rawValue)", keyword)
      }
      data = decoded
    }
    guard let content = schema.content else { return }
    // A text in JSON may stand there without quotes.
    let plain = JSON.string(String(decoding: data, as: UTF8.self))
    guard let value = try? JSON(text: data) else {
      if !judge.isValid(plain, content) { report("holds no JSON", "contentSchema") }
      return
    }
    if value.stringValue == nil, judge.isValid(plain, content) { return }
    by(content).check(value)
  }

  private func checkNumber(_ number: Double) {
    func refuse(_ bound: String, _ keyword: String) {
      report("is \(shown(number)), not \(bound)", keyword)
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
    if let format = schema.format, let range = Formats.range(of: format), !range.contains(number) {
      refuse("an \(format)", "format")
    }
  }

  // MARK: Composition

  private func checkComposition(_ value: JSON) {
    for member in schema.allOf { by(member).check(value, isBase: schema.isNamed) }
    if !schema.anyOf.isEmpty { checkChoice(value, schema.anyOf, "anyOf") }
    if !schema.oneOf.isEmpty { checkChoice(value, schema.oneOf, "oneOf") }
    if let not = schema.not, isValid(value, by: not) { report("is what it must not be", "not") }
    if let condition = schema.condition {
      let holds = isValid(value, by: condition)
      if let next = holds ? schema.consequence : schema.alternative { by(next).check(value) }
    }
  }

  private func checkChoice(_ value: JSON, _ members: [Schema], _ keyword: String) {
    let outcomes = members.map { member in found.apart { by(member, $0).check(value) } }
    let valid = outcomes.indices.filter { outcomes[$0].isEmpty }
    guard valid.isEmpty || valid.count > 1 && keyword == "oneOf" else { return }
    let meant = judge.meant(value, schema, members)
    if valid.count > 1 {
      // A discriminator says as which of them the value is meant: its sender cannot help it that others allow it.
      let isChosen =
        !judge.isLiteral && meant.map { outcomes[$0].isEmpty } == true
        && schema.discriminator.map { value[$0.property] != nil } == true
      if !isChosen { reportSeveral(valid.map { members[$0].reference ?? "number \($0 + 1)" }) }
    } else if let meant {
      // What is wrong by the member that is meant is worth more than that none fits.
      found.append(outcomes[meant])
    } else {
      reportStranger(value, keyword, outcomes)
    }
  }

  private func reportSeveral(_ members: [String]) {
    let remedy =
      schema.discriminator.map { "its \($0.property) has to name one of them" }
      ?? "a discriminator would tell which is meant, and anyOf allows several"
    report(
      "is valid as \(members.count) members, not as one: as \(members.joined(separator: " and ")); \(remedy)",
      "oneOf")
  }

  /// Reports why a value is not one of the members of a union: of those with a discriminator, what names the member is
  /// wrong, or missing where every member needs it.
  private func reportStranger(_ value: JSON, _ keyword: String, _ outcomes: [[Violation]]) {
    if let property = schema.discriminator?.property, value.objectValue != nil {
      let place = schema.place(of: "discriminator", "propertyName")
      if let tag = value[property] {
        let problem = "has \(tag.shown) as its \(property), which names no member"
        return found.append(Violation(subject: "", problem: problem, place: place))
      }
      if outcomes.allSatisfy({ $0.contains { $0.subject == ".\(property)" } }) {
        let problem = "is missing, and says which member it is"
        return found.append(Violation(subject: ".\(property)", problem: problem, place: place))
      }
    }
    report("is \(value.shown), which is no member", keyword)
  }
}
