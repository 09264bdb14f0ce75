// Made by sdkgen for Shop. Do not edit.

public import Foundation
import SDKRuntime

public nonisolated struct Item: Decodable, Hashable, Sendable, Identifiable {
  public let id: UUID

  public init(id: UUID) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UUID.self, "id"))
  }
}
