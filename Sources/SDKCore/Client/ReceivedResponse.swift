/// A 2xx response, not yet decoded, and what is needed to decode it or to say why not.
///
/// A class, since everything that reads bodies holds one, and copying it took more code than using
/// it.
package final class ReceivedResponse: Sendable {
  package let request: HTTPRequest
  package let rules: ResponseRules
  package let http: HTTPResponse
  package let reader: ResponseReader
  package let call: Call

  package init(
    request: HTTPRequest, rules: ResponseRules, http: HTTPResponse, reader: ResponseReader,
    call: Call
  ) {
    self.request = request
    self.rules = rules
    self.http = http
    self.reader = reader
    self.call = call
  }

  var isStreamed: Bool { if case .stream = http.body { true } else { false } }

  /// The response for an error, which holds no stream and no file.
  package var withoutOpenBody: ReceivedResponse {
    if case .data = http.body { return self }
    let head = HTTPResponse(
      status: http.status, headers: http.headers, url: http.url, source: http.source,
      metrics: http.metrics)
    return ReceivedResponse(request: request, rules: rules, http: head, reader: reader, call: call)
  }

  /// Returns the error of a body of another type than the call expects. Who wrote a stub learns where it has its type.
  package func unexpected(
    _ found: MediaType, expected: String, _ kind: APIError.Kind = .contentType
  ) -> APIError {
    let isStub = reader.readsStubs || http.source == .mock
    return APIError(
      kind, self,
      reason: "expected \(expected), found \(found.name.shownSafely)"
        + (isStub ? "; a reply names its type by 'contentType:'" : ""))
  }

  /// Returns the error of a call whose response was not decoded: because the call ended meanwhile, or by what a type
  /// threw.
  func undecoded(_ error: any Error) -> any Error {
    switch error {
    case is CancellationError where Task.isCancelled: error
    case is DeadlineExceeded:
      APIError(
        .deadlineExceeded, self, reason: "the response was not decoded by the deadline",
        underlying: error)
    default: APIError(.decoding, self, reason: "cannot be decoded", underlying: error)
    }
  }
}
