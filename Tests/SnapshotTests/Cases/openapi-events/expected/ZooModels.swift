// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
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
}
