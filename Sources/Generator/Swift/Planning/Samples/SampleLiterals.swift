import SDKGenAPIModel

/// Values of types as they are on the wire: examples of the spec, and otherwise the same value for each type.
struct SampleLiterals: Sendable {
  let index: ModelIndex
  let order: SampleOrder
  /// How deep objects nest that are not required.
  private static let depth = 3

  /// Returns a value; `name` is that of the property that has it, or of something around it.
  func literal(of type: TypeReference, named name: String) -> Literal? {
    literal(of: type, named: name, in: nil, depth: 0)
  }

  private func literal(
    of type: TypeReference, named name: String, in owner: ModelID?, depth: Int
  ) -> Literal? {
    func isOmitted(_ inner: TypeReference) -> Bool {
      owner.map { order.leadsBack(inner, to: $0) } == true
        || owner != nil && order.isLarge(inner)
        || depth > Self.depth && inner.namedModel != nil || !order.hasSample(inner)
    }
    func inside(_ inner: TypeReference) -> Literal? {
      isOmitted(inner) ? nil : literal(of: inner, named: name, in: owner, depth: depth)
    }
    switch type {
    case .scalar(let scalar): return Self.literal(of: scalar, named: name)
    case .optional(let inner), .nullable(let inner): return inside(inner) ?? .null
    case .array(let inner): return .array([inside(inner)].compactMap(\.self))
    case .dictionary(let inner):
      return .object([inside(inner)].compactMap(\.self).map { .init(name: "key", value: $0) })
    case .model(let id):
      guard order.hasSample(id), let model = index[id] else { return nil }
      return literal(of: model, named: name, depth: depth)
    }
  }

  private func literal(of model: Model, named name: String, depth: Int) -> Literal? {
    switch model.shape {
    case .alias(let type): literal(of: type, named: name, in: model.id, depth: depth)
    case .enumeration(let enumeration): enumeration.values.first?.raw
    case .structure(let structure):
      .object(structure.properties.compactMap { member($0, of: model.id, depth: depth) })
    case .union(let union):
      order.member(of: union).flatMap {
        literal(of: union.members[$0], in: union, model.id, named: name, depth: depth)
      }
    }
  }

  private func member(_ property: Property, of model: ModelID, depth: Int) -> Literal.Member? {
    let value = value(of: property, in: model, depth: depth)
    if value == nil || value == .null, !property.writesNull { return nil }
    return .init(name: property.name, value: value ?? .null)
  }

  private func value(of property: Property, in model: ModelID, depth: Int) -> Literal? {
    if let end = order.lastPages[model]?[property.name] { return end }
    if let stated = property.constant ?? property.example, !isUnlisted(stated, property.type) {
      return stated
    }
    if property.default != nil || property.direction == .sent { return nil }
    let value =
      limited(property)
      ?? literal(of: property.type, named: property.name, in: model, depth: depth + 1)
    guard case .array(let elements)? = value, let limits = property.limits else { return value }
    return .array(limits.filled(elements))
  }

  /// Returns whether a value, or one of a list, is not among those of an enumeration, which still reads it.
  private func isUnlisted(_ literal: Literal, _ type: TypeReference) -> Bool {
    switch (index.value(of: type), literal) {
    case (.array(let element), .array(let elements)):
      return elements.contains { isUnlisted($0, element) }
    case (.model(let id), _):
      guard case .enumeration(let enumeration)? = index.shape(of: id) else { return false }
      return literal != .null && !enumeration.values.contains { $0.raw == literal }
    default: return false
    }
  }

  private func literal(
    of member: Union.Member, in union: Union, _ id: ModelID, named name: String, depth: Int
  ) -> Literal? {
    let value = member.constant ?? literal(of: member.type, named: name, in: id, depth: depth)
    guard let value, let tag = member.tags.first else { return value }
    switch union.discriminator {
    case .shape: return value
    case .tag(let field, .inline):
      return value.tagged(field, by: .string(tag))
    case .tagIfPresent(let field):
      return value.tagged(field, by: index.tag(tag, in: field, of: member, union))
    case .tag(let field, .field(let key)):
      return .object([.init(name: field, value: .string(tag)), .init(name: key, value: value)])
    case .tag(let field, .fieldNamedByTag):
      return .object([.init(name: field, value: .string(tag)), .init(name: tag, value: value)])
    }
  }

  /// Returns the value of a string or number that has limits, or of a list of strings with a format; nil for other
  /// properties.
  func limited(_ property: Property) -> Literal? {
    guard let limits = property.limits else { return nil }
    switch index.unaliased(property.type.nonNull) {
    case .scalar(let scalar):
      return switch scalar {
      case .string, .integer, .float, .double, .decimal:
        Self.literal(of: scalar, named: property.name).map(limits.value)
      default: nil
      }
    case .array(let element):
      guard case .scalar(.string) = index.unaliased(element) else { return nil }
      guard limits.isFormatted else { return nil }
      return .array(limits.filled([limits.value(near: .string(""))]))
    default: return nil
    }
  }

  static func literal(of scalar: Scalar, named name: String) -> Literal? {
    switch scalar {
    case .bool: .bool(true)
    case .integer: .number("1")
    case .float, .double, .decimal: .number("1.5")
    case .string: .string(words(of: name))
    case .uuid: .string("00000000-0000-4000-8000-000000000001")
    case .url: .string("https://example.com")
    case .date(.rfc3339): .string("2026-03-01T12:00:00Z")
    case .date(.unixSeconds): .number("1772366400")
    case .date(.unixMilliseconds): .number("1772366400000")
    case .date(.pattern(let pattern, _)): .string(text(of: pattern))
    case .day(let pattern): .string(text(of: pattern ?? "yyyy-MM-dd"))
    case .number(.integer, _): .string("1")
    case .number: .string("1.5")
    case .flag(let yes, _): .string(yes)
    case .data: .string("U2FtcGxl")
    case .json: .string(words(of: name))
    case .bytes, .file, .external: nil
    }
  }

  /// Returns noon of the first of March 2026 in a pattern of a spec.
  private static func text(of pattern: String) -> String {
    let numbers: [Character: String] = [
      "y": "2026", "M": "03", "d": "01", "H": "12", "m": "00", "s": "00", "S": "000000000",
    ]
    var text = ""
    var isQuoted = false
    var rest = pattern[...]
    while let character = rest.first {
      let run = rest.prefix { $0 == character }
      rest = rest.dropFirst(character == "'" ? 1 : run.count)
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, let number = numbers[character] {
        let digits = run.count == 1 ? number.trimmingZeros : number
        text += character == "S" ? number.prefix(run.count) : digits.suffix(max(run.count, 1))
      } else {
        text += run
      }
    }
    return text
  }

  /// Returns `First name` for `first_name` and `firstName`.
  private static func words(of name: String) -> String {
    var words = ""
    for character in name {
      if !character.isLetter && !character.isNumber {
        words += " "
      } else if character.isUppercase, words.last?.isLowercase == true {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    let text = words.split(separator: " ").joined(separator: " ")
    return text.isEmpty ? "Sample" : text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension String {
  /// A number without zeros in front.
  fileprivate var trimmingZeros: String {
    let digits = drop { $0 == "0" }
    return digits.isEmpty ? "0" : String(digits)
  }
}

extension Literal {
  /// An object with the tag of a union in front; other values stay as they are.
  fileprivate func tagged(_ tag: String, by value: Literal) -> Literal {
    guard case .object(let members) = self else { return self }
    return .object([.init(name: tag, value: value)] + members.filter { $0.name != tag })
  }
}
