// Made by sdkgen for Zoo. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct Filter: Encodable, HashableModel, Sendable {
  public var name: String?
  public var tags: [String]?
  public var area: Area?

  public init(name: String? = nil, tags: [String]? = nil, area: Area? = nil) {
    self.name = name
    self.tags = tags
    self.area = area
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(tags, "tags")
    try fields.encodeIfPresent(area, "area")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.tags, b.tags)
    pairs.add(a.area, b.area)
  }
}

extension Filter {
  public nonisolated struct Area: Encodable, Hashable, Sendable {
    public var south: Double?
    public var north: Double?

    public init(south: Double? = nil, north: Double? = nil) {
      self.south = south
      self.north = north
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(south, "south")
      try fields.encodeIfPresent(north, "north")
    }
  }
}
