import Foundation
import Testing

/// What the build plugin runs for a target, by the installed command as a prebuilt tool does.
@Suite(.timeLimit(.minutes(15))) struct BuildToolTests {
  /// Generates into `Out` as the plugin would: the result for one spec of the target.
  private func generate(
    _ name: String, with tool: Tool, configuration: String = ""
  ) async throws -> Tool.Result {
    let root = tool.folder.url.path
    return try await tool.run([
      "build-for-plugin", "\(root)/\(name).sdk.json", configuration, "\(name).sdk",
      "\(root)/Out", "Client", "Endpoints", "Models", "--", "\(root)/\(name).sdk.json",
    ])
  }

  private func compare(_ names: String..., with tool: Tool) async throws -> Tool.Result {
    let root = tool.folder.url.path
    let specs = names.flatMap { name in
      ["--", "\(root)/\(name).sdk.json"]
        + ["Client", "Endpoints", "Models"].map { "\(root)/Out/\(name).sdk.\($0).swift" }
    }
    return try await tool.run(["build-for-plugin", "compare", "\(root)/Out/Types.swift"] + specs)
  }

  @Test func twoSpecsOfATargetDeclareTheSameType() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(spec(name: "Bank"), to: "bank.sdk.json")
    for name in ["shop", "bank"] {
      let made = try await generate(name, with: tool)
      #expect(made.code == 0, "\(made)")
    }

    let refused = try await compare("bank", "shop", with: tool)

    #expect(refused.code == 1)
    let root = tool.folder.url.path
    #expect(
      refused.error == """
        \(root)/shop.sdk.json:1:1: error: 'bank.sdk.json' and 'shop.sdk.json' both declare \
        'ThingsClient', 'ThingsEndpoint', 'Thing' for one target; give one of them another target, or nest its \
        types with 'namespace' [repeated-type]
        \(root)/bank.sdk.json:1:1: note: the other spec

        """)
    #expect(!tool.folder.has("Out/Types.swift"))
  }

  @Test func twoSpecsOfATargetHaveTheSameName() async throws {
    let tool = try Tool()
    for name in ["shop", "bank"] {
      try tool.folder.write(spec(name: "Shop"), to: "\(name).sdk.json")
      _ = try await generate(name, with: tool)
    }

    let refused = try await compare("bank", "shop", with: tool)

    #expect(refused.code == 1)
    #expect(
      refused.error.contains(
        "both declare 'ShopClient', 'ThingsClient', 'ThingsEndpoint' and 1 more for one target; give one of them "
          + "another target or another 'name' [repeated-type]"), "\(refused)")
  }

  @Test func specsOfATargetWithTypesOfTheirOwn() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(
      spec(name: "Bank").replacing("\"server\"", with: "\"namespace\": true, \"server\""),
      to: "bank.sdk.json")
    for name in ["shop", "bank"] { _ = try await generate(name, with: tool) }

    let first = try await compare("bank", "shop", with: tool)
    #expect(first.code == 0 && first.error.isEmpty, "\(first)")
    let stamp = try tool.folder.stamp("Out/Types.swift")

    // What is not rewritten is not compiled again.
    let second = try await compare("bank", "shop", with: tool)
    #expect(second.code == 0, "\(second)")
    #expect(try tool.folder.stamp("Out/Types.swift") == stamp)
  }

  @Test func aFolderForMocksIsNotForThePlugin() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(
      #"{ "specs": [{ "spec": "shop.sdk.json", "mocks": "Tests/Mocks", "shards": 2 }] }"#,
      to: "sdkgen.json")

    let configuration = "\(tool.folder.url.path)/sdkgen.json"
    let made = try await generate("shop", with: tool, configuration: configuration)

    #expect(made.code == 1)
    #expect(
      made.error.contains(
        "a folder for 'mocks' has no effect under the build plugin; write true for mocks beside the clients, or "
          + "generate with 'sdkgen'"), "\(made)")
    #expect(made.error.contains("'shards' has no effect under the build plugin; leave it out, or"))
  }
}
