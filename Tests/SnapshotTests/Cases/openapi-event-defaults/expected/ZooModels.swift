// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }
}

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public let woof: Int

  public init(woof: Int) {
    self.woof = woof
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      woof: fields.decode(Int.self, "woof"))
  }
}

public nonisolated struct Cow: Decodable, Hashable, Sendable {
  public let moo: Int

  public init(moo: Int) {
    self.moo = moo
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      moo: fields.decode(Int.self, "moo"))
  }
}

public nonisolated struct Data1: Codable, Hashable, Sendable {
  public var event: String
  public var data: String

  public init(data: String) {
    self.event = "one"
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"))
    self.event = try fields.decode(String.self, "event")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

public nonisolated struct Data2: Codable, Hashable, Sendable {
  public var event: String
  public var data: String

  public init(event: String, data: String) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decode(String.self, "event"), data: fields.decode(String.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

public nonisolated struct Data3: Codable, Hashable, Sendable {
  public var event: String
  public var data: String

  public init(event: String, data: String) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decode(String.self, "event"), data: fields.decode(String.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

public nonisolated enum In: Codable, Hashable, Sendable {
  case data2(Data2)
  case data3(Data3)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var event: String? {
    switch self {
    case .data2(let value): value.event
    case .data3(let value): value.event
    default: nil
    }
  }

  public var data: String? {
    switch self {
    case .data2(let value): value.data
    case .data3(let value): value.data
    default: nil
    }
  }

  public var asData2: Data2? { if case .data2(let value) = self { value } else { nil } }
  public var asData3: Data3? { if case .data3(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "event", [["two", "x", "Data2"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .data2(Data2(from: decoder))
      case 1: try .data3(Data3(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .data2(let value): try value.encode(to: encoder)
    case .data3(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public typealias EvI = Other

public nonisolated enum Plain: Codable, Hashable, Sendable {
  case data2(Data2)
  case data3(Data3)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var event: String? {
    switch self {
    case .data2(let value): value.event
    case .data3(let value): value.event
    default: nil
    }
  }

  public var data: String? {
    switch self {
    case .data2(let value): value.data
    case .data3(let value): value.data
    default: nil
    }
  }

  public var asData2: Data2? { if case .data2(let value) = self { value } else { nil } }
  public var asData3: Data3? { if case .data3(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["event": ["Data2", "two"]], required: ["event"]),
    .members(constants: ["event": ["Data3", "three"]], required: ["event"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .data2(Data2(from: decoder))
      case 1: try .data3(Data3(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .data2(let value): try value.encode(to: encoder)
    case .data3(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum EvD: Codable, Hashable, Sendable {
  case data1(Data1)
  case plain(Plain)
  case data3(Data3)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func data1(_ data: String) -> Self { .data1(Data1(data: data)) }

  public var asData1: Data1? { if case .data1(let value) = self { value } else { nil } }
  public var asPlain: Plain? { if case .plain(let value) = self { value } else { nil } }
  public var asData3: Data3? { if case .data3(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "event", [["one", "Data1"], ["two", "three", "Data2", "Data3"], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .data1(Data1(from: decoder))
      case 1: try .plain(Plain(from: decoder))
      case 2: try .data3(Data3(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .data1(let value): try value.encode(to: encoder)
    case .plain(let value): try value.encode(to: encoder)
    case .data3(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum EvE: Codable, Hashable, Sendable {
  case data1(Data1)
  case plain(Plain)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func data1(_ data: String) -> Self { .data1(Data1(data: data)) }

  public var asData1: Data1? { if case .data1(let value) = self { value } else { nil } }
  public var asPlain: Plain? { if case .plain(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "event", [["one", "Data1"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .data1(Data1(from: decoder))
      case 1: try .plain(Plain(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .data1(let value): try value.encode(to: encoder)
    case .plain(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum EvF: Decodable, Hashable, Sendable {
  case data1(Data1)
  case option2(Option2)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asData1: Data1? { if case .data1(let value) = self { value } else { nil } }
  public var asOption2: Option2? { if case .option2(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "event", [["one", "Data1"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .data1(Data1(from: decoder))
      case 1: try .option2(Option2(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

extension EvF {
  public nonisolated enum Option2: Decodable, Hashable, Sendable {
    case other(Other)
    case data3(Data3)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var event: String? {
      switch self {
      case .other(let value): value.event
      case .data3(let value): value.event
      default: nil
      }
    }

    public var asOther: Other? { if case .other(let value) = self { value } else { nil } }
    public var asData3: Data3? { if case .data3(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(constants: ["event": ["other"]], required: ["event"]),
      .members(constants: ["event": ["Data3"]], required: ["event"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .other(Other(from: decoder))
        case 1: try .data3(Data3(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}

public typealias Again = Other

public nonisolated enum EvH: Codable, Hashable, Sendable {
  case object(Object)
  case option2(Option2)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func object(_ data: String) -> Self { .object(Object(data: data)) }

  public var event: String? {
    switch self {
    case .object(let value): value.event
    case .option2(let value): value.event
    default: nil
    }
  }

  public var data: String? {
    switch self {
    case .object(let value): value.data
    case .option2(let value): value.data
    default: nil
    }
  }

  public var id: String? {
    switch self {
    case .object(let value): value.id
    case .option2(let value): value.id
    default: nil
    }
  }

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asOption2: Option2? { if case .option2(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(tag: "event", [["one"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .object(Object(from: decoder))
      case 1: try .option2(Option2(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let value): try value.encode(to: encoder)
    case .option2(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension EvH {
  public nonisolated struct Object: Codable, HashableModel, Sendable {
    public var event: String
    public var data: String
    public var id: String?

    public init(data: String, id: String? = nil) {
      self.event = "one"
      self.data = data
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(String.self, "data"), id: fields.decodeIfPresent(String.self, "id"))
      self.event = try fields.decode(String.self, "event")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(event, "event")
      try fields.encode(data, "data")
      try fields.encodeIfPresent(id, "id")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.event, b.event)
      pairs.add(a.data, b.data)
      pairs.add(a.id, b.id)
    }
  }

  public nonisolated struct Option2: Codable, HashableModel, Sendable {
    public var event: String
    public var data: String
    public var id: String?

    public init(event: String, data: String, id: String? = nil) {
      self.event = event
      self.data = data
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        event: fields.decode(String.self, "event"), data: fields.decode(String.self, "data"),
        id: fields.decodeIfPresent(String.self, "id"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(event, "event")
      try fields.encode(data, "data")
      try fields.encodeIfPresent(id, "id")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.event, b.event)
      pairs.add(a.data, b.data)
      pairs.add(a.id, b.id)
    }
  }
}

public nonisolated struct Other: Decodable, Hashable, Sendable {
  public private(set) var event: String
  public let data: Pet

  public init(data: Pet) {
    self.event = "other"
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(Pet.self, "data"))
    self.event = try fields.decode(String.self, "event")
  }
}

public nonisolated enum EvB: Codable, Hashable, Sendable {
  case one(Data1)
  case `in`(In)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func one(_ data: String) -> Self { .one(Data1(data: data)) }

  public var asOne: Data1? { if case .one(let value) = self { value } else { nil } }
  public var asIn: In? { if case .`in`(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "event") {
    case "one": self = try .one(Data1(from: decoder))
    case "two", "x": self = try .`in`(In(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .one(let value): try value.encode(to: encoder)
    case .`in`(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum EvC: Codable, Hashable, Sendable {
  case data1(Data1)
  case `in`(In)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func data1(_ data: String) -> Self { .data1(Data1(data: data)) }

  public var asData1: Data1? { if case .data1(let value) = self { value } else { nil } }
  public var asIn: In? { if case .`in`(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "event", [[], ["two", "Data2", "Data3"]], default: 0)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .data1(Data1(from: decoder))
      case 1: try .`in`(In(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .data1(let value): try value.encode(to: encoder)
    case .`in`(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}
