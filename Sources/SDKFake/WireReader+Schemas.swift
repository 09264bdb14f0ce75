internal import SDKCore

/// What values of a schema are like, with all that it refers to.
struct SchemaFacts: Sendable {
  /// Kept, so that no other has its identity.
  var schema: Schema
  var kinds: Schema.Kinds
  var properties: [String: Schema]
  /// Those of items by their positions, and that of the others.
  var firstItems: [Schema]
  var items: Schema?
  var additional: Schema?
  var xml: XMLForm?
}

/// What schemas say.
extension WireReader {
  /// The kinds that a schema allows, references and members of unions included.
  func kinds(of schema: Schema) -> Schema.Kinds { facts(of: schema).kinds }

  /// The values that a schema lists, itself or by what it refers to.
  func choices(of schema: Schema) -> [JSON] {
    parts(of: schema).lazy.compactMap(\.choices).first ?? []
  }

  /// What the spec takes for a value that is not stated, itself or by what it refers to.
  func standard(of schema: Schema) -> JSON? {
    schema.standard
      ?? (hasMembers(schema) ? nil : parts(of: schema).lazy.compactMap(\.standard).first)
  }

  /// What the spec shows.
  func examples(of schema: Schema) -> [JSON] { parts(of: schema).flatMap(\.examples) }

  private func kinds(of schema: Schema, depth: Int) -> Schema.Kinds {
    let all: Schema.Kinds = [.null, .boolean, .number, .string, .array, .object]
    guard depth < 16 else { return all }
    var found = schema.kinds ?? all
    if schema.kinds == nil, let choices = schema.choices {
      found = choices.reduce(into: []) { $0.formUnion($1.kinds) }
    } else if schema.kinds == nil, !schema.properties.isEmpty {
      found = .object
    } else if schema.kinds == nil, schema.items != nil {
      found = .array
    }
    if let target = schema.reference.flatMap({ judge.library[$0] }) {
      found.formIntersection(kinds(of: target, depth: depth + 1))
    }
    for member in schema.allOf { found.formIntersection(kinds(of: member, depth: depth + 1)) }
    for members in [schema.anyOf, schema.oneOf] where !members.isEmpty {
      found.formIntersection(
        members.reduce(into: []) { $0.formUnion(kinds(of: $1, depth: depth + 1)) })
    }
    return found
  }

  /// A schema and those that hold with it or may hold.
  private func parts(of schema: Schema) -> [Schema] {
    var all: [Schema] = []
    var pending = [schema]
    while let next = pending.popLast(), all.count < 64 {
      guard !all.contains(where: { $0 === next }) else { continue }
      all.append(next)
      pending += (next.allOf + next.anyOf + next.oneOf).reversed()
      guard let name = next.reference, let target = judge.library[name] else { continue }
      let subtypes = judge.library.subtypes(of: name).map(\.schema)
      // Who comes from one of them wants no other.
      if !subtypes.contains(where: { subtype in
        subtype !== target && all.contains { $0 === subtype }
      }) {
        pending += subtypes.reversed()
      }
      pending.append(target)
    }
    return all
  }

  func properties(of schema: Schema) -> [String: Schema] { facts(of: schema).properties }

  /// Returns whether objects must have a property.
  func requires(_ name: String, of schema: Schema) -> Bool { required(of: schema).contains(name) }

  /// The names of what objects must have.
  func required(of schema: Schema) -> Set<String> {
    Set(parts(of: schema).flatMap(\.required))
  }

  /// Returns whether objects have nothing that is not declared.
  func isClosed(_ schema: Schema) -> Bool {
    parts(of: schema).contains { $0.additional?.isNever == true || $0.unevaluated?.isNever == true }
  }

  /// Returns whether a value is one of several, of which each has properties of its own.
  func hasMembers(_ schema: Schema) -> Bool {
    parts(of: schema).contains { part in
      !part.oneOf.isEmpty || !part.anyOf.isEmpty
        || part.reference.map { !judge.library.subtypes(of: $0).isEmpty } ?? false
    }
  }

  /// Returns whether a text holds what a schema describes.
  func hasContent(_ schema: Schema) -> Bool { parts(of: schema).contains { $0.content != nil } }

  /// Returns whether a part with such a value is a file.
  func isFile(_ schema: Schema) -> Bool { parts(of: schema).contains(where: \.isFile) }

  /// The schema of the items of a list, or of the one at a position.
  func items(of schema: Schema, at index: Int? = nil) -> Schema? {
    let facts = facts(of: schema)
    return index.flatMap { facts.firstItems.indices.contains($0) ? facts.firstItems[$0] : nil }
      ?? facts.items ?? facts.firstItems.last
  }

  func additional(of schema: Schema) -> Schema? { facts(of: schema).additional }

  /// How values are written in XML.
  func xml(of schema: Schema) -> XMLForm? { facts(of: schema).xml }

  /// Returns the schema of a property that is not declared.
  func other(_ name: String, of schema: Schema) -> Schema? {
    parts(of: schema).lazy.flatMap(\.patternProperties).first { $0.pattern.matches(name) == true }?
      .schema
      ?? additional(of: schema)
  }

  private func facts(of schema: Schema) -> SchemaFacts {
    judge.library.facts(of: schema) {
      let parts = parts(of: schema)
      let properties = parts.flatMap(\.properties).map { ($0.name, $0.schema) }
      return SchemaFacts(
        schema: schema, kinds: kinds(of: schema, depth: 0),
        properties: Dictionary(properties) { first, _ in first },
        firstItems: parts.lazy.map(\.firstItems).first { !$0.isEmpty } ?? [],
        items: parts.lazy.compactMap(\.items).first,
        additional: parts.lazy.compactMap { $0.additional ?? $0.unevaluated }.first,
        xml: parts.lazy.compactMap(\.xml).first)
    }
  }
}
