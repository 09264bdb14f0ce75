// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Tour: Codable, Hashable, Sendable {
  case walk(Walk.Base = .init())
  case ride(Ride = .init())
  case tour(Base = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var event: String? {
    switch self {
    case .walk(let value): value.event
    case .ride(let value): value.event
    case .tour(let value): value.event
    default: nil
    }
  }

  public var data: String? {
    switch self {
    case .walk(let value): value.data
    case .ride(let value): value.data
    case .tour(let value): value.data
    default: nil
    }
  }

  public var asWalk: Walk.Base? { if case .walk(let value) = self { value } else { nil } }
  public var asRide: Ride? { if case .ride(let value) = self { value } else { nil } }
  public var asTour: Base? { if case .tour(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["event": ["Walk"]], optional: ["event"]),
    .members(constants: ["event": ["Ride"]], optional: ["event"]),
    .members(constants: ["event": ["Tour"]], optional: ["event"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .walk(Walk.Base(from: decoder))
      case 1: try .ride(Ride(from: decoder))
      case 2: try .tour(Base(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .walk(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Walk", "event")
      try value.encode(to: encoder)
      try fields.encode("Walk", "event")
    case .ride(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Ride", "event")
      try value.encode(to: encoder)
      try fields.encode("Ride", "event")
    case .tour(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Tour", "event")
      try value.encode(to: encoder)
      try fields.encode("Tour", "event")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Tour {
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

public nonisolated enum Walk: Codable, Hashable, Sendable {
  case ride(Ride = .init())
  case walk(Base = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var event: String? {
    switch self {
    case .ride(let value): value.event
    case .walk(let value): value.event
    default: nil
    }
  }

  public var data: String? {
    switch self {
    case .ride(let value): value.data
    case .walk(let value): value.data
    default: nil
    }
  }

  public var asRide: Ride? { if case .ride(let value) = self { value } else { nil } }
  public var asWalk: Base? { if case .walk(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["event": ["Ride"]], optional: ["event"]),
    .members(constants: ["event": ["Walk"]], optional: ["event"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .ride(Ride(from: decoder))
      case 1: try .walk(Base(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .ride(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Ride", "event")
      try value.encode(to: encoder)
      try fields.encode("Ride", "event")
    case .walk(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Walk", "event")
      try value.encode(to: encoder)
      try fields.encode("Walk", "event")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Walk {
  public typealias Base = Tour.Base
}

public nonisolated struct Ride: Codable, Hashable, Sendable {
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

public nonisolated enum Meal: Codable, Hashable, Sendable {
  case lunch(Lunch = .init())
  case dinner(Dinner = .init())
  case meal(Base = .init())
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var data: String? {
    switch self {
    case .lunch(let value): value.data
    case .dinner(let value): value.data
    case .meal(let value): value.data
    default: nil
    }
  }

  public var asLunch: Lunch? { if case .lunch(let value) = self { value } else { nil } }
  public var asDinner: Dinner? { if case .dinner(let value) = self { value } else { nil } }
  public var asMeal: Base? { if case .meal(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "Lunch": self = try .lunch(Lunch(from: decoder))
    case "Dinner": self = try .dinner(Dinner(from: decoder))
    case "Meal": self = try .meal(Base(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .lunch(let value): try value.encode(to: encoder)
    case .dinner(let value): try value.encode(to: encoder)
    case .meal(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Meal {
  public nonisolated struct Base: Codable, Hashable, Sendable {
    public var kind: String
    public var data: String?

    public init(data: String? = nil) {
      self.kind = "Meal"
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent(String.self, "data"))
      self.kind = try fields.decode(String.self, "kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encodeIfPresent(data, "data")
    }
  }
}

public nonisolated struct Lunch: Codable, HashableModel, Sendable {
  public var kind: String
  public var data: String?
  public var event: Event?

  public init(data: String? = nil, event: Event? = nil) {
    self.kind = "Lunch"
    self.data = data
    self.event = event
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decodeIfPresent(String.self, "data"),
      event: fields.decodeIfPresent(Event.self, "event"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(data, "data")
    try fields.encodeIfPresent(event, "event")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.data, b.data)
    pairs.add(a.event, b.event)
  }
}

extension Lunch {
  public nonisolated enum Event: OpenEnum {
    case lunch
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "lunch": self = .lunch
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .lunch: "lunch"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct Dinner: Codable, HashableModel, Sendable {
  public var kind: String
  public var data: String?
  public var event: Event?

  public init(data: String? = nil, event: Event? = nil) {
    self.kind = "Dinner"
    self.data = data
    self.event = event
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decodeIfPresent(String.self, "data"),
      event: fields.decodeIfPresent(Event.self, "event"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(data, "data")
    try fields.encodeIfPresent(event, "event")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.data, b.data)
    pairs.add(a.event, b.event)
  }
}

extension Dinner {
  public nonisolated enum Event: OpenEnum {
    case dinner
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "dinner": self = .dinner
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .dinner: "dinner"
      case .unrecognized(let value): value
      }
    }
  }
}

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
  public typealias Base = Tour.Base
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
