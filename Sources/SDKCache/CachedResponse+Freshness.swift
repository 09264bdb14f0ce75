import Foundation
import SDKCore

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
    if wish.isOnlyIfCached { return .serve }
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
  func lifetime(_ control: CacheControl) -> Duration {
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
