// Made by sdkgen for Design. Do not edit.

public import SDKRuntime

public nonisolated struct IsLayerTrait: Codable, HashableModel, Sendable, Identifiable {
  /// The id of a layer.
  public var id: String
  public var type: String
  public var opacity: Double?
  public var version: String?

  public init(id: String, type: String, opacity: Double? = nil, version: String? = nil) {
    self.id = id
    self.type = type
    self.opacity = opacity
    self.version = version
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), type: fields.decode(String.self, "type"),
      opacity: fields.decodeIfPresent(Double.self, "opacity"),
      version: fields.decodeIfPresent(String.self, "version"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(type, "type")
    try fields.encodeIfPresent(opacity, "opacity")
    try fields.encodeIfPresent(version, "version")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.type, b.type)
    pairs.add(a.opacity, b.opacity)
    pairs.add(a.version, b.version)
  }
}

public nonisolated struct DocumentNode: Codable, HashableModel, Sendable, Identifiable {
  public var type: String
  /// The id of a document.
  public var id: String
  public var opacity: Int
  public var version: Int?

  public init(id: String, opacity: Int, version: Int? = nil) {
    self.type = "DOCUMENT"
    self.id = id
    self.opacity = opacity
    self.version = version
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), opacity: fields.decode(Int.self, "opacity"),
      version: fields.decodeIfPresent(Int.self, "version"))
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(id, "id")
    try fields.encode(opacity, "opacity")
    try fields.encodeIfPresent(version, "version")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.id, b.id)
    pairs.add(a.opacity, b.opacity)
    pairs.add(a.version, b.version)
  }
}
