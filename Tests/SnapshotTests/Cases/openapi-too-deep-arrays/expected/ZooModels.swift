// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, Hashable, Sendable {
  public var tags: [[[[JSON]]]]?

  public init(tags: [[[[JSON]]]]? = nil) {
    self.tags = tags
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tags: fields.decodeIfPresent([[[[JSON]]]].self, "tags"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(tags, "tags")
  }
}
