/// The rules for a response. They belong to the endpoint, so that every way of sending keeps them.
public struct ResponseRules: Sendable {
  /// The property names that lead to the value inside an envelope.
  public var unwrap: [String]
  /// The rule by which even a 2xx response is a failure.
  public var success: SuccessRule?
  /// The bodies of responses other than 2xx.
  public var errors: ErrorBodies
  /// The media types to ask for, best first; none: as the way of reading suggests. Of JSON and others, values
  /// ask for JSON, and bytes and files for the others. JSON labelled as one of them is still read.
  public var accept: [String]
  /// Whether a response of status 206 is a success although the request has no `Range`. By default, a part that was
  /// not asked for is an error (RFC 9110, §15.3.7).
  public var acceptsPartialContent: Bool

  public init(
    unwrap: [String] = [], success: SuccessRule? = nil, errors: ErrorBodies = [:],
    accept: [String] = [], acceptsPartialContent: Bool = false
  ) {
    self.unwrap = unwrap
    self.success = success
    self.errors = errors
    self.accept = accept
    self.acceptsPartialContent = acceptsPartialContent
  }
}

/// The code a response must hold to be a success. Any other, none, or a body that is not JSON is a
/// rejection.
public struct SuccessRule: Sendable {
  /// The property names that lead to the code.
  public var path: [String]
  /// The code of success. Compared as text, so that `"0"` and `0` are the same.
  public var code: JSON
  /// The property names that lead to the error message.
  public var messagePath: [String]?

  public init(at path: [String], is code: JSON, message messagePath: [String]? = nil) {
    self.path = path
    self.code = code
    self.messagePath = messagePath
  }
}

/// The statuses that share an error body.
public enum StatusRange: Hashable, Sendable {
  case exactly(Int)
  /// A class of statuses: 4 is `4xx`, the statuses from 400 to 499.
  case statusClass(Int)
  case other

  func contains(_ status: Int) -> Bool {
    switch self {
    case .exactly(let exact): status == exact
    case .statusClass(let digit): status / 100 == digit
    case .other: true
    }
  }
}

/// The types of error bodies by status. An exact status beats its class, the class `.other`.
public struct ErrorBodies: Sendable, ExpressibleByDictionaryLiteral {
  public typealias Body = any (Decodable & Sendable).Type

  private let bodies: [(statuses: StatusRange, type: Body)]

  public init(dictionaryLiteral elements: (StatusRange, Body)...) {
    bodies = elements.map { (statuses: $0, type: $1) }
  }

  /// All types, those of the most statuses first.
  var all: [Body] {
    bodies.ordered(byNumber: { 0 - Double($0.statuses.rank) }).map(\.type)
  }

  /// The type of the body of a response with this status.
  public subscript(status: Int) -> Body? {
    let matching = bodies.filter { $0.statuses.contains(status) }
    let ranked = matching.min { $0.statuses.rank < $1.statuses.rank }
    return ranked?.type
  }
}

extension StatusRange {
  fileprivate var rank: Int {
    switch self {
    case .exactly: 0
    case .statusClass: 1
    case .other: 2
    }
  }
}

extension ResponseRules {
  /// Returns whether the endpoint says that its responses may be labelled so.
  func expects(_ type: MediaType) -> Bool { accept.contains { MediaType($0) == type } }
}
