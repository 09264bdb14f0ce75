package import SDKGenDiagnostics

/// A value of the request that has a name: in the path, the query, the headers, a form, a multipart body.
package struct Parameter: Equatable, Sendable {
  /// On the wire.
  package var name: String
  package var swiftName: String?
  package var about: String?
  package var deprecation: Deprecation?
  package var value: Value
  package var style: Style
  /// Of a multipart part; nil: by its type.
  package var contentType: String?
  package var location: SourceLocation

  package enum Value: Equatable, Sendable {
    case argument(TypeReference, default: Literal?)
    case constant(Constant)
  }

  /// How arrays and objects are written. Scalars do not care.
  package enum Style: String, Equatable, Sendable {
    case `repeat`, comma, brackets, pipe, space, deepObject
  }

  package init(
    name: String, swiftName: String? = nil, about: String? = nil,
    deprecation: Deprecation? = nil, value: Value, style: Style = .repeat,
    contentType: String? = nil, location: SourceLocation
  ) {
    self.name = name
    self.swiftName = swiftName
    self.about = about
    self.deprecation = deprecation
    self.value = value
    self.style = style
    self.contentType = contentType
    self.location = location
  }
}

/// A value that is always sent and is no argument.
package enum Constant: Equatable, Sendable {
  case same(Literal)
  /// One for each named server, in the servers' order.
  case byServer([Choice])

  package struct Choice: Equatable, Sendable {
    package var server: String
    package var value: Literal

    package init(server: String, value: Literal) {
      self.server = server
      self.value = value
    }
  }
}
