import SDKGenAPIModel

struct StructurePlanner: Sendable {
  private let context: PlanningContext
  private let model: PlannedModel
  private let properties: [StoredProperty]
  private let additional: AdditionalProperties?
  private let identity: String?
  private let isVariable: Bool
  private let coding: [String]
  private let isDecodable: Bool
  private let isEncodable: Bool
  private let types: SwiftTypes

  /// A property as it is declared, coded and stored.
  private struct StoredProperty: Sendable {
    let declared: Property
    let name: SwiftIdentifier
    let type: String
    let isBoxed: Bool
    /// The only value, which is no argument of the initialiser.
    let constant: String?

    /// Stored under another name, so that the public one can be computed.
    var isHidden: Bool { isBoxed || declared.deprecation != nil }
    var storage: String { isHidden ? "_" + name.name : name.text }
    /// An optional is a box that may be missing, so that nil needs none.
    var storedType: String {
      guard isBoxed else { return type }
      return type.hasSuffix("?") ? "Boxed<\(type.dropLast())>?" : "Boxed<\(type)>"
    }
    /// What reads the value from its box.
    var unboxing: String { !isBoxed ? "" : type.hasSuffix("?") ? "?.value" : ".value" }
    var wireName: String { swiftLiteral(declared.name) }
  }

  /// Creates the planner of a declaration, or of an extension for a direction of coding that the declaration
  /// lacks. Another module writes that, which sees no stored boxes.
  init(
    _ structure: PlannedStructure, of model: PlannedModel, _ context: PlanningContext,
    extendingBy direction: String? = nil
  ) {
    self.context = context
    self.model = model
    coding = direction.map { [$0] } ?? context.conformances.coding(of: model)
    isDecodable = coding.contains("Decodable")
    isEncodable = coding.contains("Encodable")
    let types = context.types.inside(model.name, isOutside: direction != nil)
    self.types = types
    properties = structure.properties.map { property in
      StoredProperty(
        declared: property.declared, name: property.name,
        type: types.text(of: property.declared.type),
        isBoxed: property.isBoxed && direction == nil,
        constant: types.constant(of: property.declared))
    }
    additional = structure.additional
    identity = structure.identity
    isVariable = context.conformances.usage.isSent(model.model.id)
  }

  private var keyword: String { isVariable ? "var" : "let" }

  /// Returns the keywords that declare a property; a constant is set a second time when it is decoded.
  private func keyword(of property: StoredProperty) -> String {
    isVariable ? "var" : property.constant == nil ? "let" : "private(set) var"
  }

  var declaration: StructureDeclaration {
    let declared = properties.map { declaration(of: $0) }
    let undeclared = additional.list { declaration(of: $0) }
    let identifier = identifier
    let all = declared + undeclared
    let arguments = arguments(all)
    let own =
      coding + context.conformances.valueProtocols + (identifier == nil ? [] : ["Identifiable"])
    // For fewer, what the compiler derives is as short.
    let isHashable = context.conformances.protocols(own, of: model.name.text).contains("Hashable")
    let listsProperties = isHashable && all.count >= 3
    return StructureDeclaration(
      doc: context.doc(of: model, naming: properties.map(\.name)), access: context.access,
      name: model.name.own.text,
      conformances: context.conformances.clause(
        of: model, own, listsProperties: listsProperties),
      properties: all,
      identity: identifier.flatMap { $0.name.text == "id" ? nil : declared[$0.index] },
      parameters: parameters(arguments, of: all),
      decoding: isDecodable ? decoding(arguments, of: all) : nil,
      encoding: isEncodable ? encoding(declared, undeclared) : nil,
      comparison: listsProperties ? comparison : nil)
  }

  /// Writes undeclared properties first, so that none takes the place of a declared one, and of these the constants: some
  /// readers must know what an object is before they read the rest of it.
  private func encoding(
    _ declared: [StructureDeclaration.Property], _ undeclared: [StructureDeclaration.Property]
  ) -> Code {
    let all = zip(properties, declared)
    let constants = all.filter { $0.0.constant != nil }.map(\.1)
    let others = all.filter { $0.0.constant == nil }.map(\.1)
    return .lines((undeclared + constants + others).map(\.encoding))
  }

  /// `pairs.add(a.id, b.id)`, for each property as it is stored.
  private var comparison: Code {
    let stored = properties.map(\.storage) + additional.list { $0.name.text }
    return .lines(stored.map { .call("pairs.add", ["a.\($0)", "b.\($0)"]) })
  }

  // MARK: Properties

  private func declaration(of property: StoredProperty) -> StructureDeclaration.Property {
    let name = property.name
    let example = types.shownExample(of: property.declared).map { "Example: \(codeSpan($0))" }
    let reading = reading(property)
    let target = "self.\(property.storage) ="
    let value =
      property.constant ?? (property.isBoxed ? "Boxed(\(name.text))" : name.text)
    return StructureDeclaration.Property(
      doc: DocComment(property.declared.about, example),
      attributes: [property.declared.deprecation?.attribute].compactMap { $0 },
      declaration: property.isHidden ? computed(property) : stored(property),
      keyword: keyword(of: property), name: name.text, label: name.name, type: property.type,
      wireName: property.wireName,
      defaultValue: types.initialValue(of: property.declared) ?? "",
      isRequired: property.declared.isRequired,
      assignment: .row([.text(target + " "), .below([.text(value)])]),
      decoding: isDecodable ? reading : "",
      decodedAssignment: isDecodable
        ? .row([.text(target + " try "), property.isBoxed ? .call("Boxed", [reading]) : reading])
        : "",
      encoding: isEncodable ? writing(property) : "")
  }

  private func declaration(of additional: AdditionalProperties) -> StructureDeclaration.Property {
    let type = types.text(of: additional.type)
    let (reading, target) = (reading(additional), "self.\(additional.name.name) =")
    return StructureDeclaration.Property(
      doc: DocComment("The properties that are not declared, by their names."),
      declaration: "\(context.access)\(keyword) \(additional.name.text): \(type)",
      keyword: keyword, name: additional.name.text, label: additional.name.name, type: type,
      defaultValue: "[:]", isAdditional: true,
      assignment: "\(target) \(additional.name.text)",
      decoding: isDecodable ? reading : "",
      decodedAssignment: isDecodable ? .row([.text(target + " try "), reading]) : "",
      encoding: isEncodable ? writing(additional) : "")
  }

  private func stored(_ property: StoredProperty) -> Code {
    let head = "\(context.access)\(keyword(of: property)) \(property.name.text): "
    return .row([.text(head), .below([.text(property.type)])])
  }

  /// The public property over a private one. It stands before the stored one, below its comment.
  private func computed(_ property: StoredProperty) -> Code {
    let value = property.storage + property.unboxing
    let head = "\(context.access)var \(property.name.text): \(property.type)"
    let storage = isVariable || property.constant != nil ? "var" : "let"
    let setter = property.isBoxed ? "Boxed(newValue)" : "newValue"
    let accessors: [Code] =
      isVariable ? ["get { \(value) }", "set { \(property.storage) = \(setter) }"] : [.text(value)]
    return .lines([
      .block(.text(head), accessors),
      "private \(storage) \(property.storage): \(property.storedType)",
    ])
  }

  /// The property that makes a model `Identifiable`; nil where none does, or `id` is another.
  private var identifier: (index: Int, name: SwiftIdentifier)? {
    guard let index = properties.firstIndex(where: { $0.declared.name == identity }) else {
      return nil
    }
    let name = properties[index].name
    let isTaken = name.text != "id" && properties.contains { $0.name.text == "id" }
    return isTaken ? nil : (index, name)
  }

  // MARK: The initialiser

  /// Returns which properties are arguments of the initialiser: required ones first, and no constants.
  private func arguments(_ all: [StructureDeclaration.Property]) -> [Int] {
    var (required, optional): ([Int], [Int]) = ([], [])
    for index in all.indices where index >= properties.count || properties[index].constant == nil {
      if all[index].defaultValue.isEmpty { required.append(index) } else { optional.append(index) }
    }
    return required + optional
  }

  private func parameters(
    _ arguments: [Int], of all: [StructureDeclaration.Property]
  ) -> Code {
    let parameters = arguments.map { index in
      Code.text(
        "\(all[index].label): \(all[index].type)"
          + (all[index].defaultValue.isEmpty ? "" : " = " + all[index].defaultValue))
    }
    return .list(head: "", .innerParameters, parameters)
  }

  // MARK: Decoding

  /// Returns the call of the initialiser, then the statements that set what it leaves out.
  private func decoding(_ arguments: [Int], of all: [StructureDeclaration.Property]) -> Code {
    let constants = properties.indices.filter { properties[$0].constant != nil }
    if arguments.isEmpty && constants.isEmpty { return "" }
    let values = arguments.map { Code.row([.text(all[$0].label + ": "), all[$0].decoding]) }
    let call: Code =
      values.isEmpty
      ? "self.init()" : .list(head: "try self.init", .argumentsBelow, values)
    return .lines([call] + constants.map { all[$0].decodedAssignment })
  }

  private func reading(_ property: StoredProperty) -> Code {
    let declared = property.declared
    if declared.isLossy, case .array(let element) = types.unaliased(declared.type.unwrapped) {
      return types.call(
        "decodeLossy", ["\(types.text(of: element)).self", property.wireName],
        reading: declared.type, or: declared.default, reportsAbsence: declared.reportsAbsence)
    }
    return types.reading(
      declared.type, property.wireName, or: declared.default,
      reportsAbsence: declared.reportsAbsence)
  }

  /// `fields.additionalProperties(JSON.self, besides: ["id", "name"])`
  private func reading(_ additional: AdditionalProperties) -> Code {
    let known = Code.array("besides: ", properties.map { .text($0.wireName) })
    return .call(
      "fields.additionalProperties",
      types.format(of: additional.element).map { [known, .text("as: \($0)")] }
        ?? [.text("\(types.text(of: additional.element)).self"), known])
  }

  // MARK: Encoding

  private func writing(_ property: StoredProperty) -> Code {
    let type = property.declared.type
    let value =
      property.name.selfInEncoder + property.storage + property.unboxing
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

extension Property {
  /// Indicates that JSON must have it.
  fileprivate var isRequired: Bool { writesNull || (!type.isOptional && `default` == nil) }
}

extension AdditionalProperties? {
  /// Returns one element or none.
  fileprivate func list<Value>(_ transform: (AdditionalProperties) -> Value) -> [Value] {
    map { [transform($0)] } ?? []
  }
}
