import Testing

@Suite(.timeLimit(.minutes(15))) struct UsageTests {
  @Test(arguments: [
    (["--no-such-flag"], "--no-such-flag"), (["validat"], "did you mean 'sdkgen validate'?"),
    (["check"], "did you mean 'sdkgen --check'?"), (["wach"], "did you mean 'sdkgen --watch'?"),
    (["--include", "posts"], "operation=PATTERN"),
    (["--access", "open"], "public"), (["--check", "--dry-run"], "exclude each other"),
    (["--color", "sometimes"], "auto"), (["list"], "name a spec"), ([], "'sdkgen init'"),
    (["validate"], "name a spec"), (["help", "validat"], "did you mean 'validate'?"),
  ])
  func wrongUsageIsExplainedAndExitsWithTwo(arguments: [String], words: String) async throws {
    let tool = try Tool()

    let result = try await tool.run(arguments)

    #expect(result.code == 2)
    #expect(result.error.contains(words), "\(result)")
    #expect(result.output.isEmpty)
  }

  @Test func aSpecThatIsNotListedNeedsAFolder() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    let known = try await tool.run("shop.sdk.json")
    let missing = try await tool.run("nope.sdk.json")
    let misspelt = try await tool.run("shp.sdk.json")

    #expect(known.code == 2 && known.error.contains("--output DIR"))
    #expect(missing.code == 1)
    #expect(missing.error.hasPrefix("error: cannot read 'nope.sdk.json': there is no such file"))
    // What all names end with makes none alike.
    #expect(!missing.error.contains("did you mean"), "\(missing.error)")
    #expect(misspelt.error.contains("did you mean 'shop.sdk.json'?"), "\(misspelt.error)")
  }

  @Test(arguments: [
    ["--help"], ["help", "generate"], ["validate", "--help"], ["init", "-h"], ["list", "-h"],
    ["schema", "-h"], ["templates", "-h"],
  ])
  func helpGoesToStandardOutput(arguments: [String]) async throws {
    let result = try await Tool().run(arguments)

    #expect(result.code == 0)
    #expect(result.output.contains("USAGE: sdkgen"))
    #expect(result.error.isEmpty)
  }

  @Test func reportsForMachinesHaveStandardOutputForThemselves() async throws {
    let tool = try Tool()
    try tool.folder.write(brokenSpec, to: "broken.sdk.json")

    for format in ["json", "sarif"] {
      let result = try await tool.run("validate", "broken.sdk.json", "--diagnostics", format)
      #expect(result.code == 1)
      #expect(result.output.hasPrefix("{") && result.output.hasSuffix("}\n"))
      #expect(result.output.contains("broken.sdk.json"))
      #expect(result.error.isEmpty)
    }
  }

  @Test func aCheckWithAReportForMachinesShowsItsDiffElsewhere() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    let result = try await tool.run(
      "shop.sdk.json", "--output", "Out", "--check", "--diagnostics", "json")

    #expect(result.code == 1)
    #expect(result.output.hasPrefix("{") && !result.output.contains("+++"))
    #expect(result.error.contains("+++ b/Out/ShopClient.swift"))
  }

  @Test func warningsAreErrorsWhenStrict() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write("// Made by sdkgen for Old. Do not edit.\n", to: "Out/Old.swift")

    let strict = try await tool.run("shop.sdk.json", "--output", "Out", "--strict")
    let lax = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(strict.code == 1)
    #expect(strict.error.contains("error: 'Out/Old.swift' was generated for 'Old'"))
    #expect(lax.code == 0)
    #expect(lax.error.contains("warning: 'Out/Old.swift' was generated for 'Old'"))
    #expect(tool.folder.has("Out/Old.swift") && tool.folder.has("Out/ShopClient.swift"))
  }
}
