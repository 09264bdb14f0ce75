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

/// An argument of an endpoint's case and of the method that sends it.
struct CallArgument: Sendable {
  /// nil: without a label.
  var label: String?
  /// The name of the value inside.
  var name: String
  var type: String
  /// The default, as an expression.
  var fallback: String?
  var isFoundation = false
  /// Its documentation in the spec.
  var about: String?

  /// `userID: Int? = nil`, in the case.
  var caseParameter: String {
    (label.map { "\($0): " } ?? "") + typeAndDefault
  }

  /// `_ body: NewPost`, `to file: URL`, in a method.
  var methodParameter: String {
    let names = label.map { $0 == plainName ? $0 : "\($0) \(name)" } ?? "_ \(name)"
    return names + ": " + typeAndDefault
  }

  var declaration: ParameterDeclaration {
    ParameterDeclaration(
      label: label ?? "", name: name, type: type, defaultValue: fallback ?? "")
  }

  /// `userID: userID`
  var forwarded: Code { forwarded(name) }

  /// Passes another value for this argument.
  func forwarded(_ value: String) -> Code {
    label.map { .labelled($0, .text(value)) } ?? .text(value)
  }

  /// Returns it as other code spells its type, with its default or without.
  func spelled(_ spelling: (String) -> String, withDefault: Bool = true) -> CallArgument {
    var argument = self
    argument.type = spelling(type)
    if !withDefault { argument.fallback = nil }
    return argument
  }

  private var typeAndDefault: String { type + (fallback.map { " = \($0)" } ?? "") }
  /// The name without backticks.
  var plainName: String {
    String(decoding: name.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }
}

extension [CallArgument] {
  /// Arguments without a default first, then `others`, then the rest.
  func requiredFirst(then others: [CallArgument] = []) -> [CallArgument] {
    filter { $0.fallback == nil } + others + filter { $0.fallback != nil }
  }
}
