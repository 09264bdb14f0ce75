import Testing

@Suite(.timeLimit(.minutes(15))) struct CheckTests {
  @Test func checkIsSilentAboutWhatIsCurrent() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")
    _ = try await tool.run()

    let result = try await tool.run("--check")

    #expect(result.code == 0)
    #expect(result.output.isEmpty)
  }

  @Test func checkShowsChangedMissingAndStaleFilesAndWritesNothing() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")
    _ = try await tool.run()
    let models = try tool.folder.read("Out/ShopModels.swift")
    try tool.folder.write(models + "// more\n", to: "Out/ShopModels.swift")
    try tool.folder.remove("Out/ShopClient.swift")
    try tool.folder.write("// Made by sdkgen for Old. Do not edit.\n", to: "Out/Old.swift")

    let result = try await tool.run("--check")

    #expect(result.code == 1)
    #expect(result.output.contains("--- a/Out/ShopModels.swift\n+++ b/Out/ShopModels.swift\n@@ "))
    #expect(result.output.contains("\n-// more\n"))
    #expect(result.output.contains("--- /dev/null\n+++ b/Out/ShopClient.swift\n"))
    #expect(result.output.contains("--- a/Out/Old.swift\n+++ /dev/null\n"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(!tool.folder.has("Out/ShopClient.swift"))
    #expect(tool.folder.has("Out/Old.swift"))
  }

  @Test func aChangedSpecIsADifference() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")
    _ = try await tool.run()
    try tool.folder.write(spec(name: "Shop", path: "/other"), to: "shop.sdk.json")

    let result = try await tool.run("--check")

    #expect(result.code == 1)
    #expect(result.output.contains("+") && result.output.contains("/other"))
  }

  @Test func dryRunNamesFilesAndWritesNothing() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    let result = try await tool.run("shop.sdk.json", "--output", "Out", "--dry-run")

    #expect(result.code == 0)
    #expect(
      result.output == """
        would write Out/ShopClient.swift
        would write Out/ShopEndpoints.swift
        would write Out/ShopModels.swift

        """)
    #expect(!tool.folder.has("Out"))
  }

  @Test func coloursAreShownWhenAskedForAndNeverInAFile() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    let arguments = ["shop.sdk.json", "--output", "Out", "--check"]

    let plain = try await tool.run(arguments[0], arguments[1], arguments[2], arguments[3])
    let colored = try await tool.run(
      arguments[0], arguments[1], arguments[2], arguments[3], "--color", "always",
      environment: ["NO_COLOR": "1"])

    #expect(!plain.output.contains("\u{1B}["))
    #expect(colored.output.contains("\u{1B}[32m+"))
  }
}
