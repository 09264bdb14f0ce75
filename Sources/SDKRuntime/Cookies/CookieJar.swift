public import Foundation

/// Keeps the cookies that servers set, in memory, and sends them back.
///
/// Stricter than RFC 6265: a cookie goes back only to the scheme, host and port that set it, and
/// to subdomains never. A `Set-Cookie` header that may be two joined by a comma, as Foundation on
/// Linux hands them out, is not stored.
public final class CookieJar: Sendable, CustomReflectable {
  private let cookies = Locked<[Cookie]>([])
  private let now: @Sendable () -> Date
  private let limit: Int

  /// - `limit`: how many are kept; the oldest go first.
  /// - `now`: the time that a cookie's end is compared with.
  public init(limit: Int = 300, now: @escaping @Sendable () -> Date = { Date() }) {
    self.limit = max(0, limit)
    self.now = now
  }

  /// The `Cookie` header of a request to `url`; nil when there is none to send.
  public func header(for url: URL) -> String? { header(for: url, besides: []) }

  /// Without those of these names.
  func header(for url: URL, besides names: Set<Substring>) -> String? {
    let (origin, path, now) = (Self.origin(url), Self.path(url), now())
    let matching = cookies.with { cookies -> [Cookie] in
      cookies.removeAll { $0.isOver(at: now) }
      return cookies.filter {
        $0.origin == origin && $0.covers(path) && !names.contains($0.name[...])
      }
    }
    // Longer paths first, as RFC 6265, §5.4, has it.
    let sorted = matching.sorted { $0.path.utf8.count > $1.path.utf8.count }
    return sorted.isEmpty ? nil : sorted.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }

  /// Takes the `Set-Cookie` headers of an answer from `url`.
  public func store(_ headers: HTTPHeaders, from url: URL) {
    let (origin, now) = (Self.origin(url), now())
    for text in headers.values("Set-Cookie") {
      guard let cookie = Cookie(text, origin: origin, requestPath: Self.path(url), now: now) else {
        continue
      }
      cookies.with { cookies in
        cookies.removeAll { $0.isSame(as: cookie) }
        if !cookie.isOver(at: now) { cookies.append(cookie) }
        cookies.removeFirst(max(0, cookies.count - limit))
      }
    }
  }

  public func removeAll() { cookies.with { $0 = [] } }

  public var count: Int { cookies.with { $0.count } }

  private static func origin(_ url: URL) -> String {
    let scheme = url.scheme?.lowercased() ?? ""
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    return "\(scheme)://\(url.host?.lowercased() ?? ""):\(port)"
  }

  private static func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: true)
    return path.isEmpty ? "/" : path
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
