import Foundation
import Testing

/// The remains of a run that was killed while it moved its files into place.
@Suite(.timeLimit(.minutes(15))) struct InterruptedRunTests {
  /// As if the run had been killed when one file was left to move.
  private func interrupted() async throws -> Tool {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    _ = try await tool.run("shop.sdk.json", "--output", "Out")
    let models = try tool.folder.read("Out/ShopModels.swift")
    try tool.folder.write(models, to: "Out/.sdkgen-1-0.tmp")
    try tool.folder.remove("Out/ShopModels.swift")
    try tool.folder.write(
      #"{"steps":[{"path":"ShopModels.swift","staged":".sdkgen-1-0.tmp"}],"others":[]}"#,
      to: "Out/.sdkgen-1-0.journal")
    return tool
  }

  @Test func checkNoticesIt() async throws {
    let tool = try await interrupted()
    let before = tool.folder.names(in: "Out")

    let result = try await tool.run("shop.sdk.json", "--output", "Out", "--check")

    #expect(result.code == 1)
    #expect(result.error.contains("[interrupted-run]"))
    #expect(tool.folder.names(in: "Out") == before)
  }

  @Test func theNextRunCompletesItEvenIfTheSpecIsWrongByNow() async throws {
    let tool = try await interrupted()
    try tool.folder.write(brokenSpec, to: "shop.sdk.json")

    let result = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(result.code == 1)
    #expect(
      tool.folder.names(in: "Out") == [
        "ShopClient.swift", "ShopEndpoints.swift", "ShopModels.swift",
      ])
  }
}
