// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct User: Decodable, Hashable, Sendable, Identifiable {
  public let id: String
  public let home: Place?

  public init(id: String, home: Place? = nil) {
    self.id = id
    self.home = home
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), home: fields.decodeIfPresent(Place.self, "home"))
  }
}

public nonisolated struct Place: Decodable, Hashable, Sendable {
  public let city: String?

  public init(city: String? = nil) {
    self.city = city
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      city: fields.decodeIfPresent(String.self, "city"))
  }
}

public nonisolated struct Page: Codable, Hashable, Sendable {
  public var items: [JSON]

  public init(items: [JSON]) {
    self.items = items
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([JSON].self, "items"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(items, "items")
  }
}

public nonisolated struct UserPage: Decodable, Hashable, Sendable {
  public let items: [User]

  public init(items: [User]) {
    self.items = items
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([User].self, "items"))
  }
}

public nonisolated struct Lost: Codable, Hashable, Sendable {
  public var any: JSON?

  public init(any: JSON? = nil) {
    self.any = any
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      any: fields.decodeIfPresent(JSON.self, "any"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(any, "any")
  }
}

extension NotesEndpoint {
  public nonisolated struct ListResponseItem: Decodable, Hashable, Sendable {
    public let text: String

    public init(text: String) {
      self.text = text
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        text: fields.decode(String.self, "text"))
    }
  }
}
