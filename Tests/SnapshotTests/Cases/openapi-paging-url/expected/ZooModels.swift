// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension CallsEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let calls: [String]?
    public let nextPageURI: String?

    public init(calls: [String]? = nil, nextPageURI: String? = nil) {
      self.calls = calls
      self.nextPageURI = nextPageURI
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        calls: fields.decodeIfPresent([String].self, "calls"),
        nextPageURI: fields.decodeIfPresent(String.self, "next_page_uri"))
    }
  }
}

extension BirdsEndpoint {
  public nonisolated struct ListResponse: Decodable, HashableModel, Sendable {
    public let results: [String]?
    public let next: String?
    public let previous: String?

    public init(results: [String]? = nil, next: String? = nil, previous: String? = nil) {
      self.results = results
      self.next = next
      self.previous = previous
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        results: fields.decodeIfPresent([String].self, "results"),
        next: fields.decodeIfPresent(String.self, "next"),
        previous: fields.decodeIfPresent(String.self, "previous"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.results, b.results)
      pairs.add(a.next, b.next)
      pairs.add(a.previous, b.previous)
    }
  }
}
