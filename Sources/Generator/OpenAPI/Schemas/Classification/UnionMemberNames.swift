import SDKGenAPIModel
import SDKGenSourceText

/// Finds names for the members of unions.
///
/// A name depends on the member and on those before it, so that a member added at the end renames none; and on
/// nothing of an object that an added property could change.
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
    var required: Set<String> = []
    var isFirstObject = true
    return members.enumerated().map { index, member in
      let schema = graph.schema(member.element)
      let isInline = isInlineObject(member)
      var candidates = candidates(for: member)
      if isInline {
        // The union's own name tells nothing about a member.
        let name = folded(member.name.words.last ?? union.rawValue)
        candidates.removeAll { $0.last.map(folded) == name }
        // What an object must have and none before; an optional property tells too little.
        let own = schema.required.compactMap(\.string).filter {
          !required.contains($0) && $0 != "id"
        }
        candidates += isFirstObject ? [["object"]] : own.map { [$0] }
      }
      required.formUnion(schema.required.compactMap(\.string))
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

  /// The words that a member may have of its own, best first; none: it is nothing but its properties.
  private func candidates(for member: SchemaLocation) -> [[String]] {
    let schema = graph.schema(member.element)
    if let target = graph.target(of: member.element) {
      return [[Declarations.name(of: target.pointer)]]
    }
    // Its elements are named after the union.
    if schema.items != nil { return [[]] }
    if schema.values != nil { return [["value"]] }
    if let stated = schema.statedName { return [[stated]] }
    if let title = schema.title?.string, isTitle(title) { return [[title]] }
    return (constants(of: schema) + [onlyRequired(of: schema)].compactMap { $0 }).map { [$0] }
  }

  /// Written for readers: tools write `optional_fields_customer_address`, which says less than the place.
  private func isTitle(_ title: String) -> Bool {
    !title.isEmpty && title.utf8.count < 60
      && (title.contains(" ") || !title.contains("_"))
  }

  /// The property that an object must have, unless it is one of several values.
  private func onlyRequired(of schema: Schema) -> String? {
    guard schema.required.count == 1, let name = schema.required[0].string, name != "id" else {
      return nil
    }
    let property = schema.properties.first { $0.name == name }
    return property.map { graph.schema($0).values == nil } == false ? nil : name
  }

  /// The values that a member states as the only ones, the best to name it first: `type: "text"`.
  ///
  /// A property that need not be there, and tells what an object is by no usual name, tells nothing.
  private func constants(of schema: Schema) -> [String] {
    let required = schema.required.compactMap(\.string)
    let stated = schema.properties.compactMap { property -> (name: String, value: String)? in
      let inner = graph.schema(property)
      let only = inner.constant ?? inner.values?.elements.first
      let isOnly = inner.constant != nil || inner.values?.node.elements.count == 1
      guard isOnly, let only, case .string(let value) = Literal(only.node, as: inner.kinds),
        !value.isEmpty
      else { return nil }
      return (property.name, value)
    }
    let usual = usualTags.compactMap { name in stated.first { $0.name == name } }
    let others = required.compactMap { name in
      usualTags.contains(name) ? nil : stated.first { $0.name == name }
    }
    return (usual + others).map(\.value)
  }

  /// One string beside an object that has an `id`: an object, or what identifies it. The first object decides.
  func isExpandable(_ members: [[SchemaLocation]]) -> Bool {
    var strings = 0
    var firstObject: [SchemaLocation]?
    for locations in members {
      let merged = graph.merged(member: locations)
      if merged.values != nil { return false }
      if merged.knownKinds == .string, merged.unions.isEmpty {
        strings += 1
      } else if firstObject == nil {
        firstObject = locations
      }
    }
    return strings == 1 && firstObject.map(isIdentified) == true
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
