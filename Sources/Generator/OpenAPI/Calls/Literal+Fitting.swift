internal import SDKGenAPIModel

extension Literal {
  /// Swift has a literal of the type for this default.
  func fits(_ type: TypeReference) -> Bool {
    guard case .scalar(let scalar) = type.nonNull else { return false }
    switch (self, scalar) {
    case (.bool, .bool), (.string, .string): return true
    case (.number(let text), .integer(_, let isSigned)):
      return isSigned ? Int(text) != nil : UInt64(text) != nil
    case (.number(let text), .double), (.number(let text), .float):
      return Double(text)?.isFinite == true
    default: return false
    }
  }
}
