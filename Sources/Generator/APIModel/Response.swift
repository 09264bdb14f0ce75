/// What a 2xx response must be, and what others carry.
package struct Response: Equatable, Sendable {
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
    /// The body as text.
    case text
    /// By status, which differ in what they carry.
    case choice([Success])
  }

  /// One of several successful answers.
  package struct Success: Equatable, Sendable {
    /// Those of one meaning; `other` for what no success names.
    package var statuses: [ErrorBody.Statuses]
    /// Never `choice` or `file`.
    package var returns: Returns

    package init(_ statuses: [ErrorBody.Statuses], _ returns: Returns) {
      self.statuses = statuses
      self.returns = returns
    }
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

/// When a 2xx response is a failure all the same.
package struct SuccessRule: Equatable, Sendable {
  /// Path to the code inside the response.
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
    case statusClass(Int)
    case other
  }

  package var statuses: Statuses
  package var type: TypeReference

  package init(_ statuses: Statuses, _ type: TypeReference) {
    self.statuses = statuses
    self.type = type
  }
}

/// A response that arrives in pieces.
package struct StreamResponse: Equatable, Sendable {
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
  /// Whether the stream may end without it.
  package var endIsOptional: Bool
  /// A Boolean field of the body that asks for a stream.
  package var switchField: String?

  package init(
    kind: Kind, end: String? = nil, endIsOptional: Bool = false, switchField: String? = nil
  ) {
    self.kind = kind
    self.end = end
    self.endIsOptional = endIsOptional
    self.switchField = switchField
  }
}
