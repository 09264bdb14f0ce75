import Foundation
import Testing

/// `swift package sdkgen` in the package of a consumer, whose tools are built already.
func expectCommandPlugin(in consumer: Consumer) async throws {
  try consumer.write(
    #"{ "specs": [{ "spec": "Sources/App/shop.sdk.json", "output": "Committed" }] }"#,
    to: "sdkgen.json")
  let refused = try await consumer.swift("package", "sdkgen")
  #expect(refused.code != 0)
  #expect(!FileManager.default.fileExists(atPath: consumer.path(of: "Committed")))

  let written = try await consumer.sdkgen()
  #expect(written.code == 0, "\(written.text)")
  #expect(written.text.contains("Wrote 2 files."), "\(written.text)")
  #expect(FileManager.default.fileExists(atPath: consumer.path(of: "Committed/ShopClient.swift")))
  #expect(try await consumer.sdkgen("--check").code == 0)

  try consumer.write(
    Consumer.spec.replacing("/price", with: "/cost"), to: "Sources/App/shop.sdk.json")
  let outdated = try await consumer.sdkgen("--check")
  #expect(outdated.code == 1)
  #expect(outdated.text.contains("+++ b/Committed/ShopEndpoints.swift"), "\(outdated.text)")
}

/// An app that only links modules.
@Test func withoutTheGeneratorNothingElseIsFetched() async throws {
  let consumer = try Consumer()
  defer { consumer.remove() }
  try consumer.write(Consumer.manifest(options: ", traits: []", plugins: ""), to: "Package.swift")

  let resolved = try await consumer.swift("package", "show-dependencies", "--format", "text")
  #expect(resolved.code == 0)
  #expect(!resolved.text.lowercased().contains("yams"), "\(resolved.text)")
  let fetched = try? FileManager.default.contentsOfDirectory(
    atPath: consumer.path(of: ".build/checkouts"))
  #expect(fetched ?? [] == [])
}

extension Consumer {
  fileprivate func sdkgen(_ arguments: String...) async throws -> Outcome {
    try await swift(["package", "--allow-writing-to-package-directory", "sdkgen"] + arguments)
  }
}
