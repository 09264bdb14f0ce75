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
  private let graph: SchemaGraph
  let inheritance: Inheritance
  private var source: ContractSource
  /// The schemas that are referred to and not read yet.
  private var pending: [(name: String, element: Element)] = []

  init(_ documents: Documents, version: OpenAPIVersion, options: OpenAPIOptions) {
    self.documents = documents
    graph = SchemaGraph(documents, version: version, options: options)
    values = ContractValues(documents: documents, graph: graph)
    self.version = version
    inheritance = Inheritance(documents, graph.declarations)
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
    of sources: [OperationSource], in documents: Documents, version: OpenAPIVersion,
    options: OpenAPIOptions
  ) -> ContractSource {
    var lowering = Self(documents, version: version, options: options)
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
              draft(of: response, as: .response).map {
                .init(response.name, isEmpty(response) ? $0.without("content") : $0)
              }
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

  /// A status that never has content, whatever is declared.
  private func isEmpty(_ response: Element) -> Bool {
    ["204", "205", "304"].contains(response.name)
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
    if object == .schema, element.isUnionMember, graph.schema(element).isOnlyNullable {
      return ContractDraft(.object([.init("type", "null")]), at: values.position(of: element))
    }
    let isReference = !members.isEmpty
    let keywords = object == .schema ? values.meant(element) : .init(node: element.node)
    if !isReference, let target = keywords.target {
      members.append(.init("$ref", .text(noteReference(to: target))))
    }
    for member in keywords.node.members {
      // OpenAPI 3.0 ignores what stands beside a reference, but for annotations.
      if isReference, version == .v3_0, !Self.annotations.contains(member.key) { continue }
      guard let content = object.content(of: member.key),
        var draft = values.stated(by: member, in: object, element)
          ?? draft(of: member, in: element, content: content, at: keywords.moved[member.key])
      else { continue }
      if object == .schema, member.key == "type", acceptsNull(element) {
        draft.content = .array([draft, ContractDraft(.string("null"), at: draft.position)])
      }
      members.append(.init(member.key, draft))
    }
    if object == .schema, element.isProperty { members = statingAccess(members, of: element) }
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

  /// What the generator follows beside a reference of OpenAPI 3.0 too.
  private static let annotations: Set = ["nullable", "readOnly", "writeOnly", "default", "example"]

  /// Returns the keywords of a property with those that say who sends it, be it what it refers to that has them.
  private func statingAccess(
    _ members: [ContractDraft.Member], of property: Element
  ) -> [ContractDraft.Member] {
    let inherits = ["$ref", "allOf", "oneOf", "anyOf"].contains { property.node[$0] != nil }
    guard inherits, let access = graph.nearest(to: property, { $0.access }) else { return members }
    let stated = access.map { $0 == .received ? "readOnly" : "writeOnly" }
    return members.filter { !["readOnly", "writeOnly"].contains($0.key) }
      + [stated].compactMap(\.self).map {
        .init($0, ContractDraft(.bool(true), at: values.position(of: property)))
      }
  }

  /// In 3.0, `nullable` adds null to the `type` beside it, and means nothing without one.
  private func acceptsNull(_ schema: Element) -> Bool {
    version == .v3_0 && schema.flag("nullable") && schema["type"]?.node.kind == .string
  }

  /// Only what has schemas in it is an element: nobody asks where a plain value stands.
  ///
  /// - `place`: where the member is written, if not under its key.
  private mutating func draft(
    of member: Node.Member, in owner: Element, content: ContractObject.Content, at place: Element?
  ) -> ContractDraft? {
    switch content {
    case .discriminator where member.value.kind == .object:
      return discriminator(owner.element(of: member))
    case .value, .discriminator: return values.value(of: member.value, key: member.keyNode)
    case .object(let object):
      return draft(of: place ?? owner.element(of: member), as: object, isRoot: place != nil)
    case .list(let object):
      let list = place ?? owner.element(of: member)
      let named = namedMembers(of: owner)
      let drafts = list.elements.compactMap { element -> ContractDraft? in
        guard named.contains(element.pointer) else { return draft(of: element, as: object) }
        return ContractDraft(
          .object([.init("$ref", .text(noteReference(to: element)))]),
          at: values.position(of: element))
      }
      return draft(of: list, .array(drafts), isElsewhere: place != nil)
    case .map(let object):
      let map = place ?? owner.element(of: member)
      let entries = map.members.flatMap { entry -> [ContractDraft.Member] in
        guard let draft = draft(of: entry, as: object) else { return [] }
        // A key of a `content` may list several types.
        let names = object == .mediaType ? MediaType.list(entry.name) : [entry.name]
        return names.map { .init($0, draft) }
      }
      return draft(of: map, .object(entries), isElsewhere: place != nil)
    }
  }

  private func draft(
    of element: Element, _ content: ContractDraft.Content, isElsewhere: Bool
  ) -> ContractDraft {
    ContractDraft(
      content, at: values.position(of: element),
      anchor: isElsewhere || values.isMoved(element) ? values.anchor(of: element) : nil)
  }

  /// Returns the key of a schema, which is read later if it is not known yet.
  mutating func noteReference(to schema: Element) -> String {
    let name = name(of: schema)
    if source.schemas[name] == nil {
      source.schemas[name] = ContractDraft(.null)
      pending.append((name, schema))
    }
    return name
  }

  /// The key of a schema among those of the contract: its name or, where it is no component of the root, its pointer.
  func name(of schema: Element) -> String {
    let parent = schema.pointer.parent
    return parent == documents.root.pointer.appending("components").appending("schemas")
      ? schema.name : documents.identity(of: schema.pointer)
  }
}
