// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias Nothing = JSON

public typealias NullEnum = JSON

public typealias NullString = String

public typealias NullType = JSON

public typealias NullAgain = NullType

public nonisolated enum Side: OpenEnum {
  case north, south
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "north": self = .north
    case "south": self = .south
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .north: "north"
    case .south: "south"
    case .unrecognized(let value): value
    }
  }
}

public typealias Age = Int

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let age: Int?
  public let side: Side?
  public let list: [Double?]
  public let name: Name?
  public let next: Age?

  public init(age: Int?, side: Side?, list: [Double?], name: Name?, next: Age?) {
    self.age = age
    self.side = side
    self.list = list
    self.name = name
    self.next = next
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decodeIfPresent(Int.self, "age"),
      side: fields.decodeIfPresent(Side.self, "side"), list: fields.decode([Double?].self, "list"),
      name: fields.decodeIfPresent(Name.self, "name"),
      next: fields.decodeIfPresent(Age.self, "next"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.age, b.age)
    pairs.add(a.side, b.side)
    pairs.add(a.list, b.list)
    pairs.add(a.name, b.name)
    pairs.add(a.next, b.next)
  }
}

extension Pet {
  public nonisolated enum Name: Decodable, Hashable, Sendable {
    case int(Int)
    case bool(Bool)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
    public var asBool: Bool? { if case .bool(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.integer, .bool]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .int(Int(from: decoder))
        case 1: try .bool(Bool(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}
