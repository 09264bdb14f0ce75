// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct ServerSentEventCall: Decodable, HashableModel, Sendable {
  public let id: String?
  public let event: String?
  public let retry: String?
  public let comment: String?
  public let data: Call?

  public init(
    id: String? = nil, event: String? = nil, retry: String? = nil, comment: String? = nil,
    data: Call? = nil
  ) {
    self.id = id
    self.event = event
    self.retry = retry
    self.comment = comment
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"),
      event: fields.decodeIfPresent(String.self, "event"),
      retry: fields.decodeIfPresent(String.self, "retry"),
      comment: fields.decodeIfPresent(String.self, "comment"),
      data: fields.decodeIfPresent(Call.self, "data"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.event, b.event)
    pairs.add(a.retry, b.retry)
    pairs.add(a.comment, b.comment)
    pairs.add(a.data, b.data)
  }
}

public nonisolated struct Call: Decodable, Hashable, Sendable {
  public let text: String?

  public init(text: String? = nil) {
    self.text = text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decodeIfPresent(String.self, "text"))
  }
}

public nonisolated struct Status: Decodable, Hashable, Sendable {
  public let code: Int?

  public init(code: Int? = nil) {
    self.code = code
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      code: fields.decodeIfPresent(Int.self, "code"))
  }
}

public nonisolated struct SSEEmitter: Codable, Hashable, Sendable {
  public var timeout: Int?

  public init(timeout: Int? = nil) {
    self.timeout = timeout
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      timeout: fields.decodeIfPresent(Int.self, "timeout"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(timeout, "timeout")
  }
}

extension KeepersEndpoint {
  /// Stream result of Call
  public nonisolated struct WatchLine: Decodable, Hashable, Sendable {
    public let result: Call?
    public let error: Status?

    public init(result: Call? = nil, error: Status? = nil) {
      self.result = result
      self.error = error
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        result: fields.decodeIfPresent(Call.self, "result"),
        error: fields.decodeIfPresent(Status.self, "error"))
    }
  }
}
