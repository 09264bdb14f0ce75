// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Age: OpenEnum, ExpressibleByIntegerLiteral {
  case age1, age2
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .age1
    case 2: self = .age2
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .age1: 1
    case .age2: 2
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct Square: Encodable, Hashable, Sendable {
  public var kind: String
  public var side: Int

  public init(side: Int) {
    self.kind = "square"
    self.side = side
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(side, "side")
  }
}

public nonisolated struct Round: Encodable, Hashable, Sendable {
  public var kind: String
  public var side: Double?

  public init(side: Double? = nil) {
    self.kind = "round"
    self.side = side
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(side, "side")
  }
}

public nonisolated struct Seen: Decodable, Hashable, Sendable {
  public let count: Int
  public let levels: [Age]?

  public init(count: Int, levels: [Age]? = nil) {
    self.count = count
    self.levels = levels
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      count: fields.decode(Int.self, "count"),
      levels: fields.decodeIfPresent([Age].self, "levels"))
  }
}

public typealias Ages = [Age]

public nonisolated struct Pet: Encodable, HashableModel, Sendable {
  public var age: Age
  /// Default: `4`.
  public var nextAge: NextAge?
  /// Example: `1`
  public var mixed: Mixed
  public var fraction: JSON?
  /// Default: `[1, 2]`.
  public var counts: [Int]
  /// Default: `[{"count": 1, "kilos": 2.0}]`.
  public var weights: [Weight]?
  /// Default: `{"a": 1}`.
  public var limits: [String: Int]?
  /// Default: `5`.
  ///
  /// Example: `6`
  public var either: Either?
  /// Default: `9007199254740993`.
  ///
  /// Example: `9007199254740993`
  public var large: Int?
  /// Example: `18446744073709551615`
  public var larger: UInt64?
  public var parts: Ages?
  public var two: Int
  public var few: Few?
  public var some: Double?
  public var any: Double?
  public var one: One?
  public var shape: ShapeChoice?
  /// Example: `["a", [1]]`
  public var shapes: [ShapeChoice2]?
  /// Default: `["1.0"]`.
  public var text: [String]?

  public init(
    mixed: Mixed, counts: [Int], age: Age = 3, nextAge: NextAge? = nil, fraction: JSON? = nil,
    weights: [Weight]? = nil, limits: [String: Int]? = nil, either: Either? = nil,
    large: Int? = nil, larger: UInt64? = nil, parts: Ages? = nil, few: Few? = nil,
    some: Double? = nil, any: Double? = nil, one: One? = nil, shape: ShapeChoice? = nil,
    shapes: [ShapeChoice2]? = nil, text: [String]? = nil
  ) {
    self.age = age
    self.nextAge = nextAge
    self.mixed = mixed
    self.fraction = fraction
    self.counts = counts
    self.weights = weights
    self.limits = limits
    self.either = either
    self.large = large
    self.larger = larger
    self.parts = parts
    self.two = 2
    self.few = few
    self.some = some
    self.any = any
    self.one = one
    self.shape = shape
    self.shapes = shapes
    self.text = text
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(two, "two")
    try fields.encode(age, "age")
    try fields.encodeIfPresent(nextAge, "nextAge")
    try fields.encode(mixed, "mixed")
    try fields.encodeIfPresent(fraction, "fraction")
    try fields.encode(counts, "counts")
    try fields.encodeIfPresent(weights, "weights")
    try fields.encodeIfPresent(limits, "limits")
    try fields.encodeIfPresent(either, "either")
    try fields.encodeIfPresent(large, "large")
    try fields.encodeIfPresent(larger, "larger")
    try fields.encodeIfPresent(parts, "parts")
    try fields.encodeIfPresent(few, "few")
    try fields.encodeIfPresent(some, "some")
    try fields.encodeIfPresent(any, "any")
    try fields.encodeIfPresent(one, "one")
    try fields.encodeIfPresent(shape, "shape")
    try fields.encodeIfPresent(shapes, "shapes")
    try fields.encodeIfPresent(text, "text")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.age, b.age)
    pairs.add(a.nextAge, b.nextAge)
    pairs.add(a.mixed, b.mixed)
    pairs.add(a.fraction, b.fraction)
    pairs.add(a.counts, b.counts)
    pairs.add(a.weights, b.weights)
    pairs.add(a.limits, b.limits)
    pairs.add(a.either, b.either)
    pairs.add(a.large, b.large)
    pairs.add(a.larger, b.larger)
    pairs.add(a.parts, b.parts)
    pairs.add(a.two, b.two)
    pairs.add(a.few, b.few)
    pairs.add(a.some, b.some)
    pairs.add(a.any, b.any)
    pairs.add(a.one, b.one)
    pairs.add(a.shape, b.shape)
    pairs.add(a.shapes, b.shapes)
    pairs.add(a.text, b.text)
  }
}

extension Pet {
  public nonisolated enum NextAge: OpenEnum, ExpressibleByIntegerLiteral {
    case age1, age2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 1: self = .age1
      case 2: self = .age2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .age1: 1
      case .age2: 2
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Mixed: Encodable, Hashable, Sendable {
    case value1
    case a
    case `true`
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .value1: try JSON.integer(1).encode(to: encoder)
      case .a: try JSON.string("a").encode(to: encoder)
      case .`true`: try JSON.bool(true).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated struct Weight: Encodable, Hashable, Sendable {
    public var count: Int?
    public var kilos: Double?

    public init(count: Int? = nil, kilos: Double? = nil) {
      self.count = count
      self.kilos = kilos
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(count, "count")
      try fields.encodeIfPresent(kilos, "kilos")
    }
  }

  public nonisolated enum Either:
    Encodable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral
  {
    case string(String)
    case int(Int)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Int) { self = .int(value) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .int(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Few: OpenEnum {
    case few1, few2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 1: self = .few1
      case 2: self = .few2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .few1: 1
      case .few2: 2
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum One: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case value1
    case string(String)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .value1: try JSON.integer(1).encode(to: encoder)
      case .string(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum ShapeChoice: Encodable, Hashable, Sendable, ExpressibleByArrayLiteral {
    case square(Square)
    case round(Round = .init())
    case array([Int])
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public static func square(_ side: Int) -> Self { .square(Square(side: side)) }

    public init(arrayLiteral elements: Int...) { self = .array(elements) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .square(let value): try value.encode(to: encoder)
      case .round(let value): try value.encode(to: encoder)
      case .array(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum ShapeChoice2:
    Encodable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
  {
    case string(String)
    case array([Int])
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(arrayLiteral elements: Int...) { self = .array(elements) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .array(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

extension ZooEndpoint {
  public nonisolated enum AddPetSize: OpenEnum {
    case size1, size2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 1: self = .size1
      case 2: self = .size2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .size1: 1
      case .size2: 2
      case .unrecognized(let value): value
      }
    }
  }
}
