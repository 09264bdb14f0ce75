import Foundation
import Testing

/// Mistakes in `sdkgen.json` that show only when it is followed are reported at their lines in it.
@Suite(.timeLimit(.minutes(15))) struct ConfigurationMistakeTests {
  @Test(arguments: [[], ["validate"], ["--check"]])
  func anEmptyListOfSpecsIsAnError(arguments: [String]) async throws {
    let tool = try Tool()
    try tool.folder.write("{\n  \"specs\": []\n}\n", to: "sdkgen.json")

    let result = try await tool.run(arguments)

    #expect(result.code == 1)
    #expect(
      result.error.hasPrefix(
        "sdkgen.json:2:12: error: 'specs' is empty, so there is nothing to generate"))
    #expect(!result.error.contains("up to date") && !result.error.contains("valid"))
  }

  @Test func aFolderWithoutTemplatesIsReportedWhereItIsNamed() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write("", to: "Empty/readme.txt")
    try tool.folder.write(
      """
      { "specs": [{ "spec": "shop.sdk.json", "output": "Out",
        "templates": "Empty" }] }
      """, to: "sdkgen.json")

    let listed = try await tool.run()
    let named = try await tool.run("--templates", "Empty")

    #expect(listed.error.hasPrefix("sdkgen.json:2:16: error: 'Empty' has no templates"))
    #expect(named.error.hasPrefix("error: 'Empty' has no templates"))
    #expect(listed.code == 1 && named.code == 1)
  }

  @Test func aConfigurationThatIsMissingIsTheOnlyMistake() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "a.sdk.json")

    let result = try await tool.run("a.sdk.json", "--config", "settings.json")

    #expect(result.code == 1)
    #expect(result.error.hasPrefix("error: cannot read 'settings.json'"), "\(result.error)")
    #expect(!result.error.contains("'a.sdk.json'"), "\(result.error)")
  }

  @Test func twoSpecsForOneFileAreReportedWhereTheirFoldersAreNamed() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "a.sdk.json")
    try tool.folder.write(spec(name: "Shop"), to: "b.sdk.json")
    try tool.folder.write(
      configuration(("a.sdk.json", "Out"), ("b.sdk.json", "Out")), to: "sdkgen.json")

    let result = try await tool.run()

    #expect(result.code == 1)
    #expect(
      result.error.hasPrefix(
        "sdkgen.json:4:39: error: 'a.sdk.json' and 'b.sdk.json' would both write 'Out/ShopClient.swift'"
      ))
    #expect(result.error.contains("sdkgen.json:3:39: note: the folder for 'a.sdk.json'"))
    #expect(result.error.hasSuffix("1 error\n"))
  }

  @Test(arguments: ["openapi: 3.1.0\ninfo: {}\n", spec(name: "Shop"), #"{ "openapi": "3.1.0" }"#])
  func aSpecIsNoConfiguration(text: String) async throws {
    let tool = try Tool()
    try tool.folder.write(text, to: "api.txt")

    let result = try await tool.run("--config", "api.txt")

    #expect(result.code == 1 && result.error.hasSuffix("1 error\n"), "\(result.error)")
    #expect(result.error.contains("this is no 'sdkgen.json'"), "\(result.error)")
  }

  @Test func aSpecThatIsNamedTwiceIsNoMistakeOfTheConfiguration() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "a.sdk.json")
    try tool.folder.write(configuration(("a.sdk.json", "Out")), to: "sdkgen.json")

    let result = try await tool.run("./a.sdk.json", "a.sdk.json")

    #expect(
      result.error.hasPrefix("error: './a.sdk.json' and 'a.sdk.json' are one spec; name it once"),
      "\(result.error)")
  }

  @Test func aFolderThatCannotBeIsReportedWhereItIsNamed() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "a.sdk.json")
    try tool.folder.write("", to: "Out")
    try tool.folder.write(configuration(("a.sdk.json", "Out/Client")), to: "sdkgen.json")

    let result = try await tool.run()

    #expect(result.error.hasPrefix("sdkgen.json:3:39: error: cannot "), "\(result.error)")
  }

  /// What `generate` is told, the commands are told that look at the same specs.
  @Test func lookingTakesTheSettingsOfGenerating() async throws {
    let tool = try Tool()
    try tool.folder.write(
      spec(name: "Shop").replacing(
        "\"endpoints\": {", with: "\"endpoints\": { \"get\": { \"GET\": \"/x\" },"),
      to: "a.sdk.json")
    try tool.folder.write(configuration(("a.sdk.json", "Out")), to: "other.json")
    let settings = ["--config", "other.json"]

    let listed = try await tool.run(["list", "--exclude", "operation=things.get"] + settings)
    let valid = try await tool.run(["validate", "--include", "operation=things.list"] + settings)
    let wrong = try await tool.run(["validate", "--include", "operation=pets.list"] + settings)

    #expect(listed.output.contains("/things") && !listed.output.contains("/x"))
    #expect(valid.code == 0 && valid.error.contains("1 spec is valid"))
    #expect(wrong.code == 1 && wrong.error.contains("matches nothing"))
  }

  @Test func oneSpecForOneFolderTwiceIsOneMistake() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "a.sdk.json")
    try tool.folder.write(
      configuration(("a.sdk.json", "Out"), ("./a.sdk.json", "Out")), to: "sdkgen.json")

    let result = try await tool.run()

    #expect(
      result.error.contains("'./a.sdk.json' is listed twice for this folder; remove one entry"))
    #expect(result.error.hasSuffix("1 error\n"))
  }

  @Test func aReservedNameIsReportedWhereItIsChosen() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(
      """
      { "specs": [{ "spec": "shop.sdk.json", "output": "Out",
        "rename": { "Thing": "String" } }] }
      """, to: "sdkgen.json")

    let result = try await tool.run()

    #expect(result.code == 1)
    #expect(result.error.hasPrefix("sdkgen.json:2:24: error: 'String' cannot be the Swift name"))
    #expect(result.error.contains("shop.sdk.json:4:15: note: 'Thing' is declared here"))
  }

  /// `validate` refuses whatever `generate` would refuse.
  @Test func validationFollowsTheSettings() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(
      """
      { "specs": [{ "spec": "shop.sdk.json", "output": "Out",
        "rename": { "Thong": "Item" } }] }
      """, to: "sdkgen.json")

    let listed = try await tool.run("validate")
    let named = try await tool.run("validate", "shop.sdk.json")

    #expect(listed.error.contains("nothing is named 'Thong'; did you mean 'Thing'?"))
    #expect(listed.code == 1 && named.code == 1)
  }

  /// Whoever names a spec is told of it alone, and of mistakes in the file as a whole.
  @Test(arguments: [["validate", "./shop.sdk.json"], ["shop.sdk.json", "--output=Out"]])
  func aNamedSpecHidesMistakesInTheSettingsOfOthers(arguments: [String]) async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(
      """
      { "specs": [
        { "spec": "shop.sdk.json" },
        { "spec": "bank.sdk.json", "shards": 0 }
      ] }
      """, to: "sdkgen.json")
    let other = try await tool.run(arguments)

    try tool.folder.write(
      """
      { "spec": [], "specs": [
        { "spec": "shop.sdk.json", "shards": 0 },
        { "spec": "bank.sdk.json", "acces": "public" }
      ] }
      """, to: "sdkgen.json")
    let own = try await tool.run(arguments)

    #expect(other.code == 0 && !other.error.contains("sdkgen.json:3"), "\(other)")
    #expect(own.error.contains("sdkgen.json:2:40: error: expected a number of files"), "\(own)")
    #expect(own.error.contains("sdkgen.json:1:3: ") && !own.error.contains("acces"), "\(own)")
    #expect(own.code == 1)
  }

  @Test(arguments: ["shop.sdk.yaml", "shop.json", "shp.sdk.json"])
  func aSpecWithAnotherNameIsSuggested(name: String) async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "Specs/shop.sdk.json")
    try tool.folder.write("{}", to: "Specs/other.json")
    try tool.folder.write(configuration(("Specs/\(name)", "Out")), to: "sdkgen.json")

    let listed = try await tool.run("validate")
    let named = try await tool.run("validate", "Specs/\(name)")

    let hint =
      "cannot read 'Specs/\(name)': there is no such file; did you mean 'Specs/shop.sdk.json'?"
    #expect(listed.error.hasPrefix("sdkgen.json:3:15: error: \(hint)"), "\(listed)")
    #expect(named.error.hasPrefix("error: \(hint)"), "\(named)")
  }

  @Test func anOverlayWithAnotherNameIsSuggestedAndNoSpec() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(
      #"{ "specs": [{ "spec": "shop.sdk.json", "output": "Out", "overlays": ["shop.overlay.yaml"] }] }"#,
      to: "sdkgen.json")

    let alone = try await tool.run("validate")
    try tool.folder.write("{}", to: "shop.overlay.json")
    let other = try await tool.run("validate")

    let mistake = "cannot read 'shop.overlay.yaml': there is no such file"
    #expect(alone.error.contains(mistake + " [unreadable-file]"), "\(alone)")
    #expect(other.error.contains(mistake + "; did you mean 'shop.overlay.json'?"), "\(other)")
  }

  @Test func aTypeOfTwoSpecsForOneTargetIsReported() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(
      spec(name: "Bank").replacing("things", with: "accounts"), to: "bank.sdk.json")
    let apart = configuration(
      ("shop.sdk.json", "Sources/Shop/Generated"), ("bank.sdk.json", "Sources/Bank"))

    try tool.folder.write(apart.replacing("Shop", with: "Bank"), to: "sdkgen.json")
    let together = try await tool.run()
    try tool.folder.write(apart, to: "sdkgen.json")
    let separate = try await tool.run()

    #expect(together.code == 1)
    #expect(
      together.error.hasPrefix(
        "sdkgen.json:4:42: error: 'shop.sdk.json' and 'bank.sdk.json' both declare 'Thing' for one target"
      ), "\(together.error)")
    #expect(separate.code == 0)
  }

  @Test func aMissingFolderHidesNoOtherMistake() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(
      #"{ "specs": [{ "spec": "shop.sdk.json", "rename": { "Thong": "Item" } }] }"#,
      to: "sdkgen.json")

    let result = try await tool.run()

    #expect(result.error.contains("needs an 'output'"))
    #expect(result.error.contains("did you mean 'Thing'?"))
  }
}
