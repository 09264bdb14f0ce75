// Made by sdkgen for Bookshop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Book: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public let title: String
  public let price: Decimal
  public let format: Format
  public let published: Day?

  public init(id: Int, title: String, price: Decimal, format: Format, published: Day? = nil) {
    self.id = id
    self.title = title
    self.price = price
    self.format = format
    self.published = published
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), title: fields.decode(String.self, "title"),
      price: fields.decode(Decimal.self, "price"), format: fields.decode(Format.self, "format"),
      published: fields.decodeIfPresent(Day.self, "published"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.title, b.title)
    pairs.add(a.price, b.price)
    pairs.add(a.format, b.format)
    pairs.add(a.published, b.published)
  }
}

public nonisolated struct Order: Encodable, Hashable, Sendable {
  public var book: Int
  public var count: Int

  public init(book: Int, count: Int = 1) {
    self.book = book
    self.count = count
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(book, "book")
    try fields.encode(count, "count")
  }
}

public nonisolated struct Receipt: Decodable, Hashable, Sendable, Identifiable {
  public let id: UUID
  public let total: Decimal

  public init(id: UUID, total: Decimal) {
    self.id = id
    self.total = total
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UUID.self, "id"), total: fields.decode(Decimal.self, "total"))
  }
}

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let code: String
  public let message: String

  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      code: fields.decode(String.self, "code"), message: fields.decode(String.self, "message"))
  }
}

public nonisolated enum Format: OpenEnum {
  case paper, audio
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "paper": self = .paper
    case "audio": self = .audio
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .paper: "paper"
    case .audio: "audio"
    case .unrecognized(let value): value
    }
  }
}
