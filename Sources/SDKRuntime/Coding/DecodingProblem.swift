/// Something in a response that could not be decoded and was left out, or was absent and has its default.
public struct DecodingProblem: Hashable, Sendable, CustomStringConvertible {
  /// The call whose response it was.
  public let operationID: String
  /// The path of the value, as in `items[3].email`.
  public let path: String
  /// `expected String, found null`; never a value.
  public let reason: String

  public init(operationID: String, path: String, reason: String) {
    self.operationID = operationID
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(operationID): \(path): \(reason)" }
}

/// Travels in a decoder's `userInfo`.
struct DecodingProblemSink: Sendable {
  let operationID: String
  let hook: @Sendable (DecodingProblem) -> Void

  // The text is constant and not empty, so there is such a key.
  static let key = CodingUserInfoKey(rawValue: "sdkgen.decodingProblems")!

  func report(_ failure: DecodingFailure) { report(failure.reason, at: failure.path) }

  func report(_ reason: String, at path: String) {
    hook(DecodingProblem(operationID: operationID, path: path, reason: reason))
  }
}
