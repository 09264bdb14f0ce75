package import SDKGenSourceText

/// What `defaults`, a group and an endpoint can all say; the nearest wins.
package struct SpecSettings: Equatable, Sendable {
  package var query: [SpecParameter] = []
  package var headers: [SpecParameter] = []
  package var success: SpecSuccess?
  package var errors: [SpecError] = []
  package var timeout: Double?
  package var deadline: Located<Double>?
  package var retries: Located<SpecRetries>?
  package var cache: Located<SpecCache>?
  package var share: Bool?
  package var auth: SpecAuth?
}

package struct SpecSuccess: Equatable, Sendable {
  package var at: [String]
  package var value: Node
  package var message: [String]?
}

package struct SpecError: Equatable, Sendable {
  package enum Statuses: Equatable, Sendable {
    case exactly(Int)
    case hundred(Int)
    case other
  }

  package var statuses: Statuses
  package var type: SpecType
}

/// Seconds, where a duration is meant.
package struct SpecRetries: Equatable, Sendable {
  package var max: Int?
  package var statuses: [Int]?
  package var codes: [String] = []
  package var baseDelay: Double?
  package var maxDelay: Double?
}

package enum SpecCache: Equatable, Sendable {
  case off
  case http
  case fresh(Double, stale: Double?)
}

package enum SpecAuth: Equatable, Sendable {
  case none
  case schemes([Located<String>])
  /// Any of these will do; each needs all its schemes, an empty one none.
  case alternatives([[Located<String>]])
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
  package var end: String?
  /// The connection's end is one as well.
  package var endIsOptional: Bool
  package var switchField: Located<String>?
}

package struct SpecPagination: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case page(Located<String>, size: Located<String>?, first: Int)
    case offset(Located<String>, limit: Located<String>?)
    case cursor(Located<String>, next: Next)
  }

  package enum Next: Equatable, Sendable {
    case path([String])
    case link
    case header(String)
    case lastItem(items: [String], field: [String])
  }

  package var kind: Kind
  package var more: [String]?
  package var items: Located<[String]>?
}
