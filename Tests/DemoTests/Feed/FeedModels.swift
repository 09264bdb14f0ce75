// Made by sdkgen for Feed. Do not edit.

import Foundation
import SDKRuntime

nonisolated struct Rate: Decodable, HashableModel, Sendable {
  let symbol: String
  let value: Double
  let at: Date

  init(symbol: String, value: Double, at: Date) {
    self.symbol = symbol
    self.value = value
    self.at = at
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      symbol: fields.decode(String.self, "symbol"), value: fields.decode(Double.self, "value"),
      at: fields.decode("at", as: .pattern("yyyy-MM-dd HH:mm", zone: "UTC")))
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.symbol, b.symbol)
    pairs.add(a.value, b.value)
    pairs.add(a.at, b.at)
  }
}

nonisolated struct Prompt: Encodable, Hashable, Sendable {
  var text: String
  var stream: Bool?

  init(text: String, stream: Bool? = nil) {
    self.text = text
    self.stream = stream
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(text, "text")
    try fields.encodeIfPresent(stream, "stream")
  }
}

nonisolated struct Words: Decodable, Hashable, Sendable {
  let text: String

  init(text: String) {
    self.text = text
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decode(String.self, "text"))
  }
}
