import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension Facets {
  /// Adds what one schema says; what it refers to was added before. What `isInherited` may not
  /// make the whole null.
  mutating func merge(
    _ schema: Schema, at site: Site, owner: Site, isInherited: Bool, _ remarks: inout Remarks
  ) {
    mergeKinds(schema, isInherited: isInherited, &remarks)
    mergeValues(schema, &remarks)
    impliedKinds.formUnion(schema.impliedKinds)
    if schema.isNullable, !isInherited { isNullable = true }
    format = schema.format ?? format
    contentEncoding = schema.contentEncoding ?? contentEncoding
    contentMediaType = schema.contentMediaType ?? contentMediaType
    for property in schema.properties {
      var site = owner.inner(property, property.name)
      site.isInherited = isInherited
      add(property.name, site)
    }
    for node in schema.required {
      guard let name = node.string else { continue }
      require(Requirement(name: name, node: node, schema: schema.element))
    }
    mergeContents(schema, at: site)
    if !site.leavesOutUnions { mergeUnions(schema, at: site) }
    if let exclusion = schema.exclusion { exclusions.append(exclusion) }
    conditional += schema.conditional.map { ($0, owner) }
    if schema.discriminator != nil { discriminator = schema.discriminator }
  }

  private mutating func mergeUnions(_ schema: Schema, at site: Site) {
    for (members, isOne) in [(schema.oneOf, true), (schema.anyOf, false)] where !members.isEmpty {
      unions.append(
        Alternatives(
          members: members.map { Site($0, inside: site.place, site.words) }, isOne: isOne,
          discriminator: schema.discriminator, element: schema.element))
    }
  }

  private mutating func mergeContents(_ schema: Schema, at site: Site) {
    if let element = schema.items { items.append(site.item(element)) }
    if !schema.tuple.isEmpty { tuple = schema.tuple.map { site.item($0) } }
    if let element = schema.additional {
      if element.node.kind == .bool {
        allowsAdditional = element.node.bool == true
      } else {
        additional.append(site.value(element))
      }
    }
    // A pattern says which members are meant; a dictionary takes all of them.
    for pattern in schema.patterns { additional.append(site.value(pattern)) }
  }

  private mutating func mergeKinds(
    _ schema: Schema, isInherited: Bool, _ remarks: inout Remarks
  ) {
    guard var new = schema.kinds else { return }
    if new.contains(.null), !isInherited { isNullable = true }
    if new != .null { new.remove(.null) }
    let both = kinds.map { $0.intersection(new) } ?? new
    if both.isEmpty, let old = kinds, let first = kindsSite {
      remarks.add(
        .openAPIIncompatible(
          schema.element, new.description, with: first, old.description))
      values = nil
      format = nil
      forgetProperties()
    }
    kinds = both.isEmpty ? new : both
    kindsSite = schema.element
  }

  private mutating func mergeValues(_ schema: Schema, _ remarks: inout Remarks) {
    guard schema.values != nil || schema.constant != nil else { return }
    var new = schema.values?.elements ?? []
    if let constant = schema.constant { new = [constant] }
    let allowed = new.filter { $0.node.kind != .null }
    if allowed.count < new.count {
      isNullable = true
      if allowed.isEmpty { return }
    }
    guard let old = values, let first = valuesSite else {
      values = allowed
      valuesSite = schema.element
      return
    }
    let known = Set(old.map { Literal($0.node) })
    let both = allowed.filter { known.contains(Literal($0.node)) }
    if both.isEmpty {
      remarks.add(
        .openAPIIncompatible(
          schema.element, "other values", with: first, "these values"))
    }
    values = both.isEmpty ? allowed : both
    valuesSite = schema.element
  }
}
