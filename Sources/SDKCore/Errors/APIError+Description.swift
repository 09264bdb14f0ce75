public import Foundation

extension APIError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `Posts.get: decoding: users[3].email: expected String, found null (GET
  /// api.example.com/posts/{}, status 200, attempt 1)`, on one line whatever the server says
  public var description: String {
    var facts: [String] = []
    if let request { facts.append(request.description) }
    if let status, !isBareStatus { facts.append("status \(status)") }
    if attempts > 1 { facts.append("\(attempts) attempts") }
    let path = decodingPath.flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
    let code = code.map { " [\($0)]" } ?? ""
    let context = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
    let kind = isBareStatus ? "" : "\(kind): "
    return "\(operationID): \(kind)\(path)\(reason)\(code)\(context)".onOneLine
  }

  public var debugDescription: String { description }

  /// Empty, so that `dump` shows no body and no URL.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension APIError: LocalizedError {
  /// A sentence for people, in their language; `description` is for developers.
  ///
  /// A missing stub of a mock is described to developers here too, and so is a mock that is not set.
  public var errorDescription: String? { mistake ?? messages.message(for: self) }

  /// The mistake in a test, in the words for developers.
  private var mistake: String? {
    switch underlying {
    case let error as APIError: error.mistake
    case let error as TransportError: (error.underlying as? any MistakeInTest)?.description
    case let error as any MistakeInTest: error.description
    default: nil
    }
  }

  /// Returns the error with other messages.
  package func speaking(_ messages: ErrorMessages) -> APIError {
    var error = self
    error.messages = messages
    return error
  }
}
