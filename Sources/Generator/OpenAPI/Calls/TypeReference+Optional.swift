internal import SDKGenAPIModel
internal import SDKGenSourceText

extension TypeReference {
  /// Without `?`.
  var unwrapped: TypeReference {
    switch self {
    case .optional(let inner), .nullable(let inner): inner.unwrapped
    case .scalar, .array, .dictionary, .model: self
    }
  }

  var madeOptional: TypeReference {
    if case .optional = self { self } else { .optional(self) }
  }

  var isOptional: Bool { self != unwrapped }
}

extension Literal {
  /// As a caller would write it on the wire.
  var plainText: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text), .string(let text): text
    case .array, .object: ""
    }
  }

  /// Swift has a literal of the type for this default.
  func fits(_ type: TypeReference) -> Bool {
    guard case .scalar(let scalar) = type.unwrapped else { return false }
    switch (self, scalar) {
    case (.bool, .bool), (.string, .string): return true
    case (.number(let text), .integer): return Int(text) != nil
    case (.number(let text), .double), (.number(let text), .float):
      return Double(text)?.isFinite == true
    default: return false
    }
  }
}
