// Made by sdkgen for Ask. Do not edit.

public import SDKRuntime

/// An agent.
public nonisolated struct Agent: Codable, Hashable, Sendable {
  public var id: String?

  public init(id: String? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
  }
}

public nonisolated struct AIAsk: Codable, HashableModel, Sendable {
  public var prompt: String
  /// Who handles the request.
  public var aiAgent: Agent
  /// Who else does.
  @available(*, deprecated)
  public var fallback: Agent? {
    get { _fallback }
    set { _fallback = newValue }
  }
  private var _fallback: Agent?

  public init(prompt: String, aiAgent: Agent, fallback: Agent? = nil) {
    self.prompt = prompt
    self.aiAgent = aiAgent
    self._fallback = fallback
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      prompt: fields.decode(String.self, "prompt"), aiAgent: fields.decode(Agent.self, "ai_agent"),
      fallback: fields.decodeIfPresent(Agent.self, "fallback"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(prompt, "prompt")
    try fields.encode(aiAgent, "ai_agent")
    try fields.encodeIfPresent(_fallback, "fallback")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.prompt, b.prompt)
    pairs.add(a.aiAgent, b.aiAgent)
    pairs.add(a._fallback, b._fallback)
  }
}

public nonisolated struct Titled: Codable, Hashable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decode(String.self, "title"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(title, "title")
  }
}

public nonisolated struct Base: Codable, Hashable, Sendable {
  public var title: String?

  public init(title: String? = nil) {
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decodeIfPresent(String.self, "title"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(title, "title")
  }
}
