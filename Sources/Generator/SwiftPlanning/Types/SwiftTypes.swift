package import SDKGenAPIModel
package import SDKGenSwiftModel

/// The Swift types that a spec's types become, and what planning asks about them.
package struct SwiftTypes: Sendable {
  /// The declared types, imported ones included.
  let models: [ModelID: PlannedModel]
  let boxes: Boxes
  private let aliases: Aliases

  package init(_ api: API, names: Names) {
    let declared = Dictionary(
      api.models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let aliases = Aliases(declared)
    let boxes = Boxes(of: api.models, models: declared, aliases: aliases)
    self.aliases = aliases
    self.boxes = boxes
    models = declared.compactMapValues { model in
      names.models[model.id].map { PlannedModel(model, $0, boxes: boxes) }
    }
  }

  func shape(of model: ModelID) -> Model.Shape? { models[model]?.model.shape }

  /// Returns the name of a model.
  ///
  /// Only what naming made is ever printed, so a model without a name, were there one, is any JSON.
  func name(of model: ModelID) -> String { models[model]?.name.text ?? "JSON" }

  /// Returns the Swift type of a value: `[Post]?`.
  package func text(of type: TypeReference) -> String {
    switch type {
    case .scalar(let scalar): scalar.swiftType
    case .array(let element): "[\(text(of: element))]"
    case .dictionary(let value): "[String: \(text(of: value))]"
    case .optional(let wrapped): isOptional(wrapped) ? text(of: wrapped) : text(of: wrapped) + "?"
    case .nullable(let wrapped): "Nullable<\(text(of: wrapped))>"
    case .model(let id): name(of: id)
    }
  }

  /// Returns the declared type behind aliases.
  func unaliased(_ type: TypeReference) -> TypeReference { aliases.target(of: type) }

  /// Whether a missing value is nil.
  func isOptional(_ type: TypeReference) -> Bool {
    if case .optional = unaliased(type) { true } else { false }
  }

  /// Returns the type of a value that is there.
  func unwrapped(_ type: TypeReference) -> TypeReference {
    if case .optional(let wrapped) = unaliased(type) { unwrapped(wrapped) } else { type }
  }

  /// Returns the type inside `Nullable<T>?`, where null and absent differ.
  func nullableInside(_ type: TypeReference) -> TypeReference? {
    guard case .optional(let wrapped) = unaliased(type),
      case .nullable(let inner) = unaliased(wrapped)
    else { return nil }
    return inner
  }

  /// Returns the structure that a value is, if it is one.
  func structure(_ type: TypeReference) -> PlannedStructure? {
    guard case .model(let id) = unaliased(unwrapped(type)),
      case .structure(let structure)? = models[id]?.shape
    else { return nil }
    return structure
  }

  // MARK: Imports

  /// Whether the type is spelt with a name of the runtime's.
  func needsRuntime(_ type: TypeReference) -> Bool {
    switch type {
    case .scalar(let scalar): scalar.isRuntime
    case .nullable: true
    case .array(let inner), .dictionary(let inner), .optional(let inner): needsRuntime(inner)
    case .model: false
    }
  }

  /// Whether the type is spelt with a name of Foundation's.
  func needsFoundation(_ type: TypeReference) -> Bool {
    switch type {
    case .scalar(let scalar): scalar.isFoundation
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      needsFoundation(inner)
    case .model: false
    }
  }

  /// Returns the modules of the user's types that these types are spelt with. A model's own types are
  /// imported where it is declared.
  func modules(of types: some Sequence<TypeReference>) -> Set<String> {
    types.reduce(into: []) { $0.formUnion(modules(of: $1)) }
  }

  private func modules(of type: TypeReference) -> Set<String> {
    switch type {
    case .scalar(.external(_, let module?)): [module]
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      modules(of: inner)
    case .scalar, .model: []
    }
  }
}

extension Scalar {
  var swiftType: String {
    switch self {
    case .bool, .flag: "Bool"
    case .integer(let bits, let isSigned):
      (isSigned ? "Int" : "UInt") + (bits.map(String.init) ?? "")
    case .float: "Float"
    case .double: "Double"
    case .decimal: "Decimal"
    case .number(let number, _): number.swiftType
    case .string: "String"
    case .uuid: "UUID"
    case .url: "URL"
    case .date: "Date"
    case .day: "Day"
    case .data, .bytes: "Data"
    case .file: "UploadFile"
    case .json: "JSON"
    case .external(let name, _): name
    }
  }

  fileprivate var isRuntime: Bool {
    switch self {
    case .day, .json, .file: true
    default: false
    }
  }

  fileprivate var isFoundation: Bool {
    switch swiftType {
    case "Decimal", "UUID", "URL", "Date", "Data": true
    default: false
    }
  }
}

extension Scalar.Number {
  var swiftType: String {
    switch self {
    case .integer: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    }
  }
}
