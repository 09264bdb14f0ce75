import Testing

@Suite(.timeLimit(.minutes(15))) struct SnippetsCommandTests {
  private let document = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example.com" }]
    paths:
      /things/{id}:
        get:
          operationId: getThing
          tags: [things]
          parameters: [{ name: id, in: path, required: true, schema: { type: integer, example: 7 } }]
          responses: { "204": { description: None } }
      /others: { put: { operationId: reset, tags: [others], responses: { "204": { description: None } } } }

    """

  @Test func callsArePrintedAsMarkdown() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.openapi.yaml")
    try tool.folder.write(spec(name: "Store"), to: "store.sdk.json")
    try tool.folder.write(
      configuration(
        (spec: "shop.openapi.yaml", output: "A"), (spec: "store.sdk.json", output: "B")),
      to: "sdkgen.json")

    let shop = try await tool.run("snippets", "shop.openapi.yaml")
    let all = try await tool.run("snippets", "--output", "calls.md")

    #expect(
      shop.output == """
        # Shop

        ```swift
        let api = ShopClient()
        ```

        ## things

        ### `GET /things/{id}`

        ```swift
        try await api.things.get(id: 7)
        ```

        ## others

        ### `PUT /others`

        ```swift
        try await api.others.reset()
        ```

        """)
    #expect(all.code == 0 && all.output.isEmpty && all.error == "Wrote calls.md.\n")
    let both = try tool.folder.read("calls.md")
    #expect(both.hasPrefix(shop.output + "\n# Store\n"))
    #expect(both.contains("let things = try await api.things.list()"))
  }

  @Test func theOverlayAppliesToItsDocument() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.openapi.yaml")

    let written = try await tool.run(
      "snippets", "shop.openapi.yaml", "--overlay", "--output", "calls.yaml")
    let again = try await tool.run(
      "snippets", "shop.openapi.yaml", "--overlay", "--output", "calls.yaml")
    let overlaid = try await tool.run("overlay", "shop.openapi.yaml", "calls.yaml")

    #expect(written.code == 0 && again.code == 0)
    #expect(overlaid.code == 0 && overlaid.error.isEmpty)
    #expect(overlaid.output.contains("source: \"try await api.things.get(id: 7)\"\n"))
  }

  @Test func settingsOfAnotherFileAndOptionsChoose() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.openapi.yaml")
    try tool.folder.write(
      #"{ "specs": [{ "spec": "shop.openapi.yaml", "output": "A", "rename": { "things.getThing": "find" } }] }"#,
      to: "other.json")

    let renamed = try await tool.run("snippets", "--config", "other.json")
    let excluded = try await tool.run(
      "snippets", "shop.openapi.yaml", "--exclude", "path=/things/*")

    #expect(renamed.output.contains("try await api.things.find(id: 7)"), "\(renamed)")
    #expect(excluded.output.contains("api.others") && !excluded.output.contains("api.things"))
  }

  @Test func wrongUseIsExplained() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.openapi.yaml")
    try tool.folder.write(spec(name: "Store"), to: "store.sdk.json")
    try tool.folder.write(brokenSpec, to: "broken.sdk.json")

    let own = try await tool.run("snippets", "store.sdk.json", "--overlay")
    let two = try await tool.run("snippets", "shop.openapi.yaml", "store.sdk.json", "--overlay")
    let itself = try await tool.run(
      "snippets", "shop.openapi.yaml", "--overlay", "--output", "./shop.openapi.yaml")
    let broken = try await tool.run("snippets", "broken.sdk.json", "--output", "calls.md")
    let none = try await tool.run("snippets")

    #expect(own.code == 1 && own.output.isEmpty)
    #expect(
      own.error.hasPrefix("store.sdk.json:2:11: error: 'store.sdk.json' is no OpenAPI document"))
    #expect(two.code == 2 && two.error.contains("an overlay is of one document"))
    #expect(itself.code == 2 && itself.error.contains("choose another '--output'"))
    #expect(try tool.folder.read("shop.openapi.yaml") == document)
    #expect(broken.code == 1 && broken.error.contains("broken.sdk.json:2:"))
    #expect(!tool.folder.has("calls.md"))
    #expect(none.code == 2 && none.error.contains("name a spec"))
  }
}
