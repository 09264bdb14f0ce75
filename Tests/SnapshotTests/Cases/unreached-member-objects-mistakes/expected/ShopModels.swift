// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var name: String
  public var age: Int?

  public init(name: String, age: Int? = nil) {
    self.name = name
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), age: fields.decodeIfPresent(Int.self, "age"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encodeIfPresent(age, "age")
  }
}

public nonisolated struct Dog: Codable, Hashable, Sendable {
  public var name: String
  public var age: Int?

  public init(name: String, age: Int? = nil) {
    self.name = name
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), age: fields.decodeIfPresent(Int.self, "age"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encodeIfPresent(age, "age")
  }
}

public nonisolated struct Cow: Codable, Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

public nonisolated struct Hen: Codable, Hashable, Sendable {
  public var name: Int

  public init(name: Int) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(Int.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

public nonisolated enum ShopSize: OpenEnum {
  case s, m, l
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "s": self = .s
    case "m": self = .m
    case "l": self = .l
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .s: "s"
    case .m: "m"
    case .l: "l"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Small: OpenEnum {
  case s
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "s": self = .s
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .s: "s"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Word: OpenEnum, ExpressibleByStringInterpolation {
  case a
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "a": self = .a
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .a: "a"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum A: Codable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  case cow(Cow)
  case hen(Hen)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cat(_ name: String) -> Self { .cat(Cat(name: name)) }

  public static func dog(_ name: String) -> Self { .dog(Dog(name: name)) }

  public static func cow(_ name: String) -> Self { .cow(Cow(name: name)) }

  public static func hen(_ name: Int) -> Self { .hen(Hen(name: name)) }

  public var name: String? {
    switch self {
    case .cat(let value): value.name
    case .dog(let value): value.name
    case .cow(let value): value.name
    default: nil
    }
  }

  public var age: Int? {
    switch self {
    case .cat(let value): value.age
    case .dog(let value): value.age
    default: nil
    }
  }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asCow: Cow? { if case .cow(let value) = self { value } else { nil } }
  public var asHen: Hen? { if case .hen(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(optional: ["age"]), .members(optional: ["age"]), .members(), .members(),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .dog(Dog(from: decoder))
      case 2: try .cow(Cow(from: decoder))
      case 3: try .hen(Hen(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value): try value.encode(to: encoder)
    case .dog(let value): try value.encode(to: encoder)
    case .cow(let value): try value.encode(to: encoder)
    case .hen(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum B: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
  case cow(Cow)
  case cat(Cat)
  case catArray([Cat])
  case cowArray([Cow])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cow(_ name: String) -> Self { .cow(Cow(name: name)) }

  public static func cat(_ name: String) -> Self { .cat(Cat(name: name)) }

  public init(arrayLiteral elements: Cat...) { self = .catArray(elements) }

  public var asCow: Cow? { if case .cow(let value) = self { value } else { nil } }
  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asCatArray: [Cat]? { if case .catArray(let value) = self { value } else { nil } }
  public var asCowArray: [Cow]? { if case .cowArray(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(), .members(optional: ["age"]), .elements([.members(optional: ["age"])]),
    .elements([.members()]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cow(Cow(from: decoder))
      case 1: try .cat(Cat(from: decoder))
      case 2: try .catArray([Cat](from: decoder))
      case 3: try .cowArray([Cow](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cow(let value): try value.encode(to: encoder)
    case .cat(let value): try value.encode(to: encoder)
    case .catArray(let value): try value.encode(to: encoder)
    case .cowArray(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum C: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case size(ShopSize)
  case small(Small)
  case m
  case x
  case again
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static var s: Self { .size(.s) }
  public static var l: Self { .size(.l) }

  public init(stringLiteral value: String) { self = .size(ShopSize(rawValue: value)) }

  public var asSize: ShopSize? { if case .size(let value) = self { value } else { nil } }
  public var asSmall: Small? { if case .small(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .values(["s", "m", "l"]), .values(["s"]), .constants(["m"]), .constants(["x"]),
    .constants(["x"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .size(ShopSize(from: decoder))
      case 1: try .small(Small(from: decoder))
      case 2: .m
      case 3: .x
      case 4: .again
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .size(let value): try value.encode(to: encoder)
    case .small(let value): try value.encode(to: encoder)
    case .m: try JSON.string("m").encode(to: encoder)
    case .x: try JSON.string("x").encode(to: encoder)
    case .again: try JSON.string("x").encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum D: Codable, Hashable, Sendable {
  case a(A)
  case cow(Cow)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cow(_ name: String) -> Self { .cow(Cow(name: name)) }

  public var asA: A? { if case .a(let value) = self { value } else { nil } }
  public var asCow: Cow? { if case .cow(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .either([.members(optional: ["age"]), .members()]), .members(),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .a(A(from: decoder))
      case 1: try .cow(Cow(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .a(let value): try value.encode(to: encoder)
    case .cow(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum E: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case string(String)
  case word(Word)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static var a: Self { .word(.a) }

  public init(stringLiteral value: String) { self = .string(value) }

  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asWord: Word? { if case .word(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.string, .string]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .word(Word(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .word(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum F: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case word(Word)
  case uuid(UUID)
  case hen(Hen)
  case a(A)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func hen(_ name: Int) -> Self { .hen(Hen(name: name)) }

  public init(stringLiteral value: String) { self = .word(Word(rawValue: value)) }

  public var asWord: Word? { if case .word(let value) = self { value } else { nil } }
  public var asUUID: UUID? { if case .uuid(let value) = self { value } else { nil } }
  public var asHen: Hen? { if case .hen(let value) = self { value } else { nil } }
  public var asA: A? { if case .a(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .string, .string, .members(), .either([.members(optional: ["age"]), .members()]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .word(Word(from: decoder))
      case 1: try .uuid(UUID(from: decoder))
      case 2: try .hen(Hen(from: decoder))
      case 3: try .a(A(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .word(let value): try value.encode(to: encoder)
    case .uuid(let value): try value.encode(to: encoder)
    case .hen(let value): try value.encode(to: encoder)
    case .a(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}
