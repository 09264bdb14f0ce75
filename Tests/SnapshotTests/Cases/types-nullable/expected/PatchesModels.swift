// Made by sdkgen for Patches. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Patch: Codable, HashableModel, Sendable {
  public var name: Nullable<String>?
  public var tags: Nullable<[String]>?
  public var seen: Nullable<Date>?

  public init(
    name: Nullable<String>? = nil, tags: Nullable<[String]>? = nil, seen: Nullable<Date>? = nil
  ) {
    self.name = name
    self.tags = tags
    self.seen = seen
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeNullable(String.self, "name"),
      tags: fields.decodeNullable([String].self, "tags"),
      seen: fields.decodeNullable("seen", as: .unixSeconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeNullable(name, "name")
    try fields.encodeNullable(tags, "tags")
    try fields.encodeNullable(seen, "seen", as: .unixSeconds)
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.tags, b.tags)
    pairs.add(a.seen, b.seen)
  }
}
