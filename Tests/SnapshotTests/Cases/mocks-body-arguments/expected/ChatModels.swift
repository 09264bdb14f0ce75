// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

extension ChatEndpoint {
  public nonisolated struct CompleteBody: Encodable, HashableModel, Sendable {
    public var stream: Bool?
    public var prompt: String
    public var tone: Tone?

    public init(prompt: String, stream: Bool? = nil, tone: Tone? = nil) {
      self.stream = stream
      self.prompt = prompt
      self.tone = tone
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(stream, "stream")
      try fields.encode(prompt, "prompt")
      try fields.encodeIfPresent(tone, "tone")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.stream, b.stream)
      pairs.add(a.prompt, b.prompt)
      pairs.add(a.tone, b.tone)
    }

    public nonisolated enum Tone: OpenEnum {
      case dry, warm
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "dry": self = .dry
        case "warm": self = .warm
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .dry: "dry"
        case .warm: "warm"
        case .unrecognized(let value): value
        }
      }
    }
  }

  public nonisolated struct SearchBody: Encodable, Hashable, Sendable {
    public var query: String?

    public init(query: String? = nil) {
      self.query = query
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(query, "query")
    }
  }
}
