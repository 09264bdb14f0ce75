// Made by sdkgen for Chat. Do not edit.

import SDKRuntime

public nonisolated struct Question: Encodable, Hashable, Sendable {
  public var text: String?
  public var stream: Bool?

  public init(text: String? = nil, stream: Bool? = nil) {
    self.text = text
    self.stream = stream
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(text, "text")
    try fields.encodeIfPresent(stream, "stream")
  }
}

public nonisolated struct Reply: Decodable, Hashable, Sendable {
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
