// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Filter: Encodable, Hashable, Sendable {
  public var name: String?
  public var age: ShopRange?

  public init(name: String? = nil, age: ShopRange? = nil) {
    self.name = name
    self.age = age
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(age, "age")
  }
}

public nonisolated struct ShopRange: Encodable, Hashable, Sendable {
  public var from: Int?
  public var to: Int?

  public init(from: Int? = nil, to: Int? = nil) {
    self.from = from
    self.to = to
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(from, "from")
    try fields.encodeIfPresent(to, "to")
  }
}
