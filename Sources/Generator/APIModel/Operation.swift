package import SDKGenDiagnostics

/// One request a client can make, and what its response means. Group and file defaults are merged in,
/// except `ClientDefaults`, which the client adds to every request.
package struct Operation: Equatable, Sendable {
  /// As written: `get`.
  package var name: String
  package var swiftName: String?
  /// Where it stands in the spec, without file or line: `posts.get`.
  package var provenance: String
  package var about: String?
  package var deprecation: Deprecation?
  /// Upper case: `GET`.
  package var method: String
  package var path: [PathPart]
  package var query: [Parameter]
  package var headers: [Parameter]
  package var cookies: [Parameter]
  package var body: Body?
  /// What a JSON body or form is labelled as; nil: as the standard says.
  package var bodyContentType: String?
  /// A raw or text body may be left out.
  package var isBodyOptional: Bool
  /// The media types to ask for, best first; none: what the response's type suggests.
  package var accept: [String]
  package var response: Response
  package var stream: StreamResponse?
  package var pagination: Pagination?
  package var options: CallOptions
  /// nil: the API's default.
  package var security: SecurityRequirement?
  /// The name of the server that serves this operation alone.
  package var server: String?
  package var examples: [OperationExample]
  package var location: SourceLocation

  package init(
    name: String, swiftName: String? = nil, provenance: String, about: String? = nil,
    deprecation: Deprecation? = nil, method: String, path: [PathPart], query: [Parameter] = [],
    headers: [Parameter] = [], cookies: [Parameter] = [], body: Body? = nil,
    bodyContentType: String? = nil, isBodyOptional: Bool = false, accept: [String] = [],
    response: Response = .init(),
    stream: StreamResponse? = nil, pagination: Pagination? = nil, options: CallOptions = .init(),
    security: SecurityRequirement? = nil, server: String? = nil,
    examples: [OperationExample] = [], location: SourceLocation
  ) {
    self.name = name
    self.swiftName = swiftName
    self.provenance = provenance
    self.about = about
    self.deprecation = deprecation
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.cookies = cookies
    self.body = body
    self.bodyContentType = bodyContentType
    self.isBodyOptional = isBodyOptional
    self.accept = accept
    self.response = response
    self.stream = stream
    self.pagination = pagination
    self.options = options
    self.security = security
    self.server = server
    self.examples = examples
    self.location = location
  }
}

package enum PathPart: Equatable, Sendable {
  /// Percent-encoded text as it goes out, slashes included.
  case literal(String)
  case parameter(Parameter)
}

/// How the request carries its payload.
///
/// A new body kind is a new case here; the compiler then lists the places that must answer for it.
package enum Body: Equatable, Sendable {
  case json(TypeReference)
  /// `application/x-www-form-urlencoded`
  case form([Parameter])
  /// The same, the fields of one value: `a[b]=1`. What `styles` do not name is written with brackets.
  case formValue(TypeReference, styles: [FieldStyle])
  case multipart([Parameter])
  /// Text, with this content type.
  case text(contentType: String)
  /// Bytes of the caller's, with this content type.
  case raw(contentType: String)
}

/// How a field of a form is written.
package struct FieldStyle: Equatable, Sendable {
  /// On the wire.
  package var field: String
  package var style: Parameter.Style

  package init(field: String, style: Parameter.Style) {
    self.field = field
    self.style = style
  }
}

package struct OperationExample: Equatable, Sendable {
  package var name: String
  package var status: Int
  package var body: Literal

  package init(name: String, status: Int, body: Literal) {
    self.name = name
    self.status = status
    self.body = body
  }
}
