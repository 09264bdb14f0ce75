internal import SDKGenAPIModel

/// Questions about types that decide on pagination and styles.
extension ModelIndex {
  func property(_ name: String, of type: TypeReference) -> TypeReference? {
    properties(of: type).first { $0.name == name }?.type
  }

  /// The type at the end of a path of member names; nil when there is none.
  func follow(_ path: [String], from type: TypeReference) -> TypeReference? {
    path.reduce(type as TypeReference?) { type, name in type.flatMap { property(name, of: $0) } }
  }

  /// Values of the type are known to have nothing at the end of a path.
  func lacks(_ path: [String], in type: TypeReference) -> Bool {
    guard let name = path.first else { return false }
    switch value(of: type) {
    case .dictionary, .scalar(.json): return false
    case .array(let item) where name == Pagination.Next.last:
      return lacks(Array(path.dropFirst()), in: item)
    case .scalar, .array: return true
    case .optional, .nullable: return false
    case .model:
      guard case .structure(let structure) = shape(of: type), structure.additional == nil else {
        return false
      }
      guard let next = property(name, of: type) else { return true }
      return lacks(Array(path.dropFirst()), in: next)
    }
  }

  func isArray(_ type: TypeReference) -> Bool {
    if case .array = value(of: type) { true } else { false }
  }

  func isInteger(_ type: TypeReference) -> Bool {
    if case .scalar(.integer) = value(of: type) { true } else { false }
  }

  /// A whole number, which many documents call a `number`.
  func isCount(_ type: TypeReference) -> Bool {
    isInteger(type) || type.nonNull == .scalar(.double)
  }

  func isBoolean(_ type: TypeReference) -> Bool { value(of: type) == .scalar(.bool) }

  /// A cursor can be of the type: its text has no format of its own.
  func isCursor(_ type: TypeReference) -> Bool {
    switch value(of: type) {
    case .scalar(.string), .scalar(.uuid), .scalar(.integer), .scalar(.double): true
    default: false
    }
  }

  /// Values of the type have properties, or may have.
  func hasProperties(_ type: TypeReference) -> Bool {
    switch value(of: type) {
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
    switch value(of: type) {
    case .dictionary: true
    case .model: !properties(of: type).isEmpty
    case .scalar, .array, .optional, .nullable: false
    }
  }
}
