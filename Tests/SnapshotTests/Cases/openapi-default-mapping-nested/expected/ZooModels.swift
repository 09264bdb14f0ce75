// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case wild(Wild)
  case dog(Dog)
  case cat(Cat)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asWild: Wild? { if case .wild(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["Wild", "Lion", "tiger"], ["dog", "Dog"], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .wild(Wild(from: decoder))
      case 1: try .dog(Dog(from: decoder))
      case 2: try .cat(Cat(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated enum Wild: Decodable, Hashable, Sendable {
  case lion(Lion)
  case tiger(Tiger)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asLion: Lion? { if case .lion(let value) = self { value } else { nil } }
  public var asTiger: Tiger? { if case .tiger(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["Lion", "Wild"]], optional: ["kind", "mane"]),
    .members(constants: ["kind": ["tiger"]], optional: ["stripes"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .lion(Lion(from: decoder))
      case 1: try .tiger(Tiger(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Lion: Decodable, Hashable, Sendable {
  public let kind: String?
  public let mane: Int?

  public init(kind: String? = nil, mane: Int? = nil) {
    self.kind = kind
    self.mane = mane
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      mane: fields.decodeIfPresent(Int.self, "mane"))
  }
}

public nonisolated struct Tiger: Decodable, Hashable, Sendable {
  public let kind: Kind?
  public let stripes: Int?

  public init(kind: Kind? = nil, stripes: Int? = nil) {
    self.kind = kind
    self.stripes = stripes
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(Kind.self, "kind"),
      stripes: fields.decodeIfPresent(Int.self, "stripes"))
  }
}

extension Tiger {
  public nonisolated enum Kind: OpenEnum {
    case tiger
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "tiger": self = .tiger
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .tiger: "tiger"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public let kind: String?
  public let age: Int?

  public init(kind: String? = nil, age: Int? = nil) {
    self.kind = kind
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      age: fields.decodeIfPresent(Int.self, "age"))
  }
}

public nonisolated struct Cat: Decodable, Hashable, Sendable {
  public let kind: String?
  public let lives: Int?

  public init(kind: String? = nil, lives: Int? = nil) {
    self.kind = kind
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      lives: fields.decodeIfPresent(Int.self, "lives"))
  }
}

public nonisolated enum Bird: Decodable, Hashable, Sendable {
  case option1(Option1)
  case hen(Hen)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asOption1: Option1? { if case .option1(let value) = self { value } else { nil } }
  public var asHen: Hen? { if case .hen(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(tag: "kind", [["Owl", "Emu"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .option1(Option1(from: decoder))
      case 1: try .hen(Hen(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

extension Bird {
  public nonisolated enum Option1: Decodable, Hashable, Sendable {
    case owl(Owl)
    case emu(Emu)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asOwl: Owl? { if case .owl(let value) = self { value } else { nil } }
    public var asEmu: Emu? { if case .emu(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(constants: ["kind": ["Owl"]], required: ["kind"], optional: ["eyes"]),
      .members(constants: ["kind": ["Emu"]], required: ["kind"], optional: ["neck"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .owl(Owl(from: decoder))
        case 1: try .emu(Emu(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}

public nonisolated struct Owl: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let eyes: Int?

  public init(eyes: Int? = nil) {
    self.kind = "Owl"
    self.eyes = eyes
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      eyes: fields.decodeIfPresent(Int.self, "eyes"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Emu: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let neck: Int?

  public init(neck: Int? = nil) {
    self.kind = "Emu"
    self.neck = neck
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      neck: fields.decodeIfPresent(Int.self, "neck"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Hen: Decodable, Hashable, Sendable {
  public let kind: String?
  public let eggs: Int?

  public init(kind: String? = nil, eggs: Int? = nil) {
    self.kind = kind
    self.eggs = eggs
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      eggs: fields.decodeIfPresent(Int.self, "eggs"))
  }
}

public nonisolated enum Fish: Decodable, Hashable, Sendable {
  case pond(Pond)
  case cod(Cod)
  case carp(Carp)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPond: Pond? { if case .pond(let value) = self { value } else { nil } }
  public var asCod: Cod? { if case .cod(let value) = self { value } else { nil } }
  public var asCarp: Carp? { if case .carp(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["eel", "Eel", "Carp"], ["cod", "Cod"], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .pond(Pond(from: decoder))
      case 1: try .cod(Cod(from: decoder))
      case 2: try .carp(Carp(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated enum Pond: Decodable, Hashable, Sendable {
  case eel(Eel)
  case carp(Carp)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .eel(let value): value.kind
    case .carp(let value): value.kind
    default: nil
    }
  }

  public var asEel: Eel? { if case .eel(let value) = self { value } else { nil } }
  public var asCarp: Carp? { if case .carp(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["eel"]], optional: ["kind", "length"]),
    .members(optional: ["kind", "age"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .eel(Eel(from: decoder))
      case 1: try .carp(Carp(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Eel: Decodable, Hashable, Sendable {
  public let kind: String?
  public let length: Int?

  public init(kind: String? = nil, length: Int? = nil) {
    self.kind = kind
    self.length = length
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      length: fields.decodeIfPresent(Int.self, "length"))
  }
}

public nonisolated struct Carp: Decodable, Hashable, Sendable {
  public let kind: String?
  public let age: Int?

  public init(kind: String? = nil, age: Int? = nil) {
    self.kind = kind
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      age: fields.decodeIfPresent(Int.self, "age"))
  }
}

public nonisolated struct Cod: Decodable, Hashable, Sendable {
  public let kind: String?
  public let depth: Int?

  public init(kind: String? = nil, depth: Int? = nil) {
    self.kind = kind
    self.depth = depth
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      depth: fields.decodeIfPresent(Int.self, "depth"))
  }
}

public nonisolated enum Frog: Decodable, Hashable, Sendable {
  case object(Object)
  case cod(Cod)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var size: Int? {
    switch self {
    case .object(let value): value.size
    case .cod(let value): value.size
    default: nil
    }
  }

  public var kind: String? {
    switch self {
    case .object(let value): value.kind
    case .cod(let value): value.kind
    default: nil
    }
  }

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asCod: Cod? { if case .cod(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(tag: "kind", [[], ["cod", "Cod"]], default: 0)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .object(Object(from: decoder))
      case 1: try .cod(Cod(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

extension Frog {
  public nonisolated struct Object: Decodable, HashableModel, Sendable {
    public let size: Int?
    public let kind: String?
    public let length: Int?
    public let legs: Int?

    public init(size: Int? = nil, kind: String? = nil, length: Int? = nil, legs: Int? = nil) {
      self.size = size
      self.kind = kind
      self.length = length
      self.legs = legs
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        size: fields.decodeIfPresent(Int.self, "size"),
        kind: fields.decodeIfPresent(String.self, "kind"),
        length: fields.decodeIfPresent(Int.self, "length"),
        legs: fields.decodeIfPresent(Int.self, "legs"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.size, b.size)
      pairs.add(a.kind, b.kind)
      pairs.add(a.length, b.length)
      pairs.add(a.legs, b.legs)
    }
  }

  public nonisolated struct Cod: Decodable, HashableModel, Sendable {
    public let size: Int?
    public let kind: String?
    public let depth: Int?

    public init(size: Int? = nil, kind: String? = nil, depth: Int? = nil) {
      self.size = size
      self.kind = kind
      self.depth = depth
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        size: fields.decodeIfPresent(Int.self, "size"),
        kind: fields.decodeIfPresent(String.self, "kind"),
        depth: fields.decodeIfPresent(Int.self, "depth"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.size, b.size)
      pairs.add(a.kind, b.kind)
      pairs.add(a.depth, b.depth)
    }
  }
}
