// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, HashableModel, Sendable {
  public var shape: JSON?
  public var mixed: Mixed?
  public var wrong: Wrong?
  public var age: Int?
  /// Default: `"3"`.
  public var code: String?
  public var point: [JSON]?
  public var pair: [Int]?

  public init(
    shape: JSON? = nil, mixed: Mixed? = nil, wrong: Wrong? = nil, age: Int? = nil,
    code: String? = nil, point: [JSON]? = nil, pair: [Int]? = nil
  ) {
    self.shape = shape
    self.mixed = mixed
    self.wrong = wrong
    self.age = age
    self.code = code
    self.point = point
    self.pair = pair
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      shape: fields.decodeIfPresent(JSON.self, "shape"),
      mixed: fields.decodeIfPresent(Mixed.self, "mixed"),
      wrong: fields.decodeIfPresent(Wrong.self, "wrong"),
      age: fields.decodeIfPresent(Int.self, "age"),
      code: fields.decodeIfPresent(String.self, "code"),
      point: fields.decodeIfPresent([JSON].self, "point"),
      pair: fields.decodeIfPresent([Int].self, "pair"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(shape, "shape")
    try fields.encodeIfPresent(mixed, "mixed")
    try fields.encodeIfPresent(wrong, "wrong")
    try fields.encodeIfPresent(age, "age")
    try fields.encodeIfPresent(code, "code")
    try fields.encodeIfPresent(point, "point")
    try fields.encodeIfPresent(pair, "pair")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.shape, b.shape)
    pairs.add(a.mixed, b.mixed)
    pairs.add(a.wrong, b.wrong)
    pairs.add(a.age, b.age)
    pairs.add(a.code, b.code)
    pairs.add(a.point, b.point)
    pairs.add(a.pair, b.pair)
  }
}

extension Pet {
  public nonisolated enum Mixed: Codable, Hashable, Sendable {
    case a
    case value1
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    private static let _members: UnionMembers = [.constants(["a"]), .constants([1])]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: .a
        case 1: .value1
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .a: try JSON.string("a").encode(to: encoder)
      case .value1: try JSON.integer(1).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Wrong: OpenEnum {
    case one, two
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "one": self = .one
      case "two": self = .two
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .one: "one"
      case .two: "two"
      case .unrecognized(let value): value
      }
    }
  }
}
