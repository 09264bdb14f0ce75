import Foundation

/// A 2xx answer whose body is still arriving, and the words for what goes wrong with it.
struct StreamedAnswer: Sendable {
  let answer: Answer
  private let reader: AnswerReader

  init(_ answer: Answer, _ reader: AnswerReader) {
    self.answer = answer
    self.reader = reader
  }

  /// Its chunks; throws `APIError` and `CancellationError` only.
  var body: ByteStream { answer.response.stream.mappingErrors { failure($0) } }

  /// - Throws: `APIError` of kind `contentType`.
  func check(_ isExpected: (String) -> Bool, _ expected: String) throws {
    guard let header = answer.response.headers["Content-Type"],
      answer.request.options.acceptsAnyContentType != true
    else { return }
    let type = MediaType(header).name
    guard !type.isEmpty, !isExpected(type) else { return }
    throw APIError(
      .contentType, answer, reason: "expected \(expected), found \(type.shownSafely)")
  }

  /// One piece of the body, by the rules of the endpoint.
  func decode<Value: Decodable & Sendable>(_ type: Value.Type, _ piece: Data) throws -> Value {
    try reader.value(type, nil, of: part(piece))
  }

  func decode<Value: Sendable>(_ format: ValueFormat<Value>, _ piece: Data) throws -> Value {
    try reader.value(Unformatted<Value>.self, format, of: part(piece)).value
  }

  private func part(_ piece: Data) -> Answer {
    let http = answer.response
    let response = HTTPResponse(
      status: http.status, body: .data(piece), url: http.url, source: http.source,
      metrics: http.metrics)
    return Answer(
      request: answer.request, rules: answer.rules, response: response, coders: answer.coders,
      messages: answer.messages)
  }

  func failure(_ error: any Error) -> any Error {
    switch error {
    case is CancellationError, is APIError: return error
    case let error as TransportError where error.code == .cancelled: return CancellationError()
    case let error as TransportError where error.code == .tooLarge:
      return APIError(.bodyTooLarge, answer, reason: error.reason, underlying: error)
    case let error as TransportError:
      return APIError(.transport, answer, reason: error.description, underlying: error)
    case is LineTooLong:
      return APIError(.bodyTooLarge, answer, reason: "an event or line is too large")
    default:
      return APIError(.transport, answer, reason: "the stream failed", underlying: error)
    }
  }
}
