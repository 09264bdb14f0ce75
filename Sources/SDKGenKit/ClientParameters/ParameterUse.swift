internal import SDKGenAPIModel

/// A parameter of an operation that callers give.
struct ParameterUse {
  enum Location: String, Hashable {
    case path, query
    case header = "headers"
  }

  var parameter: Parameter
  var location: Location
  var type: TypeReference
  var standard: Literal?

  /// nil for a constant.
  init?(_ parameter: Parameter, in location: Location) {
    guard case .argument(let type, let standard) = parameter.value else { return nil }
    self.parameter = parameter
    self.location = location
    self.type = type
    self.standard = standard
  }

  var isRequired: Bool { !type.isOptional }

  /// Letter case does not matter in headers.
  func isNamed(_ name: String) -> Bool {
    location == .header
      ? parameter.name.lowercased() == name.lowercased() : parameter.name == name
  }
}

/// The client's argument for a parameter that several operations have.
struct SharedParameter {
  /// nil where the types differ.
  let parameter: Parameter?

  init(_ uses: [ParameterUse], _ models: ModelIndex) {
    guard let type = Self.type(of: uses, models), var shared = uses.first?.parameter else {
      parameter = nil
      return
    }
    let standard = uses.first?.standard.flatMap { standard in
      uses.allSatisfy { $0.standard == standard } ? standard : nil
    }
    let isRequired = uses.contains(where: \.isRequired)
    shared.value = .argument(isRequired ? type : .optional(type), default: standard)
    parameter = shared
  }

  /// The common type; enums that differ by operation are strings.
  private static func type(of uses: [ParameterUse], _ models: ModelIndex) -> TypeReference? {
    guard let first = uses.first?.type.unwrapped else { return nil }
    if uses.allSatisfy({ models.value(of: $0.type) == models.value(of: first) }) { return first }
    let areStrings = uses.allSatisfy { use in
      if case .enumeration(let values)? = models.shape(of: use.type) {
        return values.rawType == .string
      }
      return models.value(of: use.type) == .scalar(.string)
    }
    return areStrings ? .scalar(.string) : nil
  }
}
