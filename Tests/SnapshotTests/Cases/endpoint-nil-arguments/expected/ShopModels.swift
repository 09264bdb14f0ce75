// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Encodable, Hashable, Sendable, Identifiable {
  public var id: Int
  public var name: String?

  public init(id: Int, name: String? = nil) {
    self.id = id
    self.name = name
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encodeIfPresent(name, "name")
  }
}
