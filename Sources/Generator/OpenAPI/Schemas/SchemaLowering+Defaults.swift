package import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension SchemaLowering {
  /// A schema's default as a value of its type; nil when it has none, or one that is not of the type.
  package mutating func defaultValue(of schema: Element, as type: TypeReference) -> Literal? {
    reader.read(schema).default.flatMap { defaultValue($0, as: type) }
  }

  mutating func defaultValue(_ element: Element, as type: TypeReference) -> Literal? {
    let node = element.node
    if case .optional = type, node.kind == .null { return .null }
    if case .scalar(.string) = type, node.kind == .number, let text = node.number {
      return .string(text)
    }
    guard fits(node, type) else {
      reader.remarks.add(.openAPIDefault(Literal(node).written, element))
      return nil
    }
    return Literal(node)
  }

  /// Whether a value can be of a type. Of models only those that are lowered are looked into.
  func fits(_ node: Node, _ type: TypeReference) -> Bool {
    switch type {
    case .optional(let inner), .nullable(let inner): node.kind == .null || fits(node, inner)
    case .array(let inner): node.kind == .array && node.elements.allSatisfy { fits($0, inner) }
    case .dictionary(let inner):
      node.kind == .object && node.members.allSatisfy { fits($0.value, inner) }
    case .model: node.kind != .null
    case .scalar(let scalar): fits(node, scalar)
    }
  }

  private func fits(_ node: Node, _ scalar: Scalar) -> Bool {
    switch scalar {
    case .bool: node.kind == .bool
    case .integer: node.number.map { Double($0)?.rounded() == Double($0) } ?? false
    case .float, .double, .decimal: node.kind == .number
    case .date(.unixSeconds), .date(.unixMilliseconds): node.kind == .number
    case .json, .external: true
    case .string, .uuid, .url, .date, .day, .number, .flag, .data, .bytes, .file:
      node.kind == .string
    }
  }

  /// Whether Swift can have it as the default of an argument.
  func isInitializer(_ literal: Literal, _ type: TypeReference) -> Bool {
    switch (type, literal) {
    case (.scalar(.integer), .number(let text)): Int(text) != nil
    case (.scalar(.bool), _), (.scalar(.string), _), (.scalar(.double), _): true
    // What a model is shows when all are lowered: `checkDefaults`.
    case (.model, .string), (.model, .number): true
    case (.array, .array(let elements)): elements.isEmpty
    default: false
    }
  }
}

/// Only enums have values that Swift can write; the defaults of other models are told in words.
func checkDefaults(_ models: [Model]) -> [Model] {
  let known = ModelIndex(models)
  return models.map { model in
    guard case .structure(var structure) = model.shape else { return model }
    for index in structure.fields.indices {
      let field = structure.fields[index]
      guard let literal = field.default, let id = field.type.namedModels.first else { continue }
      if isValue(literal, of: known[id]) { continue }
      structure.fields[index].default = nil
      structure.fields[index].tellDefault(literal)
    }
    var model = model
    model.shape = .structure(structure)
    return model
  }
}

private func isValue(_ literal: Literal, of model: Model?) -> Bool {
  guard case .enumeration(let enumeration)? = model?.shape else { return false }
  return enumeration.values.contains { $0.raw == literal }
}

extension Field {
  /// The default of a member that may be left out is the server's: it is told, and not sent.
  mutating func tellDefault(_ literal: Literal) {
    let sentence = "Default: `\(literal.written)`."
    about = about.map { $0 + ($0.endsLikeProse ? " " : "\n\n") + sentence } ?? sentence
  }
}

extension String {
  /// One more sentence can follow: the last line is no item of a list, no table and no code.
  fileprivate var endsLikeProse: Bool {
    guard hasSuffix("."), let line = split(separator: "\n").last else { return false }
    return line.first.map { $0.isLetter } ?? false
  }
}
