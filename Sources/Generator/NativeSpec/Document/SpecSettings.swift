package import SDKGenAPIModel

/// The settings that `defaults`, a group and an endpoint can all have; the nearest wins.
package struct SpecSettings: Equatable, Sendable {
  /// Any of these will do; each needs all its schemes, an empty one none.
  package typealias Auth = [[Located<String>]]

  package var query: [SpecParameter] = []
  package var headers: [SpecParameter] = []
  package var success: Located<SpecSuccess>?
  package var errors: [SpecError] = []
  /// Without a header for idempotency, which belongs to an endpoint.
  package var options = CallOptions()
  package var auth: Auth?
}

/// The value of `success`.
package enum SpecSuccess: Equatable, Sendable {
  /// Every 2xx response is one, whatever the settings around say.
  case any
  case rule(SuccessRule)

  var rule: SuccessRule? { if case .rule(let rule) = self { rule } else { nil } }
}

package struct SpecError: Equatable, Sendable {
  package var statuses: ErrorBody.Statuses
  package var type: SpecType
}

package struct SpecStream: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case events(SpecType)
    case namedEvents([NamedEvent])
    case lines(SpecType)
  }

  package struct NamedEvent: Equatable, Sendable {
    package var name: String
    package var type: SpecType
  }

  package var kind: Kind
  package var isOfWholeEvents = false
  /// The data of events is JSON even where it is a string.
  package var dataIsJSON = false
  package var end: String?
  /// True when the end of the connection ends the stream as well.
  package var endIsOptional: Bool
  package var switchField: Located<String>?
}

package struct SpecPagination: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case page(Located<String>, size: Located<String>?, first: Int)
    case offset(Located<String>, limit: Located<String>?)
    case cursor(Located<String>, next: Located<Pagination.Next>)
    case url(Located<Pagination.Next>)
  }

  package var kind: Kind
  package var more: Located<[String]>?
  package var last: Located<[String]>?
  package var items: Located<[String]>?
}
