import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension MergedSchema {
  /// Merges the schemas that hold at one location, those of bases first. `conditional` reads the
  /// properties of a condition, which are optional.
  init(_ members: [AllOfMember], conditional: (Element) -> [Element]) {
    self.init()
    for member in members {
      merge(
        member.schema, at: member.location, owner: member.owner, isInherited: member.isInherited)
    }
    for member in members { addConditional(member.schema, owner: member.owner, conditional) }
  }

  /// Everything that holds for one schema, which refers to no other and has no `allOf`.
  init(
    _ schema: Schema, at location: SchemaLocation, owner: SchemaLocation,
    conditional: (Element) -> [Element]
  ) {
    self.init()
    merge(schema, at: location, owner: owner, isInherited: false)
    addConditional(schema, owner: owner, conditional)
  }

  /// Adds the properties by which the schemas are told apart where they are required, which they are without a declaration
  /// too.
  mutating func addTags(
    _ names: [Pointer: Set<String>], of elements: [Element], owner: SchemaLocation
  ) {
    // Alternatives may have the property.
    if names.isEmpty || !unions.isEmpty || owner.leavesOutUnions { return }
    let unknown = required.filter { !hasProperty($0.name) }
    if unknown.isEmpty { return }
    let names = elements.compactMap { names[$0.pointer] }.joined()
    for requirement in unknown where names.contains(requirement.name) {
      let node = requirement.node
      let property = Element(
        .object([], new: [("type", .string("string", at: node))], at: node),
        requirement.schema.pointer.appending("properties").appending(requirement.name), key: node)
      add(requirement.name, owner.property(property, named: requirement.name))
    }
  }

  private mutating func addConditional(
    _ schema: Schema, owner: SchemaLocation, _ conditional: (Element) -> [Element]
  ) {
    for condition in schema.conditional {
      let known = Set(properties.map(\.name))
      for element in conditional(condition) where !known.contains(element.name) {
        add(element.name, owner.property(element, named: element.name))
        impliedKinds.insert(.object)
      }
    }
  }

  private mutating func merge(
    _ schema: Schema, at location: SchemaLocation, owner: SchemaLocation, isInherited: Bool
  ) {
    mergeKinds(schema, isInherited: isInherited)
    // A base may not make the whole null.
    if schema.isNullable, !isInherited { isNullable = true }
    mergeValues(schema)
    impliedKinds.formUnion(schema.impliedKinds)
    format.name = schema.format.name ?? format.name
    format.contentEncoding = schema.format.contentEncoding ?? format.contentEncoding
    format.contentMediaType = schema.format.contentMediaType ?? format.contentMediaType
    format.isBeyondInt = schema.format.isBeyondInt || format.isBeyondInt
    for element in schema.properties {
      let name = element.name
      var property = owner.property(element, named: schema.statedPropertyNames[name] ?? name)
      property.isInherited = isInherited
      add(name, property)
    }
    for node in schema.required {
      guard let name = node.string else { continue }
      require(Requirement(name: name, node: node, schema: schema.element))
    }
    mergeContents(schema, at: location)
    if !location.leavesOutUnions { mergeUnions(schema, at: location) }
    if let exclusion = schema.exclusion { exclusions.append(exclusion) }
  }

  private mutating func mergeUnions(_ schema: Schema, at location: SchemaLocation) {
    if schema.oneOf.isEmpty, schema.anyOf.isEmpty { return }
    for (members, isOne) in [(schema.oneOf, true), (schema.anyOf, false)] where !members.isEmpty {
      unions.append(
        Alternatives(
          members: members.map { SchemaLocation($0, named: location.name) }, isOne: isOne,
          discriminator: schema.discriminator, element: schema.element))
    }
  }

  private mutating func mergeContents(_ schema: Schema, at location: SchemaLocation) {
    func item(_ element: Element) -> SchemaLocation {
      SchemaLocation(element, named: location.name.item)
    }
    func value(_ element: Element) -> SchemaLocation {
      SchemaLocation(element, named: location.name.value)
    }
    if let element = schema.items { items.append(item(element)) }
    if !schema.tuple.isEmpty { tuple = schema.tuple.map(item) }
    if let element = schema.additional {
      if element.node.kind == .bool {
        allowsAdditional = element.node.bool == true
      } else {
        additional.append(value(element))
      }
    }
    // A pattern restricts names; a dictionary takes all of them.
    if !schema.patterns.isEmpty { additional += schema.patterns.map(value) }
  }

  private mutating func mergeKinds(_ schema: Schema, isInherited: Bool) {
    guard var new = schema.kinds else { return }
    if new.contains(.null), !isInherited { isNullable = true }
    if new != .null { new.remove(.null) }
    let both = kinds.map { $0.intersection(new) } ?? new
    if both.isEmpty, let old = kinds, let first = kindsElement {
      diagnostics.append(
        .openAPIIncompatible(
          schema.element, found: new.description, with: first, of: old.description))
      values = nil
      format.name = nil
      removeProperties()
    }
    kinds = both.isEmpty ? new : both
    kindsElement = schema.element
  }

  private mutating func mergeValues(_ schema: Schema) {
    guard schema.values != nil || schema.constant != nil else { return }
    var new = schema.values?.elements ?? []
    if let constant = schema.constant { new = [constant] }
    let kinds = allKinds
    let allowed = new.filter { $0.node.kind != .null || $0.node.textMeant(as: kinds) != nil }
    if allowed.count < new.count {
      isNullable = true
      if allowed.isEmpty { return }
    }
    guard let old = values, let first = valuesElement else {
      values = allowed
      valuesElement = schema.element
      return
    }
    let known = Set(old.map { Literal($0.node, as: kinds) })
    let both = allowed.filter { known.contains(Literal($0.node, as: kinds)) }
    if both.isEmpty {
      diagnostics.append(
        .openAPIIncompatible(
          schema.element, found: listed(allowed), with: first, of: listed(old)))
    }
    values = both.isEmpty ? allowed : both
    valuesElement = schema.element
  }
}

/// The first of some values.
private func listed(_ values: [Element]) -> String {
  let texts = values.prefix(3).map { "'\(Literal($0.node).text)'" }
  return texts.joined(separator: ", ") + (values.count > 3 ? " …" : "")
}

extension SchemaLocation {
  /// A property whose inline type is named after this schema.
  fileprivate func property(_ element: Element, named word: String) -> SchemaLocation {
    SchemaLocation(element, named: name.appending(word))
  }
}
