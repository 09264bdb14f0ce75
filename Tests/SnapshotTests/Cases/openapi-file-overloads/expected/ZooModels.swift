// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Message: Encodable, Hashable, Sendable {
  public var text: String?

  public init(text: String? = nil) {
    self.text = text
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(text, "text")
  }
}
