import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct GenerateTests {
  @Test func aFirstRunWritesAndASecondChangesNothing() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    let first = try await tool.run("shop.sdk.json", "--output", "Out")
    let names = tool.folder.names(in: "Out")
    let stamps = try names.map { try tool.folder.stamp("Out/\($0)") }
    let second = try await tool.run("generate", "shop.sdk.json", "-o", "Out")

    #expect(first.code == 0)
    #expect(names == ["ShopClient.swift", "ShopEndpoints.swift", "ShopModels.swift"])
    #expect(first.output.isEmpty)
    #expect(first.error == "Wrote 3 files.\n")
    #expect(second.error == "Everything is up to date.\n")
    #expect(try names.map { try tool.folder.stamp("Out/\($0)") } == stamps)
  }

  @Test func everyFileSaysWhoMadeItInItsFirstLine() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    _ = try await tool.run("shop.sdk.json", "--output", "Out")

    let names = tool.folder.names(in: "Out")
    #expect(!names.isEmpty)
    for name in names {
      let text = try tool.folder.read("Out/\(name)")
      #expect(text.hasPrefix("// Made by sdkgen for Shop. Do not edit.\n"))
    }
  }

  @Test func withNoArgumentsEverythingListedIsMade() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "Specs/shop.sdk.json")
    try tool.folder.write(spec(name: "Bank"), to: "Specs/bank.sdk.json")
    try tool.folder.write(
      configuration(("Specs/shop.sdk.json", "Out/Shop"), ("Specs/bank.sdk.json", "Out/Bank")),
      to: "sdkgen.json")

    let result = try await tool.run()

    #expect(result.code == 0)
    #expect(result.error == "Wrote 6 files.\n")
    #expect(tool.folder.has("Out/Bank/BankClient.swift"))
    #expect(tool.folder.has("Out/Shop/ShopClient.swift"))
  }

  @Test func theConfigurationIsFoundAboveAndItsPathsAreItsOwn() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")
    try tool.folder.write("", to: "deep/down/here")

    let dry = try await tool.run("--dry-run", in: "deep/down")
    let result = try await tool.run(in: "deep/down")

    #expect(dry.output.contains("would write ../../Out/ShopClient.swift\n"))
    #expect(result.code == 0)
    #expect(tool.folder.has("Out/ShopClient.swift"))
  }

  @Test func aListedSpecThatIsNamedKeepsItsSettings() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")

    let result = try await tool.run("./shop.sdk.json")

    #expect(result.code == 0)
    #expect(tool.folder.has("Out/ShopClient.swift"))
  }

  @Test func staleFilesGoAndHandWrittenOnesStay() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")
    try tool.folder.write("// Made by sdkgen for Old. Do not edit.\n", to: "Out/OldModels.swift")
    try tool.folder.write("extension Int {}\n", to: "Out/Mine.swift")

    let result = try await tool.run()

    #expect(result.error == "Wrote 3 files and removed 1.\n")
    #expect(!tool.folder.has("Out/OldModels.swift"))
    #expect(try tool.folder.read("Out/Mine.swift") == "extension Int {}\n")
  }

  @Test func aHandWrittenFileInTheWayStopsTheRun() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write("// mine\n", to: "Out/ShopModels.swift")

    let result = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(result.code == 1)
    #expect(result.error.contains("'Out/ShopModels.swift' was not made by sdkgen"))
    #expect(tool.folder.names(in: "Out") == ["ShopModels.swift"])
    #expect(try tool.folder.read("Out/ShopModels.swift") == "// mine\n")
  }

  @Test func nothingIsWrittenForAnySpecWhileOneIsWrong() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(brokenSpec, to: "broken.sdk.json")
    try tool.folder.write(
      configuration(("shop.sdk.json", "Out"), ("broken.sdk.json", "Out2")), to: "sdkgen.json")

    let result = try await tool.run()

    #expect(result.code == 1)
    #expect(result.error.contains("broken.sdk.json:2:"))
    #expect(tool.folder.names() == ["broken.sdk.json", "sdkgen.json", "shop.sdk.json"])
  }

  @Test func twoSpecsWithOneOutputFileAreRefused() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "a.sdk.json")
    try tool.folder.write(spec(name: "Shop"), to: "b.sdk.json")

    let result = try await tool.run("a.sdk.json", "b.sdk.json", "--output", "Out")

    #expect(result.code == 1)
    #expect(result.error.contains("'a.sdk.json' and 'b.sdk.json' would both write"))
    #expect(!tool.folder.has("Out"))
  }

  @Test func nothingSaidWhenQuiet() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    let result = try await tool.run("shop.sdk.json", "--output", "Out", "--quiet")

    #expect(result.code == 0)
    #expect(result.output + result.error == "")
  }

  @Test func includeLeavesTheRestOut() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    let result = try await tool.run(
      "shop.sdk.json", "--output", "Out", "--include", "operation=things.lost")

    #expect(result.code == 1)
    #expect(result.error.contains("did you mean 'things.list'?"))
    #expect(!tool.folder.has("Out"))
  }

  @Test func aListedSpecThatIsMissingIsShownWhereItIsListed() async throws {
    let tool = try Tool()
    try tool.folder.write(configuration(("none.sdk.json", "Out")), to: "sdkgen.json")

    let listed = try await tool.run()
    let named = try await tool.run("none.sdk.json")

    #expect(listed.code == 1)
    #expect(listed.error.hasPrefix("sdkgen.json:3:15: error: cannot read 'none.sdk.json'"))
    #expect(named.error.hasPrefix("error: cannot read 'none.sdk.json'"))
  }

  @Test func aConfigurationThatIsAPipeIsRefused() async throws {
    let tool = try Tool()
    mkfifo(tool.folder.url.appendingPathComponent("sdkgen.json").path, 0o600)

    let result = try await tool.run()

    #expect(result.code == 1)
    #expect(result.error.contains("cannot read 'sdkgen.json': it is a pipe"))
  }
}
