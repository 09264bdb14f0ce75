// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Cat: Codable, HashableModel, Sendable {
  public var kind: String
  /// Always.
  public var legs: Int
  public var version: Double?
  public var owner: String?

  public init(owner: String?, version: Double? = nil) {
    self.kind = "cat"
    self.legs = 4
    self.version = version
    self.owner = owner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      owner: fields.decodeIfPresent(String.self, "owner"),
      version: fields.decodeIfPresent(Double.self, "version"))
    self.kind = try fields.decode(String.self, "kind")
    self.legs = try fields.decode(Int.self, "legs")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(legs, "legs")
    try fields.encodeIfPresent(version, "version")
    try fields.encodeOrNull(owner, "owner")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.legs, b.legs)
    pairs.add(a.version, b.version)
    pairs.add(a.owner, b.owner)
  }
}
