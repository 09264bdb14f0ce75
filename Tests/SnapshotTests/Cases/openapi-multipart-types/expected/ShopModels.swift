// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct M: Encodable, Hashable, Sendable {
  public var x: Int?

  public init(x: Int? = nil) {
    self.x = x
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(x, "x")
  }
}
