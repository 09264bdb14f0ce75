import SDKGenAPIModel
import SDKGenSourceText

/// The names that extensions state for the values of an `enum`.
struct EnumNames {
  private let schema: Element?
  /// What the extensions state, each nil where the schema has none or it is not followed.
  private let variableNames: Element?
  private let names: Element?
  private let descriptions: Element?
  /// What swaggo writes: descriptions by the names of variables.
  private let comments: Element?
  private let microsoft: Element?

  init(_ schema: Element?, _ options: OpenAPIOptions) {
    func stated(_ name: NameExtension) -> Element? {
      options.extensions.contains(name) ? schema?[name.rawValue] : nil
    }
    self.schema = schema
    variableNames = stated(.enumVariableNames)
    names = stated(.enumNames)
    descriptions = stated(.enumDescriptions)
    comments = options.extensions.contains(.enumDescriptions) ? schema?["x-enum-comments"] : nil
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
      variableNames.flatMap { entry(of: value, in: $0) }.map(withoutType)
      ?? names.flatMap { entry(of: value, in: $0) }
      ?? microsoft.flatMap { member(of: $0, for: value) }?.text("name")
    return stated.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
  }

  /// Returns the description of a value; nil where none is stated.
  func about(_ value: Element) -> String? {
    let stated =
      descriptions.flatMap { entry(of: value, in: $0) }
      ?? variableNames.flatMap { entry(of: value, in: $0) }.flatMap { comments?.text($0) }
      ?? microsoft.flatMap { member(of: $0, for: value) }?.text("description")
    return stated.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the name of a constant without that of its type, or the end of it, as Go puts it in front: `active` of
  /// `StatusActive` in `Status` and in `models.UserStatus`.
  private func withoutType(_ name: String) -> String {
    let type = schema?.pointer.last.split(separator: ".").last ?? ""
    let starts = type.indices.filter { $0 == type.startIndex || type[$0].isUppercase }
    for start in starts {
      let prefix = type[start...].prefix(1).uppercased() + type[start...].dropFirst()
      let rest = name.dropFirst(prefix.count).drop { $0 == "_" }
      if name.hasPrefix(prefix), rest.first?.isUppercase == true { return String(rest) }
    }
    return name
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
