// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct A: Decodable, Hashable, Sendable {
  public let kind: String?
  public let x: Int

  public init(x: Int, kind: String? = nil) {
    self.kind = kind
    self.x = x
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      x: fields.decode(Int.self, "x"), kind: fields.decodeIfPresent(String.self, "kind"))
  }
}

public nonisolated struct B: Decodable, Hashable, Sendable {
  public let kind: String?
  public let y: Int

  public init(y: Int, kind: String? = nil) {
    self.kind = kind
    self.y = y
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      y: fields.decode(Int.self, "y"), kind: fields.decodeIfPresent(String.self, "kind"))
  }
}

public nonisolated struct C: Decodable, Hashable, Sendable {
  public let kind: String?
  public let z: Int

  public init(z: Int, kind: String? = nil) {
    self.kind = kind
    self.z = z
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      z: fields.decode(Int.self, "z"), kind: fields.decodeIfPresent(String.self, "kind"))
  }
}

public nonisolated enum In1: Decodable, Hashable, Sendable {
  case b(B)
  case c(C)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .b(let value): value.kind
    case .c(let value): value.kind
    default: nil
    }
  }

  public var asB: B? { if case .b(let value) = self { value } else { nil } }
  public var asC: C? { if case .c(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["B", "In1"]], required: ["y"], optional: ["kind"]),
    .members(constants: ["kind": ["C", "In1"]], required: ["z"], optional: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .b(B(from: decoder))
      case 1: try .c(C(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated enum U1: Decodable, Hashable, Sendable {
  case a(A)
  case in1(In1)
  case b(B)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asA: A? { if case .a(let value) = self { value } else { nil } }
  public var asIn1: In1? { if case .in1(let value) = self { value } else { nil } }
  public var asB: B? { if case .b(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["A"], ["In1", "B", "C"], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .a(A(from: decoder))
      case 1: try .in1(In1(from: decoder))
      case 2: try .b(B(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated enum U2: Decodable, Hashable, Sendable {
  case a(A)
  case in1(In1)
  case c(C)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asA: A? { if case .a(let value) = self { value } else { nil } }
  public var asIn1: In1? { if case .in1(let value) = self { value } else { nil } }
  public var asC: C? { if case .c(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["A"], ["In1", "B", "C"], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .a(A(from: decoder))
      case 1: try .in1(In1(from: decoder))
      case 2: try .c(C(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}
