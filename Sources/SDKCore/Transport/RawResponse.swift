import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A response, still in Foundation's terms.
struct RawResponse: Sendable {
  enum Body: Sendable {
    case data(Data)
    case stream(ByteStream)
    case file(URL)
    case partial(PartialDownload, for: URL)
  }

  let head: HTTPURLResponse
  let body: Body

  /// Returns the response to a request that began at `start`.
  ///
  /// - Throws: `.malformedResponse` and `.truncated` where Foundation is silent.
  func httpResponse(
    to request: HTTPRequest, since start: ContinuousClock.Instant, measuredBy probe: ExchangeProbe
  ) throws(TransportError) -> HTTPResponse {
    var (status, headers) = (head.statusCode, HTTPHeaders(head))
    if case .partial(let partial, _) = body {
      (status, headers) = partial.completed(status, headers)
    }
    let length: Int64?
    do throws(TransportError) {
      try headers.checkReceived()
      length = try Self.expectedLength(headers, status: status, of: request)
    } catch {
      if case .file(let file) = body { try? FileManager.default.removeItem(at: file) }
      throw error
    }
    try checkCompression(headers, status: status, of: request)
    let (body, size) = try checked(length, limit: request.options.effectiveMaxResponseBytes, probe)
    return HTTPResponse(
      status: status, headers: headers, body: body, url: request.url,
      metrics: ExchangeMetrics(
        duration: start.duration(to: .now), bytesReceived: size, network: probe.metrics))
  }

  /// - Throws: unless the body is as long as its head says; that of an error may be cut.
  private func checked(
    _ length: Int64?, limit: Int, _ probe: ExchangeProbe
  ) throws(TransportError) -> (HTTPResponse.Body, size: Int) {
    switch body {
    case .data(let data):
      let isWhole = length == nil || length == Int64(data.count) || data.count >= limit
      guard isWhole || !(200..<300).contains(head.statusCode) else { throw .wrongLength }
      return (.data(data), data.count)
    case .stream(var stream):
      stream.networkMetrics = { probe.metrics }
      return (.stream(stream), 0)
    case .file(let file):
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      guard let size = (attributes?[.size] as? NSNumber)?.int64Value else { throw .fileNotWritten }
      guard length == nil || length == size else {
        try? FileManager.default.removeItem(at: file)
        throw .wrongLength
      }
      return (.file(file), Int(clamping: size))
    case .partial(let partial, let file):
      let size = partial.size
      guard length == nil || length == size else { throw .wrongLength }
      try partial.finish(at: file)
      return (.file(file), Int(clamping: size))
    }
  }

  /// Returns how long the body must be; nil when nothing says.
  ///
  /// - Throws: when it is compressed and the request refuses that: Linux takes a compressed body
  ///   that was cut short for a whole one, and nothing is left to tell by.
  static func expectedLength(
    _ headers: HTTPHeaders, status: Int, of request: HTTPRequest
  ) throws(TransportError) -> Int64? {
    let length = try ContentLength.expected(headers, status: status, method: request.method)
    if isUnchecked(headers, status: status, of: request),
      request.options.uncheckedCompression == .refused
    {
      throw .uncheckedCompression
    }
    return length
  }

  private static func isUnchecked(
    _ headers: HTTPHeaders, status: Int, of request: HTTPRequest
  ) -> Bool {
    ContentLength.isCompressed(headers) && (200..<300).contains(status)
      && ContentLength.hasBody(status: status, method: request.method)
  }

  /// - Throws: when what was compressed may be the beginning of something.
  private func checkCompression(
    _ headers: HTTPHeaders, status: Int, of request: HTTPRequest
  ) throws(TransportError) {
    guard request.options.uncheckedCompression != .accepted, case .data(let data) = body,
      Self.isUnchecked(headers, status: status, of: request),
      !(data.isEmpty && headers["Content-Length"] == "0")
    else { return }
    guard request.options.uncheckedCompression.accepts(data, headers) else {
      throw .uncheckedCompression
    }
  }
}

extension HTTPHeaders {
  /// The headers of a response. Names that differ in case alone are one; Linux gives a key for each. Foundation joins
  /// several `Set-Cookie` by commas; here each has a field.
  init(_ head: HTTPURLResponse) {
    self.init()
    let fields = head.allHeaderFields.compactMap { name, value in
      (name as? String).map { (name: $0, value: value as? String ?? "\(value)") }
    }
    for field in fields.sorted(byName: \.name) {
      guard field.name.equalsIgnoringCase("Set-Cookie") else {
        append(field.name, field.value)
        continue
      }
      for cookie in SetCookieSplitter.split(field.value) {
        append(field.name, cookie.trimmingSpaces)
      }
    }
  }
}

extension HTTPURLResponse {
  /// The number of bytes that will be handed over; nil where it is not known. The header of a compressed
  /// body counts other bytes than those that come out of it.
  var bodyLength: Int64? {
    let length = expectedContentLength
    return length >= 0 && !ContentLength.isCompressed(HTTPHeaders(self)) ? length : nil
  }
}

extension TransportError {
  /// Of the parts of a `multipart/x-mixed-replace` body Apple hands over each with a head of its own, and
  /// joins no bytes of the one with those of the other. A task that began anew would look the same.
  static let secondHead = TransportError(
    .malformedResponse, reason: "another response followed the first")

  fileprivate static let uncheckedCompression = TransportError(
    .malformedResponse,
    reason: "the body is compressed, and Linux cannot tell whether it is whole; the option "
      + "'acceptsUncheckedCompression' takes it all the same")
}

/// Takes apart `Set-Cookie` headers that were joined by commas: URLSession hands out several as
/// one.
private enum SetCookieSplitter {
  /// Splits a header into its cookies. A comma is between two of them where a blank, a name and `=`
  /// follow it; in `Expires`, a day of the month follows, and text in quotes is one value.
  static func split(_ header: String) -> [String] {
    let bytes = Array(header.utf8)
    var cookies: [String] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = endOfQuote(bytes, from: index)
      case UInt8(ascii: ",") where isName(bytes, from: index + 1):
        cookies.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 1
      default: break
      }
      index += 1
    }
    cookies.append(String(decoding: bytes[start...], as: UTF8.self))
    return cookies
  }

  /// Returns the index of the closing quote, or of the opening one where there is none.
  private static func endOfQuote(_ bytes: [UInt8], from start: Int) -> Int {
    for index in bytes.indices.dropFirst(start + 1) {
      if bytes[index] == UInt8(ascii: "\"") { return index }
      if bytes[index] == UInt8(ascii: ";") { break }
    }
    return start
  }

  /// Returns whether a blank, a token, and `=` follow.
  private static func isName(_ bytes: [UInt8], from start: Int) -> Bool {
    let name = bytes.dropFirst(start).drop { $0 == UInt8(ascii: " ") || $0 == 0x09 }
    let end = name.firstIndex { !HeaderRules.tokenBytes.contains($0) }
    guard name.startIndex > start, let end, end > name.startIndex else { return false }
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: "=")
  }
}
