import SDKGenAPIModel
import SDKGenSourceText

/// Finds names for the members of unions.
struct UnionMemberNames {
  private let graph: SchemaGraph
  private let identified: Memo<SchemaKey, Bool>

  init(_ graph: SchemaGraph) {
    self.graph = graph
    identified = Memo(graph.nesting, nothing: false)
  }

  /// The members of a union, each with words of its own should it be an inline type.
  func named(_ members: [SchemaLocation], in union: ModelID) -> [SchemaLocation] {
    let objects = members.filter { isInlineObject($0) }.count
    let names = Dictionary(
      members.flatMap { graph.schema($0.element).properties.map { ($0.name, 1) } },
      uniquingKeysWith: +)
    let all = members.map { member in
      let words = words(for: member, isOnlyObject: objects == 1)
      return (words: words, isObject: words?.isEmpty == false && isInlineObject(member))
    }
    return zip(members, all).enumerated().map { index, pair in
      let (member, (said, isObject)) = pair
      // A name that several objects would get is given to none of them.
      let isShared = isObject && all.filter { $0.isObject && $0.words == said }.count > 1
      var words = isShared ? nil : said
      if words == nil {
        // What no other member has.
        let own = graph.schema(member.element).properties.map(\.name).first { names[$0] == 1 }
        let isFirst = said != nil && all.firstIndex { $0.words == said } == index
        words = own.map { [$0] } ?? (isFirst ? said : ["option \(index + 1)"])
      }
      return SchemaLocation(
        member.element, named: InlineName(in: .model(union), words ?? [], user: member.name.user))
    }
  }

  private func isInlineObject(_ member: SchemaLocation) -> Bool {
    let schema = graph.schema(member.element)
    return schema.reference == nil && schema.items == nil
      && (schema.kinds?.contains(.object) ?? schema.impliedKinds.contains(.object)
        || !schema.allOf.isEmpty)
  }

  private func words(for member: SchemaLocation, isOnlyObject: Bool) -> [String]? {
    let schema = graph.schema(member.element)
    if let target = graph.target(of: member.element) {
      return [Declarations.name(of: target.pointer)]
    }
    // Its elements are named after the union.
    if schema.items != nil { return [] }
    if schema.values != nil { return ["value"] }
    if let title = schema.title?.string, !title.isEmpty, title.utf8.count < 60 { return [title] }
    if let tag = constantText(of: schema) { return [tag] }
    if isOnlyObject { return ["object"] }
    if schema.required.count == 1, let name = schema.required[0].string { return [name] }
    return nil
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
