// Made by sdkgen for Parcels. Do not edit.

import Foundation
import SDKRuntime

nonisolated struct ParcelsColor: Codable, HashableModel, Sendable {
  var r: Int
  var g: Int
  var b: Int

  init(r: Int, g: Int, b: Int) {
    self.r = r
    self.g = g
    self.b = b
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      r: fields.decode(Int.self, "R"), g: fields.decode(Int.self, "G"),
      b: fields.decode(Int.self, "B"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(r, "R")
    try fields.encode(g, "G")
    try fields.encode(b, "B")
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.r, b.r)
    pairs.add(a.g, b.g)
    pairs.add(a.b, b.b)
  }
}

nonisolated enum Measure: OpenEnum {
  case small, large
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  init(rawValue: String) {
    switch rawValue {
    case "small": self = .small
    case "large": self = .large
    default: self = .unrecognized(rawValue)
    }
  }

  var rawValue: String {
    switch self {
    case .small: "small"
    case .large: "large"
    case .unrecognized(let value): value
    }
  }
}

nonisolated enum Owner: Encodable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  case int(Int)
  case color(ParcelsColor)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  init(r: Int, g: Int, b: Int) { self = .color(ParcelsColor(r: r, g: g, b: b)) }

  init(integerLiteral value: Int) { self = .int(value) }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .int(let value): try value.encode(to: encoder)
    case .color(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated struct Charge: Encodable, HashableModel, Sendable {
  var amount: Int
  var tags: [String]?
  var color: ParcelsColor?
  var owner: Owner?
  var paid: Date?

  init(
    amount: Int, tags: [String]? = nil, color: ParcelsColor? = nil, owner: Owner? = nil,
    paid: Date? = nil
  ) {
    self.amount = amount
    self.tags = tags
    self.color = color
    self.owner = owner
    self.paid = paid
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(amount, "amount")
    try fields.encodeIfPresent(tags, "tags")
    try fields.encodeIfPresent(color, "color")
    try fields.encodeIfPresent(owner, "owner")
    try fields.encodeIfPresent(paid, "paid", as: .unixSeconds)
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.amount, b.amount)
    pairs.add(a.tags, b.tags)
    pairs.add(a.color, b.color)
    pairs.add(a.owner, b.owner)
    pairs.add(a.paid, b.paid)
  }
}

nonisolated struct Chat: Encodable, Hashable, Sendable {
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
