package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSourceText

/// A member of `groups`.
package struct SpecGroup: Equatable, Sendable {
  /// nil: the endpoints stand at the top level.
  package var name: String?
  package var swiftName: String?
  package var about: String?
  /// The server of endpoints that name none.
  package var server: Located<String>?
  package var settings: SpecSettings
  package var endpoints: [SpecEndpoint]
  package var location: SourceLocation
}

/// A member of `endpoints`.
package struct SpecEndpoint: Equatable, Sendable {
  package var name: Located<String>
  package var swiftName: String?
  package var about: String?
  package var deprecation: Deprecation?
  /// nil when there is none, which has been reported.
  package var method: String?
  package var path: [SpecPathPart]
  package var cookies: [SpecParameter]
  /// The body and those that may be sent instead, each of another kind.
  package var bodies: [SpecOfferedBody]
  package var accept: [String]
  package var returns: Located<SpecReturns>?
  package var returnsAbout: String?
  package var unwrap: Located<[String]>?
  package var acceptsPartialContent: Bool
  /// The forms of the stream, the preferred one first.
  package var streams: [SpecStream]
  package var pagination: Located<SpecPagination>?
  package var idempotencyHeader: String?
  package var server: Located<String>?
  package var settings: SpecSettings
  package var examples: [SpecExample]
}

package struct SpecExample: Equatable, Sendable {
  package var example: OperationExample
  package var body: Node
}

package enum SpecPathPart: Equatable, Sendable {
  /// Percent-encoded where that was needed.
  case literal(String)
  case parameter(SpecParameter)
  /// `{?page}`: sent in the query.
  case query(SpecParameter)
}

package enum SpecBody: Equatable, Sendable {
  case json(SpecType)
  case form([SpecParameter])
  /// The fields of a value are those of the form.
  case formValue(SpecType, styles: [FieldStyle])
  case multipart([SpecParameter])
  case text(contentType: String, isOptional: Bool)
  case raw(contentType: String, isOptional: Bool)

  package struct FieldStyle: Equatable, Sendable {
    package var field: Located<String>
    package var style: Parameter.Style
  }
}

/// A body in which an endpoint takes its request.
package struct SpecOfferedBody: Equatable, Sendable {
  package var body: Located<SpecBody>
  /// The content type that a JSON body or form is sent with.
  package var contentType: String?
}

package indirect enum SpecReturns: Equatable, Sendable {
  case type(SpecType)
  /// With the location of its key.
  case file(SourceLocation)
  case text
  /// By status, as keys of errors are written.
  case choice([Success])

  package struct Success: Equatable, Sendable {
    package var statuses: ErrorBody.Statuses
    /// Never a choice or a file.
    package var returns: Located<SpecReturns>
  }
}

/// A member of `query`, `headers`, `cookies`, `form`, `multipart`, or a parameter of a path.
package struct SpecParameter: Equatable, Sendable {
  package var name: Located<String>
  package var swiftName: String?
  package var about: String?
  package var deprecation: Deprecation?
  package var value: Value
  package var `default`: Node?
  /// The location of `required`, where callers must state a value.
  package var required: SourceLocation?
  package var style: Located<Parameter.Style>?
  package var contentType: String?
  package var allowsReserved = false
  package var headers: [Parameter.Header] = []
  package var isEach = false

  package enum Value: Equatable, Sendable {
    case type(SpecType)
    /// `{ "is": … }`
    case constant(Node)
  }
}
