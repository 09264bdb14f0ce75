// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias A = JSON

public typealias B = JSON

public typealias Nest = JSON

public nonisolated enum ZooAny: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case string(String)
  case or(Or)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asOr: Or? { if case .or(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.string, .integer]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .or(Or(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .or(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Or: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  case int(Int)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(integerLiteral value: Int) { self = .int(value) }

  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.integer]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .int(Int(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .int(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}
