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

/// Collects the problems of one response. It travels in a decoder's `userInfo`.
final class DecodingProblemSink: Sendable {
  private let operationID: String
  private let problems = Locked<[DecodingProblem]>([])

  /// The number of problems that are reported of one response.
  private static let maxCount = 100

  init(operationID: String) { self.operationID = operationID }

  // The text is constant and not empty, so there is such a key.
  static let key = CodingUserInfoKey(rawValue: "sdkgen.decodingProblems")!

  func report(_ failure: DecodingFailure) { report(failure.reason, at: failure.path) }

  func report(_ reason: String, at path: String) {
    problems.with { problems in
      guard problems.count <= Self.maxCount else { return }
      let isLast = problems.count == Self.maxCount
      problems.append(
        DecodingProblem(
          operationID: operationID, path: isLast ? "" : path, reason: isLast ? "and more" : reason))
    }
  }

  var count: Int { problems.with { $0.count } }

  /// Forgets what was reported since there were so many: of a member that a union has not taken.
  func drop(to count: Int) { problems.with { $0.removeSubrange(min(count, $0.count)...) } }

  func flush(_ hook: (DecodingProblem) -> Void) {
    for problem in problems.with({ $0 }) { hook(problem) }
  }
}
