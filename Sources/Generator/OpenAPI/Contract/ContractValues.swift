internal import SDKContract
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// The plain values of a document in a contract, and the places of all that is in one.
struct ContractValues {
  let documents: Documents

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
    guard let use = schema, case .found(let schema) = documents.resolve(use) else {
      return value(of: node, key: key)
    }
    let content: ContractDraft.Content
    switch node.kind {
    case .string: return value(of: node, key: key)
    case .array:
      content = .array(node.elements.map { value(of: $0, by: schema["items"]) })
    case .object:
      content = .object(
        node.members.map { member in
          let property = schema["properties"]?[member.key] ?? schema["additionalProperties"]
          return .init(member.key, value(of: member.value, key: member.keyNode, by: property))
        })
    case .null, .bool, .number:
      let types = schema["type"].map { $0.node.kind == .array ? $0.elements : [$0] } ?? []
      var kinds = types.reduce(into: Kinds()) { kinds, type in
        kinds.formUnion(Kinds(name: type.text ?? "") ?? [])
      }
      if schema.flag("nullable") { kinds.formUnion(.null) }
      guard let text = node.textMeant(as: kinds) else { return value(of: node, key: key) }
      content = .string(text)
    }
    return ContractDraft(content, at: position(of: node, key: key))
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
