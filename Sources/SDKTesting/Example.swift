import Foundation
import SDKRuntime

/// Sample responses from a spec, as values.
public nonisolated enum Example {
  /// Returns the value that JSON text holds, read as a client reads responses.
  ///
  /// Throws a `DecodingError` when the sample does not fit the type.
  public static func decode<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try Coders.standard.bodyDecoder().decode(type, from: Data(json.utf8))
  }
}

/// A mock was called that no test had set and that has no example.
public nonisolated struct UnsetMock: Error, Hashable, CustomStringConvertible {
  /// The method that was called, as a client has it: `posts.get`.
  public let operation: String

  public init(_ operation: String) { self.operation = operation }

  public var description: String {
    "the mock of '\(operation)' was called before a test set what it returns"
  }
}
