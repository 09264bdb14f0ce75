// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var kind: String
  /// Always.
  public var legs: Int
  public var version: Double?
  public var owner: String?

  public init(kind: String = "cat", legs: Int = 4, version: Double? = nil, owner: String?) {
    self.kind = kind
    self.legs = legs
    self.version = version
    self.owner = owner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), legs: fields.decode(Int.self, "legs"),
      version: fields.decodeIfPresent(Double.self, "version"),
      owner: fields.decodeIfPresent(String.self, "owner"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(legs, "legs")
    try fields.encodeIfPresent(version, "version")
    try fields.encodeOrNull(owner, "owner")
  }
}
