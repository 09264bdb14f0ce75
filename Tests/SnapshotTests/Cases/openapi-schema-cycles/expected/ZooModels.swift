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

public nonisolated enum Box: Codable, Hashable, Sendable {
  case full(Full)
  case hollow(Hollow = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asFull: Full? { if case .full(let value) = self { value } else { nil } }
  public var asHollow: Hollow? { if case .hollow(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["full"]], required: ["kind"]),
    .members(constants: ["kind": ["hollow"]], required: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .full(Full(from: decoder))
      case 1: try .hollow(Hollow(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .full(let value): try value.encode(to: encoder)
    case .hollow(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Hollow: Codable, Hashable, Sendable {
  public var kind: String

  public init() {
    self.kind = "hollow"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
  }
}

public nonisolated struct Full: Codable, Hashable, Sendable {
  public var kind: Kind

  public init(kind: Kind) {
    self.kind = kind
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(Kind.self, "kind"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
  }
}

extension Full {
  public nonisolated enum Kind: Codable, Hashable, Sendable {
    case full
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    private static let _members: UnionMembers = [.constants(["full"])]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: .full
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .full: try JSON.string("full").encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}
