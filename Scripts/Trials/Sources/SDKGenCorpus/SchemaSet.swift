internal import SDKGenOpenAPI
internal import SDKGenSourceText

/// Every schema that may speak of a value: a schema, what it refers to, and the members of its
/// combinations. What any of them declares counts as declared.
struct SchemaSet {
  private var schemas: [Element] = []
  private var documents: Documents

  init?(_ roots: [Element], _ documents: Documents) {
    self.documents = documents
    var open = roots
    var seen: Set<Pointer> = []
    while let next = open.popLast() {
      guard seen.insert(next.pointer).inserted else { continue }
      if case .found(let target) = documents.resolve(next), target.pointer != next.pointer {
        open.append(target)
      }
      if next.node["$recursiveRef"] != nil || next.node["$dynamicRef"] != nil { return nil }
      schemas.append(next)
      for keyword in ["allOf", "anyOf", "oneOf"] { open += next[keyword]?.elements ?? [] }
    }
  }

  /// Nothing is said of the value: all of it counts.
  private var saysNothing: Bool {
    schemas.allSatisfy { $0["properties"] == nil && $0["additionalProperties"] == nil }
  }

  func declares(_ name: String) -> Bool {
    saysNothing || schemas.contains { $0["properties"]?[name] != nil || allowsMore($0) }
  }

  func requires(_ name: String) -> Bool {
    schemas.contains { schema in
      schema["properties"]?[name] != nil
        && schema["required"]?.elements.contains { $0.node.string == name } ?? false
    }
  }

  /// nil: anything.
  func property(_ name: String) -> SchemaSet? {
    var found = schemas.compactMap { $0["properties"]?[name] }
    if found.isEmpty { found = schemas.compactMap { $0["additionalProperties"] } }
    return found.isEmpty ? nil : SchemaSet(found, documents)
  }

  /// The value is not for requests.
  var isReadOnly: Bool { schemas.contains { $0["readOnly"]?.node.bool == true } }

  var items: SchemaSet? {
    let found = schemas.compactMap { $0["items"] }
    return found.isEmpty ? nil : SchemaSet(found, documents)
  }

  private func allowsMore(_ schema: Element) -> Bool {
    guard let more = schema["additionalProperties"] else { return false }
    return more.node.kind == .object || more.node.bool == true
  }
}
