// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension PetsEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let items: [String]?
    public let nextPageToken: String?

    public init(items: [String]? = nil, nextPageToken: String? = nil) {
      self.items = items
      self.nextPageToken = nextPageToken
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        items: fields.decodeIfPresent([String].self, "items"),
        nextPageToken: fields.decodeIfPresent(String.self, "nextPageToken"))
    }
  }
}

extension VisitorsEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let items: [String]?
    public let paging: Paging?

    public init(items: [String]? = nil, paging: Paging? = nil) {
      self.items = items
      self.paging = paging
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        items: fields.decodeIfPresent([String].self, "items"),
        paging: fields.decodeIfPresent(Paging.self, "paging"))
    }

    public nonisolated struct Paging: Decodable, Hashable, Sendable {
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

extension CagesEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let items: [String]?
    public let pagination: Pagination?

    public init(items: [String]? = nil, pagination: Pagination? = nil) {
      self.items = items
      self.pagination = pagination
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        items: fields.decodeIfPresent([String].self, "items"),
        pagination: fields.decodeIfPresent(Pagination.self, "pagination"))
    }

    public nonisolated struct Pagination: Decodable, Hashable, Sendable {
      public let previous: String?
      public let next: String?

      public init(previous: String? = nil, next: String? = nil) {
        self.previous = previous
        self.next = next
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          previous: fields.decodeIfPresent(String.self, "previous"),
          next: fields.decodeIfPresent(String.self, "next"))
      }
    }
  }
}

extension KeepersEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let items: [String]?
    public let pagination: Pagination?

    public init(items: [String]? = nil, pagination: Pagination? = nil) {
      self.items = items
      self.pagination = pagination
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        items: fields.decodeIfPresent([String].self, "items"),
        pagination: fields.decodeIfPresent(Pagination.self, "pagination"))
    }

    public nonisolated struct Pagination: Decodable, Hashable, Sendable {
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
