import SDKGenAPIModel
import SDKGenSwiftModel

/// Plans a structure.
struct StructurePlanner: Sendable {
  private let context: PlanningContext
  private let model: PlannedModel
  private let properties: [StoredProperty]
  /// The arguments of the initialiser.
  private let arguments: [CallArgument]
  private let additional: AdditionalProperties?
  private let identity: String?
  private let isVariable: Bool

  /// A property as it is declared, coded and stored.
  private struct StoredProperty: Sendable {
    var declared: Property
    var name: SwiftIdentifier
    var type: String
    var isBoxed: Bool
    /// The only value, which is no argument of the initialiser.
    var constant: String?
    /// Stored under another name, so that the public one can be computed.
    var isHidden: Bool { isBoxed || declared.deprecation != nil }
    var storage: String { isHidden ? "_" + name.name : name.text }
    var wireName: String { swiftLiteral(declared.name) }
  }

  /// `isExtension`: the coding is written by another module, which sees no stored boxes.
  init(
    _ structure: PlannedStructure, of model: PlannedModel, _ context: PlanningContext,
    isExtension: Bool = false
  ) {
    self.context = context
    self.model = model
    properties = structure.properties.map { property in
      StoredProperty(
        declared: property.declared, name: property.name,
        type: context.types.text(of: property.declared.type),
        isBoxed: property.isBoxed && !isExtension,
        constant: context.types.constant(of: property.declared))
    }
    let constants = Set(properties.filter { $0.constant != nil }.map(\.name.name))
    arguments = structure.arguments(context.types).requiredFirst()
      .filter { !constants.contains($0.label ?? "") }
    additional = structure.additional
    identity = structure.identity
    isVariable = context.conformances.usage.isSent(model.model.id)
  }

  private var layout: Layout { context.layout }
  private var types: SwiftTypes { context.types }

  /// What declares a property; a constant is set a second time when it is decoded.
  private func keyword(_ property: StoredProperty) -> String {
    isVariable ? "var" : property.constant == nil ? "let" : "private(set) var"
  }

  var declaration: StructureDeclaration {
    let coding = context.conformances.coding(of: model)
    let identifier = identifier
    return StructureDeclaration(
      doc: context.doc(of: model), access: context.access, name: model.name.text,
      conformances: context.inheritance(
        of: model, keyword: "struct",
        coding + context.conformances.valueProtocols
          + (identifier == .none ? [] : ["Identifiable"])),
      properties: properties.map(text) + additional.list(text) + identifier.properties,
      parameters: parameters, assignments: assignments,
      decoding: coding.contains("Decodable") ? decoding : nil,
      encoding: coding.contains("Encodable") ? encoding : nil)
  }

  // MARK: Properties

  private func text(_ property: StoredProperty) -> String {
    let example = property.declared.example?.wireText.map { "Example: `\($0)`" }
    let doc =
      linterComment(for: [property.name], indent: 2)
      + DocComment(property.declared.about, example).text(indent: 2, layout: layout)
    if property.isHidden { return doc + computed(property) }
    let head = "  \(context.access)\(keyword(property)) \(property.name.text):"
    let fits = head.utf8.count + 1 + property.type.utf8.count <= layout.limit
    return doc + head + (fits ? " " : "\n    ") + property.type
  }

  private func text(_ additional: AdditionalProperties) -> String {
    DocComment("The properties that the spec does not declare.").text(indent: 2, layout: layout)
      + "  \(context.access)\(isVariable ? "var" : "let") \(additional.name.text): "
      + types.text(of: additional.type)
  }

  /// The public property over a private one. It stands before the stored one, below its comment.
  private func computed(_ property: StoredProperty) -> String {
    let stored = property.isBoxed ? "Boxed<\(property.type)>" : property.type
    let value = property.isBoxed ? "\(property.storage).value" : property.storage
    let attribute = property.declared.deprecation?.attribute(indent: 2) ?? ""
    let head = "\(attribute)  \(context.access)var \(property.name.text): \(property.type)"
    let storageKeyword = isVariable || property.constant != nil ? "var" : "let"
    let setter = property.isBoxed ? "Boxed(newValue)" : "newValue"
    let body =
      isVariable
      ? "{\n    get { \(value) }\n    set { \(property.storage) = \(setter) }\n  }"
      : "{ \(value) }"
    return "\(head) \(body)\n  private \(storageKeyword) \(property.storage): \(stored)"
  }

  /// The property that makes a model `Identifiable`.
  private enum Identifier: Equatable {
    case none
    /// A property that is called `id`.
    case property
    /// A property `id` beside the one that is meant.
    case computed(String)

    var properties: [String] {
      if case .computed(let property) = self { [property] } else { [] }
    }
  }

  private var identifier: Identifier {
    guard let property = properties.first(where: { $0.declared.name == identity }) else {
      return .none
    }
    if property.name.text == "id" { return .property }
    if properties.contains(where: { $0.name.text == "id" }) { return .none }
    return .computed(
      DocComment("The same as `\(property.name.text)`.").text(indent: 2, layout: layout)
        + "  \(context.access)var id: \(property.type) { \(property.name.text) }")
  }

  // MARK: The initialiser

  private var parameters: String {
    let parameters = arguments.map(\.caseParameter)
    let joined = parameters.joined(separator: ", ")
    let head = "  \(context.access)init() {"
    return layout.fits(joined, at: head.utf8.count)
      ? joined : layout.brokenParameters(parameters, indent: 2)
  }

  private var assignments: String {
    layout.statements(
      properties.map { property in
        let head = "self.\(property.storage) ="
        let value =
          property.constant
          ?? (property.isBoxed ? "Boxed(\(property.name.text))" : property.name.text)
        let fits = layout.fits(value, at: 4 + head.utf8.count + 1)
        return head + (fits ? " " : "\n      ") + value
      } + additional.list { "self.\($0.name.name) = \($0.name.text)" }, indent: 4)
  }

  // MARK: Decoding

  var decoding: String {
    let isRequired = { [types] (property: StoredProperty) in
      types.initialValue(of: property.declared) == nil
    }
    let variables = properties.filter { $0.constant == nil }
    let ordered = variables.filter(isRequired) + variables.filter { !isRequired($0) }
    let arguments =
      ordered.map { argument($0.name.name, reading($0)) }
      + additional.list { argument($0.name.name, reading($0)) }
    let call =
      arguments.isEmpty
      ? "self.init()"
      : "try self.init(\n" + layout.filled(arguments, indent: 6, trailing: 1) + ")"
    let constants = properties.filter { $0.constant != nil }.map { property in
      let head = "self.\(property.storage) = try "
      return head + layout.text(reading(property), indent: 4, column: 4 + head.utf8.count)
    }
    return layout.statements([call] + constants, indent: 4)
  }

  private func argument(_ label: String, _ value: Code) -> String {
    let label = label + ": "
    return label + layout.text(value, indent: 6, column: 6 + label.utf8.count, trailing: 1)
  }

  private func reading(_ property: StoredProperty) -> Code {
    let type = property.declared.type
    let isOptional = type.isOptional
    let fallback =
      isOptional ? nil : property.declared.default.flatMap { types.expression($0, as: type) }
    let suffix = isOptional || fallback != nil ? "IfPresent" : ""
    let reported = property.declared.reportsAbsence ? fallback : nil
    func call(_ method: String, _ arguments: String...) -> Code {
      if let reported {
        return .call("fields.\(method)", (arguments + ["default: \(reported)"]).map { .text($0) })
      }
      return .call(
        open: "fields.\(method)\(suffix)(", arguments.map { .text($0) },
        close: ")" + (fallback.map { " ?? \($0)" } ?? ""), together: 0)
    }
    let wireName = property.wireName
    if property.declared.isLossy, case .array(let element) = types.unaliased(type.unwrapped) {
      return call("decodeLossy", "\(types.text(of: element)).self", wireName)
    }
    if let inner = types.nullableInside(type) {
      let arguments =
        types.format(of: inner).map { [wireName, "as: \($0)"] }
        ?? ["\(types.text(of: inner)).self", wireName]
      return .call("fields.decodeNullable", arguments.map { .text($0) })
    }
    if let format = types.formatIfPresent(of: type) {
      return call("decode", wireName, "as: \(format)")
    }
    return call("decode", "\(types.text(of: type.unwrapped)).self", wireName)
  }

  /// `fields.additionalProperties(JSON.self, besides: ["id", "name"])`
  private func reading(_ additional: AdditionalProperties) -> Code {
    let known = Code.array(open: "besides: ", properties.map { .text($0.wireName) })
    return .call(
      "fields.additionalProperties",
      types.format(of: additional.element).map { [known, .text("as: \($0)")] }
        ?? [.text("\(types.text(of: additional.element)).self"), known])
  }

  // MARK: Encoding

  /// Additional properties first, so that none takes the place of a declared one.
  var encoding: String {
    layout.statements(
      (additional.list(writing) + properties.map(writing)).map { layout.text($0, indent: 4) },
      indent: 4)
  }

  private func writing(_ property: StoredProperty) -> Code {
    let type = property.declared.type
    let value =
      property.name.selfInEncoder + property.storage + (property.isBoxed ? ".value" : "")
    let nullable = types.nullableInside(type)
    let method =
      nullable != nil
      ? "encodeNullable"
      : !type.isOptional
        ? "encode" : property.declared.writesNull ? "encodeOrNull" : "encodeIfPresent"
    let format = nullable.map { types.format(of: $0) } ?? types.formatIfPresent(of: type)
    let arguments = [value, property.wireName] + (format.map { ["as: \($0)"] } ?? [])
    return .call("try fields.\(method)", arguments.map { .text($0) })
  }

  private func writing(_ additional: AdditionalProperties) -> Code {
    let value = additional.name.selfInEncoder + additional.name.text
    let format = types.format(of: additional.element).map { [Code.text("as: \($0)")] } ?? []
    return .call("try fields.encodeAdditionalProperties", [.text(value)] + format)
  }
}

extension SwiftIdentifier {
  /// `self.` where the encoding has a variable of that name.
  fileprivate var selfInEncoder: String { ["fields", "encoder"].contains(text) ? "self." : "" }
}

extension AdditionalProperties? {
  /// Returns one element or none.
  fileprivate func list<Value>(_ transform: (AdditionalProperties) -> Value) -> [Value] {
    map { [transform($0)] } ?? []
  }
}
