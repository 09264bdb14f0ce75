// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension NumbersEndpoint {
  public nonisolated struct SendDatesBodyValue: Encodable, Hashable, Sendable {
    public var b: Int?

    public init(b: Int? = nil) {
      self.b = b
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(b, "b")
    }
  }
}
