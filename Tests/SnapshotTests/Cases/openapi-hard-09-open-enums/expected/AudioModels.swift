// Made by sdkgen for Audio. Do not edit.

public import SDKRuntime

public nonisolated struct AudioTranscription: Codable, Hashable, Sendable {
  /// The model to use.
  public var model: Model?
  public var voice: Voice?

  public init(model: Model? = nil, voice: Voice? = nil) {
    self.model = model
    self.voice = voice
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      model: fields.decodeIfPresent(Model.self, "model"),
      voice: fields.decodeIfPresent(Voice.self, "voice"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(model, "model")
    try fields.encodeIfPresent(voice, "voice")
  }
}

extension AudioTranscription {
  /// The model to use.
  public nonisolated enum Model: OpenEnum, ExpressibleByStringInterpolation {
    case whisper1, gpt4oTranscribe
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "whisper-1": self = .whisper1
      case "gpt-4o-transcribe": self = .gpt4oTranscribe
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .whisper1: "whisper-1"
      case .gpt4oTranscribe: "gpt-4o-transcribe"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated enum Voice: OpenEnum {
  case alloy, ash
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "alloy": self = .alloy
    case "ash": self = .ash
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .alloy: "alloy"
    case .ash: "ash"
    case .unrecognized(let value): value
    }
  }
}
