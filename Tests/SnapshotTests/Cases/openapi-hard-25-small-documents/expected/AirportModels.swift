// Made by sdkgen for Airport. Do not edit.

public import SDKRuntime

public nonisolated struct Flight: Codable, Hashable, Sendable {
  public var number: String
  public var error: AirportError?

  public init(number: String, error: AirportError? = nil) {
    self.number = number
    self.error = error
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decode(String.self, "number"),
      error: fields.decodeIfPresent(AirportError.self, "error"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(number, "number")
    try fields.encodeIfPresent(error, "error")
  }
}

public nonisolated struct AirportError: Codable, Hashable, Sendable {
  public var code: Int?

  public init(code: Int? = nil) {
    self.code = code
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      code: fields.decodeIfPresent(Int.self, "code"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(code, "code")
  }
}

/// What the API sends to webhooks; `init(delivery:)` decodes it.
///
/// This does not prove who sent it; check its signature first, as the service describes.
public nonisolated enum WebhookDelivery: WebhookUnion, Decodable, Hashable, Sendable {
  case flight(Flight)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asFlight: Flight? { if case .flight(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .flight(Flight(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}
