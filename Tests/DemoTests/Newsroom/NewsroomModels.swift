// Made by sdkgen for Newsroom. Do not edit.

import SDKRuntime

nonisolated struct Bulletin: Decodable, Hashable, Sendable {
  let title: String
  let text: String?

  init(title: String, text: String? = nil) {
    self.title = title
    self.text = text
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decode(String.self, "title"),
      text: fields.decodeIfPresent(String.self, "text"))
  }
}
