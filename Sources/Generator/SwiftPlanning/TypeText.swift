import SDKGenAPIModel

extension PlanningContext {
  /// The Swift type of a value: `[Post]?`.
  func text(of type: TypeReference) -> String {
    switch type {
    case .scalar(let scalar): scalar.swiftType
    case .array(let element): "[\(text(of: element))]"
    case .dictionary(let value): "[String: \(text(of: value))]"
    case .optional(let wrapped): wrapped.isOptional ? text(of: wrapped) : text(of: wrapped) + "?"
    case .nullable(let wrapped): "Nullable<\(text(of: wrapped))>"
    case .model(let id): typeName(of: id)
    }
  }

  /// The type is spelt with a name of the runtime's.
  func needsRuntime(_ type: TypeReference) -> Bool {
    type.parts.contains { part in
      switch part {
      case .scalar(let scalar): scalar.isRuntime
      case .nullable: true
      case .array, .dictionary, .optional, .model: false
      }
    }
  }

  /// The type is spelt with a name of Foundation's.
  func needsFoundation(_ type: TypeReference) -> Bool {
    type.parts.contains { if case .scalar(let scalar) = $0 { scalar.isFoundation } else { false } }
  }
}

extension PlanningContext {
  /// The modules of the user's types that these types are spelt with. What is spelt with the name of a
  /// model is imported where that stands.
  func modules(of types: some Sequence<TypeReference>) -> Set<String> {
    Set(
      types.lazy.flatMap(\.parts).compactMap { part in
        if case .scalar(.external(_, let module)) = part { module } else { nil }
      })
  }
}

extension Scalar {
  var swiftType: String {
    switch self {
    case .bool, .flag: "Bool"
    case .integer(let bits, let isSigned):
      (isSigned ? "Int" : "UInt") + (bits.map(String.init) ?? "")
    case .float: "Float"
    case .double, .number(.double, _): "Double"
    case .decimal, .number(.decimal, _): "Decimal"
    case .number(.integer, _): "Int"
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

  var isRuntime: Bool {
    switch self {
    case .day, .json, .file: true
    default: false
    }
  }

  var isFoundation: Bool {
    switch swiftType {
    case "Decimal", "UUID", "URL", "Date", "Data": true
    default: false
    }
  }
}
