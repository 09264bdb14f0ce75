internal import SDKGenAPIModel
internal import SDKGenSourceText

/// What the types of an API are made of, by name.
struct ModelTable {
  private let models: ModelIndex

  init(_ models: [Model]) { self.models = ModelIndex(models) }

  /// What a type is behind aliases and `?`.
  func meaning(of type: TypeReference) -> TypeReference { models.value(of: type) }

  func shape(of type: TypeReference) -> Model.Shape? { models.shape(of: type) }

  func fields(of type: TypeReference) -> [Field] { models.fields(of: type) }

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

  /// Whether a cursor can be of the type: what is read from its text without a format of its own.
  func isCursor(_ type: TypeReference) -> Bool {
    switch meaning(of: type) {
    case .scalar(.string), .scalar(.uuid), .scalar(.integer), .scalar(.double): true
    default: false
    }
  }

  /// Whether values of the type have members, or may have.
  func hasMembers(_ type: TypeReference) -> Bool {
    switch meaning(of: type) {
    case .dictionary: return true
    case .scalar, .array, .optional, .nullable: return false
    case .model:
      switch shape(of: type) {
      case .structure: return true
      case .union(let union): return union.members.contains { isObjectMember($0.type) }
      case .enumeration, .alias, nil: return false
      }
    }
  }

  private func isObjectMember(_ type: TypeReference) -> Bool {
    switch meaning(of: type) {
    case .dictionary: true
    case .model: !fields(of: type).isEmpty
    case .scalar, .array, .optional, .nullable: false
    }
  }
}
