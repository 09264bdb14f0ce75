// Made by sdkgen for Odd. Do not edit.

public import SDKRuntime

extension LogsEndpoint {
  public nonisolated struct ListEffectiveAt: Encodable, Hashable, Sendable {
    public var gt: Int?
    public var gte: Int?

    public init(gt: Int? = nil, gte: Int? = nil) {
      self.gt = gt
      self.gte = gte
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(gt, "gt")
      try fields.encodeIfPresent(gte, "gte")
    }
  }

  public nonisolated struct ListMdfilter: Encodable, Hashable, Sendable {
    public var scope: String?

    public init(scope: String? = nil) {
      self.scope = scope
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(scope, "scope")
    }
  }
}

extension ImagesEndpoint {
  public nonisolated struct EditBodyOptions: Encodable, Hashable, Sendable {
    public var size: Int?

    public init(size: Int? = nil) {
      self.size = size
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(size, "size")
    }
  }
}

public nonisolated struct BatchCompletedPayload: Decodable, Hashable, Sendable {
  public let id: String?

  public init(id: String? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"))
  }
}

/// What the API sends to webhooks; `init(delivery:)` decodes it.
///
/// This does not prove who sent it; check its signature first, as the service describes.
public nonisolated enum WebhookDelivery: WebhookUnion, Decodable, Hashable, Sendable {
  case batchCompleted(BatchCompletedPayload)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asBatchCompleted: BatchCompletedPayload? {
    if case .batchCompleted(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [.object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .batchCompleted(BatchCompletedPayload(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}
