// Made by sdkgen for Feed. Do not edit.

public import SDKRuntime

public nonisolated struct Event: Decodable, HashableModel, Sendable {
  public let data: String
  public let event: String?
  public let id: String?
  public let retry: Int?

  public init(data: String, event: String? = nil, id: String? = nil, retry: Int? = nil) {
    self.data = data
    self.event = event
    self.id = id
    self.retry = retry
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"),
      event: fields.decodeIfPresent(String.self, "event"),
      id: fields.decodeIfPresent(String.self, "id"),
      retry: fields.decodeIfPresent(Int.self, "retry"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.data, b.data)
    pairs.add(a.event, b.event)
    pairs.add(a.id, b.id)
    pairs.add(a.retry, b.retry)
  }
}

public nonisolated struct Item: Decodable, Hashable, Sendable {
  public let name: String
  public let description: String?

  public init(name: String, description: String? = nil) {
    self.name = name
    self.description = description
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"),
      description: fields.decodeIfPresent(String.self, "description"))
  }
}

extension ItemsEndpoint {
  public nonisolated struct ListSequenceLine: Decodable, Hashable, Sendable {
    public let count: Int

    public init(count: Int) {
      self.count = count
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        count: fields.decode(Int.self, "count"))
    }
  }
}

extension NewsEndpoint {
  public nonisolated struct StreamAddJSON: Decodable, Hashable, Sendable {
    public let foo: Int

    public init(foo: Int) {
      self.foo = foo
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        foo: fields.decode(Int.self, "foo"))
    }
  }
}
