internal import SDKGenAPIModel
internal import SDKGenSourceText

/// The models of an API by id.
struct ModelTable {
  private let models: [ModelID: Model]

  init(_ models: [Model]) {
    self.models = Dictionary(
      models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The type behind aliases and `?`.
  func meaning(of type: TypeReference) -> TypeReference {
    var type = type.unwrapped
    // Aliases that lead to themselves are reported where schemas are read.
    for _ in 0..<64 {
      guard case .model(let id) = type, case .alias(let target)? = models[id]?.shape else { break }
      type = target.unwrapped
    }
    return type
  }

  func shape(of type: TypeReference) -> Model.Shape? {
    guard case .model(let id) = meaning(of: type) else { return nil }
    return models[id]?.shape
  }

  func fields(of type: TypeReference) -> [Field] {
    guard case .structure(let structure)? = shape(of: type) else { return [] }
    return structure.fields
  }

  func field(_ name: String, of type: TypeReference) -> TypeReference? {
    fields(of: type).first { $0.name == name }?.type
  }

  /// The type at the end of a path of member names; nil when there is none.
  func follow(_ path: [String], from type: TypeReference) -> TypeReference? {
    path.reduce(type as TypeReference?) { type, name in type.flatMap { field(name, of: $0) } }
  }

  func isArray(_ type: TypeReference) -> Bool {
    if case .array = meaning(of: type) { true } else { false }
  }

  func isInteger(_ type: TypeReference) -> Bool {
    if case .scalar(.integer) = meaning(of: type) { true } else { false }
  }

  func isBoolean(_ type: TypeReference) -> Bool { meaning(of: type) == .scalar(.bool) }

  /// A cursor can be of the type: its text has no format of its own.
  func isCursor(_ type: TypeReference) -> Bool {
    switch meaning(of: type) {
    case .scalar(.string), .scalar(.uuid), .scalar(.integer), .scalar(.double): true
    default: false
    }
  }

  /// Values of the type have properties, or may have.
  func hasProperties(_ type: TypeReference) -> Bool {
    switch meaning(of: type) {
    case .dictionary: return true
    case .scalar, .array, .optional, .nullable: return false
    case .model:
      switch shape(of: type) {
      case .structure: return true
      case .union(let union): return union.members.contains { hasOwnProperties($0.type) }
      case .enumeration, .alias, nil: return false
      }
    }
  }

  private func hasOwnProperties(_ type: TypeReference) -> Bool {
    switch meaning(of: type) {
    case .dictionary: true
    case .model: !fields(of: type).isEmpty
    case .scalar, .array, .optional, .nullable: false
    }
  }
}
