internal import SDKGenAPIModel
internal import SDKGenSourceText

extension ModelIndex {
  /// The reason why a value is none of a type, with its path; nil when it fits.
  func mismatch(_ node: Node, _ type: TypeReference, at path: String = "") -> String? {
    if node.kind == .null {
      return isOptional(type) ? nil : wrong(node, expected: "a value", at: path)
    }
    switch value(of: type) {
    case .scalar(let scalar):
      return fits(node, scalar) ? nil : wrong(node, expected: name(scalar), at: path)
    case .array(let element):
      guard node.kind == .array else { return wrong(node, expected: "an array", at: path) }
      return first(node.elements.enumerated()) { mismatch($1, element, at: "\(path)/\($0)") }
    case .dictionary(let value):
      guard node.kind == .object else { return wrong(node, expected: "an object", at: path) }
      return first(node.members) { mismatch($0.value, value, at: "\(path)/\($0.key)") }
    case .model: return mismatchOfModel(node, type, at: path)
    case .optional, .nullable: return nil
    }
  }

  private func mismatchOfModel(
    _ node: Node, _ type: TypeReference, at path: String
  ) -> String? {
    switch shape(of: type) {
    case .structure(let structure): return mismatch(node, structure, at: path)
    case .enumeration(let enumeration):
      let kind: Node.Kind = enumeration.rawType == .string ? .string : .number
      return node.kind == kind ? nil : wrong(node, expected: kind.description, at: path)
    // Any value reads as a union: what fits no member is kept as it is.
    case .union, .alias, nil: return nil
    }
  }

  private func mismatch(_ node: Node, _ structure: Structure, at path: String) -> String? {
    guard node.kind == .object else { return wrong(node, expected: "an object", at: path) }
    return first(structure.properties) { property in
      if let member = node[property.name] {
        return property.writesNull && member.value.kind == .null
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

  private func fits(_ node: Node, _ scalar: Scalar) -> Bool {
    switch scalar {
    case .uuid: node.string.map(isUUID) ?? false
    case .date(.rfc3339): node.string.map { isDate($0, needsTime: true) } ?? false
    case .day(pattern: nil): node.string.map { isDate($0, needsTime: false) } ?? false
    default: scalar.accepts(node)
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

  private func wrong(_ node: Node, expected: String, at path: String) -> String {
    let place = path.isEmpty ? "" : " at '\(path)'"
    return "expected \(expected), found \(node.kind.description)\(place)"
  }

  private func name(_ scalar: Scalar) -> String {
    switch scalar {
    case .bool: "a Boolean"
    case .integer: "an integer"
    case .float, .double, .decimal: "a number"
    case .date(.unixSeconds), .date(.unixMilliseconds): "a number of seconds"
    case .date: "a date and time"
    case .day: "a date"
    case .uuid: "a UUID"
    default: "a string"
    }
  }
}

/// Eight, four, four, four and twelve hexadecimal digits.
private func isUUID(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy(\.isHexDigit)
}

/// `2024-10-01`, and a time behind it where one is needed.
private func isDate(_ text: String, needsTime: Bool) -> Bool {
  let day = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
  guard day.map(\.count) == [4, 2, 2], day.joined().allSatisfy(\.isNumber) else { return false }
  let rest = text.dropFirst(10)
  return needsTime ? rest.first.map { "Tt ".contains($0) } == true && rest.count > 8 : rest.isEmpty
}
