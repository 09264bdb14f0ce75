/// The method of a request: `GET`, `POST`, or any other token of RFC 9110.
///
/// Methods are case-sensitive: `HTTPMethod(rawValue: "get")` is nil, and a request with the literal
/// `"get"` is not sent, so that a misspelt standard method never reaches a server.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  /// Nil unless `rawValue` is a token and no standard method in the wrong case.
  public init?(rawValue: String) {
    let upper = rawValue.uppercased()
    guard HeaderRules.isToken(rawValue), upper == rawValue || !Self.standard.contains(upper)
    else { return nil }
    self.rawValue = rawValue
  }

  private init(standard rawValue: String) { self.rawValue = rawValue }

  /// - Throws: where a literal is not a method that `init(rawValue:)` takes.
  func check() throws(RequestBuildingError) {
    guard Self.standard.contains(rawValue) || Self(rawValue: rawValue) != nil else {
      throw RequestBuildingError("'\(rawValue.shownSafely)' is no HTTP method")
    }
  }

  private static let standard: Set<String> = [
    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT",
    "QUERY",
  ]

  public static var get: Self { Self(standard: "GET") }
  public static var head: Self { Self(standard: "HEAD") }
  public static var post: Self { Self(standard: "POST") }
  public static var put: Self { Self(standard: "PUT") }
  public static var patch: Self { Self(standard: "PATCH") }
  public static var delete: Self { Self(standard: "DELETE") }
  public static var options: Self { Self(standard: "OPTIONS") }
  public static var trace: Self { Self(standard: "TRACE") }
  /// A read whose question is its body (RFC 10008): it is retried, shared and cached as a GET is.
  public static var query: Self { Self(standard: "QUERY") }

  /// True if sending twice has the effect of sending once, by RFC 9110 and RFC 10008. Unknown methods
  /// have not.
  public var isIdempotent: Bool {
    switch rawValue {
    case "PUT", "DELETE": true
    default: isSafe
    }
  }

  /// True if it only reads, by RFC 9110 and RFC 10008.
  package var isSafe: Bool {
    switch rawValue {
    case "GET", "HEAD", "OPTIONS", "TRACE", "QUERY": true
    default: false
    }
  }

  /// True if responses may be kept and served again.
  package var isCacheable: Bool { self == .get || self == .query }

  /// True if a request with this method may have a body.
  var allowsBody: Bool { self != .get && self != .head && self != .trace }

  public var description: String { rawValue }
}

extension HTTPMethod: ExpressibleByStringLiteral {
  /// A method by its name, as generated code states it: `EndpointRequest("COPY", "/files/1")`.
  ///
  /// A request whose method is no token (RFC 9110, section 5.6.2), or a standard one in the wrong case,
  /// is not sent: its call fails as `APIError.Kind.invalidRequest`.
  public init(stringLiteral value: StaticString) { rawValue = value.description }
}
