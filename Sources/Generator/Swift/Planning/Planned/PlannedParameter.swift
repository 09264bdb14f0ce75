import SDKGenAPIModel

/// A parameter with its Swift name. One object, which many lists share.
final class PlannedParameter: Sendable {
  let parameter: Parameter
  /// nil where a constant stands.
  let name: SwiftIdentifier?
  /// nil where a constant stands.
  let argument: CallArgument?

  init(_ parameter: Parameter, _ name: SwiftIdentifier?, types: SwiftTypes) {
    self.parameter = parameter
    self.name = name
    argument = CallArgument(parameter, name, types)
  }

  /// Returns the argument with its type as some other code writes it.
  func argument(_ types: SwiftTypes) -> CallArgument? { CallArgument(parameter, name, types) }
}

extension CallArgument {
  /// nil where a constant stands.
  fileprivate init?(_ parameter: Parameter, _ name: SwiftIdentifier?, _ types: SwiftTypes) {
    guard case .argument(let type, let value) = parameter.value, let name else { return nil }
    self.init(
      label: name.name, name: name.text, type: types.text(of: type),
      fallback: value.flatMap { types.expression($0, as: type) }
        ?? (type.isOptional && !parameter.isRequired ? "nil" : nil),
      isFoundation: types.needsFoundation(type),
      about: documentation(parameter.about, parameter.deprecation))
  }
}
