// Made by sdkgen for Zones. Do not edit.

public import Foundation
public import SDKRuntime

public typealias SHA256Ed25519Key = String

public typealias IPv4CIDRs = String

public typealias ZoneID = String

public nonisolated struct Rule9aBKLCP5: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

public nonisolated struct Rule7dNKLCP5: Decodable, Hashable, Sendable, Identifiable {
  public let id: String

  public init(id: String) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"))
  }
}

public nonisolated enum Target: Decodable, Hashable, Sendable {
  case rule(Rule9aBKLCP5)
  case string(String)
  case rule7dNKLCP5(Rule7dNKLCP5)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asRule: Rule9aBKLCP5? { if case .rule(let value) = self { value } else { nil } }
  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asRule7dNKLCP5: Rule7dNKLCP5? {
    if case .rule7dNKLCP5(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [
    .members(required: ["name"]), .string, .members(required: ["id"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .rule(Rule9aBKLCP5(from: decoder))
      case 1: try .string(String(from: decoder))
      case 2: try .rule7dNKLCP5(Rule7dNKLCP5(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Visit: Codable, Hashable, Sendable {
  public var id: UUID?

  public init(id: UUID? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(UUID.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
  }
}

public nonisolated struct Zone: Decodable, HashableModel, Sendable, Identifiable {
  public let id: String
  public let names: [UUID]
  public let key: SHA256Ed25519Key?
  public let parent: String?
  public let range: IPv4CIDRs?
  public let zone: ZoneID?
  public let target: Target?

  public init(
    id: String, names: [UUID], key: SHA256Ed25519Key? = nil, parent: String? = nil,
    range: IPv4CIDRs? = nil, zone: ZoneID? = nil, target: Target? = nil
  ) {
    self.id = id
    self.names = names
    self.key = key
    self.parent = parent
    self.range = range
    self.zone = zone
    self.target = target
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), names: fields.decode([UUID].self, "names"),
      key: fields.decodeIfPresent(SHA256Ed25519Key.self, "key"),
      parent: fields.decodeIfPresent(String.self, "parent"),
      range: fields.decodeIfPresent(IPv4CIDRs.self, "range"),
      zone: fields.decodeIfPresent(ZoneID.self, "zone"),
      target: fields.decodeIfPresent(Target.self, "target"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.names, b.names)
    pairs.add(a.key, b.key)
    pairs.add(a.parent, b.parent)
    pairs.add(a.range, b.range)
    pairs.add(a.zone, b.zone)
    pairs.add(a.target, b.target)
  }
}
