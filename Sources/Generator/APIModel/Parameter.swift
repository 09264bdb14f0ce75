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
  /// In a query or form `:/?@!$'()*+,;=` go out as they are; `#[]&` would end the value or the query.
  package var allowsReserved: Bool
  package var location: SourceLocation

  package enum Value: Equatable, Sendable {
    case argument(TypeReference, default: Literal?)
    case constant(Constant)
  }

  /// How arrays and objects are written. Of the rest only `label` and `matrix` make something else of scalars.
  package enum Style: String, CaseIterable, Equatable, Sendable {
    /// `a=1&a=2`; an object's members as pairs of their own: `R=100&G=200`.
    case `repeat`
    /// `1,2`; `R,100,G,200`
    case comma
    /// `1,2`; `R=100,G=200`
    case commaPairs
    case brackets, pipe, space, deepObject
    /// `.1,2`; `.R,100,G,200`
    case label
    /// `.1.2`; `.R=100.G=200`
    case labelExploded
    /// `;a=1,2`; `;a=R,100,G,200`
    case matrix
    /// `;a=1;a=2`; `;R=100;G=200`
    case matrixExploded
    /// The whole value as JSON text.
    case json
  }

  package init(
    name: String, swiftName: String? = nil, about: String? = nil,
    deprecation: Deprecation? = nil, value: Value, style: Style = .repeat,
    contentType: String? = nil, allowsReserved: Bool = false, location: SourceLocation
  ) {
    self.name = name
    self.swiftName = swiftName
    self.about = about
    self.deprecation = deprecation
    self.value = value
    self.style = style
    self.contentType = contentType
    self.allowsReserved = allowsReserved
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
