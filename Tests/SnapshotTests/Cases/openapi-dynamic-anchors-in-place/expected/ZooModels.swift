// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Envelope: Codable, Hashable, Sendable {
  public var data: T

  public init(data: T) {
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(T.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(data, "data")
  }
}

extension Envelope {
  public typealias T = JSON
}

extension ZooEndpoint {
  public nonisolated struct ListPetsResponse: Decodable, Hashable, Sendable {
    public let data: ListPetsResponseT

    public init(data: ListPetsResponseT) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(ListPetsResponseT.self, "data"))
    }
  }

  public nonisolated struct ListPets404Error: Decodable, Hashable, Sendable {
    public let data: ListPets404ErrorT

    public init(data: ListPets404ErrorT) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(ListPets404ErrorT.self, "data"))
    }
  }

  public nonisolated struct AddPetBody: Encodable, Hashable, Sendable {
    public var data: AddPetBodyT

    public init(data: AddPetBodyT) {
      self.data = data
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(data, "data")
    }
  }

  public nonisolated struct ListPetsResponseT: Decodable, Hashable, Sendable {
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

  public nonisolated struct ListPets404ErrorT: Decodable, Hashable, Sendable {
    public let why: String?

    public init(why: String? = nil) {
      self.why = why
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        why: fields.decodeIfPresent(String.self, "why"))
    }
  }

  public nonisolated struct AddPetBodyT: Encodable, Hashable, Sendable {
    public var color: String?

    public init(color: String? = nil) {
      self.color = color
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(color, "color")
    }
  }
}
