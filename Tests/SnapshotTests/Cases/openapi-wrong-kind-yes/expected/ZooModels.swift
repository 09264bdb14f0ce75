// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, Hashable, Sendable {
  public var name: String?
  public var born: Day?

  public init(name: String? = nil, born: Day? = nil) {
    self.name = name
    self.born = born
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      born: fields.decodeIfPresent(Day.self, "born"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(born, "born")
  }
}
