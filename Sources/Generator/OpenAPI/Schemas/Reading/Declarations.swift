import SDKGenAPIModel
import SDKGenSourceText

/// The component schemas and all others that references lead to.
struct Declarations: Sendable {
  let documents: Documents
  /// The component schemas of the root document, in its order.
  let components: [(id: ModelID, element: Element)]
  /// The properties by which bases, and members of unions, are told apart.
  let tagNames: [Pointer: Set<String>]
  private var ids: [Pointer: ModelID] = [:]
  private var names: Set<ModelID> = []
  private var pending: [(id: ModelID, element: Element)] = []
  private var next = 0

  private static let path = "/components/schemas/"
  /// What is no name on the way to a schema.
  private static let steps: Set<String> = [
    "properties", "items", "allOf", "anyOf", "oneOf", "$defs", "definitions", "schema",
    "components", "schemas", "additionalProperties",
  ]

  init(_ documents: Documents) {
    self.documents = documents
    let schemas = documents.root["components"]?["schemas"]?.members ?? []
    var components = schemas.map { (id: ModelID($0.name), element: $0) }
    for (id, element) in components {
      names.insert(id)
      ids[element.pointer] = id
    }
    for index in components.indices {
      guard let target = Self.adopted(components[index].element, in: documents),
        ids[target.pointer] == nil
      else { continue }
      ids[target.pointer] = components[index].id
      components[index].element = target
    }
    self.components = components
    tagNames = components.reduce(into: [:]) { names, component in
      let element = component.element
      guard let name = element["discriminator"]?.text("propertyName") else { return }
      let members = [element["oneOf"], element["anyOf"]].compactMap { $0?.elements }
      let told =
        members.isEmpty
        ? [element] : members.joined().compactMap { Inheritance.schema(meantBy: $0, documents) }
      for schema in told { names[schema.pointer, default: []].insert(name) }
    }
  }

  /// The schema of another file that takes the name of a component which only refers to it, or to what only does so.
  private static func adopted(_ component: Element, in documents: Documents) -> Element? {
    var element = component
    var passed: Set<Pointer> = []
    while let reference = documents.reference(of: element) {
      guard element.node.members.count == 1, passed.insert(element.pointer).inserted,
        let target = documents[reference.target]
      else { return nil }
      element = target
    }
    return element.pointer.file == component.pointer.file ? nil : element
  }

  /// A reference leads there.
  func isReferredTo(_ element: Element) -> Bool { ids[element.pointer] != nil }

  /// The model of a schema that is referred to; a new one waits to be lowered.
  mutating func id(of element: Element) -> ModelID {
    if let id = ids[element.pointer] { return id }
    let id = freshID(element.pointer)
    ids[element.pointer] = id
    names.insert(id)
    pending.append((id, element))
    return id
  }

  /// A component of another file keeps its name if that is free.
  private func freshID(_ pointer: Pointer) -> ModelID {
    let id = ModelID(Declarations.name(of: pointer))
    if isComponent(pointer) || pointer.text.isEmpty, !names.contains(id) { return id }
    return ModelID(documents.identity(of: pointer))
  }

  /// The name of a schema after where it stands; nil: it is named by its id.
  func inlineName(of element: Element, _ id: ModelID) -> InlineName? {
    let pointer = element.pointer
    if id.rawValue != pointer.text, id.rawValue != documents.identity(of: pointer) { return nil }
    let tokens = pointer.tokens
    let words = tokens.filter { !Self.steps.contains($0) && Int($0) == nil }
    if tokens.count > 3, pointer.text.hasPrefix(Self.path) {
      return InlineName(in: .model(ModelID(tokens[2])), Array(words.dropFirst()))
    }
    return inlineName(in: pointer, tokens)
      ?? InlineName(in: .api, words.isEmpty ? [id.rawValue] : Array(words.suffix(2)))
  }

  /// The name of a schema inside another one that a body or response has, which types there are named after.
  private func inlineName(in pointer: Pointer, _ tokens: [String]) -> InlineName? {
    guard pointer.file == documents.root.pointer.file,
      let schema = tokens.firstIndex(of: "schema"), schema > 3,
      let content = tokens.firstIndex(of: "content"), content < schema
    else { return nil }
    let rest = tokens[(schema + 1)...].filter { !Self.steps.contains($0) && Int($0) == nil }
    if tokens[0] == "components", content == 3 {
      let kind = tokens[1] == "requestBodies" ? "body" : "response"
      return InlineName(in: .api, [tokens[2], kind] + rest)
    }
    let place = tokens[content - 1] == "requestBody" ? content - 1 : content - 2
    guard tokens[0] == "paths", place > 2, ["requestBody", "responses"].contains(tokens[place])
    else { return nil }
    let status = tokens[content - 1]
    let isError = place == content - 2 && !status.hasPrefix("2") && status != "default"
    let kind =
      place == content - 1 ? ["body"] : isError ? [status.lowercased(), "error"] : ["response"]
    let operation = tokens[..<place].reduce(Pointer(file: pointer.file, text: "")) {
      $0.appending($1)
    }
    return InlineName(in: .operation(operation.text), kind + rest)
  }

  /// The name that a schema has where it stands, if that is not its id: `Pet` for `models.yaml#/Pet`. A component of
  /// the root document of this name goes before.
  func ownName(of element: Element, _ id: ModelID) -> String? {
    guard let name = inlineName(of: element, id), name.scope == .api, let word = name.words.last,
      element.pointer.text.hasSuffix("/" + word),
      !components.contains(where: { $0.id.rawValue == word })
    else { return nil }
    return word
  }

  private func isComponent(_ pointer: Pointer) -> Bool {
    pointer.text.hasPrefix(Self.path) && pointer.tokens.count == 3
      || ["$defs", "definitions"].contains(pointer.tokens.first) && pointer.tokens.count == 2
  }

  /// The schema stands inside another, where it has no name to give.
  func isNameless(_ element: Element) -> Bool {
    !isReferredTo(element) && !isComponent(element.pointer) && !element.pointer.text.isEmpty
  }

  /// `Pet` for `schemas/Pet.yaml` and for `#/components/schemas/Pet`.
  static func name(of pointer: Pointer) -> String {
    if !pointer.text.isEmpty { return pointer.last }
    let file = provenance(of: pointer)
    return String(file.split(separator: ".").first ?? Substring(file))
  }

  /// The value of a discriminator that leads to a schema where nothing else says so: its name, or what Azure's
  /// documents state beside it.
  static func tag(of schema: Element, named name: String? = nil) -> String {
    schema.text("x-ms-discriminator-value") ?? name ?? Self.name(of: schema.pointer)
  }

  /// The pointer; of a schema that is a whole file that file's name, for folders differ by machine.
  static func provenance(of pointer: Pointer) -> String {
    if !pointer.text.isEmpty { return pointer.text }
    return pointer.file.split(separator: "/").last.map(String.init) ?? "schema"
  }

  mutating func nextPending() -> (id: ModelID, element: Element)? {
    guard next < pending.count else { return nil }
    defer { next += 1 }
    return pending[next]
  }
}
