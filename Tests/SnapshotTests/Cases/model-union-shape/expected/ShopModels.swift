// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Card: Codable, Hashable, Sendable {
  public var number: String

  public init(number: String) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decode(String.self, "number"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(number, "number")
  }
}

public nonisolated enum Amount:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral
{
  case int(Int)
  case string(String)
  case intArray([Int])
  case card(Card)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func card(_ number: String) -> Self { .card(Card(number: number)) }

  public init(stringLiteral value: String) { self = .string(value) }

  public init(integerLiteral value: Int) { self = .int(value) }

  public init(arrayLiteral elements: Int...) { self = .intArray(elements) }

  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asIntArray: [Int]? { if case .intArray(let value) = self { value } else { nil } }
  public var asCard: Card? { if case .card(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.integer, .string, .array, .object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .int(Int(from: decoder))
      case 1: try .string(String(from: decoder))
      case 2: try .intArray([Int](from: decoder))
      case 3: try .card(Card(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .int(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .intArray(let value): try value.encode(to: encoder)
    case .card(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}
