// Made by sdkgen for Shop. Do not edit.

package import Foundation
package import SDKRuntime

package nonisolated struct Item: Decodable, HashableModel, Sendable, Identifiable {
  package let id: UUID
  package let since: Date
  package let next: Money

  package init(id: UUID, since: Date, next: Money) {
    self.id = id
    self.since = since
    self.next = next
  }

  package init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UUID.self, "id"), since: fields.decode(Date.self, "since"),
      next: fields.decode(Money.self, "next"))
  }

  package static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.since, b.since)
    pairs.add(a.next, b.next)
  }
}

package nonisolated struct Money: Decodable, Hashable, Sendable {
  package let amount: Int

  package init(amount: Int) {
    self.amount = amount
  }

  package init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      amount: fields.decode(Int.self, "amount"))
  }
}
