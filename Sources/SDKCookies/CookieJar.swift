public import Foundation
public import SDKCore

/// Keeps the cookies that servers set, and sends them back, as RFC 6265 says: by `Domain`, `Path`,
/// `Secure`, `Expires` and `Max-Age`, and the prefixes `__Host-` and `__Secure-`. `SameSite` is of no
/// use in an app, which has no sites.
///
/// Stricter than the RFC in two ways: a cookie goes back only to the scheme and the port that set
/// it; and since the list of public suffixes is not at hand, a `Domain` that may be one by its form, or
/// is one of some fifty that strangers share, such as `github.io`, `vercel.app` and `amazonaws.com`,
/// does not count, and the cookie stays with the host that set it. By their form such are a single
/// label, and two where the last has two letters and the first at most three (`co.uk`, but also
/// `bit.ly`). Others are not known, such as `seoul.kr`: a host below one can set cookies for its
/// neighbours.
///
/// URLSession joins several `Set-Cookie` headers by commas; they are taken apart where a blank, a
/// name and `=` follow a comma.
///
/// Cookies tell the cache's users apart by their values. A value that a server changes in a response
/// that may be cached goes on as the one before; one that any other response sets is another
/// user's.
public final class CookieJar: Sendable, CustomReflectable {
  private let cookies: Locked<CookieList>
  private let file: CookieFile?
  private let ignored: Set<String>
  private let now: @Sendable () -> Date

  /// Creates a jar in memory.
  ///
  /// - `limit`: how many cookies are kept.
  /// - `limitPerHost`: how many of those that one host set; its oldest go first.
  /// - `ignoredByCache`: names of cookies that tell no users apart, such as those of a load
  ///   balancer.
  /// - `now`: the time that a cookie's end is compared with.
  public init(
    limit: Int = 3000, limitPerHost: Int = 50, ignoredByCache: Set<String> = [],
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    cookies = Locked(CookieList(limit: limit, limitPerHost: limitPerHost))
    file = nil
    ignored = ignoredByCache
    self.now = now
  }

  /// Creates a jar in memory and in a file that only its owner may read, written soon after each
  /// change. Of two processes, the one that writes last counts.
  ///
  /// - `keepsSessionCookies`: whether cookies without an end go to the file, too.
  /// - Throws: when there is a file and it cannot be read, or others than its owner may write it; one that holds no
  ///   cookies is replaced.
  public init(
    file: URL, keepsSessionCookies: Bool = false, limit: Int = 3000, limitPerHost: Int = 50,
    ignoredByCache: Set<String> = [], now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    let file = CookieFile(file, keepsSessionCookies: keepsSessionCookies)
    var list = CookieList(limit: limit, limitPerHost: limitPerHost)
    for cookie in try file.read() { list.store(cookie, at: now()) }
    cookies = Locked(list)
    self.file = file
    ignored = ignoredByCache
    self.now = now
  }

  /// Returns the `Cookie` header of a request to `url`; nil when there is none to send.
  public func header(for url: URL) -> String? { outgoing(to: url).header }

  /// Takes the `Set-Cookie` headers of a response from `url`.
  public func store(_ headers: HTTPHeaders, from url: URL) {
    store(headers, from: url, continuing: [], sentAfter: nil)
  }

  /// Removes all cookies, from the file as well, before it returns: when a user signs out, for example. The
  /// responses to requests that are under way set none either.
  public func removeAll() {
    cookies.with { $0.removeAll() }
    file?.remove()
  }

  public var count: Int { cookies.with { $0.count } }

  /// The number of times that all cookies were removed.
  fileprivate var removals: Int { cookies.with { $0.removals } }

  /// Returns when the file holds the cookies of now; at once where there is no file.
  ///
  /// - Throws: when it cannot be written.
  public func save() async throws {
    try await file?.save { [cookies] in cookies.with { $0.all } }
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension CookieJar {
  /// The cookies of one request.
  struct Outgoing: Sendable {
    /// Nil when there is nothing to send.
    let header: String?
    /// Tells users apart; nil where no cookie does.
    let identity: String?
    /// The identity of each cookie.
    let identities: [(key: Cookie.Key, identity: String)]
    /// The number of times that the jar had been emptied by then.
    let removals: Int
  }

  /// - `besides`: names of cookies that the request has already.
  private func outgoing(to url: URL, besides names: [Substring] = []) -> Outgoing {
    let (target, now) = (CookieTarget(url), now())
    let (matching, removals) = cookies.with { ($0.cookies(for: target, at: now), $0.removals) }
    let sent = matching.filter { !names.contains($0.name[...]) }
    let header = sent.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    return Outgoing(
      header: sent.isEmpty ? nil : header, identity: identity(of: matching),
      identities: matching.map { ($0.key, $0.identity) },
      removals: removals)
  }

  fileprivate func identity(for url: URL) -> String? {
    let (target, now) = (CookieTarget(url), now())
    return identity(of: cookies.with { $0.cookies(for: target, at: now) })
  }

  private func identity(of cookies: [Cookie]) -> String? {
    let telling = cookies.filter { !ignored.contains($0.name) }
    if telling.isEmpty { return nil }
    return telling.map { "\($0.name)=\($0.identity)" }.sorted(byName: \.self).joined(
      separator: "; ")
  }

  /// - `identities`: those of the request's cookies, if the values that replace theirs stand for
  ///   the same users.
  /// - `removals`: how often the jar had been emptied when the request was sent. Once more since,
  ///   and they are of a user who has signed out.
  private func store(
    _ headers: HTTPHeaders, from url: URL,
    continuing identities: [(key: Cookie.Key, identity: String)],
    sentAfter removals: Int?
  ) {
    let fields = headers.values("Set-Cookie")
    if fields.isEmpty { return }
    let (target, now) = (CookieTarget(url), now())
    let new = fields.compactMap { text -> Cookie? in
      var cookie = Cookie(text, from: target, now: now)
      if let known = identities.first(where: { $0.key == cookie?.key }) {
        cookie?.identity = known.identity
      }
      return cookie
    }
    add(new, sentAfter: removals)
  }

  func add(_ new: [Cookie], sentAfter removals: Int? = nil) {
    if new.isEmpty { return }
    let now = now()
    let isAdded = cookies.with { list in
      guard removals == nil || removals == list.removals else { return false }
      for cookie in new { list.store(cookie, at: now) }
      return true
    }
    guard isAdded else { return }
    file?.saveSoon { [cookies] in cookies.with { $0.all } }
  }

  /// The cookies that have not expired.
  var current: [Cookie] {
    let now = now()
    return cookies.with { $0.all }.filter { !$0.isOver(at: now) }
  }
}

extension APIClient.Configuration {
  /// Keeps cookies, where there is one; else cookies are neither kept nor sent.
  public var cookies: CookieJar? {
    get { cookieRule?.jar as? CookieJar }
    set { cookieRule = newValue.map(CookieRule.init) }
  }
}

extension CookieRule {
  fileprivate init(_ jar: CookieJar) {
    self.init(
      jar: jar, identity: jar.identity(for:), removals: { jar.removals },
      add: { (request, exchange) throws(RequestBuildingError) in
        let sent = try jar.add(to: &request, in: exchange)
        return { jar.store($0, to: $1, sent: sent, in: exchange) }
      })
  }
}

extension CookieJar {
  /// Adds the cookies to a request that is about to travel, redirects included, and notes for whom
  /// they are.
  fileprivate func add(
    to request: inout HTTPRequest, in exchange: Exchange
  ) throws(RequestBuildingError) -> Outgoing {
    let own = request.headers["Cookie"]
    let cookies = outgoing(to: request.url, besides: Self.names(own ?? ""))
    exchange.call.noteCookies(cookies.identity, isRedirected: exchange.isRedirected)
    if let kept = cookies.header {
      let all = (own.map { [$0] } ?? []) + [kept]
      try request.headers.set("Cookie", all.joined(separator: "; "))
    }
    return cookies
  }

  /// Keeps the cookies of a response.
  ///
  /// - `sent`: those that went with its request.
  fileprivate func store(
    _ response: HTTPResponse, to request: HTTPRequest, sent: Outgoing, in exchange: Exchange
  ) {
    store(
      response.headers, from: request.url,
      continuing: Self.isRead(response, exchange) ? sent.identities : [],
      sentAfter: sent.removals)
  }

  /// Returns whether the response is one the cache may keep: nobody logs in or out by reading what
  /// may be read again from there.
  private static func isRead(_ response: HTTPResponse, _ exchange: Exchange) -> Bool {
    exchange.isForCache && !exchange.isRedirected
      && [200, 203, 204, 304].contains(response.status)
      && !CacheControl(response.headers).isNoStore
  }

  /// Returns the names of the cookies in a header: those of the request itself win over the jar's.
  private static func names(_ header: String) -> [Substring] {
    header.split(separator: ";").map { pair in pair.drop { $0 == " " }.prefix { $0 != "=" } }
  }
}
