public import Foundation
public import SDKCore

/// A mock was called whose closure nobody had set, for an operation without an example.
public struct UnsetMock: Error, MistakeInTest, Hashable, CustomStringConvertible {
  /// The method that was called, as a client has it: `posts.get`.
  public let operation: String

  public init(_ operation: String) { self.operation = operation }

  public var description: String {
    "the mock of '\(operation)' was called before anything set what it returns"
  }
}

extension UnsetMock: LocalizedError {
  public var errorDescription: String? { description }
}
