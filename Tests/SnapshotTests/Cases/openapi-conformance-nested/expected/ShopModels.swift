// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Order: Decodable, Sendable, Identifiable {
  public let id: String
  public let line: Line?

  public init(id: String, line: Line? = nil) {
    self.id = id
    self.line = line
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), line: fields.decodeIfPresent(Line.self, "line"))
  }
}

extension Order {
  public nonisolated struct Line: Decodable, Sendable, Hashable {
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
}
