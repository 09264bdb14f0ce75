import Foundation
import SDKCore

/// A response as it is kept: without what belonged to the connection or was a secret in passing.
struct CachedResponse: Sendable, Equatable {
  var status: Int
  var headers: HTTPHeaders
  var body: Data
  /// The request's headers that `Vary` names, and those that may matter although it does not.
  var varied: [VariedHeader]
  /// The time when it came, or was last confirmed: by the cache's own clock, and by the wall's.
  var received: CacheTime
  /// The age by its headers when it came.
  var ageOnArrival: Duration

  init(
    _ response: HTTPResponse, to request: HTTPRequest, asked: CacheTime, received: CacheTime
  ) {
    status = response.status
    headers = Self.kept(response.headers)
    body = response.data
    varied = VariedHeader.all(in: response.headers, of: request)
    self.received = received
    ageOnArrival = Self.age(of: response.headers, asked, received)
  }

  init(_ body: CachedBody, to request: HTTPRequest, received: CacheTime) {
    status = 200
    headers = body.contentType.map { ["Content-Type": $0] } ?? [:]
    self.body = body.data
    varied = VariedHeader.all(in: headers, of: request)
    self.received = received
    ageOnArrival = .zero
  }

  /// Returns the response as confirmed by a 304, whose headers replace those of their names.
  func confirmed(
    by response: HTTPResponse, to request: HTTPRequest, asked: CacheTime, received: CacheTime
  ) -> CachedResponse {
    var copy = self
    // They tell of a body, and a 304 has none.
    let names = Set(response.headers.fields.map { $0.name.lowercased() })
      .subtracting(["content-length", "content-encoding", "content-range"])
    copy.headers.removeAll { names.contains($0.lowercased()) }
    for field in response.headers where names.contains(field.name.lowercased()) {
      copy.headers.append(field.name.lowercased(), field.value)
    }
    copy.headers = Self.kept(copy.headers)
    // `Vary` may be another now.
    copy.varied = VariedHeader.all(in: copy.headers, of: request)
    copy.received = received
    copy.ageOnArrival = Self.age(of: response.headers, asked, received)
    return copy
  }

  /// Returns whether a 304 speaks of this response, and not of another the server has sent since.
  func isMeant(by response: HTTPResponse) -> Bool {
    guard let named = response.headers["ETag"], let mine = headers["ETag"] else { return true }
    func bare(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
    return bare(named) == bare(mine)
  }

  func response(
    to request: HTTPRequest, _ source: HTTPResponse.Source, _ metrics: ExchangeMetrics
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: headers, body: .data(body), url: request.url, source: source,
      metrics: metrics)
  }

  /// About what it takes in memory.
  var size: Int {
    headers.fields.reduce(body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 }
  }

  /// Returns the age by RFC 9111, 4.2.3: by the sender's clock or by the caches on the way,
  /// whichever is more.
  private static func age(
    of headers: HTTPHeaders, _ asked: CacheTime, _ received: CacheTime
  ) -> Duration {
    let sent = headers["Date"].flatMap(HTTPDate.parse)
    let apparent = sent.map { max(0, received.wall.timeIntervalSince($0)) } ?? 0
    let stated = headers["Age"].flatMap(CacheControl.seconds) ?? 0
    return max(
      Duration(clampingSeconds: apparent), .seconds(stated) + received.elapsed - asked.elapsed)
  }

  private static func kept(_ headers: HTTPHeaders) -> HTTPHeaders {
    var kept = headers
    for name in dropped { kept.remove(name) }
    return kept
  }

  private static let dropped = [
    "Set-Cookie", "Set-Cookie2", "Connection", "Keep-Alive", "Proxy-Authenticate",
    "Proxy-Authentication-Info", "Authentication-Info", "TE", "Trailer", "Transfer-Encoding",
    "Upgrade",
  ]
}
