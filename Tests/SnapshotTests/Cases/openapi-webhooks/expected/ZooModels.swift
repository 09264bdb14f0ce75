// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct PetAddedPayload: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

/// What the API sends to webhooks; `init(delivery:)` decodes it.
///
/// This does not prove who sent it; check its signature first, as the service describes.
public nonisolated enum WebhookDelivery: WebhookUnion, Decodable, Hashable, Sendable {
  case petAdded(PetAddedPayload)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPetAdded: PetAddedPayload? {
    if case .petAdded(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [.object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .petAdded(PetAddedPayload(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}
