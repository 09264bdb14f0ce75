// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public let htmlURL: URL?
  public let owner: Owner

  public init(id: Int, owner: Owner, htmlURL: URL? = nil) {
    self.id = id
    self.htmlURL = htmlURL
    self.owner = owner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), owner: fields.decode(Owner.self, "owner"),
      htmlURL: fields.decodeIfPresent(URL.self, "html_url"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.htmlURL, b.htmlURL)
    pairs.add(a.owner, b.owner)
  }
}

public nonisolated struct Owner: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}
