// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct FilterBody: Encodable, Hashable, Sendable {
  public var name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
  }
}

extension ZooEndpoint {
  public nonisolated struct WatchPetsEvent: Decodable, Hashable, Sendable {
    public let id: Int?

    public init(id: Int? = nil) {
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decodeIfPresent(Int.self, "id"))
    }
  }
}

public nonisolated struct PetNOTIFYPayload: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }
}

/// What the API sends to webhooks; `init(delivery:)` decodes it.
///
/// This does not prove who sent it; check its signature first, as the service describes.
public nonisolated enum WebhookDelivery: WebhookUnion, Decodable, Hashable, Sendable {
  case petNOTIFY(PetNOTIFYPayload)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPetNOTIFY: PetNOTIFYPayload? {
    if case .petNOTIFY(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [.object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .petNOTIFY(PetNOTIFYPayload(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}
