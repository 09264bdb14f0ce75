// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }
}

public nonisolated struct Pets: Decodable, Hashable, Sendable {
  public let items: [Pet]?
  public let totalCount: Int?

  public init(items: [Pet]? = nil, totalCount: Int? = nil) {
    self.items = items
    self.totalCount = totalCount
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decodeIfPresent([Pet].self, "items"),
      totalCount: fields.decodeIfPresent(Int.self, "totalCount"))
  }
}

extension VisitsEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let embedded: Embedded?
    public let links: Links?

    public init(embedded: Embedded? = nil, links: Links? = nil) {
      self.embedded = embedded
      self.links = links
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        embedded: fields.decodeIfPresent(Embedded.self, "_embedded"),
        links: fields.decodeIfPresent(Links.self, "_links"))
    }

    public nonisolated struct Embedded: Decodable, Hashable, Sendable {
      public let visits: [Pet]?

      public init(visits: [Pet]? = nil) {
        self.visits = visits
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          visits: fields.decodeIfPresent([Pet].self, "visits"))
      }
    }

    public nonisolated struct Links: Decodable, Hashable, Sendable {
      public let next: Next?

      public init(next: Next? = nil) {
        self.next = next
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          next: fields.decodeIfPresent(Next.self, "next"))
      }

      public nonisolated struct Next: Decodable, Hashable, Sendable {
        public let href: String?

        public init(href: String? = nil) {
          self.href = href
        }

        public init(from decoder: any Decoder) throws {
          let fields = try FieldDecoder(decoder)
          try self.init(
            href: fields.decodeIfPresent(String.self, "href"))
        }
      }
    }
  }
}
