public import Foundation

/// A 2xx answer whose status tells what it holds.
///
///     let file = try await client.send(FilesEndpoint.get(id: 1)) { answer in
///       answer.status == 202 ? nil : answer.data
///     }
public struct AnswerDecoder: Sendable {
  private let answer: Answer
  private let reader: AnswerReader

  init(_ answer: Answer, _ reader: AnswerReader) {
    self.answer = answer
    self.reader = reader
  }

  public var status: Int { answer.response.status }

  public var headers: HTTPHeaders { answer.response.headers }

  /// The body as it is.
  public var data: Data { answer.response.data }

  /// - Throws: `APIError` of kind `decoding` when the body is no text in its charset.
  public func text() throws -> String { try reader.text(of: answer) }

  /// - Throws: `APIError`, by the rules of the endpoint.
  public func decode<Value: Decodable & Sendable>(_ type: Value.Type) throws -> Value {
    try reader.value(type, nil, of: answer)
  }

  /// A value in a format of its own.
  public func decode<Value: Sendable>(as format: ValueFormat<Value>) throws -> Value {
    try reader.value(Unformatted<Value>.self, format, of: answer).value
  }

  /// What to throw when nothing is known of answers with this status.
  public var unexpectedStatus: APIError {
    APIError(.decoding, answer, reason: "what an answer of status \(status) holds is not known")
  }
}

extension APIClient {
  /// What `read` makes of a 2xx answer: for operations whose answers differ by status.
  public func send<Value: Sendable>(
    _ endpoint: some Endpoint, options: RequestOptions = .init(),
    reading read: @Sendable (AnswerDecoder) throws -> Value
  ) async throws -> Value {
    let answer = try await exchange(endpoint, options, .any)
    return try await self.read(answer) {
      try reader.checkSuccess(of: answer)
      do {
        return try read(AnswerDecoder(answer, reader))
      } catch let error as APIError {
        throw error
      } catch {
        throw APIError(.decoding, answer, reason: "cannot be decoded", underlying: error)
      }
    }
  }

  /// The text of a 2xx answer, in the charset that its `Content-Type` names; UTF-8 where it names
  /// none.
  public func text(
    _ endpoint: some Endpoint, options: RequestOptions = .init()
  ) async throws -> String {
    let answer = try await exchange(endpoint, options, .text)
    return try await read(answer) {
      try reader.checkSuccess(of: answer)
      return try reader.text(of: answer)
    }
  }
}

extension AnswerReader {
  func text(of answer: Answer) throws -> String {
    let charset = answer.response.headers["Content-Type"].flatMap { MediaType.charset($0) }
    guard let encoding = Charset.encoding(charset ?? "utf-8") else {
      throw APIError(
        .decoding, answer, reason: "the charset '\((charset ?? "").shownSafely)' is not known")
    }
    guard let text = String(data: answer.response.data, encoding: encoding) else {
      throw APIError(.decoding, answer, reason: "the text is not \(charset ?? "utf-8")")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }
}
