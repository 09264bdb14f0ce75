import Foundation
import SDKCore

/// The head of a 2xx response whose body is still arriving, and the words for what goes wrong with it.
///
/// It does not hold the body, which would keep the connection open: errors hold the response, and
/// apps hold errors.
struct StreamedResponse: Sendable {
  let received: ReceivedResponse
  private let reader: ResponseReader
  /// Told of what the reader of the body fails with; it lives as long as the body.
  weak var watch: StreamWatch?

  init(_ response: ReceivedResponse, _ reader: ResponseReader) {
    received = response.withoutOpenBody
    self.reader = reader
  }

  /// Returns the same chunks, which throw `APIError` and `CancellationError` only.
  func reading(_ body: ByteStream) -> ByteStream { body.mappingErrors { failure($0) } }

  /// - Throws: `APIError` of kind `contentType`.
  func check(_ isExpected: (String) -> Bool, _ expected: String) throws {
    guard let header = received.http.headers["Content-Type"],
      received.request.options.acceptsAnyContentType != true
    else { return }
    let type = MediaType(header)
    guard !type.name.isEmpty, !isExpected(type.name) else { return }
    throw received.unexpected(type, expected: expected)
  }

  /// Decodes one piece of the body, by the rules of the endpoint.
  ///
  /// - `isError`: its name says that it is an error, if it is not a value after all.
  func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, _ piece: Data, isError: Bool = false
  ) throws -> Value {
    let part = part(piece)
    return try reportingErrors(of: part, isError) { try reader.value(type, nil, of: part) }
  }

  func decode<Value: Sendable>(
    _ format: ValueFormat<Value>, _ piece: Data, isError: Bool = false
  ) throws -> Value {
    let part = part(piece)
    return try reportingErrors(of: part, isError) {
      try reader.value(Unformatted<Value>.self, format, of: part).value
    }
  }

  /// Returns a text of JSON; nil for another.
  func json(_ text: Data) -> JSON? { reader.decoded(JSON.self, part(text)) }

  /// Returns whether a text decodes, without telling anyone of what does not.
  ///
  /// - `known`: not as what a union does not know.
  func canDecode<Value: Decodable>(_ type: Value.Type, _ text: Data, known: Bool) -> Bool {
    reader.decoded(type, part(text)).map { !known || !reader.isUnrecognized($0) } ?? false
  }

  /// Throws the error that a server has sent in place of a value: once the head is out, it has no status for it.
  private func reportingErrors<Value>(
    of part: ReceivedResponse, _ isError: Bool, _ read: () throws -> Value
  ) throws -> Value {
    let value: Value
    do {
      value = try read()
    } catch let error as APIError where error.kind == .decoding {
      throw reader.streamedError(part, isNamed: isError) ?? error
    }
    if reader.isError(part, readAs: value),
      let error = reader.streamedError(part, isNamed: isError)
    {
      throw error
    }
    return value
  }

  /// Throws the error that the data of an event is, if a union does not know the event, or nothing of the error is kept.
  func check(event value: Any, of data: Data) throws {
    let part = part(data)
    guard reader.isUnrecognized(value) || reader.isError(part, readAs: reader.data(in: value)),
      let error = reader.streamedError(part, isNamed: false)
    else { return }
    throw error
  }

  private func part(_ piece: Data) -> ReceivedResponse {
    let http = received.http
    let response = HTTPResponse(
      status: http.status, body: .data(piece), url: http.url, source: http.source,
      metrics: http.metrics)
    return ReceivedResponse(
      request: received.request, rules: received.rules, http: response, reader: reader,
      call: received.call)
  }

  /// Returns the error that the reader of the body gets, and reports it.
  func failure(_ error: any Error) -> any Error {
    let failure = translated(error)
    watch?.fail(failure)
    return failure
  }

  private func translated(_ error: any Error) -> any Error {
    switch error {
    case is CancellationError, is APIError: return error
    case let error as TransportError where error.code == .cancelled: return CancellationError()
    case let error as TransportError where error.code == .tooLarge:
      return APIError(.bodyTooLarge, received, reason: error.reason, underlying: error)
    case let error as TransportError:
      return APIError(.transport, received, reason: error.description, underlying: error)
    case is LineTooLong:
      return APIError(.bodyTooLarge, received, reason: "an event or line is too large")
    default:
      return APIError(.transport, received, reason: "the stream failed", underlying: error)
    }
  }
}
