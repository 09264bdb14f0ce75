// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Anchor: Codable, Hashable, Sendable {
  case object(Object = .init())
  case option2(Option2 = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var node: String? {
    switch self {
    case .object(let value): value.node
    case .option2(let value): value.node
    default: nil
    }
  }

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asOption2: Option2? { if case .option2(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(optional: ["at"]), .members(optional: ["magnet"]),
  ]

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

extension Anchor {
  public nonisolated struct Object: Codable, Hashable, Sendable {
    public var node: String?
    public var at: Double?

    public init(node: String? = nil, at: Double? = nil) {
      self.node = node
      self.at = at
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        node: fields.decodeIfPresent(String.self, "node"),
        at: fields.decodeIfPresent(Double.self, "at"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(node, "node")
      try fields.encodeIfPresent(at, "at")
    }
  }

  public nonisolated struct Option2: Codable, Hashable, Sendable {
    public var node: String?
    public var magnet: String?

    public init(node: String? = nil, magnet: String? = nil) {
      self.node = node
      self.magnet = magnet
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        node: fields.decodeIfPresent(String.self, "node"),
        magnet: fields.decodeIfPresent(String.self, "magnet"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(node, "node")
      try fields.encodeIfPresent(magnet, "magnet")
    }
  }
}

public nonisolated enum Step: Codable, Hashable, Sendable {
  case object(Object)
  case amount(Amount)
  case skipTo(SkipTo)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func skipTo(_ time: Double) -> Self { .skipTo(SkipTo(time: time)) }

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asAmount: Amount? { if case .amount(let value) = self { value } else { nil } }
  public var asSkipTo: SkipTo? { if case .skipTo(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "mode") {
    case "play", "pause": self = try .object(Object(from: decoder))
    case "forward", "back": self = try .amount(Amount(from: decoder))
    case "skip_to": self = try .skipTo(SkipTo(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let value): try value.encode(to: encoder)
    case .amount(let value): try value.encode(to: encoder)
    case .skipTo(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Step {
  public nonisolated struct Object: Codable, Hashable, Sendable {
    public var type: String
    public var mode: Mode

    public init(mode: Mode) {
      self.type = "step"
      self.mode = mode
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        mode: fields.decode(Mode.self, "mode"))
      self.type = try fields.decode(String.self, "type")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
      try fields.encode(mode, "mode")
    }

    public nonisolated enum Mode: OpenEnum {
      case play, pause
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "play": self = .play
        case "pause": self = .pause
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .play: "play"
        case .pause: "pause"
        case .unrecognized(let value): value
        }
      }
    }
  }

  public nonisolated struct Amount: Codable, HashableModel, Sendable {
    public var type: String
    public var mode: Mode
    public var amount: Double

    public init(mode: Mode, amount: Double) {
      self.type = "step"
      self.mode = mode
      self.amount = amount
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        mode: fields.decode(Mode.self, "mode"), amount: fields.decode(Double.self, "amount"))
      self.type = try fields.decode(String.self, "type")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
      try fields.encode(mode, "mode")
      try fields.encode(amount, "amount")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.type, b.type)
      pairs.add(a.mode, b.mode)
      pairs.add(a.amount, b.amount)
    }

    public nonisolated enum Mode: OpenEnum {
      case forward, back
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "forward": self = .forward
        case "back": self = .back
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .forward: "forward"
        case .back: "back"
        case .unrecognized(let value): value
        }
      }
    }
  }

  public nonisolated struct SkipTo: Codable, HashableModel, Sendable {
    public var type: String
    public var mode: String
    public var time: Double

    public init(time: Double) {
      self.type = "step"
      self.mode = "skip_to"
      self.time = time
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        time: fields.decode(Double.self, "time"))
      self.type = try fields.decode(String.self, "type")
      self.mode = try fields.decode(String.self, "mode")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
      try fields.encode(mode, "mode")
      try fields.encode(time, "time")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.type, b.type)
      pairs.add(a.mode, b.mode)
      pairs.add(a.time, b.time)
    }
  }
}

public nonisolated enum Event: Codable, Hashable, Sendable {
  case opened(Opened = .init())
  case closed(Closed = .init())
  case note(Note)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func note(_ note: String) -> Self { .note(Note(note: note)) }

  public var by: String? {
    switch self {
    case .opened(let value): value.by
    case .closed(let value): value.by
    default: nil
    }
  }

  public var asOpened: Opened? { if case .opened(let value) = self { value } else { nil } }
  public var asClosed: Closed? { if case .closed(let value) = self { value } else { nil } }
  public var asNote: Note? { if case .note(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["type": ["opened"]], required: ["type"], optional: ["by"]),
    .members(constants: ["type": ["closed"]], required: ["type"], optional: ["by"]),
    .members(required: ["note"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .opened(Opened(from: decoder))
      case 1: try .closed(Closed(from: decoder))
      case 2: try .note(Note(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .opened(let value): try value.encode(to: encoder)
    case .closed(let value): try value.encode(to: encoder)
    case .note(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Event {
  public nonisolated struct Opened: Codable, Hashable, Sendable {
    public var type: String
    public var by: String?

    public init(by: String? = nil) {
      self.type = "opened"
      self.by = by
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        by: fields.decodeIfPresent(String.self, "by"))
      self.type = try fields.decode(String.self, "type")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
      try fields.encodeIfPresent(by, "by")
    }
  }

  public nonisolated struct Closed: Codable, Hashable, Sendable {
    public var type: String
    public var by: String?

    public init(by: String? = nil) {
      self.type = "closed"
      self.by = by
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        by: fields.decodeIfPresent(String.self, "by"))
      self.type = try fields.decode(String.self, "type")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
      try fields.encodeIfPresent(by, "by")
    }
  }

  public nonisolated struct Note: Codable, Hashable, Sendable {
    public var note: String

    public init(note: String) {
      self.note = note
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        note: fields.decode(String.self, "note"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(note, "note")
    }
  }
}

public nonisolated enum Owner: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case id(String)
  case object(Object)
  case name(Name)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(id: String) { self = .object(Object(id: id)) }

  public static func object(_ id: String) -> Self { .object(Object(id: id)) }

  public init(stringLiteral value: String) { self = .id(value) }

  public var id: String? {
    switch self {
    case .id(let value): value
    case .object(let value): value.id
    default: nil
    }
  }

  public var asID: String? { if case .id(let value) = self { value } else { nil } }
  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asName: Name? { if case .name(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .string, .members(required: ["id"]), .members(required: ["name", "age"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .id(String(from: decoder))
      case 1: try .object(Object(from: decoder))
      case 2: try .name(Name(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .id(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    case .name(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Owner {
  public nonisolated struct Object: Codable, Hashable, Sendable, Identifiable {
    public var id: String

    public init(id: String) {
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(String.self, "id"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(id, "id")
    }
  }

  public nonisolated struct Name: Codable, Hashable, Sendable {
    public var name: String
    public var age: Int

    public init(name: String, age: Int) {
      self.name = name
      self.age = age
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decode(String.self, "name"), age: fields.decode(Int.self, "age"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encode(age, "age")
    }
  }
}

public nonisolated struct Fee: Codable, Hashable, Sendable {
  public var waived: Waived?
  public var fee: FeeValue?

  public init(waived: Waived? = nil, fee: FeeValue? = nil) {
    self.waived = waived
    self.fee = fee
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      waived: fields.decodeIfPresent(Waived.self, "waived"),
      fee: fields.decodeIfPresent(FeeValue.self, "fee"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(waived, "waived")
    try fields.encodeIfPresent(fee, "fee")
  }
}

extension Fee {
  public nonisolated enum Waived: Codable, Hashable, Sendable {
    case object(Object = .init())
    case unset
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(why: String? = nil) { self = .object(Object(why: why)) }

    public var asObject: Object? { if case .object(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.object, .constants([""])]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .object(Object(from: decoder))
        case 1: .unset
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .object(let value): try value.encode(to: encoder)
      case .unset: try JSON.string("").encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct Object: Codable, Hashable, Sendable {
      public var why: String?

      public init(why: String? = nil) {
        self.why = why
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          why: fields.decodeIfPresent(String.self, "why"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(why, "why")
      }
    }
  }

  public nonisolated struct FeeValue: Codable, Hashable, Sendable {
    public var amount: Double?

    public init(amount: Double? = nil) {
      self.amount = amount
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        amount: fields.decodeIfPresent(Double.self, "amount"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(amount, "amount")
    }
  }
}
