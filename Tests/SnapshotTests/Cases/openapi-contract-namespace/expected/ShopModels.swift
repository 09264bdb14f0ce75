// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

extension ShopClient {
  public nonisolated struct Note: Codable, Hashable, Sendable {
    public var text: String
    public var due: Day?

    public init(text: String, due: Day? = nil) {
      self.text = text
      self.due = due
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        text: fields.decode(String.self, "text"), due: fields.decodeIfPresent(Day.self, "due"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(text, "text")
      try fields.encodeIfPresent(due, "due")
    }
  }
}
