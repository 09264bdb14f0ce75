public import Foundation

/// A 2xx response whose status tells what it holds.
///
///     let file = try await client.send(FilesEndpoint.get(id: 1)) { response in
///       response.status == 202 ? nil : response.data
///     }
public struct ResponseDecoder: Sendable {
  private let response: ReceivedResponse
  private let reader: ResponseReader

  init(_ response: ReceivedResponse, _ reader: ResponseReader) {
    self.response = response
    self.reader = reader
  }

  public var status: Int { response.http.status }

  public var headers: HTTPHeaders { response.http.headers }

  /// The body as it is.
  public var data: Data { response.http.data }

  /// - Throws: `APIError` of kind `decoding` when the body is no text in its charset.
  public func text() throws -> String { try reader.text(of: response) }

  /// - Throws: `APIError`, by the rules of the endpoint.
  public func decode<Value: Decodable & Sendable>(_ type: Value.Type) throws -> Value {
    try reader.value(type, nil, of: response)
  }

  /// Decodes a value in a format of its own.
  public func decode<Value: Sendable>(as format: ValueFormat<Value>) throws -> Value {
    try reader.value(Unformatted<Value>.self, format, of: response).value
  }

  /// The error to throw when nothing is known of responses with this status.
  public var unexpectedStatus: APIError {
    APIError(.decoding, response, reason: "what a response of status \(status) holds is not known")
  }
}

extension APIClient {
  /// Sends an endpoint and returns what `read` makes of the 2xx response: for operations whose
  /// responses differ by status.
  public func send<Value: Sendable>(
    _ endpoint: some Endpoint, options: RequestOptions = .init(),
    reading read: @Sendable (ResponseDecoder) throws -> Value
  ) async throws -> Value {
    try await call(endpoint, options: options, expecting: .any) { response in
      try reader.checkSuccessByStatus(of: response)
      do {
        return try read(ResponseDecoder(response, reader))
      } catch let error as APIError {
        throw error
      } catch {
        throw response.undecoded(error)
      }
    }
  }

  /// Sends an endpoint and returns the text of a 2xx response, in the charset that its
  /// `Content-Type` names; UTF-8 where it names none.
  public func text(
    _ endpoint: some Endpoint, options: RequestOptions = .init()
  ) async throws -> String {
    try await call(endpoint, options: options, expecting: .text) { response in
      try reader.checkSuccess(of: response)
      return try reader.text(of: response)
    }
  }
}

extension ResponseReader {
  package func text(of response: ReceivedResponse) throws -> String {
    let charset = response.http.headers["Content-Type"].flatMap { MediaType.charset($0) }
    guard let encoding = Charset.encoding(charset ?? "utf-8") else {
      throw APIError(
        .decoding, response, reason: "the charset '\((charset ?? "").shownSafely)' is not known")
    }
    guard let text = String(data: response.http.data, encoding: encoding) else {
      throw APIError(.decoding, response, reason: "the text is not \(charset ?? "utf-8")")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }
}
