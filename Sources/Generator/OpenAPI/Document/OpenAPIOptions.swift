package import SDKGenAPIModel

/// The choices of the driver that are not stated in a document.
package struct OpenAPIOptions: Equatable, Sendable {
  /// The first that fits a schema decides its type.
  package var types: [TypeMapping]
  /// The extensions whose names are followed.
  package var extensions: [NameExtension]
  /// The name of the API in place of the title.
  package var name: String?
  package var isNamespaced: Bool
  /// Indicates that what is told once for the whole document is told at each of its places.
  package var tellsEach: Bool
  /// Indicates that the API has what its contract is made of.
  package var hasContract: Bool

  package init(
    types: [TypeMapping] = [], extensions: [NameExtension] = NameExtension.allCases,
    name: String? = nil, isNamespaced: Bool = false, tellsEach: Bool = false,
    hasContract: Bool = false
  ) {
    self.types = types
    self.extensions = extensions
    self.name = name
    self.isNamespaced = isNamespaced
    self.tellsEach = tellsEach
    self.hasContract = hasContract
  }

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
