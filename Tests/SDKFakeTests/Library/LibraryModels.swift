// Made by sdkgen for Library. Do not edit.

public import SDKRuntime

public nonisolated struct Thing: Codable, Hashable, Sendable, Identifiable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decode(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(name, "name")
  }
}

extension Thing {
  public nonisolated struct Input: Codable, Hashable, Sendable {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decode(String.self, "name"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
    }
  }
}

public nonisolated struct Wanted: Codable, Hashable, Sendable {
  public var words: [String]?
  public var years: Years?

  public init(words: [String]? = nil, years: Years? = nil) {
    self.words = words
    self.years = years
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      words: fields.decodeIfPresent([String].self, "words"),
      years: fields.decodeIfPresent(Years.self, "years"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(words, "words")
    try fields.encodeIfPresent(years, "years")
  }
}

extension Wanted {
  public nonisolated struct Years: Codable, Hashable, Sendable {
    public var from: Int?

    public init(from: Int? = nil) {
      self.from = from
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        from: fields.decodeIfPresent(Int.self, "from"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(from, "from")
    }
  }
}

public typealias Things = [Thing]

extension BooksEndpoint {
  public nonisolated struct ListResponse: Codable, Hashable, Sendable {
    public let items: Things
    public let nextCursor: String?

    public init(items: Things, nextCursor: String?) {
      self.items = items
      self.nextCursor = nextCursor
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        items: fields.decode(Things.self, "items"),
        nextCursor: fields.decodeIfPresent(String.self, "next_cursor"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(items, "items")
      try fields.encodeOrNull(nextCursor, "next_cursor")
    }
  }
}

extension AuthorsEndpoint {
  public nonisolated struct ListResponse: Codable, Hashable, Sendable {
    public let data: Things
    public let meta: Meta

    public init(data: Things, meta: Meta) {
      self.data = data
      self.meta = meta
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(Things.self, "data"), meta: fields.decode(Meta.self, "meta"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(data, "data")
      try fields.encode(meta, "meta")
    }

    public nonisolated struct Meta: Codable, HashableModel, Sendable {
      public let page: Int
      public let total: Int
      public let totalPages: Int

      public init(page: Int, total: Int, totalPages: Int) {
        self.page = page
        self.total = total
        self.totalPages = totalPages
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          page: fields.decode(Int.self, "page"), total: fields.decode(Int.self, "total"),
          totalPages: fields.decode(Int.self, "total_pages"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(page, "page")
        try fields.encode(total, "total")
        try fields.encode(totalPages, "total_pages")
      }

      public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
        pairs.add(a.page, b.page)
        pairs.add(a.total, b.total)
        pairs.add(a.totalPages, b.totalPages)
      }
    }
  }
}

extension ShelvesEndpoint {
  public nonisolated struct ListResponse: Codable, Hashable, Sendable {
    public let data: Things
    public let hasMore: Bool

    public init(data: Things, hasMore: Bool) {
      self.data = data
      self.hasMore = hasMore
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(Things.self, "data"), hasMore: fields.decode(Bool.self, "has_more"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(data, "data")
      try fields.encode(hasMore, "has_more")
    }
  }
}

extension VisitsEndpoint {
  public nonisolated struct ListResponse: Codable, HashableModel, Sendable {
    public let results: Things
    public let next: String?
    public let previous: String?

    public init(results: Things, next: String? = nil, previous: String? = nil) {
      self.results = results
      self.next = next
      self.previous = previous
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        results: fields.decode(Things.self, "results"),
        next: fields.decodeIfPresent(String.self, "next"),
        previous: fields.decodeIfPresent(String.self, "previous"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(results, "results")
      try fields.encodeIfPresent(next, "next")
      try fields.encodeIfPresent(previous, "previous")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.results, b.results)
      pairs.add(a.next, b.next)
      pairs.add(a.previous, b.previous)
    }
  }
}

public nonisolated struct TokenResponse: Codable, HashableModel, Sendable {
  public let accessToken: String
  public let refreshToken: String?
  public let expiresIn: Int?

  public init(accessToken: String, refreshToken: String? = nil, expiresIn: Int? = nil) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresIn = expiresIn
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      accessToken: fields.decode(String.self, "access_token"),
      refreshToken: fields.decodeIfPresent(String.self, "refresh_token"),
      expiresIn: fields.decodeIfPresent(Int.self, "expires_in"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(accessToken, "access_token")
    try fields.encodeIfPresent(refreshToken, "refresh_token")
    try fields.encodeIfPresent(expiresIn, "expires_in")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.accessToken, b.accessToken)
    pairs.add(a.refreshToken, b.refreshToken)
    pairs.add(a.expiresIn, b.expiresIn)
  }
}

extension AccountEndpoint {
  public nonisolated struct LogInBody: Codable, Hashable, Sendable {
    public var user: String
    public var password: String

    public init(user: String, password: String) {
      self.user = user
      self.password = password
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        user: fields.decode(String.self, "user"), password: fields.decode(String.self, "password"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(user, "user")
      try fields.encode(password, "password")
    }
  }

  public nonisolated struct RenewBody: Codable, Hashable, Sendable {
    public var refreshToken: String

    public init(refreshToken: String) {
      self.refreshToken = refreshToken
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        refreshToken: fields.decode(String.self, "refresh_token"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(refreshToken, "refresh_token")
    }
  }
}
