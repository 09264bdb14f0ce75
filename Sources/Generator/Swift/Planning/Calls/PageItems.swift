import SDKGenAPIModel

/// The items of a page.
struct PageItems: Sendable {
  var pagination: Pagination
  /// The type of one of them.
  var type: String
  /// The same, as the spec has it.
  var element: TypeReference
  /// Leads to their array, which may be optional, in the page: `\.data`.
  var keyPath: String
  /// The type of a page.
  var page: TypeReference

  init?(_ operation: Operation, _ types: SwiftTypes) {
    guard let pagination = operation.pagination, case .value(let page) = operation.response.returns
    else { return nil }
    var type = page
    var steps: [String] = []
    for name in pagination.items ?? [] {
      guard let step = Self.step(to: name, in: type, types) else { return nil }
      steps.append((type.isOptional ? "?" : "") + step.text)
      type = step.type
    }
    let mark = type.isOptional ? "?" : ""
    self.page = page
    self.pagination = pagination
    switch types.unaliased(type.unwrapped) {
    case .array(let element):
      self.element = element
      self.type = types.text(of: element)
      keyPath = Self.keyPath(steps.isEmpty ? [".self"] : steps)
    case .scalar(.json):
      element = .scalar(.json)
      self.type = "JSON"
      keyPath = Self.keyPath(steps + [mark + ".arrayValue"])
    default: return nil
    }
  }

  /// A first subscript or question mark needs a dot.
  private static func keyPath(_ steps: [String]) -> String {
    let text = steps.joined()
    return "\\" + (text.hasPrefix(".") ? "" : ".") + text
  }

  private static func step(
    to name: String, in type: TypeReference, _ types: SwiftTypes
  ) -> (text: String, type: TypeReference)? {
    switch types.unaliased(type.unwrapped) {
    case .scalar(.json): ("[\(swiftLiteral(name))]", .optional(.scalar(.json)))
    case .dictionary(let value): ("[\(swiftLiteral(name))]", .optional(value))
    case .model:
      types.structure(type)?.property(name).map { (".\($0.name.text)", $0.declared.type) }
    default: nil
    }
  }
}
