/// The length that the head of a response gives for its body.
package enum ContentLength {
  /// Returns the number of bytes that must arrive; nil when nothing says, since the body is compressed
  /// on its way or has no length. Of a response without a body also nil.
  ///
  /// - Throws: `.malformedResponse` when the head contradicts itself.
  package static func expected(
    _ headers: HTTPHeaders, status: Int, method: HTTPMethod
  ) throws(TransportError) -> Int64? {
    let length = try stated(headers)
    return hasBody(status: status, method: method) && !isCompressed(headers) ? length : nil
  }

  static func hasBody(status: Int, method: HTTPMethod) -> Bool {
    method != .head && status != 204 && status != 304
  }

  static func isCompressed(_ headers: HTTPHeaders) -> Bool {
    headers.values("Content-Encoding").contains { !$0.equalsIgnoringCase("identity") }
  }

  /// Returns the stated length; nil when there is none, or when a `Transfer-Encoding` overrides it
  /// (RFC 9112, §6.3); then the last chunk tells that the body is whole. Different numbers
  /// contradict each other, and libcurl would cut the body to the last.
  private static func stated(_ headers: HTTPHeaders) throws(TransportError) -> Int64? {
    if headers["Transfer-Encoding"] != nil { return nil }
    let values = headers.values("Content-Length")
    let stated = values.flatMap { $0.split(separator: ",") }
    // Digits only: `Int64` would take a sign.
    let numbers = stated.map { String($0).trimmingSpaces }.map { text in
      text.isWithin(.digits) ? Int64(text) : nil
    }
    guard let number = numbers.first else { return nil }
    guard let number, numbers.allSatisfy({ $0 == number }) else {
      throw TransportError(.malformedResponse, reason: "Content-Length is not one number")
    }
    return number
  }
}
