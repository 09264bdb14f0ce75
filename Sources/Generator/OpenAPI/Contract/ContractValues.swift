internal import SDKContract
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// The plain values of a document in a contract, and the places of all that is in one.
struct ContractValues {
  let documents: Documents
  let graph: SchemaGraph

  /// The keywords that have values of their schema, or lists of values.
  private static let keywords: Set<String> = ["enum", "examples", "const", "default", "example"]

  /// Returns what is in a member that has values of a schema; nil for another.
  func stated(
    by keyword: Node.Member, in object: ContractObject, _ element: Element
  ) -> ContractDraft? {
    let (node, key) = (keyword.value, keyword.keyNode)
    guard object == .schema else {
      return keyword.key == "example" && object != .response
        ? value(of: node, key: key, by: element["schema"]) : nil
    }
    guard Self.keywords.contains(keyword.key) else { return nil }
    guard keyword.key == "enum" || keyword.key == "examples", node.kind == .array else {
      return value(of: node, key: key, by: element)
    }
    return ContractDraft(
      .array(node.elements.map { value(of: $0, by: element) }), at: position(of: node, key: key))
  }

  /// Returns a value as a schema means it: strings where YAML reads `1.10` and `True` as other values.
  func value(of node: Node, key: Node? = nil, by schema: Element?) -> ContractDraft {
    let meant = schema.map { graph.meant(node, by: graph.merged(body: $0)) }
    return value(of: meant ?? node, key: key)
  }

  func value(of element: Element) -> ContractDraft { value(of: element.node, key: element.key) }

  func value(of node: Node, key: Node? = nil) -> ContractDraft {
    let content: ContractDraft.Content =
      switch node.kind {
      case .null: .null
      case .bool: .bool(node.bool ?? false)
      case .number: .number(node.number ?? "0")
      case .string: .string(node.string ?? "")
      case .array: .array(node.elements.map { value(of: $0) })
      case .object:
        .object(node.members.map { .init($0.key, value(of: $0.value, key: $0.keyNode)) })
      }
    return ContractDraft(content, at: position(of: node, key: key))
  }

  // MARK: Schemas

  /// A schema with its keywords as they are meant: types are made of these, so that what clients send and read is valid.
  struct MeantSchema {
    var node: Node
    /// What is written under another key.
    var moved: [String: Element] = [:]
    /// What it refers to otherwise than by `$ref`.
    var target: Element?
  }

  func meant(_ element: Element) -> MeantSchema {
    let schema = graph.schema(element)
    var changes: [String: Node?] = [:]
    var moved: [String: Element] = [:]
    let type = element.node["type"]?.value
    if let kinds = typeMeant(by: schema, type) { changes["type"] = kinds }
    if let values = element.node["enum"]?.value {
      if schema.values == nil, !values.elements.isEmpty, let items = schema.items {
        changes["enum"] = .some(nil)
        changes["items"] = items.node
      } else if let meant = schema.values?.node {
        let isRead = zip(meant.elements, values.elements).contains { $0.kind != $1.kind }
        if isRead { changes["enum"] = meant }
      }
    }
    // Before 2020 a list under `items` was what `prefixItems` is now, and the rest of it in `additionalItems`.
    if let items = element["items"], items.node.kind == .array {
      let rest = element["additionalItems"]
      changes["items"] = .some(rest?.node)
      moved["items"] = rest
      if element["prefixItems"] == nil {
        changes["prefixItems"] = items.node
        moved["prefixItems"] = items
      }
    }
    if let properties = element["properties"], documents.reference(of: properties) != nil,
      let place = schema.properties.first?.pointer.parent.flatMap({ documents[$0] })
    {
      changes["properties"] = place.node
      moved["properties"] = place
    }
    if schema.required.count > 0, let required = element.node["required"]?.value,
      required.elements.contains(where: { $0.string == nil })
    {
      changes["required"] = .array(schema.required, at: required)
    }
    var meant = MeantSchema(node: element.node, moved: moved)
    if element.node["$ref"] == nil, let reference = schema.reference,
      let target = documents[reference.target], case .found(let end) = documents.resolve(target)
    {
      meant.target = end
    }
    guard !changes.isEmpty else { return meant }
    let kept = element.node.members.compactMap { member -> (key: Node, value: Node)? in
      guard let change = changes[member.key] else { return (member.keyNode, member.value) }
      return change.map { (member.keyNode, $0) }
    }
    let added = changes.compactMap { key, node in
      element.node[key] == nil ? node.map { (key, $0) } : nil
    }
    meant.node = .object(kept, new: added.sorted { $0.0 < $1.0 }, at: element.node)
    return meant
  }

  /// Returns the `type` that a schema is read with in place of the one that is written, or that values of other types
  /// make of it; nil: the written one, and nil in it: none.
  private func typeMeant(by schema: Schema, _ type: Node?) -> Node?? {
    let names = type.map { $0.kind == .array ? $0.elements : [$0] } ?? []
    let known = names.map { $0.string.flatMap(Kinds.init(name:)) }
    let written = known.reduce(into: Kinds()) { $0.formUnion($1 ?? []) }
    guard var kinds = schema.kinds else { return type == nil ? nil : .some(nil) }
    let values = schema.constant.map { [$0.node] } ?? schema.values?.node.elements ?? []
    let isAnother = values.contains { value in
      value.kind != .null && Kinds(of: value).isDisjoint(with: kinds)
    }
    if isAnother { return .some(nil) }
    // What .NET declares a number with is also accepted as a string.
    let isLarge = kinds.contains(.number) && schema.format.name == "uint64"
    if !isLarge, !known.contains(nil), written == kinds || written == kinds.union(.string) {
      return nil
    }
    if isLarge {
      kinds.subtract(.number)
      kinds.insert(.integer)
    }
    let meant = Kinds.names.filter { name in
      let kind = Kinds(name: name) ?? []
      return kinds.isSuperset(of: kind) && (kind != .integer || !kinds.contains(.number))
    }
    let place = type ?? schema.element.node
    return .array(meant.map { .string($0, at: place) }, at: place)
  }

  // MARK: Places

  func position(of element: Element) -> ContractDraft.Position {
    position(of: element.node, key: element.key)
  }

  private func position(of node: Node, key: Node?) -> ContractDraft.Position {
    let location = (key ?? node).location
    return ContractDraft.Position(line: location.line, column: location.column)
  }

  func anchor(of element: Element) -> ContractDraft.Anchor {
    let pointer = documents.moved?.written(element.pointer) ?? element.pointer
    return ContractDraft.Anchor(file: element.location.file, pointer: pointer.text)
  }

  /// Whether an element stands elsewhere than what is around it would make believe: in Swagger 2.0 another part of the
  /// document may have it, and in any document an overlay.
  func isMoved(_ element: Element) -> Bool {
    if element.location.file != element.pointer.file { return true }
    guard let moved = documents.moved, let parent = element.pointer.parent else { return false }
    return moved.written(element.pointer) != moved.written(parent).appending(element.name)
  }
}
