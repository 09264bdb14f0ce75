internal import SDKGenAPIModel

extension ModelIndex {
  /// The reason why a value is not of a type, with its path; nil when it is.
  func mismatch(_ literal: Literal, _ type: TypeReference, at path: String = "") -> String? {
    if literal == .null {
      return isOptional(type) ? nil : wrong(literal, expected: "a value", at: path)
    }
    switch (value(of: type), literal) {
    case (.scalar(let scalar), _):
      return fits(literal, scalar) ? nil : wrong(literal, expected: name(scalar), at: path)
    case (.array(let element), .array(let elements)):
      return first(elements.enumerated()) { mismatch($1, element, at: "\(path)/\($0)") }
    case (.array, _): return wrong(literal, expected: "an array", at: path)
    case (.dictionary(let value), .object(let members)):
      return first(members) { mismatch($0.value, value, at: "\(path)/\($0.name)") }
    case (.dictionary, _): return wrong(literal, expected: "an object", at: path)
    case (.model, _): return mismatchOfModel(literal, type, at: path)
    case (.optional, _), (.nullable, _): return nil
    }
  }

  /// Returns a value with integers as such where a type has them: `5.0` is 5.
  func withWholeNumbers(_ literal: Literal, _ type: TypeReference) -> Literal {
    switch (value(of: type), literal) {
    case (.scalar(let scalar), .number(let text)) where scalar.jsonKind == .integer:
      return .number(wholeNumber(text) ?? text)
    case (.array(let element), .array(let elements)):
      return .array(elements.map { withWholeNumbers($0, element) })
    case (.dictionary(let value), .object(let members)):
      return .object(
        members.map { .init(name: $0.name, value: withWholeNumbers($0.value, value)) })
    case (.model, _):
      switch (shape(of: type), literal) {
      case (.enumeration(let enumeration), .number(let text)) where enumeration.rawType == .integer:
        return .number(wholeNumber(text) ?? text)
      case (.union(let union), .number(let text)):
        let number = Literal.number(wholeNumber(text) ?? text)
        return union.members.contains { takes(number, $0) } ? number : literal
      case (.union(let union), .object), (.union(let union), .array):
        let meant = members(of: union, takenBy: literal) ?? union.members
        let readings = meant.lazy.map { ($0, self.withWholeNumbers(literal, $0.type)) }
        return readings.first { mismatch($1, $0.type) == nil }?.1 ?? literal
      case (.structure(let structure), .object(let members)):
        return .object(
          members.map { member in
            let own = structure.properties.first { $0.name == member.name }?.type
            guard let type = own ?? structure.additional else { return member }
            return .init(name: member.name, value: withWholeNumbers(member.value, type))
          })
      default: return literal
      }
    default: return literal
    }
  }

  /// Returns whether a member of a union is an integer, of which there may be one only.
  private func takes(_ integer: Literal, _ member: Union.Member) -> Bool {
    if let constant = member.constant { return constant == integer }
    if case .scalar(.integer) = value(of: member.type) { return true }
    guard case .enumeration(let enumeration)? = shape(of: member.type) else { return false }
    return enumeration.rawType == .integer
  }

  private func mismatchOfModel(
    _ literal: Literal, _ type: TypeReference, at path: String
  ) -> String? {
    switch (shape(of: type), literal) {
    case (.structure(let structure), .object(let members)):
      return mismatch(members, structure, at: path)
    case (.structure, _): return wrong(literal, expected: "an object", at: path)
    case (.enumeration(let enumeration), .string) where enumeration.rawType == .string: return nil
    case (.enumeration(let enumeration), .number) where enumeration.rawType != .string: return nil
    case (.enumeration(let enumeration), _):
      let expected = enumeration.rawType == .string ? "a string" : "a number"
      return wrong(literal, expected: expected, at: path)
    case (.union(let union), .object): return mismatch(literal, union, at: path)
    // Any value reads as a union: what fits no member is kept as it is.
    case (.union, _), (.alias, _), (nil, _): return nil
    }
  }

  /// A value whose tag leads to a member is that one.
  private func mismatch(_ literal: Literal, _ union: Union, at path: String) -> String? {
    guard let meant = members(of: union, takenBy: literal), meant.count == 1 else { return nil }
    return mismatch(literal, meant[0].type, at: path)
  }

  /// Returns the members to which the tag of a value leads; nil where it has none.
  private func members(of union: Union, takenBy literal: Literal) -> [Union.Member]? {
    switch union.discriminator {
    case .tag(let field, .inline), .tagIfPresent(let field):
      literal[field]?.wireText.map { tag in union.members.filter { $0.allTags.contains(tag) } }
    case .tag, .shape: nil
    }
  }

  private func mismatch(
    _ members: [Literal.Member], _ structure: Structure, at path: String
  ) -> String? {
    first(structure.properties) { property in
      if let member = members.first(where: { $0.name == property.name }) {
        return property.writesNull && member.value == .null
          ? nil : mismatch(member.value, property.type, at: "\(path)/\(property.name)")
      }
      let mayBeAbsent = isOptional(property.type) || property.default != nil
      return mayBeAbsent
        ? nil : "'\(property.name)' is missing\(path.isEmpty ? "" : " at '\(path)'")"
    }
  }

  private func isOptional(_ type: TypeReference) -> Bool {
    type.acceptsNull || value(of: type) == .scalar(.json)
  }

  private func fits(_ literal: Literal, _ scalar: Scalar) -> Bool {
    switch (scalar, literal) {
    case (.uuid, .string(let text)): isUUID(text)
    case (.date(.rfc3339), .string(let text)): isDateTime(text)
    case (.day(pattern: nil), .string(let text)): isDate(text[...])
    case (.data, .string(let text)): isBase64(text)
    case (.integer(_, let isSigned), .number(let text)):
      isSigned ? Int64(text) != nil : UInt64(text) != nil
    default:
      switch (scalar.jsonKind, literal) {
      case (.any, _), (.bool, .bool), (.number, .number), (.string, .string): true
      case (.integer, .number(let text)): Double(text).map { $0.rounded() == $0 } ?? false
      default: false
      }
    }
  }

  private func first<Values: Sequence>(
    _ values: Values, _ mismatch: (Values.Element) -> String?
  ) -> String? {
    for value in values {
      if let found = mismatch(value) { return found }
    }
    return nil
  }

  private func wrong(_ literal: Literal, expected: String, at path: String) -> String {
    let found =
      switch literal {
      case .string: literal.text.count > 40 ? "a string" : literal.written
      case .null: "null"
      case .bool: "a Boolean"
      case .number: "a number"
      case .array: "an array"
      case .object: "an object"
      }
    let place = path.isEmpty ? "" : " at '\(path)'"
    return "expected \(expected), found \(found)\(place)"
  }

  private func name(_ scalar: Scalar) -> String {
    switch scalar {
    case .bool: "a Boolean"
    case .integer: "an integer"
    case .float, .double, .decimal: "a number"
    case .date(.unixSeconds), .date(.unixMilliseconds): "a number of seconds"
    case .date: "a date and time with an offset"
    case .day: "a date"
    case .uuid: "a UUID"
    case .data: "Base64"
    default: "a string"
    }
  }
}

/// `2024-10-01`
private func isDate(_ text: Substring) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { Int($0) != nil }
    && (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
}

/// `2024-10-01T12:30:00.5+09:00`, or the date alone, which is its midnight in UTC.
private func isDateTime(_ text: String) -> Bool {
  let rest = text.dropFirst(10)
  guard isDate(text.prefix(10)), let separator = rest.first else { return isDate(text[...]) }
  let clock = rest.dropFirst().prefix { $0.isNumber || ":.,".contains($0) }
  let zone = rest.dropFirst(clock.count + 1)
  let isClock = "Tt ".contains(separator) && clock.count >= 5
  guard let sign = zone.first, isClock else { return false }
  let offset = zone.dropFirst()
  return "Zz".contains(sign) && offset.isEmpty
    || "+-".contains(sign) && offset.count >= 2
      && offset.allSatisfy { $0.isNumber || $0 == ":" }
}

private func isBase64(_ text: String) -> Bool {
  let digits = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+/".contains($0)) }
  let padding = text.dropFirst(digits.count)
  return text.count % 4 == 0 && padding.count <= 2 && padding.allSatisfy { $0 == "=" }
}

extension Literal {
  /// Swift has a literal of the type for this default.
  func fits(_ type: TypeReference) -> Bool {
    guard case .scalar(let scalar) = type.nonNull else { return false }
    switch (self, scalar) {
    case (.bool, .bool), (.string, .string): return true
    case (.number(let text), .integer(_, let isSigned)):
      return isSigned ? Int(text) != nil : UInt64(text) != nil
    case (.number(let text), .double), (.number(let text), .float):
      return Double(text)?.isFinite == true
    default: return false
    }
  }
}
