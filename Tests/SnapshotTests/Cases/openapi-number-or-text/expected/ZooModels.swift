// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public let weight: Double
  public let age: Int?
  public let number: Number?
  public let size: Int?
  public let postcode: Postcode?

  public init(
    id: Int, weight: Double, age: Int? = nil, number: Number? = nil, size: Int? = nil,
    postcode: Postcode? = nil
  ) {
    self.id = id
    self.weight = weight
    self.age = age
    self.number = number
    self.size = size
    self.postcode = postcode
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), weight: fields.decode(Double.self, "weight"),
      age: fields.decodeIfPresent(Int.self, "age"),
      number: fields.decodeIfPresent(Number.self, "number"),
      size: fields.decodeIfPresent(Int.self, "size"),
      postcode: fields.decodeIfPresent(Postcode.self, "postcode"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.weight, b.weight)
    pairs.add(a.age, b.age)
    pairs.add(a.number, b.number)
    pairs.add(a.size, b.size)
    pairs.add(a.postcode, b.postcode)
  }
}

extension Pet {
  public nonisolated enum Number: Decodable, Hashable, Sendable {
    case string(String)
    case int(Int)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .integer]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .int(Int(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }

  public nonisolated enum Postcode: Decodable, Hashable, Sendable {
    case string(String)
    case int(Int)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .integer]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .int(Int(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}
