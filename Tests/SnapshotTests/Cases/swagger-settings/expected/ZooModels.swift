// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public typealias Money = Decimal

public nonisolated struct Pass: Codable, HashableModel, Sendable {
  public var price: Money?
  public var state: Condition?
  public var note: String?

  public init(price: Money? = nil, state: Condition? = nil, note: String? = nil) {
    self.price = price
    self.state = state
    self.note = note
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      price: fields.decodeIfPresent(Money.self, "price"),
      state: fields.decodeIfPresent(Condition.self, "state"),
      note: fields.decodeIfPresent(String.self, "note"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(price, "price")
    try fields.encodeIfPresent(state, "state")
    try fields.encodeIfPresent(note, "note")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.price, b.price)
    pairs.add(a.state, b.state)
    pairs.add(a.note, b.note)
  }
}

extension Pass {
  public nonisolated enum Condition: OpenEnum {
    case a, b
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "a": self = .a
      case "b": self = .b
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .a: "a"
      case .b: "b"
      case .unrecognized(let value): value
      }
    }
  }
}

extension AnimalsEndpoint {
  public nonisolated enum Spot: OpenEnum {
    case den, pond
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "den": self = .den
      case "pond": self = .pond
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .den: "den"
      case .pond: "pond"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated struct AddResponse: Decodable, Hashable, Sendable {
    public let house: Home?

    public init(house: Home? = nil) {
      self.house = house
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        house: fields.decodeIfPresent(Home.self, "house"))
    }

    public nonisolated struct Home: Decodable, Hashable, Sendable {
      public let number: Int?

      public init(number: Int? = nil) {
        self.number = number
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          number: fields.decodeIfPresent(Int.self, "number"))
      }
    }
  }

  public nonisolated struct AddBody: Encodable, Hashable, Sendable {
    public var kind: Species?

    public init(kind: Species? = nil) {
      self.kind = kind
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(kind, "kind")
    }

    public nonisolated enum Species: OpenEnum {
      case cat, dog
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "cat": self = .cat
        case "dog": self = .dog
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .cat: "cat"
        case .dog: "dog"
        case .unrecognized(let value): value
        }
      }
    }
  }
}
