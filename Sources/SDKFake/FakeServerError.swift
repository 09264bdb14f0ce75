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

  public let complaints: [Complaint]

  public var description: String { complaints.map(\.description).joined(separator: "\n") }

  public var errorDescription: String? { description }
}
