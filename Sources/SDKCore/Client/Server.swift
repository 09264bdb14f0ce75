public import Foundation

/// The address of an API: `https://api.example.com/v1`, and a name, if constants depend on it.
///
/// The text is checked when a request is built: it must be `http` or `https` with a host, legal
/// as it stands (nothing is repaired), without user info or fragment.
public struct Server: Hashable, Sendable, ServerChoice {
  /// The address as given.
  public let text: String
  public let name: String?
  /// The API's other hosts that belong to this server, by name. It stands itself for those that are not listed.
  public var hosts: [String: Server]
  /// True if credentials may go to this server over `http`, where whoever is on the way reads them:
  /// for a network of one's own, such as a LAN or one of containers. `http` to this machine needs it
  /// not.
  public var allowsInsecureServer: Bool

  public init(
    _ text: String, name: String? = nil, hosts: [String: Server] = [:],
    allowsInsecureServer: Bool = false
  ) {
    self.text = text
    self.name = name
    self.hosts = hosts
    self.allowsInsecureServer = allowsInsecureServer
  }

  /// Returns the servers that endpoints call by these names: those of `hosts`, otherwise this one, so that nothing is
  /// sent to another environment. What it allows holds for them too. A path that is not among `hosts`, `/v2`, names no server:
  /// it replaces the path of this one.
  public func hosts(named names: [String]) -> [Server] {
    names.compactMap { name in
      guard let host = hosts[name] ?? (ServerBase.isReference(name) ? nil : self) else {
        return nil
      }
      return Server(
        host.text, name: name,
        allowsInsecureServer: host.allowsInsecureServer || allowsInsecureServer)
    }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(_ server: Server) { self = server }

  public var server: Server {
    get { self }
    set { self = newValue }
  }
}

/// The servers of an API, by name; any other can be given as a literal, and as `.init(url)` or `.init(text)`, which a
/// `Server` takes as well.
public protocol ServerChoice: Sendable, ExpressibleByStringInterpolation
where StringLiteralType == String, StringInterpolation == DefaultStringInterpolation {
  var server: Server { get set }
  init(_ server: Server)
}

extension ServerChoice {
  public init(stringLiteral value: String) { self.init(Server(value)) }

  /// A server that the API does not list. `name`: the listed server it stands in for, if
  /// constants depend on it. `hosts` and `allowsInsecureServer`: those of the `Server`.
  public init(
    _ text: String, name: String? = nil, hosts: [String: Server] = [:],
    allowsInsecureServer: Bool = false
  ) {
    self.init(
      Server(text, name: name, hosts: hosts, allowsInsecureServer: allowsInsecureServer))
  }

  /// The same by its URL.
  public init(
    _ url: URL, name: String? = nil, hosts: [String: Server] = [:],
    allowsInsecureServer: Bool = false
  ) {
    self.init(
      url.absoluteString, name: name, hosts: hosts, allowsInsecureServer: allowsInsecureServer)
  }
}

/// A server's text, taken apart and checked.
package struct ServerBase: Sendable {
  /// Without a slash at the end.
  package private(set) var prefix: String
  /// The slashes at the end, which belong to a URL that is sent without a path of an endpoint's:
  /// that of a token endpoint, for example.
  private(set) var slashes: String
  /// The path as written.
  private let path: Substring
  private let origin: Substring
  package let host: String
  /// Without `?`; empty when there is none.
  package let query: String
  package let name: String?
  package let allowsInsecureServer: Bool

  package init(_ server: Server) throws(RequestBuildingError) {
    name = server.name
    allowsInsecureServer = server.allowsInsecureServer
    let text = server.text
    guard let start = text.range(of: "://")?.upperBound,
      ["http", "https"].contains(text[..<start].dropLast(3).lowercased())
    else { throw RequestBuildingError("the server's URL must begin with https:// or http://") }
    let authority = text[start...].prefix { !"/?#".contains($0) }
    guard !authority.contains("@") else {
      throw RequestBuildingError("the server's URL holds user info; use a credential")
    }
    guard !authority.isEmpty, !text.contains("#"), let url = URL(string: text),
      url.absoluteString == text, let host = url.host, !host.isEmpty, PathRules.isLegal(text)
    else { throw RequestBuildingError("the server's URL is not legal") }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var prefix = parts.first ?? ""
    while prefix.hasSuffix("/") { prefix = prefix.dropLast() }
    guard !PathRules.hasDotSegments(prefix[authority.endIndex...]) else {
      throw RequestBuildingError("the path of the server's URL holds '.' or '..'")
    }
    self.prefix = String(prefix)
    slashes = String((parts.first ?? "")[prefix.endIndex...])
    self.host = host
    query = parts.count > 1 ? String(parts[1]) : ""
    origin = text[..<authority.endIndex]
    path = text[authority.endIndex...].prefix { $0 != "?" }
  }

  /// Returns whether an endpoint's server is a path in place of this one's: `/v2`, `./v2`, `../v2`.
  static func isReference(_ name: String) -> Bool {
    name.hasPrefix("/") || name.hasPrefix("./") || name.hasPrefix("../")
  }

  /// Returns the server with another path, as a reference in it leads there (RFC 3986, section 5.2).
  package func at(_ reference: String) throws(RequestBuildingError) -> ServerBase {
    guard PathRules.isLegal(reference),
      !reference.utf8.contains(where: { $0 == 0x3F || $0 == 0x23 })
    else { throw RequestBuildingError("the endpoint's server '\(reference)' is not a path") }
    let beside =
      reference.hasPrefix("/")
      ? [] : path.split(separator: "/").dropLast(path.hasSuffix("/") ? 0 : 1)
    var segments = Array(beside)
    for segment in reference.split(separator: "/") {
      switch segment {
      case ".": break
      case "..": _ = segments.popLast()
      default: segments.append(segment)
      }
    }
    var base = self
    base.prefix = ([origin] + segments).joined(separator: "/")
    base.slashes = reference.hasSuffix("/") ? "/" : ""
    return base
  }
}

/// The rules for finished paths.
enum PathRules {
  /// Returns whether a path is printable ASCII that needs no encoding, every `%` followed by two
  /// hexadecimal digits.
  static func isLegal(_ text: some StringProtocol) -> Bool {
    var digitsDue = 0
    for byte in text.utf8 {
      if digitsDue > 0 {
        guard PercentEncoding.isHexDigit(byte) else { return false }
        digitsDue -= 1
      } else if byte == UInt8(ascii: "%") {
        digitsDue = 2
      } else if !isLegal(byte) {
        return false
      }
    }
    return digitsDue == 0
  }

  private static func isLegal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: true
    }
  }

  /// Returns whether a path has segments `.` or `..`, which libcurl would fold before sending. Encoded, in part or whole,
  /// they mean the same to what normalises the path on its way.
  static func hasDotSegments(_ path: some StringProtocol) -> Bool {
    guard path.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") }) else {
      return false
    }
    return path.split(separator: "/").contains { isDots($0) }
  }

  static func isDots(_ segment: some StringProtocol) -> Bool {
    guard segment.utf8.count <= 6,
      segment.utf8.first == UInt8(ascii: ".") || segment.utf8.first == UInt8(ascii: "%")
    else { return false }
    return [".", ".."].contains(segment.removingPercentEncoding ?? "")
  }
}

extension Server: CustomStringConvertible, CustomReflectable {
  /// Without what may be secret: the query, user info, and the path where it may be that of a webhook.
  public var description: String {
    let bare = text.prefix { $0 != "?" && $0 != "#" }
    let whole = bare.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let start = whole.range(of: "://")?.upperBound ?? whole.startIndex
    let path = whole[start...].drop { $0 != "/" }
    let shown = whole[..<path.startIndex] + Redaction.standard.text(ofServerPath: path)
    return name.map { "\(shown) (\($0))" } ?? String(shown)
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
