import Foundation
import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension Scope {
  enum LiteralUse {
    /// Becomes Swift, so that types without literals cannot have one.
    case `default`
    /// Stands in documentation and mocks, as it is on the wire.
    case example
  }

  /// Returns a value that an author gave for a type, or reports why it is not one.
  func literal(_ node: Node, as type: TypeReference, for use: LiteralUse) -> Literal? {
    switch target(of: type) {
    case .optional(let inner): node.kind == .null ? .null : literal(node, as: inner, for: use)
    case .nullable where use == .default: unsupported(type, node)
    case .nullable(let inner): node.kind == .null ? .null : literal(node, as: inner, for: use)
    case .array(let element): elements(node, element, of: type, for: use)
    case .dictionary(let value): members(node, value, of: type, for: use)
    case .scalar(let scalar): self.scalar(node, scalar, for: use)
    case .model(let id): model(node, id, for: use)
    }
  }

  private func elements(
    _ node: Node, _ element: TypeReference, of type: TypeReference, for use: LiteralUse
  ) -> Literal? {
    guard node.kind == .array else { return mismatch(node, type.name) }
    return .array(node.elements.compactMap { literal($0, as: element, for: use) })
  }

  private func members(
    _ node: Node, _ value: TypeReference, of type: TypeReference, for use: LiteralUse
  ) -> Literal? {
    guard node.kind == .object else { return mismatch(node, type.name) }
    return .object(
      node.members.compactMap { member in
        literal(member.value, as: value, for: use).map {
          Literal.Member(name: member.key, value: $0)
        }
      })
  }

  private func model(_ node: Node, _ id: ModelID, for use: LiteralUse) -> Literal? {
    switch self[id.rawValue]?.model.form {
    case .enumeration(let enumeration): value(node, of: enumeration, named: id, for: use)
    case .structure where use == .example && node.kind != .object: mismatch(node, id.rawValue)
    case .structure, .union, .alias:
      use == .example ? Literal(node) : unsupported(.model(id), node)
    case .invalid, nil: nil
    }
  }

  /// An enum's raw value. One that an open enum does not list has no name in Swift, so is an example at most, unless the
  /// enum has literals for others.
  private func value(
    _ node: Node, of enumeration: Enumeration, named id: ModelID, for use: LiteralUse
  ) -> Literal? {
    let own = Literal(node)
    let known = enumeration.values.map(\.raw)
    if enumeration.allows(own) { return own }
    if use == .example, enumeration.isOpen, case (.string, .string) = (own, known.first) {
      return own
    }
    let texts = known.compactMap(\.wireText)
    let hint = node.string.map { suggestion(for: $0, among: texts) } ?? ""
    return found.refuse(.wrongValue(node, expected: "a value of '\(id.rawValue)'", hint: hint))
  }

  private func unsupported(_ type: TypeReference, _ node: Node) -> Literal? {
    found.refuse(.defaultNotSupported(type.name, at: node.location))
  }

  private func mismatch(_ node: Node, _ type: String, hint: String = "") -> Literal? {
    found.refuse(.wrongValue(node, expected: "of type '\(type)'", hint: hint))
  }

  private func scalar(_ node: Node, _ scalar: Scalar, for use: LiteralUse) -> Literal? {
    switch scalar {
    case .uuid, .url, .date, .day, .data, .bytes, .file, .external:
      use == .default ? unsupported(.scalar(scalar), node) : example(node, scalar)
    case .bool, .integer, .float, .double, .decimal, .string, .json:
      fits(node, scalar)
        ? Literal(node)
        : mismatch(node, scalar.name, hint: scalar == .string ? node.quotesHint : "")
    case .number(let kind, _): number(node, kind: kind, of: scalar)
    case .flag(let yes, let no): flag(node, yes: yes, no: no, of: scalar)
    }
  }

  private func example(_ node: Node, _ scalar: Scalar) -> Literal? {
    let isRight =
      switch scalar {
      case .uuid: node.string.flatMap { UUID(uuidString: $0) } != nil
      default: node.kind == (scalar.jsonKind == .number ? .number : .string)
      }
    return isRight ? Literal(node) : mismatch(node, scalar.name)
  }

  private func fits(_ node: Node, _ scalar: Scalar) -> Bool {
    switch scalar {
    case .bool: node.kind == .bool
    case .integer(let bits, let isSigned):
      node.number.map { isInteger($0, bits: bits ?? 64, isSigned: isSigned) } ?? false
    case .float: node.number.flatMap(Float.init)?.isFinite ?? false
    case .double: node.number.flatMap(Double.init)?.isFinite ?? false
    case .decimal: node.kind == .number
    case .string: node.kind == .string
    case .json: true
    case .uuid, .url, .date, .day, .number, .flag, .data, .bytes, .file, .external: false
    }
  }

  /// Returns a value of a `Number`: given as a number, or as the string it is on the wire.
  private func number(_ node: Node, kind: Scalar.Number, of scalar: Scalar) -> Literal? {
    guard let text = node.number ?? node.string, let value = Double(text), value.isFinite,
      kind != .integer || Int(text) != nil
    else { return mismatch(node, scalar.name) }
    return .number(text)
  }

  /// Returns a value of a `Flag`: given as a Boolean, or as the string it is on the wire.
  private func flag(_ node: Node, yes: String, no: String, of scalar: Scalar) -> Literal? {
    if let bool = node.bool { return .bool(bool) }
    return switch node.string {
    case yes: .bool(true)
    case no: .bool(false)
    default: mismatch(node, scalar.name)
    }
  }
}

extension Scope {
  /// Reports the first part of an example that a type does not read; nil where there is none.
  ///
  /// - `unions`: those that are being asked about the same value.
  func mismatch(
    of node: Node, with type: TypeReference, in unions: Set<ModelID> = []
  ) -> Diagnostic? {
    func other() -> Diagnostic { .exampleMismatch("of type '\(type.name)'", at: node.location) }
    switch target(of: type) {
    case .optional(let inner), .nullable(let inner):
      return node.kind == .null ? nil : mismatch(of: node, with: inner, in: unions)
    case .array(let element):
      guard node.kind == .array else { return other() }
      return node.elements.lazy.compactMap { mismatch(of: $0, with: element) }.first
    case .dictionary(let value):
      guard node.kind == .object else { return other() }
      return node.members.lazy.compactMap { mismatch(of: $0.value, with: value) }.first
    case .scalar: return quiet.literal(node, as: type, for: .example) == nil ? other() : nil
    case .model(let id):
      switch form(of: type) {
      case .enumeration:
        return quiet.literal(node, as: type, for: .example) == nil ? other() : nil
      case .structure: return node.kind == .object ? mismatch(ofFields: node, with: type) : other()
      case .union(let union):
        if unions.contains(id) { return nil }
        return mismatch(of: node, with: union, named: type.name, in: unions.union([id]))
      case .alias, .invalid, nil: return nil
      }
    }
  }

  private func mismatch(
    of node: Node, with union: SpecUnion, named name: String, in unions: Set<ModelID>
  ) -> Diagnostic? {
    func mismatch(_ node: Node, _ member: SpecUnion.Member) -> Diagnostic? {
      if let constant = member.constant, Literal(constant) != Literal(node) {
        return .exampleMismatch("of type '\(name)'", at: node.location)
      }
      return self.type(of: member.type).flatMap { self.mismatch(of: node, with: $0, in: unions) }
    }
    if let tag = union.tag?.value {
      let value = node[tag].flatMap { Literal($0.value).wireText }
      let isList = union.members.allSatisfy { $0.tag == nil }
      if !isList, node.kind == .object, value == nil {
        return .exampleLacks(tag, of: name, at: node.location)
      }
      if let value, !isList || union.members.contains(where: { $0.hasTag(value) }) {
        // Another tag is kept as it is.
        guard let member = union.members.first(where: { $0.hasTag(value) }) else { return nil }
        guard let content = union.content else { return mismatch(node, member) }
        let key = content == "$tag" ? value : content
        guard let inner = node[key] else {
          let mayLack = type(of: member.type)?.acceptsNull ?? true
          return mayLack ? nil : .exampleLacks(key, of: name, at: node.location)
        }
        return mismatch(inner.value, member)
      }
    }
    return union.members.contains { mismatch(node, $0) == nil }
      ? nil : .exampleMismatch("of type '\(name)'", at: node.location)
  }

  /// Reports an example that none of these types reads.
  func mismatch(of node: Node, withEachOf types: [TypeReference]) -> Diagnostic? {
    let found = types.map { mismatch(of: node, with: $0) }
    return found.contains(nil) ? nil : found.first ?? nil
  }

  private func mismatch(ofFields node: Node, with type: TypeReference) -> Diagnostic? {
    for field in fields(of: type) {
      guard let own = self.type(of: field.type) else { continue }
      if let member = node[field.name.value] {
        if let found = mismatch(of: member.value, with: own) { return found }
      } else if !own.acceptsNull, field.default == nil, field.constant == nil {
        return .exampleLacks(field.name.value, of: type.name, at: node.location)
      }
    }
    return nil
  }
}

extension SpecUnion.Member {
  fileprivate func hasTag(_ value: String) -> Bool {
    tag == value || additionalTags.contains { $0.value == value }
  }
}

extension [ErrorBody.Statuses] {
  /// The index of those that say the most about a status.
  func best(for status: Int) -> Int? {
    firstIndex(of: .exactly(status)) ?? firstIndex(of: .statusClass(status / 100))
      ?? firstIndex(of: .other)
  }
}
