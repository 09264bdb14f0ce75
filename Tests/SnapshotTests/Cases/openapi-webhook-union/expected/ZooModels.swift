// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Sale: Decodable, Hashable, Sendable {
  public let type: String
  public let price: Double

  public init(type: String, price: Double) {
    self.type = type
    self.price = price
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decode(String.self, "type"), price: fields.decode(Double.self, "price"))
  }
}

public nonisolated struct PetBornPayload: Decodable, Hashable, Sendable {
  public private(set) var type: String
  public let born: Date

  public init(born: Date) {
    self.type = "born"
    self.born = born
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      born: fields.decode(Date.self, "born"))
    self.type = try fields.decode(String.self, "type")
  }
}

public typealias CountsChangedPayload = [Int]

/// What the API sends to webhooks; `init(delivery:)` decodes it.
///
/// This does not prove who sent it; check its signature first, as the service describes.
public nonisolated enum WebhookDelivery: WebhookUnion, Decodable, Hashable, Sendable {
  case petBorn(PetBornPayload)
  case sale(Sale)
  case countsChanged(CountsChangedPayload)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPetBorn: PetBornPayload? {
    if case .petBorn(let value) = self { value } else { nil }
  }
  public var asSale: Sale? { if case .sale(let value) = self { value } else { nil } }
  public var asCountsChanged: CountsChangedPayload? {
    if case .countsChanged(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [
    .members(constants: ["type": ["born"]], required: ["type", "born"]),
    .members(required: ["type", "price"]), .array,
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .petBorn(PetBornPayload(from: decoder))
      case 1: try .sale(Sale(from: decoder))
      case 2: try .countsChanged(CountsChangedPayload(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}
