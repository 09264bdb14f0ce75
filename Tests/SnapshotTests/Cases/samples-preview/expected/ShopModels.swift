// Made by sdkgen for Shop. Do not edit.

public import Foundation
import SDKRuntime

public nonisolated struct Item: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int
  public let made: Date

  public init(id: Int, made: Date) {
    self.id = id
    self.made = made
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), made: fields.decode(Date.self, "made"))
  }
}

public nonisolated struct Page: Decodable, Hashable, Sendable {
  public let items: [Item]
  public let next: String?

  public init(items: [Item], next: String? = nil) {
    self.items = items
    self.next = next
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([Item].self, "items"),
      next: fields.decodeIfPresent(String.self, "next"))
  }
}

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

extension Item {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(id: 1, made: SampleValue.date("2026-03-01T12:00:00Z"))
  }
}

extension Page {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(items: [.sample])
  }
}

extension Delta {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(text: "Text")
  }
}
