// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension PetsEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let data: [String]

    public init(data: [String]) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode([String].self, "data"))
    }
  }
}

extension KeepersEndpoint {
  public nonisolated struct ListPage: Encodable, Hashable, Sendable {
    public var size: Int?
    public var after: String?

    public init(size: Int? = nil, after: String? = nil) {
      self.size = size
      self.after = after
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(size, "size")
      try fields.encodeIfPresent(after, "after")
    }
  }

  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let data: [String]
    public let links: Links?

    public init(data: [String], links: Links? = nil) {
      self.data = data
      self.links = links
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode([String].self, "data"),
        links: fields.decodeIfPresent(Links.self, "links"))
    }

    public nonisolated struct Links: Decodable, Hashable, Sendable {
      public let next: String?

      public init(next: String? = nil) {
        self.next = next
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          next: fields.decodeIfPresent(String.self, "next"))
      }
    }
  }
}
