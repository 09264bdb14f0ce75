// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Animal: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  /// Example: `Mimi`
  public let name: String
  public let keeper: String?
  /// Where it lives.
  public let house: House?
  public let state: ZooState?
  public let sizes: [String: Double]?
  public let born: Date?

  public init(
    id: Int, name: String, keeper: String?, house: House? = nil, state: ZooState? = nil,
    sizes: [String: Double]? = nil, born: Date? = nil
  ) {
    self.id = id
    self.name = name
    self.keeper = keeper
    self.house = house
    self.state = state
    self.sizes = sizes
    self.born = born
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decode(String.self, "name"),
      keeper: fields.decodeIfPresent(String.self, "keeper"),
      house: fields.decodeIfPresent(House.self, "house"),
      state: fields.decodeIfPresent(ZooState.self, "state"),
      sizes: fields.decodeIfPresent([String: Double].self, "sizes"),
      born: fields.decodeIfPresent(Date.self, "born"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.keeper, b.keeper)
    pairs.add(a.house, b.house)
    pairs.add(a.state, b.state)
    pairs.add(a.sizes, b.sizes)
    pairs.add(a.born, b.born)
  }
}

extension Animal {
  public nonisolated struct Input: Encodable, HashableModel, Sendable {
    /// Example: `Mimi`
    public var name: String
    public var keeper: String?
    /// Where it lives.
    public var house: House?
    public var state: ZooState?
    public var sizes: [String: Double]?
    public var born: Date?

    public init(
      name: String, keeper: String?, house: House? = nil, state: ZooState? = nil,
      sizes: [String: Double]? = nil, born: Date? = nil
    ) {
      self.name = name
      self.keeper = keeper
      self.house = house
      self.state = state
      self.sizes = sizes
      self.born = born
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeOrNull(keeper, "keeper")
      try fields.encodeIfPresent(house, "house")
      try fields.encodeIfPresent(state, "state")
      try fields.encodeIfPresent(sizes, "sizes")
      try fields.encodeIfPresent(born, "born")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.name, b.name)
      pairs.add(a.keeper, b.keeper)
      pairs.add(a.house, b.house)
      pairs.add(a.state, b.state)
      pairs.add(a.sizes, b.sizes)
      pairs.add(a.born, b.born)
    }
  }
}

public nonisolated struct House: Codable, Hashable, Sendable {
  public var number: Int?

  public init(number: Int? = nil) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decodeIfPresent(Int.self, "number"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(number, "number")
  }
}

public nonisolated enum ZooState: OpenEnum {
  case asleep, awake
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 0: self = .asleep
    case 1: self = .awake
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .asleep: 0
    case .awake: 1
    case .unrecognized(let value): value
    }
  }
}
