// Made by sdkgen for Horses. Do not edit.

public import SDKRuntime

public nonisolated struct Horse: Codable, HashableModel, Sendable {
  public var wings: Wings?
  public var herd: Herd?
  public var cart: Cart?
  public var stable: Stable?
  public var gait: Gait?

  public init(
    wings: Wings? = nil, herd: Herd? = nil, cart: Cart? = nil, stable: Stable? = nil,
    gait: Gait? = nil
  ) {
    self.wings = wings
    self.herd = herd
    self.cart = cart
    self.stable = stable
    self.gait = gait
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      wings: fields.decodeIfPresent(Wings.self, "wings"),
      herd: fields.decodeIfPresent(Herd.self, "herd"),
      cart: fields.decodeIfPresent(Cart.self, "cart"),
      stable: fields.decodeIfPresent(Stable.self, "stable"),
      gait: fields.decodeIfPresent(Gait.self, "gait"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(wings, "wings")
    try fields.encodeIfPresent(herd, "herd")
    try fields.encodeIfPresent(cart, "cart")
    try fields.encodeIfPresent(stable, "stable")
    try fields.encodeIfPresent(gait, "gait")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.wings, b.wings)
    pairs.add(a.herd, b.herd)
    pairs.add(a.cart, b.cart)
    pairs.add(a.stable, b.stable)
    pairs.add(a.gait, b.gait)
  }
}

extension Horse {
  public nonisolated enum Wings: Codable, Hashable, Sendable {
    case pegasi(Pegasi)
    case pegasi2(Pegasi2)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public static func pegasi(_ a: String) -> Self { .pegasi(Pegasi(a: a)) }

    public static func pegasi2(_ b: String) -> Self { .pegasi2(Pegasi2(b: b)) }

    public var asPegasi: Pegasi? { if case .pegasi(let value) = self { value } else { nil } }
    public var asPegasi2: Pegasi2? { if case .pegasi2(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(required: ["a"]), .members(required: ["b"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .pegasi(Pegasi(from: decoder))
        case 1: try .pegasi2(Pegasi2(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .pegasi(let value): try value.encode(to: encoder)
      case .pegasi2(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct Pegasi: Codable, Hashable, Sendable {
      public var a: String

      public init(a: String) {
        self.a = a
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          a: fields.decode(String.self, "a"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(a, "a")
      }
    }

    public nonisolated struct Pegasi2: Codable, Hashable, Sendable {
      public var b: String

      public init(b: String) {
        self.b = b
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          b: fields.decode(String.self, "b"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(b, "b")
      }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum Herd: Codable, Hashable, Sendable {
    case unicorn(Unicorn2)
    case Unicorn(HorsesClient.UnicornModel)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public static func unicorn(_ a: String) -> Self { .unicorn(Unicorn2(a: a)) }

    public static func Unicorn(_ b: String) -> Self { .Unicorn(HorsesClient.UnicornModel(b: b)) }

    public var asUnicorn: Unicorn2? { if case .unicorn(let value) = self { value } else { nil } }
    public var as_Unicorn: HorsesClient.UnicornModel? {
      if case .Unicorn(let value) = self { value } else { nil }
    }

    private static let _members: UnionMembers = [
      .members(required: ["a"]), .members(required: ["b"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .unicorn(Unicorn2(from: decoder))
        case 1: try .Unicorn(HorsesClient.UnicornModel(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .unicorn(let value): try value.encode(to: encoder)
      case .Unicorn(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Cart: Codable, Hashable, Sendable {
    case redCar(RedCar)
    case redCar2(RedCar2)
    case c(C)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public static func redCar(_ a: Int) -> Self { .redCar(RedCar(a: a)) }

    public static func redCar2(_ b: Int) -> Self { .redCar2(RedCar2(b: b)) }

    public static func c(_ c: Int) -> Self { .c(C(c: c)) }

    public var asRedCar: RedCar? { if case .redCar(let value) = self { value } else { nil } }
    public var asRedCar2: RedCar2? { if case .redCar2(let value) = self { value } else { nil } }
    public var asC: C? { if case .c(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(required: ["a"]), .members(required: ["b"]), .members(required: ["c"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .redCar(RedCar(from: decoder))
        case 1: try .redCar2(RedCar2(from: decoder))
        case 2: try .c(C(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .redCar(let value): try value.encode(to: encoder)
      case .redCar2(let value): try value.encode(to: encoder)
      case .c(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct RedCar: Codable, Hashable, Sendable {
      public var a: Int

      public init(a: Int) {
        self.a = a
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          a: fields.decode(Int.self, "a"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(a, "a")
      }
    }

    public nonisolated struct RedCar2: Codable, Hashable, Sendable {
      public var b: Int

      public init(b: Int) {
        self.b = b
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          b: fields.decode(Int.self, "b"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(b, "b")
      }
    }

    public nonisolated struct C: Codable, Hashable, Sendable {
      public var c: Int

      public init(c: Int) {
        self.c = c
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          c: fields.decode(Int.self, "c"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(c, "c")
      }
    }
  }

  public nonisolated enum Stable: Codable, Hashable, Sendable {
    case fooBar(FooBar)
    case other(Other)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var size: String? {
      switch self {
      case .fooBar(let value): value.size
      case .other(let value): value.size
      default: nil
      }
    }

    public var asFooBar: FooBar? { if case .fooBar(let value) = self { value } else { nil } }
    public var asOther: Other? { if case .other(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(required: ["x"]), .members(required: ["y"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .fooBar(FooBar(from: decoder))
        case 1: try .other(Other(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .fooBar(let value): try value.encode(to: encoder)
      case .other(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum Gait: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case value(GaitValue)
    case speed(Speed)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(speed: Int) { self = .speed(Speed(speed: speed)) }

    public static var mode: Self { .value(.mode) }
    public static var Mode: Self { .value(.Mode) }

    public static func speed(_ speed: Int) -> Self { .speed(Speed(speed: speed)) }

    public init(stringLiteral value: String) { self = .value(GaitValue(rawValue: value)) }

    public var asValue: GaitValue? { if case .value(let value) = self { value } else { nil } }
    public var asSpeed: Speed? { if case .speed(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .object]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .value(GaitValue(from: decoder))
        case 1: try .speed(Speed(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .value(let value): try value.encode(to: encoder)
      case .speed(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public nonisolated enum GaitValue: OpenEnum {
      case mode, Mode
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "mode": self = .mode
        case "Mode": self = .Mode
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .mode: "mode"
        case .Mode: "Mode"
        case .unrecognized(let value): value
        }
      }
    }

    public nonisolated struct Speed: Codable, Hashable, Sendable {
      public var speed: Int

      public init(speed: Int) {
        self.speed = speed
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          speed: fields.decode(Int.self, "speed"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(speed, "speed")
      }
    }
  }
}

public nonisolated struct FooBar: Codable, HashableModel, Sendable {
  public var asFooBar: String
  public var size: String?
  public var x: String

  public init(asFooBar: String, x: String, size: String? = nil) {
    self.asFooBar = asFooBar
    self.size = size
    self.x = x
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      asFooBar: fields.decode(String.self, "as_foo_bar"), x: fields.decode(String.self, "x"),
      size: fields.decodeIfPresent(String.self, "size"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(asFooBar, "as_foo_bar")
    try fields.encodeIfPresent(size, "size")
    try fields.encode(x, "x")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.asFooBar, b.asFooBar)
    pairs.add(a.size, b.size)
    pairs.add(a.x, b.x)
  }
}

public nonisolated struct Unicorn2: Codable, Hashable, Sendable {
  public var a: String

  public init(a: String) {
    self.a = a
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      a: fields.decode(String.self, "a"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(a, "a")
  }
}

public nonisolated struct Unicorn: Codable, Hashable, Sendable {
  public var b: String

  public init(b: String) {
    self.b = b
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      b: fields.decode(String.self, "b"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(b, "b")
  }
}

public nonisolated struct Other: Codable, HashableModel, Sendable {
  public var asFooBar: String
  public var size: String?
  public var y: String

  public init(asFooBar: String, y: String, size: String? = nil) {
    self.asFooBar = asFooBar
    self.size = size
    self.y = y
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      asFooBar: fields.decode(String.self, "as_foo_bar"), y: fields.decode(String.self, "y"),
      size: fields.decodeIfPresent(String.self, "size"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(asFooBar, "as_foo_bar")
    try fields.encodeIfPresent(size, "size")
    try fields.encode(y, "y")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.asFooBar, b.asFooBar)
    pairs.add(a.size, b.size)
    pairs.add(a.y, b.y)
  }
}

extension HorsesClient {
  /// `Unicorn`, where something else has that name.
  public typealias UnicornModel = Unicorn
}
