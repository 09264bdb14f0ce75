package import SDKGenAPIModel

/// The Swift types that a spec's types become, and what planning asks about them.
package struct SwiftTypes: Sendable {
  private let declared: DeclaredTypes
  /// The code in which the types are written.
  private(set) var scope = TypeScope.outermost
  /// The names of types where they differ from those by which they are declared.
  private var otherNames: [ModelID: SwiftTypeName] = [:]

  package init(
    _ api: API, names: Names, partNames: [ModelID: [ModelID: SwiftTypeName]] = [:]
  ) {
    declared = DeclaredTypes(api, names: names, partNames: partNames)
  }

  var index: ModelIndex { declared.index }
  /// The declared types, imported ones included.
  var models: [ModelID: PlannedModel] { declared.models }
  var boxes: Boxes { declared.boxes }
  private var nested: NestedTypes { declared.nested }

  /// Returns the types as the code of one of them writes them; `isOutside`: in an extension elsewhere.
  func inside(_ type: SwiftTypeName, isOutside: Bool = false) -> SwiftTypes {
    written(in: nested.scope(of: type, isOutside: isOutside))
  }

  /// Returns the types as the bodies of methods write them that call the endpoints of a type.
  func callingCases(of type: SwiftTypeName) -> SwiftTypes {
    written(in: nested.scope(callingCasesOf: type))
  }

  /// Returns the types as code in a type and beside it writes them.
  func aroundAndIn(_ type: SwiftTypeName) -> SwiftTypes {
    written(in: nested.scope(aroundAndIn: type))
  }

  private func written(in scope: TypeScope) -> SwiftTypes {
    var types = self
    types.scope = scope
    return types
  }

  /// Returns the type that an alias stands for, and any other type as it is.
  func unaliased(_ type: TypeReference) -> TypeReference { index.unaliased(type) }

  /// Returns how many simple values one of this type holds inline.
  func size(of type: TypeReference) -> Int {
    guard case .model(let id) = index.value(of: type) else { return 1 }
    return boxes.sizes[id] ?? 1
  }

  func shape(of model: ModelID) -> Model.Shape? { index.shape(of: model) }

  /// Returns the name of a model.
  ///
  /// Only what naming made is ever printed, so a model without a name, were there one, is any JSON.
  func name(of model: ModelID) -> String {
    (otherNames[model] ?? models[model]?.name).map { scope.spelling(of: $0) } ?? "JSON"
  }

  /// Returns the types with the parts of one named by its location, even if it shares them with a type elsewhere.
  func naming(partsOf type: TypeReference) -> SwiftTypes {
    guard case .model(let id) = type.unwrapped, let names = declared.partNames[id] else {
      return self
    }
    var types = self
    types.otherNames = names
    return types
  }

  /// Returns the type at top level that a model's name begins with, if it needs another name here.
  func aliased(_ model: ModelID) -> SwiftIdentifier? {
    models[model].flatMap { scope.aliased($0.name) }
  }

  /// Returns the Swift type of a value: `[Post]?`.
  package func text(of type: TypeReference) -> String {
    switch type {
    case .scalar(let scalar): scalar.swiftType
    case .array(let element): "[\(text(of: element))]"
    case .dictionary(let value): "[String: \(text(of: value))]"
    case .optional(let wrapped): wrapped.isOptional ? text(of: wrapped) : text(of: wrapped) + "?"
    case .nullable(let wrapped): "Nullable<\(text(of: wrapped))>"
    case .model(let id): name(of: id)
    }
  }

  /// Returns the type inside `Nullable<T>?`, where null and absent differ.
  func nullableInside(_ type: TypeReference) -> TypeReference? {
    guard case .optional(let wrapped) = unaliased(type),
      case .nullable(let inner) = unaliased(wrapped)
    else { return nil }
    return inner
  }

  func structure(_ type: TypeReference) -> PlannedStructure? {
    guard case .model(let id) = unaliased(type.unwrapped),
      case .structure(let structure)? = models[id]?.shape
    else { return nil }
    return structure
  }

  // MARK: Imports

  /// Returns whether the type is one of the runtime's, or made of one.
  func needsRuntime(_ type: TypeReference) -> Bool {
    switch type {
    case .nullable: true
    case .array(let inner), .dictionary(let inner), .optional(let inner): needsRuntime(inner)
    case .scalar, .model:
      switch unaliased(type) {
      case .scalar(let scalar): scalar.isRuntime
      case .nullable: true
      case .array, .dictionary, .optional, .model: false
      }
    }
  }

  /// Returns whether the type is one of Foundation's, or made of one.
  func needsFoundation(_ type: TypeReference) -> Bool {
    if case .scalar(let scalar) = innermost(type) { scalar.isFoundation } else { false }
  }

  /// Returns the modules of the user's types that these types are made of. A model's own types are
  /// imported where it is declared.
  func modules(of types: some Sequence<TypeReference>) -> Set<String> {
    var modules: Set<String> = []
    for type in types {
      if case .scalar(.external(_, let module?)) = innermost(type) { modules.insert(module) }
    }
    return modules
  }

  /// Returns the type that others are made around. Of an alias, the compiler wants imported what it stands for, but
  /// nothing that this is made of: of `Dates` for `[Date]`, an import of Foundation would be superfluous.
  private func innermost(_ type: TypeReference) -> TypeReference {
    var part = type
    while let inner = part.inner { part = inner }
    return unaliased(part)
  }
}

/// What is known of the declared types wherever they are written; a class, since every planner has it and each code its
/// own `SwiftTypes`.
private final class DeclaredTypes: Sendable {
  let index: ModelIndex
  let models: [ModelID: PlannedModel]
  let boxes: Boxes
  let nested: NestedTypes
  let partNames: [ModelID: [ModelID: SwiftTypeName]]

  init(_ api: API, names: Names, partNames: [ModelID: [ModelID: SwiftTypeName]]) {
    self.partNames = partNames
    let index = ModelIndex(api.models)
    let boxes = Boxes(of: api.models, models: index)
    self.index = index
    self.boxes = boxes
    nested = NestedTypes(of: names, isNamespaced: api.isNamespaced)
    models = Dictionary(
      api.models.compactMap { model in
        names.models[model.id].map { (model.id, PlannedModel(model, $0, boxes: boxes)) }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Scalar {
  var swiftType: String {
    switch self {
    case .flag: "Bool"
    case .number(let number, _): number.swiftType
    case .date: "Date"
    case .bytes: "Data"
    case .file: "UploadFile"
    // A spec calls the others as Swift does.
    case .bool, .integer, .float, .double, .decimal, .string, .uuid, .url, .day, .data, .json,
      .external:
      name
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

extension SwiftTypes {
  /// Returns how a value is written where its Swift type alone does not say: `.array(.unixSeconds)`.
  func format(of type: TypeReference) -> String? {
    switch type {
    case .scalar(let scalar): scalar.format
    case .array(let element): format(of: element).map { ".array(\($0))" }
    case .dictionary(let value): format(of: value).map { ".dictionary(\($0))" }
    case .optional(.scalar(.number(let number, let nilTexts))) where !nilTexts.isEmpty:
      ".number(\(number.swiftType).self, nilTexts: \(swiftLiteral(nilTexts)))"
    case .optional(let wrapped): format(of: wrapped).map { ".optional(\($0))" }
    case .nullable(let wrapped): format(of: wrapped).map { ".nullable(\($0))" }
    case .model(let id):
      if case .alias(let target)? = shape(of: id) { format(of: target) } else { nil }
    }
  }

  /// Returns the format of a whole response. `Data` alone would be its bytes as they are, not base64 in JSON.
  func formatOfResponse(_ type: TypeReference) -> String? {
    switch unaliased(type) {
    case .scalar(.data): ".base64"
    case .optional(let wrapped) where unaliased(wrapped) == .scalar(.data): ".optional(.base64)"
    case .nullable(let wrapped) where unaliased(wrapped) == .scalar(.data): ".nullable(.base64)"
    default: format(of: type)
    }
  }

  /// Returns the format of the value inside an optional, which `decodeIfPresent` and `encodeIfPresent` take.
  func formatIfPresent(of type: TypeReference) -> String? {
    guard case .optional(let wrapped) = unaliased(type) else { return format(of: type) }
    if case .scalar(.number(_, let nilTexts)) = unaliased(wrapped), !nilTexts.isEmpty {
      return format(of: .optional(unaliased(wrapped)))
    }
    return format(of: wrapped)
  }
}

extension Scalar {
  fileprivate var format: String? {
    switch self {
    case .date(.unixSeconds): ".unixSeconds"
    case .date(.unixMilliseconds): ".unixMilliseconds"
    case .date(.pattern(let pattern, let zone)):
      ".pattern(\(swiftLiteral(pattern)), zone: \(swiftLiteral(zone)))"
    case .day(let pattern?): ".day(\(swiftLiteral(pattern)))"
    case .number(let number, _): ".number(\(number.swiftType).self)"
    case .flag(let yes, let no): ".flag(\(swiftLiteral(yes)), \(swiftLiteral(no)))"
    case .bool, .integer, .float, .double, .decimal, .string, .uuid, .url, .date(.rfc3339),
      .day(nil), .data, .bytes, .file, .json, .external:
      nil
    }
  }
}
