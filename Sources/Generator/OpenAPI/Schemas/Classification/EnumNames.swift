import SDKGenAPIModel
import SDKGenSourceText

/// The names that extensions state for the values of an `enum`.
struct EnumNames {
  private let schema: Element?
  /// What the extensions state, each nil where the schema has none or it is not followed.
  private let variableNames: Element?
  private let names: Element?
  private let descriptions: Element?
  private let microsoft: Element?

  init(_ schema: Element?, _ options: OpenAPIOptions) {
    func stated(_ name: NameExtension) -> Element? {
      options.extensions.contains(name) ? schema?[name.rawValue] : nil
    }
    self.schema = schema
    variableNames = stated(.enumVariableNames)
    names = stated(.enumNames)
    descriptions = stated(.enumDescriptions)
    microsoft = stated(.microsoftEnum)
  }

  /// The name of the type; nil where none is stated.
  var typeName: String? {
    let stated = microsoft?.text("name")
    return stated.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
  }

  /// Returns the name of a value; nil where none is stated.
  func name(of value: Element) -> String? {
    let stated =
      variableNames.flatMap { entry(of: value, in: $0) } ?? names.flatMap {
        entry(of: value, in: $0)
      }
      ?? microsoft.flatMap { member(of: $0, for: value) }?.text("name")
    return stated.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
  }

  /// Returns the description of a value; nil where none is stated.
  func about(_ value: Element) -> String? {
    let stated =
      descriptions.flatMap { entry(of: value, in: $0) }
      ?? microsoft.flatMap { member(of: $0, for: value) }?.text("description")
    return stated.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns what a list says at the value's position, or an object under the value.
  private func entry(of value: Element, in stated: Element) -> String? {
    guard let schema else { return nil }
    if stated.node.kind == .object { return value.text.flatMap { stated.text($0) } }
    guard value.pointer == schema.pointer.appending("enum").appending(value.pointer.last),
      let index = Int(value.pointer.last), stated.node.elements.indices.contains(index)
    else { return nil }
    return stated.node.elements[index].prose?.string
  }

  /// Returns the entry of `x-ms-enum` for a value.
  private func member(of stated: Element, for value: Element) -> Element? {
    stated["values"]?.elements.first { $0["value"]?.text == value.text }
  }
}
