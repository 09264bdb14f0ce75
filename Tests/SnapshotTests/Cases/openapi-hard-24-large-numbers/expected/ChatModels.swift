// Made by sdkgen for Chat. Do not edit.

import SDKRuntime

public nonisolated struct Request: Codable, Hashable, Sendable {
  public var seed: Int?
  /// Default: `9223372036854776000`.
  public var limit: Int?

  public init(seed: Int? = nil, limit: Int? = nil) {
    self.seed = seed
    self.limit = limit
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      seed: fields.decodeIfPresent(Int.self, "seed"),
      limit: fields.decodeIfPresent(Int.self, "limit"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(seed, "seed")
    try fields.encodeIfPresent(limit, "limit")
  }
}
