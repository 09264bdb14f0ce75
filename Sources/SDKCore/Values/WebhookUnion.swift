public import Foundation

/// The union of what an API sends to webhooks, which a receiver decodes.
///
///     let delivery = try WebhookDelivery(delivery: body)
///     if case .orderShipped(let order) = delivery { … }
public protocol WebhookUnion: Decodable, Sendable {}

extension WebhookUnion {
  /// Decodes the body of a delivery.
  ///
  /// This does not prove who sent it: check its signature first, over the bytes as they came.
  ///
  /// - Throws: `DecodingError` where the body is not JSON.
  public init(delivery body: Data, coders: Coders = .standard) throws {
    self = try coders.bodyDecoder().decode(Self.self, from: body)
  }
}
