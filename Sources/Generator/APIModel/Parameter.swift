package import SDKGenDiagnostics

/// A named value of a request: in the path, the query, the headers, a form or a multipart body.
package struct Parameter: Equatable, Sendable {
  /// The name on the wire.
  package var name: String
  package var swiftName: String?
  package var given: GivenName?
  package var about: String?
  package var deprecation: Deprecation?
  package var value: Value
  /// Indicates that the caller gives a value, even where that may be nil.
  package var isRequired = false
  package var style: Style
  /// The styles of lists within the list, from the outside in; those further inside are JSON.
  package var elementStyles: [Style] = []
  /// The content type of a multipart part; nil when its type decides.
  package var contentType: String?
  /// The headers of a multipart part besides those that every part has.
  package var headers: [Header] = []
  /// Indicates that each property of an object, or entry of a dictionary, is a part of its own under its own name.
  package var isEach = false
  /// Indicates that `:/?@!$'()*+,;=` are not encoded in a query or form, and `:@!$&'()*+,;=` in a path; others would
  /// end the value or the query.
  package var allowsReserved: Bool
  package var location: SourceLocation

  package enum Value: Equatable, Sendable {
    case argument(TypeReference, default: Literal?)
    case constant(Constant)
    /// The value of the client-wide parameter of this name.
    case client(String, isRequired: Bool)
  }

  /// A header of a part.
  package struct Header: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The way arrays and objects are written. Only `label`, `matrix`, JSON, and those of whole queries and
  /// of cookies change how scalars are written.
  package enum Style: String, CaseIterable, Equatable, Sendable {
    /// `a=1&a=2`; an object's properties as pairs of their own: `R=100&G=200`.
    case `repeat`
    /// `1,2`; `R,100,G,200`
    case comma
    /// `1,2`; `R=100,G=200`
    case commaPairs
    case brackets, pipe, space, tab, deepObject
    /// `.1,2`; `.R,100,G,200`
    case label
    /// `.1.2`; `.R=100.G=200`
    case labelExploded
    /// `;a=1,2`; `;a=R,100,G,200`
    case matrix
    /// `;a=1;a=2`; `;R=100;G=200`
    case matrixExploded
    /// The whole value as JSON.
    case json
    /// Objects as JSON, and anything else as `repeat` has it.
    case jsonObjects
    /// The properties of an object as the fields of a form.
    case fields
    /// The value as text or JSON in the place of the query.
    case whole, wholeJSON
    /// In cookies, without percent-encoding: `a=1; a=2`, `a=1,2`
    case cookie, cookieComma
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

extension Parameter.Style {
  package var isOfPaths: Bool {
    [.label, .labelExploded, .matrix, .matrixExploded].contains(self)
  }

  /// Indicates that the value is the whole query.
  package var isOfQueries: Bool { [.fields, .whole, .wholeJSON].contains(self) }

  package var isOfCookies: Bool { [.cookie, .cookieComma].contains(self) }
}

/// A value that is always sent and is not an argument.
package enum Constant: Equatable, Sendable {
  case same(Literal)
  /// A value for each named server, in the servers' order.
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

/// Returns whether a name is a token of RFC 9110, as names of headers and cookies are.
package func isHeaderName(_ name: String) -> Bool {
  !name.isEmpty
    && name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
    }
}

/// Returns whether the transport sets a header itself: a wrong value would break the framing of the message.
package func isReservedHeader(_ name: String) -> Bool {
  reservedHeaders.contains(name.lowercased())
}

/// The headers that the transport sets itself, in lower case.
package let reservedHeaders = [
  "host", "content-length", "transfer-encoding", "connection", "expect", "upgrade", "te", "trailer",
]
