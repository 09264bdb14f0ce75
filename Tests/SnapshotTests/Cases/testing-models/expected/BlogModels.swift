// Made by sdkgen for Blog. Do not edit.

import SDKRuntime

public nonisolated struct Comment: Decodable, Hashable, Sendable {
  public let text: String
  public let tag: Tag?

  public init(text: String, tag: Tag? = nil) {
    self.text = text
    self.tag = tag
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decode(String.self, "text"), tag: fields.decodeIfPresent(Tag.self, "tag"))
  }
}

public nonisolated struct Tag: Decodable, Hashable, Sendable {
  public let label: String

  public init(label: String) {
    self.label = label
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      label: fields.decode(String.self, "label"))
  }
}
