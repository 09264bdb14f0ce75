internal import SDKGenAPIModel

extension Literal {
  /// Whether it is a default of this type that Swift has a literal for.
  func fits(_ type: TypeReference) -> Bool {
    guard case .scalar(let scalar) = type.nonNull else { return false }
    switch (self, scalar) {
    case (.bool, .bool), (.string, .string): return true
    case (.number(let text), .integer): return Int(text) != nil
    case (.number(let text), .double), (.number(let text), .float):
      return Double(text)?.isFinite == true
    default: return false
    }
  }
}
