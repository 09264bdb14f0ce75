package import SDKGenAPIModel

/// The choices of the driver that are not stated in a document.
package struct OpenAPIOptions: Equatable, Sendable {
  /// The first that fits a schema decides its type.
  package var types: [TypeMapping]

  package init(types: [TypeMapping] = []) { self.types = types }

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
