// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Order: Codable, Sendable, Identifiable, HashableModel {
  public let id: Int?
  public let lines: [Line]?
  public let payment: Payment?

  public init(id: Int? = nil, lines: [Line]? = nil, payment: Payment? = nil) {
    self.id = id
    self.lines = lines
    self.payment = payment
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(Int.self, "id"),
      lines: fields.decodeIfPresent([Line].self, "lines"),
      payment: fields.decodeIfPresent(Payment.self, "payment"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encodeIfPresent(lines, "lines")
    try fields.encodeIfPresent(payment, "payment")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.lines, b.lines)
    pairs.add(a.payment, b.payment)
  }
}

extension Order {
  public nonisolated enum Payment: Codable, Sendable, ExpressibleByStringInterpolation, Hashable {
    case string(String)
    case card(Card)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(number: String? = nil) { self = .card(Card(number: number)) }

    public init(stringLiteral value: String) { self = .string(value) }

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asCard: Card? { if case .card(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .object]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .card(Card(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .card(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public nonisolated struct Line: Codable, Sendable, Hashable {
  public let count: Int?
  public let gift: Gift?

  public init(count: Int? = nil, gift: Gift? = nil) {
    self.count = count
    self.gift = gift
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      count: fields.decodeIfPresent(Int.self, "count"),
      gift: fields.decodeIfPresent(Gift.self, "gift"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(count, "count")
    try fields.encodeIfPresent(gift, "gift")
  }
}

public typealias Gift = Card

public nonisolated struct Card: Codable, Sendable, Hashable {
  public let number: String?

  public init(number: String? = nil) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decodeIfPresent(String.self, "number"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(number, "number")
  }
}

public nonisolated struct Shelf: Decodable, Sendable, Identifiable {
  public let id: String?
  public let line: Line?

  public init(id: String? = nil, line: Line? = nil) {
    self.id = id
    self.line = line
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"),
      line: fields.decodeIfPresent(Line.self, "line"))
  }
}
