// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Filter: Encodable, Hashable, Sendable {
  public var a: String?
  public var b: [Int]?

  public init(a: String? = nil, b: [Int]? = nil) {
    self.a = a
    self.b = b
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(a, "a")
    try fields.encodeIfPresent(b, "b")
  }
}
