// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime

nonisolated struct Item: Decodable, Hashable, Sendable, Identifiable {
  let id: Int
  let made: Date

  init(id: Int, made: Date) {
    self.id = id
    self.made = made
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), made: fields.decode(Date.self, "made"))
  }
}
