// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Page: Codable, Hashable, Sendable {
  public var items: [Item]
  public var next: String?

  public init(items: [Item], next: String? = nil) {
    self.items = items
    self.next = next
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([Item].self, "items"),
      next: fields.decodeIfPresent(String.self, "next"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(items, "items")
    try fields.encodeIfPresent(next, "next")
  }
}

extension Page {
  public typealias Item = JSON
}

public nonisolated struct PetPage: Decodable, Hashable, Sendable {
  public let items: [Pet]
  public let next: String?

  public init(items: [Pet], next: String? = nil) {
    self.items = items
    self.next = next
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([Pet].self, "items"), next: fields.decodeIfPresent(String.self, "next"))
  }
}

public nonisolated struct Pet: Decodable, Hashable, Sendable {
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

public nonisolated struct Envelope: Codable, Hashable, Sendable {
  public var data: EnvelopeData

  public init(data: EnvelopeData) {
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(EnvelopeData.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(data, "data")
  }
}

extension Envelope {
  public typealias EnvelopeData = JSON
}

public nonisolated struct PetEnvelope: Decodable, Hashable, Sendable {
  public let data: Pet
  public let total: Int?

  public init(data: Pet, total: Int? = nil) {
    self.data = data
    self.total = total
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(Pet.self, "data"), total: fields.decodeIfPresent(Int.self, "total"))
  }
}

public typealias ZooList = [ZooListEntry]

public typealias ZooListEntry = JSON

public nonisolated struct ZooResult: Codable, Hashable, Sendable {
  public var list: ZooList?
  public var next: ZooResult? {
    get { _next?.value }
    set { _next = Boxed(newValue) }
  }
  private var _next: Boxed<ZooResult>?

  public init(list: ZooList? = nil, next: ZooResult? = nil) {
    self.list = list
    self._next = Boxed(next)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      list: fields.decodeIfPresent(ZooList.self, "list"),
      next: fields.decodeIfPresent(ZooResult.self, "next"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(list, "list")
    try fields.encodeIfPresent(_next?.value, "next")
  }
}

public nonisolated struct PetResult: Decodable, Hashable, Sendable {
  public let list: [Pet]?
  public var next: PetResult? { _next?.value }
  private let _next: Boxed<PetResult>?

  public init(list: [Pet]? = nil, next: PetResult? = nil) {
    self.list = list
    self._next = Boxed(next)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      list: fields.decodeIfPresent([Pet].self, "list"),
      next: fields.decodeIfPresent(PetResult.self, "next"))
  }
}

extension NameEndpoint {
  public nonisolated struct GetResponse: Decodable, Hashable, Sendable {
    public let data: GetResponseData

    public init(data: GetResponseData) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(GetResponseData.self, "data"))
    }
  }

  public typealias GetResponseData = String
}
