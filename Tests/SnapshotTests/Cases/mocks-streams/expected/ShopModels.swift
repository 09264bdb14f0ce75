// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Delta: Decodable, Hashable, Sendable {
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
