// Made by sdkgen for Chat. Do not edit.

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

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let code: Int

  public init(code: Int) {
    self.code = code
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      code: fields.decode(Int.self, "code"))
  }
}
