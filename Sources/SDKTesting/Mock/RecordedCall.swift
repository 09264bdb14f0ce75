public import Foundation
public import SDKCore

/// A request that a mock was sent.
public struct RecordedCall: Sendable {
  public let request: HTTPRequest
  /// The bytes that were sent; empty when there were none.
  public let body: Data

  /// The operation: `Posts.get`.
  public var operationID: String { request.operationID }

  /// Returns the body, decoded from JSON with dates as in RFC 3339.
  ///
  /// - Throws: `DecodingError`
  public func body<Value: Decodable>(as type: Value.Type) throws -> Value {
    try Coders.standard.bodyDecoder().decode(type, from: body)
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// Returns the endpoint, if it is one of this type.
  public func endpoint<E: Endpoint>(as type: E.Type) -> E? { request.endpoint as? E }
}
