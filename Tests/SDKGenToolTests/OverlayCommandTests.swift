import Testing

@Suite(.timeLimit(.minutes(15))) struct OverlayCommandTests {
  private let document = """
    openapi: 3.1.0
    info:
      title: Shop
    tags:
      - name: pets

    """

  @Test func theResultIsPrintedInTheSyntaxOfTheDocument() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.yaml")
    try tool.folder.write(#"{ "info": { "title": "Shop" }, "tags": [] }"#, to: "shop.json")
    try tool.folder.write(
      """
      { "overlay": "1.1.0", "info": { "title": "Tags", "version": "1" }, "actions": [
        { "target": "$.tags", "update": { "name": "new" } }, { "target": "$.openapi", "remove": true }
      ] }
      """, to: "tags.json")
    try tool.folder.write("info: { title: Pet shop }\n", to: "patch.yaml")

    let yaml = try await tool.run("overlay", "shop.yaml", "tags.json", "patch.yaml")
    let json = try await tool.run("overlay", "shop.json", "tags.json")

    #expect(yaml.code == 0)
    #expect(yaml.output == "info:\n  title: Pet shop\ntags:\n  - name: pets\n  - name: new\n")
    #expect(json.code == 0)
    #expect(json.output.contains("{\n      \"name\": \"new\"\n    }"))
    #expect(json.error.contains("tags.json:2:68: warning: the document has nothing at '$.openapi'"))
  }

  @Test func anInvalidPathIsAnErrorWithItsPlace() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.yaml")
    try tool.folder.write(
      "overlay: 1.0.0\ninfo: { title: A, version: '1' }\nactions:\n  - target: $.info[title]\n    remove: true\n",
      to: "o.yaml")

    let result = try await tool.run("overlay", "shop.yaml", "o.yaml")
    let validated = try await tool.run("validate", "o.yaml")

    #expect(result.code == 1)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("o.yaml:4:20: error: expected a name in quotes"))
    #expect(validated.error.contains("an overlay of a document"))
  }

  @Test func withoutOverlaysTheUsageIsPrinted() async throws {
    let tool = try Tool()
    let result = try await tool.run("overlay", "shop.yaml")

    #expect(result.code == 2)
    #expect(result.error.contains("Usage: sdkgen overlay <document> <overlays> ..."))
  }

  @Test func missingFilesAreErrors() async throws {
    let tool = try Tool()
    let result = try await tool.run("overlay", "shop.yaml", "none.yaml")

    #expect(result.code == 1)
    #expect(result.error.contains("cannot read 'shop.yaml'"))
    #expect(result.error.contains("cannot read 'none.yaml'"))
  }
}
