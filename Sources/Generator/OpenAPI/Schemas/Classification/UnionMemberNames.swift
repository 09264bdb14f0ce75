import SDKGenAPIModel
import SDKGenSourceText

/// Finds names for the members of unions.
///
/// A name depends on the member and on those before it, so that a member added at the end renames none.
struct UnionMemberNames {
  private let graph: SchemaGraph
  private let identified: Memo<SchemaKey, Bool>

  init(_ graph: SchemaGraph) {
    self.graph = graph
    identified = Memo(graph.nesting, nothing: false)
  }

  /// The members of a union, each with words of its own should it be an inline type.
  func named(_ members: [SchemaLocation], in union: ModelID) -> [SchemaLocation] {
    var taken: Set<[String]> = []
    var known: Set<String> = []
    var isFirstObject = true
    return members.enumerated().map { index, member in
      let properties = graph.schema(member.element).properties.map(\.name)
      let isInline = isInlineObject(member)
      var candidates = [words(for: member)].compactMap { $0 }
      if isInline {
        // What no member before has.
        let own = properties.filter { !known.contains($0) }.map { [$0] }
        candidates += isFirstObject ? [["object"]] : own
      }
      known.formUnion(properties)
      if isInline || graph.merged(member: [member]).isObject { isFirstObject = false }
      let words =
        candidates.first { !isInline || !taken.contains($0) } ?? ["option \(index + 1)"]
      taken.insert(words)
      return SchemaLocation(
        member.element, named: InlineName(in: .model(union), words, user: member.name.user))
    }
  }

  private func isInlineObject(_ member: SchemaLocation) -> Bool {
    let schema = graph.schema(member.element)
    return schema.reference == nil && schema.items == nil
      && (schema.kinds?.contains(.object) ?? schema.impliedKinds.contains(.object)
        || !schema.allOf.isEmpty)
  }

  /// The words that a member has of its own; nil: it is nothing but its properties.
  private func words(for member: SchemaLocation) -> [String]? {
    let schema = graph.schema(member.element)
    if let target = graph.target(of: member.element) {
      return [Declarations.name(of: target.pointer)]
    }
    // Its elements are named after the union.
    if schema.items != nil { return [] }
    if schema.values != nil { return ["value"] }
    if let title = schema.title?.string, isTitle(title) { return [title] }
    if let tag = constantText(of: schema) { return [tag] }
    return onlyRequired(of: schema).map { [$0] }
  }

  /// Written for readers: tools write `optional_fields_customer_address`, which says less than the place.
  private func isTitle(_ title: String) -> Bool {
    !title.isEmpty && title.utf8.count < 60
      && (title.contains(" ") || !title.contains("_"))
  }

  /// The property that an object must have, unless it is one of several values.
  private func onlyRequired(of schema: Schema) -> String? {
    guard schema.required.count == 1, let name = schema.required[0].string else { return nil }
    let property = schema.properties.first { $0.name == name }
    return property.map { graph.schema($0).values == nil } == false ? nil : name
  }

  /// The first value that a member states as its only one: `type: "text"`.
  private func constantText(of schema: Schema) -> String? {
    for property in schema.properties {
      let inner = graph.schema(property)
      let only = inner.constant ?? inner.values?.elements.first
      let isOnly = inner.constant != nil || inner.values?.node.elements.count == 1
      if isOnly, let text = only?.node.string, !text.isEmpty { return text }
    }
    return nil
  }

  /// One string beside objects that all have an `id`: an object, or what identifies it.
  func isExpandable(_ members: [[SchemaLocation]]) -> Bool {
    var strings = 0
    for locations in members {
      let merged = graph.merged(member: locations)
      if merged.values != nil { return false }
      if merged.knownKinds == .string, merged.unions.isEmpty {
        strings += 1
      } else if !isIdentified(locations) {
        return false
      }
    }
    return strings == 1 && members.count > 1
  }

  private func isIdentified(_ locations: [SchemaLocation]) -> Bool {
    identified.value(for: SchemaKey(locations)) {
      let merged = graph.merged(member: locations)
      if let id = merged.property("id"), merged.requires("id") {
        return graph.merged(member: id.locations).knownKinds == .string
      }
      guard merged.unions.count == 1 else { return false }
      return merged.unions[0].members.allSatisfy { isIdentified([$0]) }
    }
  }
}
