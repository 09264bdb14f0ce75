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
  #expect(called.text.contains("42 KRW from /items/7/price"), "\(called.text)")
  #expect(called.text.contains("Rex the cat from /beta/pets/7"), "\(called.text)")

  // As the target's sdkgen.json says.
  #expect(try consumer.generated("shop.sdk.Client.swift").contains("package nonisolated struct"))
  #expect(try !consumer.generated("pets.sdk.Client.swift").contains("OldClient"))

  let before = try consumer.stamps()
  #expect(before.keys.sorted() == Consumer.generatedNames)
  try await expectPlacesOfMistakes(in: consumer)

  // What was mended is as before: no file is written, so nothing is compiled again.
  let mended = try await consumer.build()
  #expect(mended.code == 0, "\(mended.text)")
  #expect(try consumer.stamps() == before)

  // An overlay is an input like the document. A file from a time when the document was larger goes.
  try consumer.writeGenerated("// Old", to: "pets.sdk.Groups3.swift")
  try consumer.write(Consumer.overlay(vendor: "v2"), to: "Sources/App/pets.overlay.yaml")
  let changed = try await consumer.build()
  #expect(changed.code == 0, "\(changed.text)")
  #expect(try await consumer.run().text.contains("Rex the cat from /v2/pets/7"))
  #expect(try consumer.stamps().keys.sorted() == Consumer.generatedNames)

  try await expectTypesOfTwoSpecsAreCompared(in: consumer)

  // No spec mentions this file: it is the target's own, and SwiftPM asks what it is for.
  try consumer.write("{}", to: "Sources/App/fixture.json")
  // Settings in a second file have no effect.
  try consumer.write("{}", to: "Sources/App/Shared/sdkgen.json")
  // A document of another name is none.
  try consumer.write("openapi: 3.1.0", to: "Sources/App/api.yaml")
  // Nor is one that is listed.
  try consumer.write("openapi: 3.1.0", to: "Sources/App/listed.yaml")
  try consumer.write(
    Consumer.configuration.replacing("[\n", with: #"[{ "spec": "listed.yaml" },"#),
    to: "Sources/App/sdkgen.json")
  let forgotten = try await consumer.build()
  #expect(forgotten.code == 0, "\(forgotten.text)")
  #expect(forgotten.text.contains("unhandled"), "\(forgotten.text)")
  #expect(
    forgotten.text.contains("warning: 'api.yaml' is an OpenAPI document from which nothing"),
    "\(forgotten.text)")
  #expect(
    forgotten.text.contains("warning: 'Shared/sdkgen.json' has no effect: "), "\(forgotten.text)")
  #expect(
    forgotten.text.contains("warning: nothing is generated from 'listed.yaml' of sdkgen.json"),
    "\(forgotten.text)")
  try consumer.write(Consumer.configuration, to: "Sources/App/sdkgen.json")

  try await expectCommandPlugin(in: consumer)
  try await expectPrebuiltTool(in: consumer)
}

/// A spec is added that is a link to a file elsewhere, whose changes are noticed. At first it declares a type that
/// another spec does.
private func expectTypesOfTwoSpecsAreCompared(in consumer: Consumer) async throws {
  let spec = Consumer.spec.replacing("\"Shop\"", with: "\"Store\"")
  try consumer.write(
    spec.replacing(
      #""import": ["Shared/common.sdk.yaml"]"#, with: #""models": { "Price": { "is": "Int" } }"#),
    to: "Specs/store.json")
  let link = consumer.path(of: "Sources/App/store.sdk.json")
  try FileManager.default.createSymbolicLink(
    atPath: link, withDestinationPath: "../../Specs/store.json")
  try consumer.write(
    Consumer.configuration.replacing(
      "[\n", with: #"[{ "spec": "store.sdk.json", "access": "package" },"#),
    to: "Sources/App/sdkgen.json")

  let twice = try await consumer.build()
  #expect(twice.code != 0)
  #expect(
    twice.text.contains(
      "\(link):1:1: error: 'Shared/common.sdk.yaml' and 'store.sdk.json' both declare 'Price' for one target"
    ), "\(twice.text)")

  try consumer.write(spec, to: "Specs/store.json")
  let once = try await consumer.build()
  #expect(once.code == 0, "\(once.text)")

  try FileManager.default.removeItem(atPath: link)
  try consumer.write(Consumer.configuration, to: "Sources/App/sdkgen.json")
}

/// Mistakes show up in the build's output with their places; the files are as before afterwards.
private func expectPlacesOfMistakes(in consumer: Consumer) async throws {
  let mistakes = [
    (
      "shop.sdk.json", Consumer.spec, Consumer.spec.replacing(#""Price""#, with: #""Pricce""#),
      ":6:61: error: ", "did you mean 'Price'?"
    ),
    (
      "Schemas/pet.yaml", Consumer.schemas,
      Consumer.schemas.replacing("[nm, kind]", with: "[nm, kind"),
      ":4:13: error: ", "yaml-syntax"
    ),
    (
      "pets.openapi.yaml", Consumer.document,
      Consumer.document.replacing("Schemas/pet", with: "Schemas/pat"),
      ":22:18: error: ", "points to a file that is needed"
    ),
  ]
  for (name, right, wrong, place, text) in mistakes {
    try consumer.write(wrong, to: "Sources/App/\(name)")
    let broken = try await consumer.build()
    #expect(broken.code != 0)
    #expect(
      broken.text.contains(consumer.path(of: "Sources/App/\(name)") + place), "\(broken.text)")
    #expect(broken.text.contains(text), "\(broken.text)")
    try consumer.write(right, to: "Sources/App/\(name)")
  }
}

extension Consumer {
  /// Four for each spec, since all are small, and one because there are several.
  fileprivate static let generatedNames = [
    "Shared-common.sdk.Client.swift", "Shared-common.sdk.Contract.swift",
    "Shared-common.sdk.Endpoints.swift", "Shared-common.sdk.Models.swift", "pets.sdk.Client.swift",
    "pets.sdk.Contract.swift", "pets.sdk.Endpoints.swift", "pets.sdk.Models.swift",
    "sdkgen.Types.swift", "shop.sdk.Client.swift", "shop.sdk.Contract.swift",
    "shop.sdk.Endpoints.swift", "shop.sdk.Models.swift",
  ]
}
