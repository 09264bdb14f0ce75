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
    // Of a list, which caches on the way may have made of it, the first counts (RFC 9111, 5.1).
    let first = headers["Age"].map { String($0.prefix { !", ".contains($0) }) }
    let stated = first.flatMap(CacheControl.seconds) ?? 0
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

/// The decision of a policy on a response that is kept.
enum CacheVerdict: Equatable {
  case serve
  /// Now, and then ask in the background.
  case serveAndRefresh
  /// Ask first.
  case validate
}

extension CachedResponse {
  /// Returns the time since it came or was confirmed.
  func age(at now: CacheTime) -> Duration { max(.zero, now.elapsed - received.elapsed) }

  /// Returns whether it is a response to this request, and not to one with other headers.
  func fits(_ request: HTTPRequest) -> Bool {
    let named = VariedHeader.names(in: headers)
    return varied.allSatisfy { $0.fits(request, isNamed: named.contains($0.name)) }
      && VariedHeader.telling(request).allSatisfy { name in varied.contains { $0.name == name } }
  }

  func verdict(
    _ policy: CachePolicy, _ request: HTTPRequest, at now: CacheTime
  ) -> CacheVerdict {
    switch policy {
    case .cacheOnly: return .serve
    case .bypass, .refresh: return .validate
    case .ttl(let limit): return age(at: now) < limit ? .serve : .validate
    case .staleWhileRevalidate(let fresh, let stale):
      let age = age(at: now)
      if age < fresh { return .serve }
      // Not the sum, which may be more than a duration can hold.
      return age - fresh < stale ? .serveAndRefresh : .validate
    case .http: return verdictByHeaders(CacheControl(request.headers), at: now)
    }
  }

  /// Decides by RFC 9111, 4.2 and 5.2, as a private cache.
  private func verdictByHeaders(_ wish: CacheControl, at now: CacheTime) -> CacheVerdict {
    let control = CacheControl(headers)
    let age = ageOnArrival + self.age(at: now)
    let lifetime = lifetime(control)
    if wish.isNoCache || control.isNoCache { return .validate }
    if let most = wish.maxAge, age > .seconds(most) { return .validate }
    if age + .seconds(wish.minFresh ?? 0) < lifetime { return .serve }
    guard let grace = control.staleWhileRevalidate, !control.mustRevalidate,
      wish.maxAge == nil, wish.minFresh == nil
    else { return .validate }
    return age < lifetime + .seconds(grace) ? .serveAndRefresh : .validate
  }

  /// Returns the time for which it is fresh by its headers. Nothing is guessed from
  /// `Last-Modified`.
  private func lifetime(_ control: CacheControl) -> Duration {
    // fits: a duration holds any integer of seconds
    if let seconds = control.maxAge { return .seconds(seconds) }
    guard let expires = headers["Expires"].flatMap(HTTPDate.parse) else { return .zero }
    let sent = headers["Date"].flatMap(HTTPDate.parse) ?? received.wall
    return max(.zero, Duration(clampingSeconds: expires.timeIntervalSince(sent)))
  }

  /// Returns the request that asks whether this response still holds.
  func validating(_ request: HTTPRequest) -> HTTPRequest {
    var request = request
    // Those that may not be sent are left out; then the response comes whole.
    if let tag = headers["ETag"] { try? request.headers.set("If-None-Match", tag) }
    if let date = headers["Last-Modified"] {
      try? request.headers.set("If-Modified-Since", date)
    }
    return request
  }
}

/// A file of the cache: a mark, the length of the head, the head as JSON, the body, and a digest
/// of all that, so that a file that was cut or altered is no response.
extension CachedResponse {
  private struct Head: Codable {
    let status: Int
    let headers: [[String]]
    let varied: [VariedHeader]
    let received: Double
    let ageOnArrival: Double
  }

  private static let mark = Data("SDKCACHE1\n".utf8)
  private static let digestLength = 32

  func fileData() throws -> Data {
    let head = try JSONEncoder().encode(
      Head(
        status: status, headers: headers.fields.map { [$0.name, $0.value] }, varied: varied,
        received: received.wall.timeIntervalSince1970,
        ageOnArrival: ageOnArrival / .seconds(1)))
    var data = Self.mark
    data.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: head.count >> (24 - 8 * $0)) })
    data.append(head)
    data.append(body)
    data.append(SHA256.digest(data))
    return data
  }

  /// Nil unless the file is as it was written.
  init?(fileData data: Data, at now: CacheTime) {
    let start = Self.mark.count + 4
    let end = data.count - Self.digestLength
    guard end >= start, data.prefix(Self.mark.count) == Self.mark,
      SHA256.digest(data.prefix(end)) == data.suffix(Self.digestLength)
    else { return nil }
    let length = data[Self.mark.count..<start].reduce(0) { $0 << 8 | Int($1) }
    // Four bytes are less than zero where an `Int` has 32 bits.
    guard length >= 0, length <= end - start,
      let head = try? JSONDecoder().decode(Head.self, from: data[start..<start + length])
    else { return nil }
    status = head.status
    headers = HTTPHeaders()
    for field in head.headers where field.count == 2 { headers.append(field[0], field[1]) }
    varied = head.varied
    received = CacheTime(wall: Date(timeIntervalSince1970: head.received), seenAt: now)
    ageOnArrival = max(.zero, Duration(clampingSeconds: head.ageOnArrival))
    body = Data(data[(start + length)..<end])
  }
}

/// A moment by two clocks: one that only goes forward, and the one on the wall.
struct CacheTime: Equatable, Sendable {
  /// The time since the cache was made.
  var elapsed: Duration
  var wall: Date
}

extension CacheTime {
  /// The moment, long past or just now, that the wall's clock showed `wall`.
  ///
  /// If that lies in the future, the clock was set back since, and nobody knows how old anything
  /// is: then it was very long ago, so that what was kept is asked about and not believed.
  init(wall: Date, seenAt now: CacheTime) {
    let age = now.wall.timeIntervalSince(wall)
    elapsed = now.elapsed - Duration(clampingSeconds: age >= 0 && age < 1e9 ? age : 1e9)
    self.wall = wall
  }
}
