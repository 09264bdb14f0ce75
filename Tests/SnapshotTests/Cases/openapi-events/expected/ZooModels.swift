// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

/// `/paths/~1ask/post/responses/200/content/text~1event-stream/schema`
public nonisolated struct AskEvent: Decodable, Hashable, Sendable {
  public let delta: String?

  public init(delta: String? = nil) {
    self.delta = delta
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      delta: fields.decodeIfPresent(String.self, "delta"))
  }
}

/// `/paths/~1ask/post/responses/200/content/application~1json/schema`
public nonisolated struct AskResponse: Decodable, Hashable, Sendable {
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

/// `/paths/~1ask/post/requestBody/content/application~1json/schema`
public nonisolated struct AskBody: Encodable, Hashable, Sendable {
  public var stream: Bool?

  public init(stream: Bool? = nil) {
    self.stream = stream
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(stream, "stream")
  }
}
