import SDKGenAPIModel
import SDKGenSwiftModel

/// A parameter with its Swift name.
struct PlannedParameter: Sendable {
  var parameter: Parameter
  /// nil where a constant stands.
  var name: SwiftIdentifier?
  /// nil where a constant stands.
  private(set) var argument: CallArgument?

  init(_ parameter: Parameter, _ name: SwiftIdentifier?, types: SwiftTypes) {
    self.parameter = parameter
    self.name = name
    argument = argument(types)
  }

  /// Returns the argument with its type as some other code writes it.
  func argument(_ types: SwiftTypes) -> CallArgument? {
    guard case .argument(let type, let value) = parameter.value, let name else { return nil }
    return CallArgument(
      label: name.name, name: name.text, type: types.text(of: type),
      fallback: value.flatMap { types.expression($0, as: type) }
        ?? (type.isOptional && !parameter.isRequired ? "nil" : nil),
      isFoundation: types.needsFoundation(type), about: parameter.documentation)
  }

  static func joining(
    _ parameters: [Parameter], _ names: [SwiftIdentifier?], types: SwiftTypes
  ) -> [PlannedParameter] {
    joined(parameters, to: names) { PlannedParameter($0, $1, types: types) }
  }
}

extension Parameter {
  fileprivate var documentation: String? {
    let parts = [about, deprecation?.sentence(besides: about)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
