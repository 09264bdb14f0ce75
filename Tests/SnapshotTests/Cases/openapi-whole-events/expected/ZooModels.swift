// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
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

public nonisolated struct Born: Decodable, Hashable, Sendable {
  public private(set) var event: String
  public let data: Pet

  public init(data: Pet) {
    self.event = "born"
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(Pet.self, "data"))
    self.event = try fields.decode(String.self, "event")
  }
}

public nonisolated struct Moved: Decodable, Hashable, Sendable {
  public private(set) var event: String
  public let data: String

  public init(data: String) {
    self.event = "moved"
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"))
    self.event = try fields.decode(String.self, "event")
  }
}

extension AEndpoint {
  public nonisolated struct WatchEvent: Decodable, Hashable, Sendable {
    public let data: Pet

    public init(data: Pet) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(Pet.self, "data"))
    }
  }
}

extension BEndpoint {
  public nonisolated struct ListenEvent: Decodable, HashableModel, Sendable {
    public let id: String?
    public let event: String?
    public let data: String

    public init(data: String, id: String? = nil, event: String? = nil) {
      self.id = id
      self.event = event
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(String.self, "data"), id: fields.decodeIfPresent(String.self, "id"),
        event: fields.decodeIfPresent(String.self, "event"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.id, b.id)
      pairs.add(a.event, b.event)
      pairs.add(a.data, b.data)
    }
  }
}

extension CEndpoint {
  public nonisolated enum FollowEvent: Decodable, Hashable, Sendable {
    case born(Born)
    case moved(Moved)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    public var asBorn: Born? { if case .born(let value) = self { value } else { nil } }
    public var asMoved: Moved? { if case .moved(let value) = self { value } else { nil } }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "event") {
      case "born": self = try .born(Born(from: decoder))
      case "moved": self = try .moved(Moved(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

extension EEndpoint {
  public nonisolated struct ValuesEvent: Decodable, Hashable, Sendable {
    public let data: String?
    public let more: Bool?

    public init(data: String? = nil, more: Bool? = nil) {
      self.data = data
      self.more = more
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent(String.self, "data"),
        more: fields.decodeIfPresent(Bool.self, "more"))
    }
  }
}
