// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Keeper: Codable, Hashable, Sendable {
  public var name: String?
  public var born: Birthday?

  public init(name: String? = nil, born: Birthday? = nil) {
    self.name = name
    self.born = born
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      born: fields.decodeIfPresent(Birthday.self, "born"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(born, "born")
  }
}
