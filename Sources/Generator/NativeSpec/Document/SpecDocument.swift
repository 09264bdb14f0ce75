import SDKGenAPIModel
package import SDKGenDiagnostics
import SDKGenSourceText

/// A spec file as its author wrote it: names unresolved, nothing defaulted, nothing merged.
package struct SpecDocument: Equatable, Sendable {
  var name: Located<String>
  var about: String?
  /// The servers of `server` or `servers`; the name of a `server` is nil.
  var servers: [SpecServer]
  /// True when no server is the default.
  var isServerRequired: Bool
  var defaults: SpecSettings?
  var models: [SpecModel]
  /// The name of the union of what webhooks send.
  var webhooks: Located<String>?
  /// `endpoints` at the top level are a group without a name.
  var groups: [SpecGroup]
  var auth: [SpecScheme]
  /// The meaning of `Date` in this file.
  var dates: SpecType?
  var acronyms: [String]
  var isNamespaced: Bool
  /// Paths as written, relative to this file.
  package var imports: [Located<String>]
  var location: SourceLocation
}

/// A value and where it was written.
package struct Located<Value: Equatable & Sendable>: Equatable, Sendable {
  package var value: Value
  package var location: SourceLocation

  init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

struct SpecServer: Equatable, Sendable {
  var name: String?
  var swiftName: String?
  var about: String?
  var url: Located<String>
  var variables: [Variable]
  var hosts: [Host] = []
  var allowsInsecureServer = false
  var location: SourceLocation

  struct Host: Equatable, Sendable {
    var name: String
    var url: Located<String>
    var allowsInsecureServer = false
    var location: SourceLocation
  }

  struct Variable: Equatable, Sendable {
    var name: String
    var `default`: String?
    var allowed: [String]
    var location: SourceLocation
  }
}

struct SpecScheme: Equatable, Sendable {
  var name: String
  /// nil when it was wrong, which has been reported.
  var scheme: SecurityScheme?
}

/// The settings that `defaults`, a group and an endpoint can all have; the nearest wins.
struct SpecSettings: Equatable, Sendable {
  /// Any of these will do; each needs all its schemes, an empty one none.
  typealias Auth = [[Located<String>]]

  var query: [SpecParameter] = []
  var headers: [SpecParameter] = []
  var success: Located<SpecSuccess>?
  var errors: [SpecError] = []
  /// Without a header for idempotency, which belongs to an endpoint.
  var options = CallOptions()
  var auth: Auth?
}

enum SpecSuccess: Equatable, Sendable {
  /// Every 2xx response is one, whatever the settings around say.
  case any
  case rule(SuccessRule)

  var rule: SuccessRule? { if case .rule(let rule) = self { rule } else { nil } }
}

struct SpecError: Equatable, Sendable {
  var statuses: ErrorBody.Statuses
  var type: SpecType
}

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
    var allowsReserved = false
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
    /// Events of names which no other one has are of this one.
    var isDefault = false
  }

  var kind: Kind
  var isOfWholeEvents = false
  /// The data of events is JSON even where it is a string.
  var dataIsJSON = false
  var end: String?
  /// True when the end of the connection ends the stream as well.
  var endIsOptional: Bool
  var switchField: Located<String>?
  var example: [Node] = []
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
