/// A parameter of a method or of an endpoint's case.
package struct ParameterDeclaration: Equatable, Sendable {
  /// Empty where there is none.
  package var label: String
  /// The name inside.
  package var name: String
  package var type: String
  /// The default; empty where there is none.
  package var defaultValue: String

  package init(label: String, name: String, type: String, defaultValue: String) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}
