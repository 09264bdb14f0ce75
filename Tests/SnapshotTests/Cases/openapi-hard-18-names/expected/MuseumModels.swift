// Made by sdkgen for Museum. Do not edit.

public import SDKRuntime

public nonisolated struct AppsSecret: Codable, Hashable, Sendable {
  public var apiKeyCreated: Int?
  public var hateThreatening: Bool?

  public init(apiKeyCreated: Int? = nil, hateThreatening: Bool? = nil) {
    self.apiKeyCreated = apiKeyCreated
    self.hateThreatening = hateThreatening
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      apiKeyCreated: fields.decodeIfPresent(Int.self, "api_key.created"),
      hateThreatening: fields.decodeIfPresent(Bool.self, "hate/threatening"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(apiKeyCreated, "api_key.created")
    try fields.encodeIfPresent(hateThreatening, "hate/threatening")
  }
}

public nonisolated struct FileFull: Codable, HashableModel, Sendable {
  public var `extension`: String?
  public var id: String?
  public var parent: String?

  public init(extension: String? = nil, id: String? = nil, parent: String? = nil) {
    self.`extension` = `extension`
    self.id = id
    self.parent = parent
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      extension: fields.decodeIfPresent(String.self, "extension"),
      id: fields.decodeIfPresent(String.self, "$id"),
      parent: fields.decodeIfPresent(String.self, "$parent"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(`extension`, "extension")
    try fields.encodeIfPresent(id, "$id")
    try fields.encodeIfPresent(parent, "$parent")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.`extension`, b.`extension`)
    pairs.add(a.id, b.id)
    pairs.add(a.parent, b.parent)
  }
}

public nonisolated struct MuseumTask: Codable, Hashable, Sendable {
  public var id: String?

  public init(id: String? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
  }
}

public nonisolated struct MuseumError: Codable, Hashable, Sendable {
  public var title: String?
  public var selfValue: String?

  public init(title: String? = nil, selfValue: String? = nil) {
    self.title = title
    self.selfValue = selfValue
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decodeIfPresent(String.self, "title"),
      selfValue: fields.decodeIfPresent(String.self, "self"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(title, "title")
    try fields.encodeIfPresent(selfValue, "self")
  }
}

public nonisolated struct MuseumMeasurement: Codable, Hashable, Sendable {
  public var on: Day?
  public var error: MuseumError?

  public init(on: Day? = nil, error: MuseumError? = nil) {
    self.on = on
    self.error = error
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      on: fields.decodeIfPresent(Day.self, "on"),
      error: fields.decodeIfPresent(MuseumError.self, "error"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(on, "on")
    try fields.encodeIfPresent(error, "error")
  }
}
