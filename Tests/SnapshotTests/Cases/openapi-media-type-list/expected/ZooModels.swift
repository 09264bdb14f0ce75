// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Codable, Hashable, Sendable, Identifiable {
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}
