package import SDKGenDiagnostics

/// One request a client can make, and what its answer means. Group and file defaults are merged in,
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
  package var body: Body?
  package var answer: Answer
  package var stream: StreamAnswer?
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
    headers: [Parameter] = [], body: Body? = nil, answer: Answer = .init(),
    stream: StreamAnswer? = nil, pagination: Pagination? = nil, options: CallOptions = .init(),
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
    self.body = body
    self.answer = answer
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

/// How the request carries its payload.
///
/// A new body kind is a new case here; the compiler then lists the places that must answer for it.
package enum Body: Equatable, Sendable {
  case json(TypeReference)
  /// `application/x-www-form-urlencoded`
  case form([Parameter])
  case multipart([Parameter])
  /// Bytes of the caller's, with this content type.
  case raw(contentType: String)
}

/// What a 2xx answer must be, and what others carry.
package struct Answer: Equatable, Sendable {
  package var returns: Returns
  /// The member names that lead to the value inside an envelope.
  package var unwrap: [String]
  package var success: SuccessRule?
  /// In order of writing; an exact status beats a class, a class beats `other`.
  package var errors: [ErrorBody]

  package enum Returns: Equatable, Sendable {
    case nothing
    case value(TypeReference)
    /// The body as it is.
    case bytes
    /// Written to a file.
    case file
  }

  package init(
    returns: Returns = .nothing, unwrap: [String] = [], success: SuccessRule? = nil,
    errors: [ErrorBody] = []
  ) {
    self.returns = returns
    self.unwrap = unwrap
    self.success = success
    self.errors = errors
  }
}

/// When a 2xx answer is a failure all the same.
package struct SuccessRule: Equatable, Sendable {
  /// Path to the code inside the answer.
  package var at: [String]
  /// The code of success: a string, number or Boolean.
  package var value: Literal
  /// Path to a text for people.
  package var message: [String]?

  package init(at: [String], value: Literal, message: [String]? = nil) {
    self.at = at
    self.value = value
    self.message = message
  }
}

package struct ErrorBody: Equatable, Sendable {
  package enum Statuses: Equatable, Sendable {
    case exactly(Int)
    /// 4 for `4xx`.
    case hundred(Int)
    case other
  }

  package var statuses: Statuses
  package var type: TypeReference

  package init(_ statuses: Statuses, _ type: TypeReference) {
    self.statuses = statuses
    self.type = type
  }
}

/// An answer that arrives in pieces.
package struct StreamAnswer: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Server-sent events of one type, whatever their name.
    case events(TypeReference)
    /// By event name.
    case namedEvents([NamedEvent])
    /// JSON lines.
    case lines(TypeReference)
  }

  package struct NamedEvent: Equatable, Sendable {
    package var name: String
    package var type: TypeReference

    package init(name: String, type: TypeReference) {
      self.name = name
      self.type = type
    }
  }

  package var kind: Kind
  /// The data that ends the stream: `[DONE]`.
  package var end: String?
  /// A Boolean field of the body that asks for a stream.
  package var switchField: String?

  package init(kind: Kind, end: String? = nil, switchField: String? = nil) {
    self.kind = kind
    self.end = end
    self.switchField = switchField
  }
}

package struct Pagination: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case page(parameter: String, size: String?, first: Int)
    case offset(parameter: String, limit: String?)
    case cursor(parameter: String, next: Next)
  }

  package enum Next: Equatable, Sendable {
    case path([String])
    case link
    case header(String)
    /// `data[last].id`: a member of the last item.
    case lastItem(items: [String], field: [String])
  }

  package var kind: Kind
  package var more: [String]?
  package var items: [String]?

  package init(kind: Kind, more: [String]? = nil, items: [String]? = nil) {
    self.kind = kind
    self.more = more
    self.items = items
  }
}

/// How calls are sent. What is nil is not said here.
package struct CallOptions: Equatable, Sendable {
  /// Seconds without progress.
  package var timeout: Double?
  /// Seconds for the whole call with its retries.
  package var deadline: Double?
  package var retries: Retries?
  package var cache: Cache?
  /// The header that is filled with one UUID per call.
  package var idempotencyHeader: String?

  package struct Retries: Equatable, Sendable {
    package var max: Int?
    package var statuses: [Int]?
    /// Rejections of `success` that are worth another attempt.
    package var codes: [String]
    /// Seconds.
    package var baseDelay: Double?
    package var maxDelay: Double?

    package init(
      max: Int? = nil, statuses: [Int]? = nil, codes: [String] = [], baseDelay: Double? = nil,
      maxDelay: Double? = nil
    ) {
      self.max = max
      self.statuses = statuses
      self.codes = codes
      self.baseDelay = baseDelay
      self.maxDelay = maxDelay
    }
  }

  package enum Cache: Equatable, Sendable {
    case off
    case http
    /// Seconds an answer is fresh, and for how long after that it may be served while a new one is fetched.
    case fresh(Double, stale: Double?)
  }

  package init(
    timeout: Double? = nil, deadline: Double? = nil, retries: Retries? = nil, cache: Cache? = nil,
    idempotencyHeader: String? = nil
  ) {
    self.timeout = timeout
    self.deadline = deadline
    self.retries = retries
    self.cache = cache
    self.idempotencyHeader = idempotencyHeader
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
