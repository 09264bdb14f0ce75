// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Encodable, HashableModel, Sendable, Identifiable {
  public var id: String
  public var name: String
  public var input: InputValue?

  public init(id: String, name: String, input: InputValue? = nil) {
    self.id = id
    self.name = name
    self.input = input
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(name, "name")
    try fields.encodeIfPresent(input, "input")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.input, b.input)
  }
}

extension Pet {
  /// What is sent: without `readOnly` properties, and with `writeOnly` ones.
  public nonisolated struct Input: Encodable, Hashable, Sendable {
    public var name: String
    public var input: InputValue?

    public init(name: String, input: InputValue? = nil) {
      self.name = name
      self.input = input
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeIfPresent(input, "input")
    }
  }

  public nonisolated struct InputValue: Encodable, Hashable, Sendable {
    public var text: String?

    public init(text: String? = nil) {
      self.text = text
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(text, "text")
    }
  }
}

public nonisolated struct Toy: Decodable, Hashable, Sendable, Identifiable {
  public let id: String
  public let secret: String?

  public init(id: String, secret: String? = nil) {
    self.id = id
    self.secret = secret
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), secret: fields.decodeIfPresent(String.self, "secret"))
  }
}
