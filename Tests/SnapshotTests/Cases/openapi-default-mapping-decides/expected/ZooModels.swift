// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Codable, Hashable, Sendable {
  case cat(Cat = .init())
  case dog(Dog = .init())
  case other(OtherPet = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var petType: String? {
    switch self {
    case .cat(let value): value.petType
    case .dog(let value): value.petType
    case .other(let value): value.petType
    default: nil
    }
  }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asOther: OtherPet? { if case .other(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "petType", [["Cat"], ["Dog"], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .dog(Dog(from: decoder))
      case 2: try .other(OtherPet(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Cat", "petType")
      try value.encode(to: encoder)
      try fields.encode("Cat", "petType")
    case .dog(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Dog", "petType")
      try value.encode(to: encoder)
      try fields.encode("Dog", "petType")
    case .other(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var petType: String?
  public var name: String?

  public init(petType: String? = nil, name: String? = nil) {
    self.petType = petType
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      petType: fields.decodeIfPresent(String.self, "petType"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(petType, "petType")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Dog: Codable, Hashable, Sendable {
  public var petType: String?
  public var bark: String?

  public init(petType: String? = nil, bark: String? = nil) {
    self.petType = petType
    self.bark = bark
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      petType: fields.decodeIfPresent(String.self, "petType"),
      bark: fields.decodeIfPresent(String.self, "bark"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(petType, "petType")
    try fields.encodeIfPresent(bark, "bark")
  }
}

public nonisolated struct OtherPet: Codable, Hashable, Sendable {
  public var petType: String?
  public var name: String?

  public init(petType: String? = nil, name: String? = nil) {
    self.petType = petType
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      petType: fields.decodeIfPresent(String.self, "petType"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(petType, "petType")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Level: Codable, Hashable, Sendable {
  case low(Low = .init())
  case high(High = .init())
  case no(NoLevel = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asLow: Low? { if case .low(let value) = self { value } else { nil } }
  public var asHigh: High? { if case .high(let value) = self { value } else { nil } }
  public var asNo: NoLevel? { if case .no(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "level", [["1", 1], ["2", 2], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .low(Low(from: decoder))
      case 1: try .high(High(from: decoder))
      case 2: try .no(NoLevel(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .low(let value): try value.encode(to: encoder)
    case .high(let value): try value.encode(to: encoder)
    case .no(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Low: Codable, Hashable, Sendable {
  public var level: Int
  public var a: String?

  public init(a: String? = nil) {
    self.level = 1
    self.a = a
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      a: fields.decodeIfPresent(String.self, "a"))
    self.level = try fields.decode(Int.self, "level")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(level, "level")
    try fields.encodeIfPresent(a, "a")
  }
}

public nonisolated struct High: Codable, Hashable, Sendable {
  public var level: Int
  public var b: String?

  public init(b: String? = nil) {
    self.level = 2
    self.b = b
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      b: fields.decodeIfPresent(String.self, "b"))
    self.level = try fields.decode(Int.self, "level")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(level, "level")
    try fields.encodeIfPresent(b, "b")
  }
}

public nonisolated struct NoLevel: Codable, Hashable, Sendable {
  public var level: Int?
  public var c: String?

  public init(level: Int? = nil, c: String? = nil) {
    self.level = level
    self.c = c
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      level: fields.decodeIfPresent(Int.self, "level"),
      c: fields.decodeIfPresent(String.self, "c"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(level, "level")
    try fields.encodeIfPresent(c, "c")
  }
}

public nonisolated enum ZooForm: Codable, Hashable, Sendable {
  case sub(SubForm = .init())
  case base(Base = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var form: String? {
    switch self {
    case .sub(let value): value.form
    case .base(let value): value.form
    default: nil
    }
  }

  public var id: Int? {
    switch self {
    case .sub(let value): value.id
    case .base(let value): value.id
    default: nil
    }
  }

  public var asSub: SubForm? { if case .sub(let value) = self { value } else { nil } }
  public var asBase: Base? { if case .base(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "form", [["sub", "SubForm"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .sub(SubForm(from: decoder))
      case 1: try .base(Base(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .sub(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("sub", "form")
      try value.encode(to: encoder)
    case .base(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension ZooForm {
  public nonisolated struct Base: Codable, Hashable, Sendable {
    public var form: String?
    public var id: Int?

    public init(form: String? = nil, id: Int? = nil) {
      self.form = form
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        form: fields.decodeIfPresent(String.self, "form"),
        id: fields.decodeIfPresent(Int.self, "id"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(form, "form")
      try fields.encodeIfPresent(id, "id")
    }
  }
}

public nonisolated struct SubForm: Codable, HashableModel, Sendable {
  public var form: String?
  public var id: Int?
  public var s: String?

  public init(form: String? = nil, id: Int? = nil, s: String? = nil) {
    self.form = form
    self.id = id
    self.s = s
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      form: fields.decodeIfPresent(String.self, "form"),
      id: fields.decodeIfPresent(Int.self, "id"), s: fields.decodeIfPresent(String.self, "s"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(form, "form")
    try fields.encodeIfPresent(id, "id")
    try fields.encodeIfPresent(s, "s")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.form, b.form)
    pairs.add(a.id, b.id)
    pairs.add(a.s, b.s)
  }
}

public nonisolated enum Cage: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case small(Small = .init())
  case other(OtherCage = .init())
  case string(String)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public var asSmall: Small? { if case .small(let value) = self { value } else { nil } }
  public var asOther: OtherCage? { if case .other(let value) = self { value } else { nil } }
  public var asString: String? { if case .string(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "size", [["small", "Small"], [], []], default: 1,
    [
      .members(constants: ["size": ["small"]], required: ["size"]),
      .members(optional: ["size", "width"]), .string,
    ])

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .small(Small(from: decoder))
      case 1: try .other(OtherCage(from: decoder))
      case 2: try .string(String(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .small(let value): try value.encode(to: encoder)
    case .other(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Small: Codable, Hashable, Sendable {
  public var size: String

  public init() {
    self.size = "small"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.size = try fields.decode(String.self, "size")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(size, "size")
  }
}

public nonisolated struct OtherCage: Codable, Hashable, Sendable {
  public var size: String?
  public var width: Int?

  public init(size: String? = nil, width: Int? = nil) {
    self.size = size
    self.width = width
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      size: fields.decodeIfPresent(String.self, "size"),
      width: fields.decodeIfPresent(Int.self, "width"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(size, "size")
    try fields.encodeIfPresent(width, "width")
  }
}

public nonisolated enum Food: Codable, Hashable, Sendable {
  case hay(Hay = .init())
  case meat(Meat)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .hay(let value): value.kind
    case .meat(let value): value.kind
    default: nil
    }
  }

  public var asHay: Hay? { if case .hay(let value) = self { value } else { nil } }
  public var asMeat: Meat? { if case .meat(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(tag: "kind", [["hay", "Hay"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .hay(Hay(from: decoder))
      case 1: try .meat(Meat(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .hay(let value): try value.encode(to: encoder)
    case .meat(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Hay: Codable, Hashable, Sendable {
  public var kind: String

  public init() {
    self.kind = "hay"
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

public nonisolated struct Meat: Codable, Hashable, Sendable {
  public var kind: String
  public var fresh: Bool?

  public init(kind: String, fresh: Bool? = nil) {
    self.kind = kind
    self.fresh = fresh
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), fresh: fields.decodeIfPresent(Bool.self, "fresh"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(fresh, "fresh")
  }
}
