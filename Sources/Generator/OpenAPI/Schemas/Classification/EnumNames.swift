import SDKGenAPIModel
import SDKGenSourceText

/// The names that extensions state for the values of an `enum`.
struct EnumNames {
  private let schema: Element?
  private let followed: [NameExtension]

  init(_ schema: Element?, _ options: OpenAPIOptions) {
    self.schema = schema
    followed = options.extensions
  }

  /// The name of the type; nil where none is stated.
  var typeName: String? {
    guard let schema, followed.contains(.microsoftEnum) else { return nil }
    let stated = schema[NameExtension.microsoftEnum.rawValue]?["name"]?.node.string
    return stated.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
  }

  /// Returns the name of a value; nil where none is stated.
  func name(of value: Element) -> String? {
    let lists = [NameExtension.enumVariableNames, .enumNames].lazy.compactMap {
      entry(of: value, in: $0)
    }
    let stated = lists.first ?? microsoft(value)?["name"]?.node.string
    return stated.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
  }

  /// Returns the description of a value; nil where none is stated.
  func about(_ value: Element) -> String? {
    let stated =
      entry(of: value, in: .enumDescriptions) ?? microsoft(value)?["description"]?.node.string
    return stated.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns what a list says at the value's position, or an object under the value.
  private func entry(of value: Element, in name: NameExtension) -> String? {
    guard let schema, followed.contains(name), let stated = schema[name.rawValue] else {
      return nil
    }
    if stated.node.kind == .object { return value.text.flatMap { stated[$0]?.node.string } }
    guard value.pointer == schema.pointer.appending("enum").appending(value.pointer.last),
      let index = Int(value.pointer.last), stated.node.elements.indices.contains(index)
    else { return nil }
    return stated.node.elements[index].string
  }

  /// Returns the entry of `x-ms-enum` for a value.
  private func microsoft(_ value: Element) -> Element? {
    guard let schema, followed.contains(.microsoftEnum) else { return nil }
    return schema[NameExtension.microsoftEnum.rawValue]?["values"]?.elements.first {
      $0["value"]?.text == value.text
    }
  }
}

extension Element {
  /// The value of a string or number, as it is written.
  fileprivate var text: String? { node.string ?? node.number }
}
