import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionTransport {
  /// - Throws: `.malformedResponse` and `.truncated` where Foundation is silent.
  static func response(
    _ head: HTTPURLResponse, _ body: Data, _ request: HTTPRequest,
    since start: ContinuousClock.Instant
  ) throws(TransportError) -> HTTPResponse {
    let headers = headers(of: head)
    let length = try length(headers)
    let isWhole = length == nil || length == body.count || headers["Content-Encoding"] != nil
    let isBodiless =
      request.method == .head || head.statusCode == 204 || head.statusCode == 304
    guard isWhole || isBodiless || body.count >= request.options.effectiveMaxResponseBytes else {
      throw TransportError(.truncated, reason: "the body is not as long as its header says")
    }
    return HTTPResponse(
      status: head.statusCode, headers: headers, body: .data(body), url: request.url,
      metrics: ExchangeMetrics(
        duration: start.duration(to: .now), bytesReceived: body.count))
  }

  /// Names that differ in case alone are one; Linux gives a key for each.
  private static func headers(of head: HTTPURLResponse) -> HTTPHeaders {
    var headers = HTTPHeaders()
    let fields = head.allHeaderFields.compactMap { name, value in
      (name as? String).map { (name: $0, value: value as? String ?? "\(value)") }
    }
    for field in fields.sorted(by: { $0.name < $1.name }) {
      headers.append(field.name, field.value)
    }
    return headers
  }

  /// Nil when there is none. Different numbers contradict each other, and libcurl would cut the
  /// body to the last.
  private static func length(_ headers: HTTPHeaders) throws(TransportError) -> Int? {
    let stated = headers.values("Content-Length").flatMap { $0.split(separator: ",") }
    let numbers = Set(stated.map { Int($0.filter { $0 != " " }) })
    guard let number = numbers.first else { return nil }
    guard numbers.count == 1, let number, number >= 0 else {
      throw TransportError(.malformedResponse, reason: "Content-Length is not one number")
    }
    return number
  }
}
