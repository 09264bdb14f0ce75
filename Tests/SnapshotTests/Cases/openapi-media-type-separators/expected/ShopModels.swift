// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct M: Codable, Hashable, Sendable {
  public var x: Int?

  public init(x: Int? = nil) {
    self.x = x
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      x: fields.decodeIfPresent(Int.self, "x"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(x, "x")
  }
}
