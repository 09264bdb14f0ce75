package import SDKGenAPIModel
internal import SDKGenSourceText

/// The choices of the driver that are not stated in a document.
package struct OpenAPIOptions: Equatable, Sendable {
  /// The first that fits a schema decides its type.
  package var types: [TypeMapping] = []
  /// The extensions whose names are followed.
  package var extensions = NameExtension.allCases
  /// The name of the API in place of the title.
  package var name: String?
  package var isNamespaced = false
  /// Indicates that what is told once for the whole document is told at each of its places.
  package var tellsEach = false
  /// Indicates that the API has what its contract is made of.
  package var hasContract = false

  package init() {}

  func type(of subject: TypeMapping.Subject) -> Scalar? {
    types.first { $0.subject == subject }?.type
  }
}

/// A Swift type for a schema or a format.
package struct TypeMapping: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    /// Every schema with this `format`.
    case format(String)
    /// The component schema of this name.
    case schema(String)
  }

  package var subject: Subject
  package var type: Scalar

  package init(_ subject: Subject, type: Scalar) {
    self.subject = subject
    self.type = type
  }
}

/// An extension by which the author of a document states names for generated code.
package enum NameExtension: String, CaseIterable, Equatable, Sendable {
  case sdkgenName = "x-sdkgen-name"
  case sdkgenGroup = "x-sdkgen-group"
  case methodName = "x-methodName"
  case fernMethod = "x-fern-sdk-method-name"
  case fernGroup = "x-fern-sdk-group-name"
  case speakeasyName = "x-speakeasy-name-override"
  case speakeasyGroup = "x-speakeasy-group"
  case enumVariableNames = "x-enum-varnames"
  case enumNames = "x-enumNames"
  case microsoftEnum = "x-ms-enum"
  case enumDescriptions = "x-enum-descriptions"

  /// The extensions that name an operation's method, first one first.
  private static let ofMethods: [Self] = [.sdkgenName, .methodName, .fernMethod, .speakeasyName]
  /// The extensions that name an operation's group.
  private static let ofGroups: [Self] = [.sdkgenGroup, .fernGroup, .speakeasyGroup]

  /// Returns the name that an operation states for its method; nil where it states none.
  static func method(of operation: Element, among followed: [Self]) -> String? {
    ofMethods.lazy.filter(followed.contains).compactMap { operation[$0.rawValue]?.statedName }.first
  }

  /// Returns the name that a schema, a property or a parameter states for itself; nil where it states none.
  static func name(of element: Element, among followed: [Self]) -> String? {
    followed.contains(.sdkgenName) ? element[sdkgenName.rawValue]?.statedName : nil
  }

  /// Returns the name that an operation states for its group; nil where it states none.
  static func group(of operation: Element, among followed: [Self]) -> String? {
    ofGroups.lazy.filter(followed.contains).compactMap { operation[$0.rawValue]?.statedName }.first
  }
}

extension Element {
  /// A string, or the strings of a list one behind the other, if they have a letter: `["users", "roles"]` is `users.roles`.
  fileprivate var statedName: String? {
    let parts = (node.kind == .array ? elements : [self]).compactMap(\.text)
    let name = parts.joined(separator: ".")
    return name.contains(where: \.isLetter) ? name : nil
  }
}
