public import Foundation

extension APIError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `Posts.get: decoding: users[3].email: expected String, found null (GET
  /// api.example.com/posts/{}, status 200, attempt 1)`
  public var description: String {
    var facts: [String] = []
    if let request { facts.append(request.description) }
    if let status { facts.append("status \(status)") }
    if attempts > 1 { facts.append("\(attempts) attempts") }
    let place = decodingPath.flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
    let code = code.map { " [\($0)]" } ?? ""
    let context = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
    return "\(operationID): \(kind): \(place)\(reason)\(code)\(context)"
  }

  public var debugDescription: String { description }

  /// Empty, so that `dump` shows no body and no URL.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension APIError: LocalizedError {
  /// A sentence for people; `description` is for developers.
  public var errorDescription: String? { ErrorMessages.english.message(for: self) }
}

/// What people are told, by kind of error. Another language is another value.
struct ErrorMessages: Sendable {
  let byKind: [APIError.Kind: String]
  let byTransportCode: [TransportError.Code: String]
  let other: String

  func message(for error: APIError) -> String {
    if let code = error.transportCode, let text = byTransportCode[code] { return text }
    if error.kind == .status, let status = error.status {
      return (byKind[.status] ?? other) + " (\(status))"
    }
    return byKind[error.kind] ?? other
  }

  static let english = ErrorMessages(
    byKind: [
      .invalidRequest: "The request could not be made.",
      .transport: "The server could not be reached.",
      .status: "The server reported an error.",
      .rejected: "The server refused the request.",
      .contentType: "The server's answer was not understood.",
      .decoding: "The server's answer was not understood.",
      .bodyTooLarge: "The server's answer is too large.",
    ],
    byTransportCode: [
      .offline: "There is no network connection.",
      .dns: "The server was not found.",
      .idleTimeout: "The server did not answer in time.",
      .tls: "No secure connection to the server could be made.",
      .connectionLost: "The connection was lost.",
    ],
    other: "The request failed.")
}
