package import SDKGenAPIModel

/// What the driver chose for a document beside what stands in it.
package struct OpenAPIOptions: Equatable, Sendable {
  /// The first that fits a schema decides its type.
  package var types: [TypeMapping]

  package init(types: [TypeMapping] = []) { self.types = types }
}

/// A Swift type for what a schema or a format means.
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
