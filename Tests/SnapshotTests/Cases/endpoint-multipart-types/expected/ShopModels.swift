// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Card: Encodable, Hashable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(title, "title")
  }
}
