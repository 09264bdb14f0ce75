public import Foundation
import SDKCore

/// A login that has begun: the URL for the browser, and the secrets that bind the callback to it.
/// Descriptions show nothing of it. An app that the system may end while the browser is open
/// encodes it and keeps it with its secrets.
public struct AuthorizationRequest: Hashable, Codable, Sendable {
  /// The URL for the browser to open.
  public let url: URL
  /// Comes back with the callback (RFC 6749, §10.12).
  let state: String
  /// Shows to the token endpoint that the code was asked for here (RFC 7636, §4.1).
  let codeVerifier: String
  let redirectURI: String
}

extension AuthorizationRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { "AuthorizationRequest" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The URL of an authorization endpoint with a query.
enum AuthorizationURL {
  /// Adds a query; the endpoint's own stays (RFC 6749, §3.1).
  static func make(
    _ endpoint: String, query: [(name: String, value: String)], allowsInsecureServer: Bool
  ) throws(AuthorizationError) -> URL {
    do throws(RequestBuildingError) {
      let base = try ServerBase(Server(endpoint))
      guard
        allowsInsecureServer || base.prefix.lowercased().hasPrefix("https:")
          || Loopback.isHost(base.host)
      else {
        throw RequestBuildingError("it must begin with https://")
      }
    } catch {
      throw .invalidRequest("the authorization URL cannot be used: \(error.reason)")
    }
    let text = query.map {
      "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.value))"
    }
    .joined(separator: "&")
    let separator = !endpoint.contains("?") ? "?" : "?&".contains(endpoint.last ?? "?") ? "" : "&"
    let longer = endpoint + separator + text
    guard let url = URL(string: longer), url.absoluteString == longer else {
      throw .invalidRequest("the authorization URL is not legal")
    }
    return url
  }
}

/// The parts of the URI that the browser is sent back to.
struct RedirectURI: Sendable {
  let text: String
  private let scheme: String
  private let host: String
  private let port: Int?
  private let path: String

  /// - Throws: when the URI is relative, has a fragment or user info, or is `http` to another
  ///   machine.
  init(_ text: String) throws(AuthorizationError) {
    guard let url = URL(string: text), url.absoluteString == text, url.fragment == nil,
      url.user == nil, let scheme = url.scheme?.lowercased()
    else { throw .invalidRequest("the redirect URI is not legal") }
    switch scheme {
    case "https":
      guard url.host?.isEmpty == false else {
        throw .invalidRequest("the redirect URI has no host")
      }
    case "http":
      guard Loopback.isHost(url.host ?? "") else {
        throw .invalidRequest("the redirect URI is http to another machine")
      }
    case "javascript", "data", "file", "about", "blob", "vbscript":
      throw .invalidRequest("the redirect URI's scheme is no app's")
    default: break
    }
    self.init(text, scheme: scheme, url: url)
  }

  private init(_ text: String, scheme: String, url: URL) {
    self.text = text
    self.scheme = scheme
    host = url.host?.lowercased() ?? ""
    port = url.port
    path = url.path
  }

  /// Returns whether the URL is this one, whatever its query.
  func matches(_ url: URL) -> Bool {
    // `com.example.app:/login` and `com.example.app:///login` are one.
    func plain(_ path: String) -> String { path.isEmpty ? "/" : path }
    return url.scheme?.lowercased() == scheme && (url.host?.lowercased() ?? "") == host
      && url.port == port && plain(url.path) == plain(path)
  }
}
