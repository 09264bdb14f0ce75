// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

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

public nonisolated enum Mark: OpenEnum {
  case done, fail
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "[DONE]": self = .done
    case "[FAIL]": self = .fail
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .done: "[DONE]"
    case .fail: "[FAIL]"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct Log: Decodable, Hashable, Sendable {
  public let last: String?

  public init(last: String? = nil) {
    self.last = last
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      last: fields.decodeIfPresent(String.self, "last"))
  }
}

extension FeedEndpoint {
  public nonisolated enum FollowOneEvent: Decodable, Hashable, Sendable {
    case end
    case guest(Guest)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asGuest: Guest? { if case .guest(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.constants(["END"]), .object]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: .end
        case 1: try .guest(Guest(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }

  public nonisolated enum FollowSeveralEvent: Decodable, Hashable, Sendable {
    case mark(Mark)
    case option2(Option2)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asMark: Mark? { if case .mark(let value) = self { value } else { nil } }
    public var asOption2: Option2? { if case .option2(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .either([.object, .array])]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .mark(Mark(from: decoder))
        case 1: try .option2(Option2(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public nonisolated enum Option2: Decodable, Hashable, Sendable {
      case guest(Guest)
      case array([Guest])
      /// A value that fits none of the cases above, kept as received.
      case unrecognized(JSON)

      public var asGuest: Guest? { if case .guest(let value) = self { value } else { nil } }
      public var asArray: [Guest]? { if case .array(let value) = self { value } else { nil } }

      private static let _members: UnionMembers = [.object, .array]

      public init(from decoder: any Decoder) throws {
        self = try Self._members.decode(decoder) { member in
          switch member {
          case 0: try .guest(Guest(from: decoder))
          case 1: try .array([Guest](from: decoder))
          default: try .unrecognized(JSON(from: decoder))
          }
        }
      }
    }
  }

  public nonisolated struct FollowNumberEvent: Decodable, Hashable, Sendable {
    public let data: EventData

    public init(data: EventData) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(EventData.self, "data"))
    }

    public nonisolated enum EventData: OpenEnum, ExpressibleByStringInterpolation {
      case end
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "END": self = .end
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .end: "END"
        case .unrecognized(let value): value
        }
      }
    }
  }

  public nonisolated enum FollowNamedGuest: Decodable, Hashable, Sendable {
    case value(GuestValue)
    case guest(Guest)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asValue: GuestValue? { if case .value(let value) = self { value } else { nil } }
    public var asGuest: Guest? { if case .guest(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .object]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .value(GuestValue(from: decoder))
        case 1: try .guest(Guest(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public nonisolated enum GuestValue: OpenEnum {
      case noneValue, all
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "none": self = .noneValue
        case "all": self = .all
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .noneValue: "none"
        case .all: "all"
        case .unrecognized(let value): value
        }
      }
    }
  }

  public nonisolated struct FollowSilentEvent: Decodable, Hashable, Sendable {
    public private(set) var event: String
    public let id: String?

    public init(id: String? = nil) {
      self.event = "ping"
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decodeIfPresent(String.self, "id"))
      self.event = try fields.decode(String.self, "event")
    }
  }

  public nonisolated enum FollowRetriesEvent: Decodable, Hashable, Sendable {
    case object(Object)
    case retry(Retry)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
    public var asRetry: Retry? { if case .retry(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(optional: ["event"]), .members(required: ["retry"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .object(Object(from: decoder))
        case 1: try .retry(Retry(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public nonisolated struct Object: Decodable, Hashable, Sendable {
      public let event: String?

      public init(event: String? = nil) {
        self.event = event
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          event: fields.decodeIfPresent(String.self, "event"))
      }
    }

    public nonisolated struct Retry: Decodable, Hashable, Sendable {
      public let retry: Int

      public init(retry: Int) {
        self.retry = retry
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          retry: fields.decode(Int.self, "retry"))
      }
    }
  }

  public nonisolated struct FollowIDsEvent: Decodable, Hashable, Sendable, Identifiable {
    public let id: String

    public init(id: String) {
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(String.self, "id"))
    }
  }
}
