// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let range: JSON?
  public let shape: JSON?

  public init(range: JSON? = nil, shape: JSON? = nil) {
    self.range = range
    self.shape = shape
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      range: fields.decodeIfPresent(JSON.self, "range"),
      shape: fields.decodeIfPresent(JSON.self, "shape"))
  }
}
