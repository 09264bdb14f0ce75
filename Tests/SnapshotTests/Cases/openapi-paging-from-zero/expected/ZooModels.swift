// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias Names = [String]

public nonisolated struct PetPage: Decodable, HashableModel, Sendable {
  public let content: [String]?
  public let first: Bool?
  public let last: Bool?
  public let number: Int?
  public let totalPages: Int?

  public init(
    content: [String]? = nil, first: Bool? = nil, last: Bool? = nil, number: Int? = nil,
    totalPages: Int? = nil
  ) {
    self.content = content
    self.first = first
    self.last = last
    self.number = number
    self.totalPages = totalPages
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      content: fields.decodeIfPresent([String].self, "content"),
      first: fields.decodeIfPresent(Bool.self, "first"),
      last: fields.decodeIfPresent(Bool.self, "last"),
      number: fields.decodeIfPresent(Int.self, "number"),
      totalPages: fields.decodeIfPresent(Int.self, "totalPages"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.content, b.content)
    pairs.add(a.first, b.first)
    pairs.add(a.last, b.last)
    pairs.add(a.number, b.number)
    pairs.add(a.totalPages, b.totalPages)
  }
}
