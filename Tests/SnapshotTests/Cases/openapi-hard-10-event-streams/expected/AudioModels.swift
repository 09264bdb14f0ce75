// Made by sdkgen for Audio. Do not edit.

public import SDKRuntime

public nonisolated struct SpeechRequest: Encodable, Hashable, Sendable {
  public var input: String
  /// Default: `false`.
  public var stream: Bool?

  public init(input: String, stream: Bool? = nil) {
    self.input = input
    self.stream = stream
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(input, "input")
    try fields.encodeIfPresent(stream, "stream")
  }
}

public nonisolated struct Speech: Decodable, Hashable, Sendable {
  public let text: String

  public init(text: String) {
    self.text = text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decode(String.self, "text"))
  }
}

public nonisolated enum SpeechEvent: Decodable, Hashable, Sendable {
  case speechDelta(SpeechDelta)
  case speechDone(SpeechDone)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asSpeechDelta: SpeechDelta? {
    if case .speechDelta(let value) = self { value } else { nil }
  }
  public var asSpeechDone: SpeechDone? {
    if case .speechDone(let value) = self { value } else { nil }
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "speech.delta": self = try .speechDelta(SpeechDelta(from: decoder))
    case "speech.done": self = try .speechDone(SpeechDone(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct SpeechDelta: Decodable, Hashable, Sendable {
  public private(set) var type: String
  public let delta: String

  public init(delta: String) {
    self.type = "speech.delta"
    self.delta = delta
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      delta: fields.decode(String.self, "delta"))
    self.type = try fields.decode(String.self, "type")
  }
}

public nonisolated struct SpeechDone: Decodable, Hashable, Sendable {
  public private(set) var type: String

  public init() {
    self.type = "speech.done"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.type = try fields.decode(String.self, "type")
  }
}
