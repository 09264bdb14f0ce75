// Made by sdkgen for Audio. Do not edit.

public import SDKRuntime

public nonisolated enum Event: Codable, Hashable, Sendable {
  case responseCodeInterpreterCallInterpreting(ResponseCodeInterpreterCallWsInterpreting)
  case responseOutputAudioTranscriptDelta(RealtimeServerEventResponseAudioTranscriptDelta)
  case conversationItemInputAudioTranscriptionFailed(
    RealtimeServerEventConversationItemInputAudioTranscriptionFailed)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asResponseCodeInterpreterCallInterpreting: ResponseCodeInterpreterCallWsInterpreting? {
    if case .responseCodeInterpreterCallInterpreting(let value) = self { value } else { nil }
  }
  public var asResponseOutputAudioTranscriptDelta: RealtimeServerEventResponseAudioTranscriptDelta?
  {
    if case .responseOutputAudioTranscriptDelta(let value) = self { value } else { nil }
  }
  public var asConversationItemInputAudioTranscriptionFailed:
    RealtimeServerEventConversationItemInputAudioTranscriptionFailed?
  {
    if case .conversationItemInputAudioTranscriptionFailed(let value) = self { value } else { nil }
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "response.code_interpreter_call.interpreting":
      self = try .responseCodeInterpreterCallInterpreting(
        ResponseCodeInterpreterCallWsInterpreting(from: decoder))
    case "response.output_audio_transcript.delta":
      self = try .responseOutputAudioTranscriptDelta(
        RealtimeServerEventResponseAudioTranscriptDelta(from: decoder))
    case "conversation.item.input_audio_transcription.failed":
      self = try .conversationItemInputAudioTranscriptionFailed(
        RealtimeServerEventConversationItemInputAudioTranscriptionFailed(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .responseCodeInterpreterCallInterpreting(let value): try value.encode(to: encoder)
    case .responseOutputAudioTranscriptDelta(let value): try value.encode(to: encoder)
    case .conversationItemInputAudioTranscriptionFailed(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct ResponseCodeInterpreterCallWsInterpreting: Codable, Hashable, Sendable {
  public var type: String
  public var index: Int?

  public init(index: Int? = nil) {
    self.type = "response.code_interpreter_call.interpreting"
    self.index = index
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      index: fields.decodeIfPresent(Int.self, "index"))
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encodeIfPresent(index, "index")
  }
}

public nonisolated struct RealtimeServerEventResponseAudioTranscriptDelta:
  Codable,
  Hashable,
  Sendable
{
  public var type: String
  public var delta: String?

  public init(delta: String? = nil) {
    self.type = "response.output_audio_transcript.delta"
    self.delta = delta
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      delta: fields.decodeIfPresent(String.self, "delta"))
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encodeIfPresent(delta, "delta")
  }
}

public nonisolated struct RealtimeServerEventConversationItemInputAudioTranscriptionFailed:
  Codable,
  Hashable,
  Sendable
{
  public var type: String
  public var error: String?

  public init(error: String? = nil) {
    self.type = "conversation.item.input_audio_transcription.failed"
    self.error = error
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      error: fields.decodeIfPresent(String.self, "error"))
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encodeIfPresent(error, "error")
  }
}
