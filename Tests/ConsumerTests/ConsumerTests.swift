import Foundation
import Testing

/// One package that goes through what a user's does: its build takes minutes, so it is made once.
@Test(.timeLimit(.minutes(20)))
func aPackageBuildsCallsBreaksAndIsMended() async throws {
  let consumer = try Consumer()
  defer { consumer.remove() }

  let built = try await consumer.build()
  try #require(built.code == 0, "\(built.text)")
  #expect(!built.text.contains("unhandled"), "\(built.text)")
  let called = try await consumer.run()
  #expect(called.code == 0)
  #expect(called.text.contains("42 KRW from /items/7/price"))

  // As the target's sdkgen.json says.
  #expect(try consumer.generated("shop.sdk.Client.swift").contains("package nonisolated struct"))

  // A mistake shows up with its place.
  try consumer.write(
    Consumer.spec.replacing(#""Price""#, with: #""Pricce""#), to: "Sources/App/shop.sdk.json")
  let broken = try await consumer.build()
  #expect(broken.code != 0)
  #expect(
    broken.text.contains(
      "\(consumer.path(of: "Sources/App/shop.sdk.json")):6:61: error: "), "\(broken.text)")
  #expect(broken.text.contains("did you mean 'Price'?"))

  // What was mended is as before: no file is written, so nothing is compiled again.
  let before = try consumer.stamps()
  try consumer.write(Consumer.spec, to: "Sources/App/shop.sdk.json")
  let mended = try await consumer.build()
  #expect(mended.code == 0, "\(mended.text)")
  #expect(try consumer.stamps() == before)
  #expect(
    before.keys.sorted() == [
      "Shared-common.sdk.Client.swift", "Shared-common.sdk.Endpoints.swift",
      "Shared-common.sdk.Models.swift", "shop.sdk.Client.swift", "shop.sdk.Endpoints.swift",
      "shop.sdk.Models.swift",
    ])
}
