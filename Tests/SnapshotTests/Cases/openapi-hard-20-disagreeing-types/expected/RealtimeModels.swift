// Made by sdkgen for Realtime. Do not edit.

public import SDKRuntime

public nonisolated enum MaxExtensionLength:
  Codable,
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

  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.string, .integer]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .int(Int(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Session: Codable, HashableModel, Sendable {
  public var modalities: [Modality]?
  public var audio: Audio?
  public var streamOptions: StreamOptions?
  public var count: Int?

  public init(
    modalities: [Modality]? = nil, audio: Audio? = nil, streamOptions: StreamOptions? = nil,
    count: Int? = nil
  ) {
    self.modalities = modalities
    self.audio = audio
    self.streamOptions = streamOptions
    self.count = count
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      modalities: fields.decodeIfPresent([Modality].self, "modalities"),
      audio: fields.decodeIfPresent(Audio.self, "audio"),
      streamOptions: fields.decodeIfPresent(StreamOptions.self, "stream_options"),
      count: fields.decodeIfPresent(Int.self, "count"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(modalities, "modalities")
    try fields.encodeIfPresent(audio, "audio")
    try fields.encodeIfPresent(streamOptions, "stream_options")
    try fields.encodeIfPresent(count, "count")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.modalities, b.modalities)
    pairs.add(a.audio, b.audio)
    pairs.add(a.streamOptions, b.streamOptions)
    pairs.add(a.count, b.count)
  }
}

extension Session {
  public nonisolated enum Modality: OpenEnum {
    case text, audio
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "text": self = .text
      case "audio": self = .audio
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .text: "text"
      case .audio: "audio"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated struct Audio: Codable, Hashable, Sendable {
    public var rate: Int?

    public init(rate: Int? = nil) {
      self.rate = rate
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        rate: fields.decodeIfPresent(Int.self, "rate"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(rate, "rate")
    }
  }

  public nonisolated struct StreamOptions: Codable, Hashable, Sendable {
    public var includeUsage: Bool?

    public init(includeUsage: Bool? = nil) {
      self.includeUsage = includeUsage
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        includeUsage: fields.decodeIfPresent(Bool.self, "include_usage"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(includeUsage, "include_usage")
    }
  }
}
