// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Customer: Codable, Hashable, Sendable, Identifiable {
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

public nonisolated struct NewCustomer: Encodable, HashableModel, Sendable {
  /// What you know of them.
  public var note: String?
  /// Where they read.
  public var email: String
  public var kind: String
  public var metadata: [String: String]?
  /// The properties that are not declared, by their names.
  public var additionalProperties: [String: Int]

  public init(
    email: String, note: String? = nil, metadata: [String: String]? = nil,
    additionalProperties: [String: Int] = [:]
  ) {
    self.note = note
    self.email = email
    self.kind = "person"
    self.metadata = metadata
    self.additionalProperties = additionalProperties
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeAdditionalProperties(additionalProperties)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(note, "note")
    try fields.encode(email, "email")
    try fields.encodeIfPresent(metadata, "metadata")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.note, b.note)
    pairs.add(a.email, b.email)
    pairs.add(a.kind, b.kind)
    pairs.add(a.metadata, b.metadata)
    pairs.add(a.additionalProperties, b.additionalProperties)
  }
}

extension ShopEndpoint {
  public nonisolated struct TouchBody: Encodable, Hashable, Sendable {
    public var note: String?

    public init(note: String? = nil) {
      self.note = note
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(note, "note")
    }
  }

  public nonisolated struct ReplaceBody: Encodable, HashableModel, Sendable, Identifiable {
    /// The new id.
    public var id: String
    public var body: String?
    public var options: Int

    public init(id: String, options: Int, body: String? = nil) {
      self.id = id
      self.body = body
      self.options = options
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(id, "id")
      try fields.encodeIfPresent(body, "body")
      try fields.encode(options, "options")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.id, b.id)
      pairs.add(a.body, b.body)
      pairs.add(a.options, b.options)
    }
  }

  public nonisolated enum MergeBody:
    Encodable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation
  {
    case id(String)
    case customer(Customer)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(id: String) { self = .customer(Customer(id: id)) }

    public static func customer(_ id: String) -> Self { .customer(Customer(id: id)) }

    public init(stringLiteral value: String) { self = .id(value) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .id(let value): try value.encode(to: encoder)
      case .customer(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}
