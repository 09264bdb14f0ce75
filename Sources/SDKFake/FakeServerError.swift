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
