import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionTransport {
  /// - Throws: `.malformedResponse` and `.truncated` where Foundation is silent.
  static func response(
    _ response: Wire.Response, _ request: HTTPRequest, since start: ContinuousClock.Instant,
    _ probe: ExchangeProbe
  ) throws(TransportError) -> HTTPResponse {
    var (status, headers) = (response.head.statusCode, headers(of: response.head))
    if case .partial(let partial, _) = response.body {
      (status, headers) = partial.completed(status, headers)
    }
    var (body, size) = try body(response, status, headers, request)
    if case .stream(var stream) = body {
      stream.networkMetrics = { probe.metrics }
      body = .stream(stream)
    }
    return HTTPResponse(
      status: status, headers: headers, body: body,
      url: request.url,
      metrics: ExchangeMetrics(
        duration: start.duration(to: .now), bytesReceived: size, network: probe.metrics))
  }

  private static func body(
    _ response: Wire.Response, _ status: Int, _ headers: HTTPHeaders, _ request: HTTPRequest
  ) throws(TransportError) -> (HTTPResponse.Body, size: Int) {
    let length: Int64?
    do throws(TransportError) {
      length = try expectedLength(status, headers, request)
    } catch {
      if case .file(let file, _) = response.body { file.remove() }
      throw error
    }
    switch response.body {
    case .data(let data):
      guard
        length == nil || length == Int64(data.count)
          || data.count >= request.options.effectiveMaxResponseBytes
      else { throw .wrongLength }
      return (.data(data), data.count)
    case .stream(let stream): return (.stream(stream), 0)
    case .file(let file, let url):
      guard let size = file.size, length == nil || length == size else {
        file.remove()
        throw file.size == nil ? .fileNotWritten : .wrongLength
      }
      try file.commit()
      return (.file(url), Int(clamping: size))
    case .partial(let partial, let url):
      let size = partial.size
      guard length == nil || length == size else { throw .wrongLength }
      let file = try partial.stage(for: url)
      try file.commit()
      return (.file(url), Int(clamping: size))
    }
  }

  /// How long the body must be; nil when nothing says, since it is compressed on its way or has no
  /// length. Of a response without a body also nil.
  ///
  /// - Throws: when it is compressed and the request refuses that: Linux takes a compressed body
  ///   that was cut short for a whole one, and nothing is left to tell by.
  static func expectedLength(
    _ head: HTTPURLResponse, _ request: HTTPRequest
  ) throws(TransportError) -> Int64? {
    try expectedLength(head.statusCode, headers(of: head), request)
  }

  private static func expectedLength(
    _ status: Int, _ headers: HTTPHeaders, _ request: HTTPRequest
  ) throws(TransportError) -> Int64? {
    let length = try length(headers)
    if request.method == .head || status == 204 || status == 304 { return nil }
    guard isCompressed(headers) else { return length }
    guard !request.options.refusesCompression || !(200..<300).contains(status) else {
      throw .uncheckedCompression
    }
    return nil
  }

  /// Returns whether a body is too long by what its head says, before any of it has come.
  static func statesMore(_ head: HTTPURLResponse, than limit: Int) -> Bool {
    head.expectedContentLength > Int64(limit) && headers(of: head)["Transfer-Encoding"] == nil
  }

  private static func isCompressed(_ headers: HTTPHeaders) -> Bool {
    headers.values("Content-Encoding").contains { !$0.equalsIgnoringCase("identity") }
  }

  /// Names that differ in case alone are one; Linux gives a key for each.
  static func headers(of head: HTTPURLResponse) -> HTTPHeaders {
    var headers = HTTPHeaders()
    let fields = head.allHeaderFields.compactMap { name, value in
      (name as? String).map { (name: $0, value: value as? String ?? "\(value)") }
    }
    for field in fields.sorted(by: { $0.name < $1.name }) {
      headers.append(field.name, field.value)
    }
    return headers
  }

  /// Nil when there is none, or when a `Transfer-Encoding` overrides it (RFC 9112, §6.3); then the
  /// last chunk tells that the body is whole. Different numbers contradict each other, and libcurl
  /// would cut the body to the last.
  private static func length(_ headers: HTTPHeaders) throws(TransportError) -> Int64? {
    if headers["Transfer-Encoding"] != nil { return nil }
    let values = headers.values("Content-Length")
    if values.count == 1, let number = Int64(values[0]), number >= 0 { return number }
    let stated = values.flatMap { $0.split(separator: ",") }
    let numbers = Set(stated.map { Int64($0.filter { $0 != " " }) })
    guard let number = numbers.first else { return nil }
    guard numbers.count == 1, let number, number >= 0 else {
      throw TransportError(.malformedResponse, reason: "Content-Length is not one number")
    }
    return number
  }
}

extension TransportError {
  fileprivate static let uncheckedCompression = TransportError(
    .malformedResponse,
    reason: "the body is compressed, and Linux cannot tell whether it is whole; the option "
      + "'acceptsUncheckedCompression' takes it all the same")
}
