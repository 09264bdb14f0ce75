// Made by sdkgen for Library. Do not edit.

import SDKRuntime

nonisolated struct Thing: Decodable, Hashable, Sendable, Identifiable {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decode(String.self, "name"))
  }
}

extension Thing {
  nonisolated struct Input: Encodable, Hashable, Sendable {
    var name: String

    init(name: String) {
      self.name = name
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
    }
  }
}

nonisolated struct Wanted: Encodable, Hashable, Sendable {
  var words: [String]?
  var years: Years?

  init(words: [String]? = nil, years: Years? = nil) {
    self.words = words
    self.years = years
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(words, "words")
    try fields.encodeIfPresent(years, "years")
  }
}

extension Wanted {
  nonisolated struct Years: Encodable, Hashable, Sendable {
    var from: Int?

    init(from: Int? = nil) {
      self.from = from
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(from, "from")
    }
  }
}

typealias Things = [Thing]

extension BooksEndpoint {
  nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    let items: Things
    let nextCursor: String?

    init(items: Things, nextCursor: String?) {
      self.items = items
      self.nextCursor = nextCursor
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        items: fields.decode(Things.self, "items"),
        nextCursor: fields.decodeIfPresent(String.self, "next_cursor"))
    }
  }
}

extension AuthorsEndpoint {
  nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    let data: Things
    let meta: Meta

    init(data: Things, meta: Meta) {
      self.data = data
      self.meta = meta
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(Things.self, "data"), meta: fields.decode(Meta.self, "meta"))
    }

    nonisolated struct Meta: Decodable, HashableModel, Sendable {
      let page: Int
      let total: Int
      let totalPages: Int

      init(page: Int, total: Int, totalPages: Int) {
        self.page = page
        self.total = total
        self.totalPages = totalPages
      }

      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          page: fields.decode(Int.self, "page"), total: fields.decode(Int.self, "total"),
          totalPages: fields.decode(Int.self, "total_pages"))
      }

      static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
        pairs.add(a.page, b.page)
        pairs.add(a.total, b.total)
        pairs.add(a.totalPages, b.totalPages)
      }
    }
  }
}

extension ShelvesEndpoint {
  nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    let data: Things
    let hasMore: Bool

    init(data: Things, hasMore: Bool) {
      self.data = data
      self.hasMore = hasMore
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(Things.self, "data"), hasMore: fields.decode(Bool.self, "has_more"))
    }
  }
}

extension VisitsEndpoint {
  nonisolated struct ListResponse: Decodable, HashableModel, Sendable {
    let results: Things
    let next: String?
    let previous: String?

    init(results: Things, next: String? = nil, previous: String? = nil) {
      self.results = results
      self.next = next
      self.previous = previous
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        results: fields.decode(Things.self, "results"),
        next: fields.decodeIfPresent(String.self, "next"),
        previous: fields.decodeIfPresent(String.self, "previous"))
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.results, b.results)
      pairs.add(a.next, b.next)
      pairs.add(a.previous, b.previous)
    }
  }
}

nonisolated struct TokenResponse: Decodable, HashableModel, Sendable {
  let accessToken: String
  let refreshToken: String?
  let expiresIn: Int?

  init(accessToken: String, refreshToken: String? = nil, expiresIn: Int? = nil) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresIn = expiresIn
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      accessToken: fields.decode(String.self, "access_token"),
      refreshToken: fields.decodeIfPresent(String.self, "refresh_token"),
      expiresIn: fields.decodeIfPresent(Int.self, "expires_in"))
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.accessToken, b.accessToken)
    pairs.add(a.refreshToken, b.refreshToken)
    pairs.add(a.expiresIn, b.expiresIn)
  }
}

extension AccountEndpoint {
  nonisolated struct LogInBody: Encodable, Hashable, Sendable {
    var user: String
    var password: String

    init(user: String, password: String) {
      self.user = user
      self.password = password
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(user, "user")
      try fields.encode(password, "password")
    }
  }

  nonisolated struct RenewBody: Encodable, Hashable, Sendable {
    var refreshToken: String

    init(refreshToken: String) {
      self.refreshToken = refreshToken
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(refreshToken, "refresh_token")
    }
  }
}
