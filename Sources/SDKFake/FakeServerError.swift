public import Foundation

/// What requests and the answers of handlers said and the spec does not allow.
public struct FakeServerError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// A violation, with the message that it is in.
  public struct Complaint: Hashable, Sendable, CustomStringConvertible {
    /// `POST /v1/pets (Pets.create)`, or `the answer to …`
    public var request: String
    public var violation: Violation

    public var description: String { "\(request): \(violation)" }
  }

  /// The first 1,000.
  public let complaints: [Complaint]
  /// How many there were behind these.
  public let furtherCount: Int

  public var description: String {
    let lines = complaints.map(\.description)
    return (furtherCount == 0 ? lines : lines + ["and \(furtherCount) more"])
      .joined(separator: "\n")
  }

  public var errorDescription: String? { description }
}

/// The complaints of a run: so many are known one by one, and the others counted, since nobody reads more.
struct Complaints: Sendable {
  private static let most = 1_000

  private var first: [FakeServerError.Complaint] = []
  private var furtherCount = 0

  var violations: [Violation] { first.map(\.violation) }

  mutating func add(_ violations: [Violation], of message: String) {
    let room = Self.most - first.count
    first += violations.prefix(room).map { .init(request: message, violation: $0) }
    furtherCount += max(0, violations.count - room)
  }

  func verify() throws(FakeServerError) {
    if !first.isEmpty { throw FakeServerError(complaints: first, furtherCount: furtherCount) }
  }
}
