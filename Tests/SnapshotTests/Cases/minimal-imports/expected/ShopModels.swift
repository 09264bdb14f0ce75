// Made by sdkgen for Shop. Do not edit.

public import Foundation
import SDKCore

public nonisolated struct Order: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int
  public let due: Date

  public init(id: Int, due: Date) {
    self.id = id
    self.due = due
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), due: fields.decode(Date.self, "due"))
  }
}

public nonisolated struct Change: Decodable, Hashable, Sendable {
  public let text: String

  public init(text: String) {
    self.text = text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decode(String.self, "text"))
  }
}
