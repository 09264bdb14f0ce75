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
    isMatrix || self == .label || self == .labelExploded
  }

  package var isMatrix: Bool { self == .matrix || self == .matrixExploded }

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
    && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains($0) }
}

/// Returns whether a text can be the value of a header: printable ASCII, as the runtime sends it.
package func isHeaderValue(_ text: String) -> Bool {
  text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
}

/// Returns whether the transport sets a header itself: a wrong value would break the framing of the message.
package func isReservedHeader(_ name: String) -> Bool {
  reservedHeaders.contains(name.lowercased())
}

/// The headers that the transport sets itself, in lower case.
package let reservedHeaders = [
  "host", "content-length", "transfer-encoding", "connection", "expect", "upgrade", "te", "trailer",
]

/// The identity of a parameter among those of an operation, or of the client.
package struct ParameterID: Hashable, Sendable {
  /// The part of a request that it stands in.
  package enum Place: String, Hashable, Sendable {
    case path, query, header, cookie
    /// A form or multipart body.
    case field
    /// Wherever operations send what they leave to the client.
    case client
  }

  package var place: Place
  /// The name on the wire.
  package var name: String
  /// The number of those before it that have the same name there.
  package var index: Int

  package init(_ place: Place, _ name: String, index: Int = 0) {
    self.place = place
    self.name = name
    self.index = index
  }
}

/// A parameter with what identifies it.
package struct PlacedParameter: Equatable, Sendable {
  package var id: ParameterID
  package var parameter: Parameter

  /// Returns all parameters that stand in one part of a request.
  package static func all(_ place: ParameterID.Place, _ parameters: [Parameter]) -> [Self] {
    zip(parameters.ids(in: place), parameters).map { Self(id: $0, parameter: $1) }
  }
}

extension Operation {
  /// The parameters of its request: those in the path, in the query, the headers, the cookies, and the fields of the
  /// body.
  package var parameters: [PlacedParameter] {
    PlacedParameter.all(.path, pathParameters) + PlacedParameter.all(.query, query)
      + PlacedParameter.all(.header, headers) + PlacedParameter.all(.cookie, cookies)
      + PlacedParameter.all(.field, fields)
  }

  /// Changes the parameters of its request; one that stands in the path several times, each time.
  package mutating func changeParameters(_ change: (ParameterID, inout Parameter) -> Void) {
    for index in path.indices {
      guard case .parameter(var parameter) = path[index] else { continue }
      change(ParameterID(.path, parameter.name), &parameter)
      path[index] = .parameter(parameter)
    }
    query.change(.query, change)
    headers.change(.header, change)
    cookies.change(.cookie, change)
    fields.change(.field, change)
  }
}

extension ClientDefaults {
  /// The parameters of every request, and those that operations leave to the client.
  package var allParameters: [PlacedParameter] {
    PlacedParameter.all(.query, query) + PlacedParameter.all(.header, headers)
      + PlacedParameter.all(.client, parameters)
  }

  /// Changes all parameters.
  package mutating func changeParameters(_ change: (ParameterID, inout Parameter) -> Void) {
    query.change(.query, change)
    headers.change(.header, change)
    parameters.change(.client, change)
  }
}

extension [Parameter] {
  fileprivate mutating func change(
    _ place: ParameterID.Place, _ change: (ParameterID, inout Parameter) -> Void
  ) {
    for (index, id) in zip(indices, ids(in: place)) { change(id, &self[index]) }
  }

  fileprivate func ids(in place: ParameterID.Place) -> [ParameterID] {
    var counts: [String: Int] = [:]
    return map { parameter in
      let index = counts[parameter.name, default: 0]
      counts[parameter.name] = index + 1
      return ParameterID(place, parameter.name, index: index)
    }
  }
}
