// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime

nonisolated struct Item: Decodable, Hashable, Sendable, Identifiable {
  let id: UUID
  let since: Date

  init(id: UUID, since: Date) {
    self.id = id
    self.since = since
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UUID.self, "id"), since: fields.decode(Date.self, "since"))
  }
}
