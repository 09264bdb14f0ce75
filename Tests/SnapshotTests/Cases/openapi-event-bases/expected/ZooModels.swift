// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Visit: Codable, Hashable, Sendable {
  case arrived(Arrived)
  case left(Left)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func arrived(_ data: String) -> Self { .arrived(Arrived(data: data)) }

  public static func left(_ data: String) -> Self { .left(Left(data: data)) }

  public var data: String? {
    switch self {
    case .arrived(let value): value.data
    case .left(let value): value.data
    default: nil
    }
  }

  public var id: String? {
    switch self {
    case .arrived(let value): value.id
    case .left(let value): value.id
    default: nil
    }
  }

  public var asArrived: Arrived? { if case .arrived(let value) = self { value } else { nil } }
  public var asLeft: Left? { if case .left(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "event") {
    case "arrived": self = try .arrived(Arrived(from: decoder))
    case "Left": self = try .left(Left(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .arrived(let value): try value.encode(to: encoder)
    case .left(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Visit {
  public nonisolated enum Event: OpenEnum {
    case arrived, left
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "arrived": self = .arrived
      case "Left": self = .left
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .arrived: "arrived"
      case .left: "Left"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct Arrived: Codable, HashableModel, Sendable {
  public var event: Visit.Event
  public var data: String
  public var id: String?

  public init(data: String, id: String? = nil) {
    self.event = .arrived
    self.data = data
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"), id: fields.decodeIfPresent(String.self, "id"))
    self.event = try fields.decode(Visit.Event.self, "event")
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

public nonisolated struct Left: Codable, HashableModel, Sendable {
  public var event: Visit.Event
  public var data: String
  public var id: String?

  public init(data: String, id: String? = nil) {
    self.event = .left
    self.data = data
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"), id: fields.decodeIfPresent(String.self, "id"))
    self.event = try fields.decode(Visit.Event.self, "event")
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

public nonisolated struct Guest: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

public nonisolated enum Duty: Codable, Hashable, Sendable {
  case shift(Shift = .init())
  case base(Base = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var event: String? {
    switch self {
    case .shift(let value): value.event
    case .base(let value): value.event
    default: nil
    }
  }

  public var data: String? {
    switch self {
    case .shift(let value): value.data
    case .base(let value): value.data
    default: nil
    }
  }

  public var asShift: Shift? { if case .shift(let value) = self { value } else { nil } }
  public var asBase: Base? { if case .base(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(tag: "event", [["Shift"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .shift(Shift(from: decoder))
      case 1: try .base(Base(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .shift(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Shift", "event")
      try value.encode(to: encoder)
      try fields.encode("Shift", "event")
    case .base(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Duty {
  public nonisolated struct Base: Codable, Hashable, Sendable {
    public var event: String?
    public var data: String?

    public init(event: String? = nil, data: String? = nil) {
      self.event = event
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        event: fields.decodeIfPresent(String.self, "event"),
        data: fields.decodeIfPresent(String.self, "data"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(event, "event")
      try fields.encodeIfPresent(data, "data")
    }
  }
}

public nonisolated struct Shift: Codable, Hashable, Sendable {
  public var event: String?
  public var data: String?

  public init(event: String? = nil, data: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decodeIfPresent(String.self, "event"),
      data: fields.decodeIfPresent(String.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(event, "event")
    try fields.encodeIfPresent(data, "data")
  }
}

public nonisolated enum Cage: Codable, Hashable, Sendable {
  case opened(Opened)
  case data(CageData)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func opened(_ data: String) -> Self { .opened(Opened(data: data)) }

  public static func data(_ data: String) -> Self { .data(CageData(data: data)) }

  public var data: String? {
    switch self {
    case .opened(let value): value.data
    case .data(let value): value.data
    default: nil
    }
  }

  public var asOpened: Opened? { if case .opened(let value) = self { value } else { nil } }
  public var asData: CageData? { if case .data(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(tag: "event", [["opened"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .opened(Opened(from: decoder))
      case 1: try .data(CageData(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .opened(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("opened", "event")
      try value.encode(to: encoder)
      try fields.encode("opened", "event")
    case .data(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Cage {
  public nonisolated struct Opened: Codable, Hashable, Sendable {
    public var event: Event?
    public var data: String

    public init(data: String, event: Event? = nil) {
      self.event = event
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(String.self, "data"),
        event: fields.decodeIfPresent(Event.self, "event"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(event, "event")
      try fields.encode(data, "data")
    }

    public nonisolated enum Event: OpenEnum {
      case opened
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "opened": self = .opened
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .opened: "opened"
        case .unrecognized(let value): value
        }
      }
    }
  }

  public nonisolated struct CageData: Codable, Hashable, Sendable {
    public var event: String?
    public var data: String

    public init(data: String, event: String? = nil) {
      self.event = event
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(String.self, "data"),
        event: fields.decodeIfPresent(String.self, "event"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(event, "event")
      try fields.encode(data, "data")
    }
  }
}

public nonisolated enum Gate: Codable, Hashable, Sendable {
  case opened(Opened = .init())
  case closed(Closed = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var event: String? {
    switch self {
    case .opened(let value): value.event
    case .closed(let value): value.event
    default: nil
    }
  }

  public var data: String? {
    switch self {
    case .opened(let value): value.data
    case .closed(let value): value.data
    default: nil
    }
  }

  public var asOpened: Opened? { if case .opened(let value) = self { value } else { nil } }
  public var asClosed: Closed? { if case .closed(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["event": ["Opened"]], optional: ["event"]),
    .members(constants: ["event": ["Closed"]], optional: ["event"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .opened(Opened(from: decoder))
      case 1: try .closed(Closed(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .opened(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Opened", "event")
      try value.encode(to: encoder)
      try fields.encode("Opened", "event")
    case .closed(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Closed", "event")
      try value.encode(to: encoder)
      try fields.encode("Closed", "event")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Opened: Codable, Hashable, Sendable {
  public var event: String?
  public var data: String?

  public init(event: String? = nil, data: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decodeIfPresent(String.self, "event"),
      data: fields.decodeIfPresent(String.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(event, "event")
    try fields.encodeIfPresent(data, "data")
  }
}

public nonisolated struct Closed: Codable, Hashable, Sendable {
  public var event: String?
  public var data: String?

  public init(event: String? = nil, data: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decodeIfPresent(String.self, "event"),
      data: fields.decodeIfPresent(String.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(event, "event")
    try fields.encodeIfPresent(data, "data")
  }
}
