internal import SDKContract
internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// Reads a document's contract: not from what it is lowered to, which knows only what Swift types say, but from the
/// document itself.
struct ContractLowering {
  let documents: Documents
  let values: ContractValues
  private let version: OpenAPIVersion
  private let inheritance: Inheritance
  private var source: ContractSource
  /// The schemas that are referred to and not read yet.
  private var pending: [(name: String, element: Element)] = []

  init(_ documents: Documents, version: OpenAPIVersion) {
    self.documents = documents
    values = ContractValues(documents: documents)
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
      members.append(.init("security", values.value(of: security)))
    }
    source.operations[operation.provenance] = ContractSource.Operation(
      path: operation.key.text, method: operation.method,
      draft: ContractDraft(
        .object(members), at: values.position(of: element), anchor: values.anchor(of: element)))
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
    guard element.node.kind == .object else { return values.value(of: element) }
    // OpenAPI 3.0 ignores what stands beside a reference.
    if members.isEmpty || version != .v3_0 {
      for member in element.node.members {
        guard let content = object.content(of: member.key),
          var draft = values.stated(by: member, in: object, element)
            ?? draft(of: member, in: element, content: content)
        else { continue }
        if object == .schema, member.key == "type", acceptsNull(element) {
          draft.content = .array([draft, ContractDraft(.string("null"), at: draft.position)])
        }
        members.append(.init(member.key, draft))
      }
    }
    let isElsewhere = isRoot || element != use || values.isMoved(element)
    let draft = ContractDraft(
      .object(members), at: values.position(of: element),
      anchor: isElsewhere ? values.anchor(of: element) : nil)
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
    case .value, .discriminator: return values.value(of: member.value, key: member.keyNode)
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
      content, at: values.position(of: element),
      anchor: values.isMoved(element) ? values.anchor(of: element) : nil)
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
      members.append(
        .init("mapping", ContractDraft(.object(mapping), at: values.position(of: element))))
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
          .init(
            "mapping", ContractDraft(.object(mapping + others), at: values.position(of: member))))
      } else if member.name == "defaultMapping" {
        if let target = target(of: member) { members.append(.init(member.name, target)) }
      } else if member.name == "propertyName" {
        members.append(.init(member.name, values.value(of: member)))
      }
    }
    return ContractDraft(.object(members), at: values.position(of: element))
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
    let name = Declarations.tag(of: schema)
    let target = ContractDraft(
      .string(noteReference(to: schema)), at: self.values.position(of: schema))
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
      ContractDraft(.string(noteReference(to: $0)), at: values.position(of: entry))
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
}
