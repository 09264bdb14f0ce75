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
