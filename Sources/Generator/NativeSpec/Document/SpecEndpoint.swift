import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// A member of `groups`.
struct SpecGroup: Equatable, Sendable {
  /// nil: the endpoints stand at the top level.
  var name: String?
  var swiftName: String?
  var about: String?
  /// The server of endpoints that name none.
  var server: Located<String>?
  var settings: SpecSettings
  var endpoints: [SpecEndpoint]
  var location: SourceLocation
}

/// A member of `endpoints`.
struct SpecEndpoint: Equatable, Sendable {
  var name: Located<String>
  var swiftName: String?
  var about: String?
  var deprecation: Deprecation?
  /// nil when there is none, which has been reported.
  var method: String?
  var path: [SpecPathPart]
  var cookies: [SpecParameter]
  /// The body and those that may be sent instead, each of another kind.
  var bodies: [SpecOfferedBody]
  var accept: [String]
  var returns: Located<SpecReturns>?
  var returnsAbout: String?
  var unwrap: Located<[String]>?
  var acceptsPartialContent: Bool
  /// The forms of the stream, the preferred one first.
  var streams: [SpecStream]
  var pagination: Located<SpecPagination>?
  var idempotencyHeader: String?
  var server: Located<String>?
  var settings: SpecSettings
  var examples: [SpecExample]
}

struct SpecExample: Equatable, Sendable {
  var example: OperationExample
  var body: Node
}

enum SpecPathPart: Equatable, Sendable {
  /// Percent-encoded where that was needed.
  case literal(String)
  case parameter(SpecParameter)
  /// `{?page}`: sent in the query.
  case query(SpecParameter)
}

enum SpecBody: Equatable, Sendable {
  case json(SpecType)
  case form([SpecParameter])
  /// The fields of a value are those of the form.
  case formValue(SpecType, styles: [FieldStyle])
  case multipart([SpecParameter])
  case text(contentType: String, isOptional: Bool)
  case raw(contentType: String, isOptional: Bool)

  struct FieldStyle: Equatable, Sendable {
    var field: Located<String>
    var style: Parameter.Style
  }
}

/// A body in which an endpoint takes its request.
struct SpecOfferedBody: Equatable, Sendable {
  var body: Located<SpecBody>
  /// The content type that a JSON body or form is sent with.
  var contentType: String?
}

indirect enum SpecReturns: Equatable, Sendable {
  case type(SpecType)
  /// With the location of its key.
  case file(SourceLocation)
  case text
  /// By status, as keys of errors are written.
  case choice([Success])

  struct Success: Equatable, Sendable {
    var statuses: ErrorBody.Statuses
    /// Never a choice or a file.
    var returns: Located<SpecReturns>
  }
}

/// A member of `query`, `headers`, `cookies`, `form`, `multipart`, or a parameter of a path.
struct SpecParameter: Equatable, Sendable {
  var name: Located<String>
  var swiftName: String?
  var about: String?
  var deprecation: Deprecation?
  var value: Value
  var `default`: Node?
  /// The location of `required`, where callers must state a value.
  var required: SourceLocation?
  var style: Located<Parameter.Style>?
  var contentType: String?
  var allowsReserved = false
  var headers: [Parameter.Header] = []
  var isEach = false

  enum Value: Equatable, Sendable {
    case type(SpecType)
    /// `{ "is": … }`
    case constant(Node)
  }
}

struct SpecStream: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case events(SpecType)
    case namedEvents([NamedEvent])
    case lines(SpecType)
  }

  struct NamedEvent: Equatable, Sendable {
    var name: String
    var type: SpecType
    /// The name of its case.
    var swiftName: String?
  }

  var kind: Kind
  var isOfWholeEvents = false
  /// The data of events is JSON even where it is a string.
  var dataIsJSON = false
  var end: String?
  /// True when the end of the connection ends the stream as well.
  var endIsOptional: Bool
  var switchField: Located<String>?
}

struct SpecPagination: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case page(Located<String>, size: Located<String>?, first: Int)
    case offset(Located<String>, limit: Located<String>?)
    case cursor(Located<String>, next: Located<Pagination.Next>)
    case url(Located<Pagination.Next>)
  }

  var kind: Kind
  var more: Located<[String]>?
  var last: Located<[String]>?
  var items: Located<[String]>?
}
