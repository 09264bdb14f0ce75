internal import SDKContract
internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// Reads a document's contract: not from what it is lowered to, which knows only what Swift types say, but from the
/// document itself.
struct ContractLowering {
  let documents: Documents
  private let version: OpenAPIVersion
  private let inheritance: Inheritance
  private var source: ContractSource
  /// The schemas that are referred to and not read yet.
  private var pending: [(name: String, element: Element)] = []

  init(_ documents: Documents, version: OpenAPIVersion) {
    self.documents = documents
    self.version = version
    inheritance = Inheritance(documents, Declarations(documents))
    source = ContractSource(
      file: documents.root.pointer.file,
      language: language(
        of: ["title", "summary", "description"].flatMap {
          documents.root.node.strings(following: $0)
        }),
      servers: (documents.root["servers"]?.elements ?? []).flatMap(knownURLs))
  }

  /// Returns the contract of these operations, which are all of the document.
  static func source(
    of sources: [OperationSource], in documents: Documents, version: OpenAPIVersion
  ) -> ContractSource {
    var lowering = Self(documents, version: version)
    for source in sources { lowering.add(source) }
    lowering.addSchemas()
    lowering.addSecuritySchemes()
    return lowering.source
  }

  private mutating func add(_ operation: OperationSource) {
    let element = operation.element
    let own = element["parameters"]?.elements ?? []
    var members: [ContractDraft.Member] = []
    let route = operation.key.written
    if route != operation.key.text {
      members.append(.init("route", .text(route)))
    }
    let parameters = own.compactMap { draft(of: $0, as: .parameter) }
    let shared = operation.parameters.filter { parameter in
      !own.contains { own in
        guard case .found(let target) = documents.resolve(own) else { return false }
        return target.text("name") == parameter.name
          && target.text("in") == parameter.location.rawValue
      }
    }.compactMap { draft(of: $0.element, as: .parameter) }
    let fixed = operation.key.query.compactMap { item -> ContractDraft? in
      item.value.map { fixedParameter(item.name, $0) }
    }
    let all = parameters + shared + fixed
    if !all.isEmpty { members.append(.init("parameters", ContractDraft(.array(all)))) }
    if let body = element["requestBody"], let draft = draft(of: body, as: .requestBody) {
      members.append(.init("requestBody", draft))
    }
    let responses = element["responses"]?.members ?? []
    members.append(
      .init(
        "responses",
        ContractDraft(
          .object(
            responses.filter { !$0.name.hasPrefix("x-") }.compactMap { response in
              draft(of: response, as: .response).map { .init(response.name, $0) }
            }))))
    if let servers = operation.serverList {
      members.append(.init("servers", .texts(servers.elements.flatMap(knownURLs))))
    }
    if let security = element["security"] ?? documents.root["security"] {
      members.append(.init("security", value(of: security)))
    }
    source.operations[operation.provenance] = ContractSource.Operation(
      path: operation.key.text, method: operation.method,
      draft: ContractDraft(
        .object(members), at: position(of: element), anchor: anchor(of: element)))
  }

  /// An item that the path's key has behind `?`.
  private func fixedParameter(_ name: String, _ value: String) -> ContractDraft {
    [
      "name": .text(name), "in": "query", "required": true, "schema": ["const": .text(value)],
    ]
  }

  private mutating func addSchemas() {
    while let (name, element) = pending.popLast() {
      source.schemas[name] = draft(of: element, as: .schema, isRoot: true)
    }
  }

  private mutating func addSecuritySchemes() {
    let schemes = documents.root["components"]?["securitySchemes"]?.members ?? []
    source.securitySchemes = ContractDraft(
      .object(
        schemes.compactMap { scheme in
          draft(of: scheme, as: .securityScheme).map { .init(scheme.name, $0) }
        }))
  }

  // MARK: Objects

  /// Returns an object without what a contract has no use for; nil where a reference leads nowhere.
  ///
  /// - `isRoot`: it is not inside another value of the contract.
  private mutating func draft(
    of use: Element, as object: ContractObject, isRoot: Bool = false
  ) -> ContractDraft? {
    var members: [ContractDraft.Member] = []
    var element = use
    if use.node["$ref"] != nil {
      guard case .found(let target) = documents.resolve(use) else { return nil }
      if object == .schema {
        members.append(.init("$ref", .text(noteReference(to: target))))
      } else {
        element = target
      }
    }
    guard element.node.kind == .object else { return value(of: element) }
    // OpenAPI 3.0 ignores what stands beside a reference.
    if members.isEmpty || version != .v3_0 {
      for member in element.node.members {
        guard let content = object.content(of: member.key),
          var draft = values(of: member, in: object, element)
            ?? draft(of: member, in: element, content: content)
        else { continue }
        if object == .schema, member.key == "type", acceptsNull(element) {
          draft.content = .array([draft, ContractDraft(.string("null"), at: draft.position)])
        }
        members.append(.init(member.key, draft))
      }
    }
    let isElsewhere = isRoot || element != use || isMoved(element)
    let draft = ContractDraft(
      .object(members), at: position(of: element),
      anchor: isElsewhere ? anchor(of: element) : nil)
    switch object {
    case .parameter, .header:
      return addingData(to: draft, of: element) { data(of: $0, as: element) }
    // Its name is that of the type.
    case .mediaType: return addingData(to: draft, of: element) { data(of: $0, in: use.name) }
    default: return draft
    }
  }

  /// In 3.0, `nullable` adds null to the `type` beside it, and means nothing without one.
  private func acceptsNull(_ schema: Element) -> Bool {
    version == .v3_0 && schema.flag("nullable") && schema["type"]?.node.kind == .string
  }

  /// Only what has schemas in it is an element: nobody asks where a plain value stands.
  private mutating func draft(
    of member: Node.Member, in owner: Element, content: ContractObject.Content
  ) -> ContractDraft? {
    switch content {
    case .discriminator where member.value.kind == .object:
      return discriminator(owner.element(of: member))
    case .value, .discriminator: return value(of: member.value, key: member.keyNode)
    case .object(let object): return draft(of: owner.element(of: member), as: object)
    case .list(let object):
      let list = owner.element(of: member)
      return draft(of: list, .array(list.elements.compactMap { draft(of: $0, as: object) }))
    case .map(let object):
      let map = owner.element(of: member)
      return draft(
        of: map,
        .object(
          map.members.compactMap { member in
            draft(of: member, as: object).map { .init(member.name, $0) }
          }))
    }
  }

  private func draft(of element: Element, _ content: ContractDraft.Content) -> ContractDraft {
    ContractDraft(
      content, at: position(of: element), anchor: isMoved(element) ? anchor(of: element) : nil)
  }

  /// A discriminator with the names of schemas in place of references to them. The mapping of a base has all that
  /// extend it, since nothing else may refer to them.
  private mutating func discriminator(_ element: Element) -> ContractDraft {
    var members: [ContractDraft.Member] = []
    let base = element.pointer.parent.flatMap { documents[$0] }
    let heirs = base.map { inheritance.descendants(of: $0) } ?? []
    if let base, !heirs.isEmpty, element["mapping"] == nil {
      let mapping =
        [base].flatMap { tags(of: $0, element) } + heirs.flatMap { tags(of: $0, element) }
      members.append(.init("mapping", ContractDraft(.object(mapping), at: position(of: element))))
    }
    for member in element.members {
      if member.name == "mapping" {
        let mapping = member.members.compactMap { entry in
          target(of: entry).map { ContractDraft.Member(entry.name, $0) }
        }
        let named = Set(mapping.compactMap(\.value.string))
        let others = heirs.filter { !named.contains(name(of: $0)) }
          .flatMap { tags(of: $0, element) }
        members.append(
          .init("mapping", ContractDraft(.object(mapping + others), at: position(of: member))))
      } else if member.name == "defaultMapping" {
        if let target = target(of: member) { members.append(.init(member.name, target)) }
      } else if member.name == "propertyName" {
        members.append(.init(member.name, value(of: member)))
      }
    }
    return ContractDraft(.object(members), at: position(of: element))
  }

  /// The values that stand for a schema which no mapping names: those that it states, else its name.
  private mutating func tags(of schema: Element, _ discriminator: Element) -> [ContractDraft.Member]
  {
    let property = discriminator.text("propertyName") ?? ""
    let stated = ([schema] + (schema["allOf"]?.elements ?? [])).compactMap {
      $0["properties"]?[property]
    }
    let values = stated.flatMap { value in
      [value["const"]].compactMap { $0?.text } + (value["enum"]?.elements ?? []).compactMap(\.text)
    }
    let name = Declarations.name(of: schema.pointer)
    let target = ContractDraft(.string(noteReference(to: schema)), at: position(of: schema))
    let isBase = inheritance.isBase(schema)
    return (values.isEmpty || isBase ? [name] : values).map { .init($0, target) }
  }

  /// The name of the schema that a value of a discriminator leads to.
  private mutating func target(of entry: Element) -> ContractDraft? {
    guard let text = entry.text else { return nil }
    let isName = documents.root["components"]?["schemas"]?[text] != nil
    let reference = Reference(
      isName ? "#/components/schemas/\(text)" : text, in: entry.pointer.file, at: entry.location)
    return documents[reference.target].map {
      ContractDraft(.string(noteReference(to: $0)), at: position(of: entry))
    }
  }

  /// Returns the key of a schema, which is read later if it is not known yet.
  private mutating func noteReference(to schema: Element) -> String {
    let name = name(of: schema)
    if source.schemas[name] == nil {
      source.schemas[name] = ContractDraft(.null)
      pending.append((name, schema))
    }
    return name
  }

  /// The key of a schema among those of the contract: its name or, where it is no component of the root, its pointer.
  private func name(of schema: Element) -> String {
    let parent = schema.pointer.parent
    return parent == documents.root.pointer.appending("components").appending("schemas")
      ? schema.name : documents.identity(of: schema.pointer)
  }

  /// The keywords that have values of their schema, or lists of such.
  private static let values: Set<String> = ["enum", "examples", "const", "default", "example"]

  /// Returns what is in a member that has values; nil for another.
  private func values(
    of keyword: Node.Member, in object: ContractObject, _ element: Element
  ) -> ContractDraft? {
    let (node, key) = (keyword.value, keyword.keyNode)
    guard object == .schema else {
      return keyword.key == "example" && object != .response
        ? value(of: node, key: key, by: element["schema"]) : nil
    }
    guard Self.values.contains(keyword.key) else { return nil }
    guard keyword.key == "enum" || keyword.key == "examples", node.kind == .array else {
      return value(of: node, key: key, by: element)
    }
    return ContractDraft(
      .array(node.elements.map { value(of: $0, by: element) }), at: position(of: node, key: key))
  }

  /// Returns a value as a schema means it: strings where YAML reads `1.10` and `True` as other values.
  private func value(of node: Node, key: Node? = nil, by schema: Element?) -> ContractDraft {
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

  private func value(of node: Node, key: Node? = nil) -> ContractDraft {
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

  private func anchor(of element: Element) -> ContractDraft.Anchor {
    let pointer = documents.moved?.written(element.pointer) ?? element.pointer
    return ContractDraft.Anchor(file: element.location.file, pointer: pointer.text)
  }

  /// Whether an element stands elsewhere than what is around it would make believe: in Swagger 2.0 another part of the
  /// document may have it, and in any document an overlay.
  private func isMoved(_ element: Element) -> Bool {
    if element.location.file != element.pointer.file { return true }
    guard let moved = documents.moved, let parent = element.pointer.parent else { return false }
    return moved.written(element.pointer) != moved.written(parent).appending(element.name)
  }
}
