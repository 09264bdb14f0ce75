// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, Hashable, Sendable {
  public var name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Change: Encodable, HashableModel, Sendable {
  public var op: String
  public var path: String?
  public var value: JSON?

  public init(op: String, path: String? = nil, value: JSON? = nil) {
    self.op = op
    self.path = path
    self.value = value
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(op, "op")
    try fields.encodeIfPresent(path, "path")
    try fields.encodeIfPresent(value, "value")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.op, b.op)
    pairs.add(a.path, b.path)
    pairs.add(a.value, b.value)
  }
}
