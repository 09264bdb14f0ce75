// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias Stamp = String

public typealias Secret = String

public nonisolated struct Owner: Decodable, Hashable, Sendable {
  public let name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
  }
}

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let name: String
  public let created: Stamp
  public let updated: String
  /// Whose it is.
  public let owner: Owner
  public let password: Secret?

  public init(
    name: String, created: Stamp, updated: String, owner: Owner, password: Secret? = nil
  ) {
    self.name = name
    self.created = created
    self.updated = updated
    self.owner = owner
    self.password = password
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), created: fields.decode(Stamp.self, "created"),
      updated: fields.decode(String.self, "updated"), owner: fields.decode(Owner.self, "owner"),
      password: fields.decodeIfPresent(Secret.self, "password"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.created, b.created)
    pairs.add(a.updated, b.updated)
    pairs.add(a.owner, b.owner)
    pairs.add(a.password, b.password)
  }
}

extension Pet {
  public nonisolated struct Input: Encodable, Hashable, Sendable {
    public var name: String
    public var password: Secret?

    public init(name: String, password: Secret? = nil) {
      self.name = name
      self.password = password
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeIfPresent(password, "password")
    }
  }
}

public nonisolated struct Order: Decodable, Hashable, Sendable, Identifiable {
  public let id: Stamp
  public let note: String

  public init(id: Stamp, note: String) {
    self.id = id
    self.note = note
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Stamp.self, "id"), note: fields.decode(String.self, "note"))
  }
}

extension Order {
  /// What is sent: without `readOnly` properties, and with `writeOnly` ones.
  public nonisolated struct Input: Encodable, Hashable, Sendable {
    public var note: String

    public init(note: String) {
      self.note = note
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(note, "note")
    }
  }
}
