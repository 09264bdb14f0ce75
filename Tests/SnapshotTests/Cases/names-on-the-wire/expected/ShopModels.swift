// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct User: Decodable, HashableModel, Sendable {
  public let htmlURL: URL
  public let userID: Int
  public let plus1: Int
  public let `class`: String
  public let selfValue: Bool?

  public init(htmlURL: URL, userID: Int, plus1: Int, class: String, selfValue: Bool? = nil) {
    self.htmlURL = htmlURL
    self.userID = userID
    self.plus1 = plus1
    self.`class` = `class`
    self.selfValue = selfValue
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      htmlURL: fields.decode(URL.self, "html_url"), userID: fields.decode(Int.self, "user_id"),
      plus1: fields.decode(Int.self, "+1"), class: fields.decode(String.self, "class"),
      selfValue: fields.decodeIfPresent(Bool.self, "self"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.htmlURL, b.htmlURL)
    pairs.add(a.userID, b.userID)
    pairs.add(a.plus1, b.plus1)
    pairs.add(a.`class`, b.`class`)
    pairs.add(a.selfValue, b.selfValue)
  }
}
