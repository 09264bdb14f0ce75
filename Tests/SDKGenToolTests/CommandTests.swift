import Testing

@Suite(.timeLimit(.minutes(15))) struct CommandTests {
  @Test func initMakesASpecThatGeneratesAtOnce() async throws {
    let tool = try Tool("my-shop")

    let first = try await tool.run("init")
    let generated = try await tool.run()
    let checked = try await tool.run("--check")

    #expect(first.code == 0)
    #expect(first.output.contains("MyShopClient()"))
    #expect(generated.code == 0)
    #expect(
      tool.folder.names() == [
        "Generated", "myshop.sdk.json", "sdkgen-1.schema.json", "sdkgen.json",
      ])
    #expect(tool.folder.has("Generated/MyShopClient.swift"))
    #expect(checked.code == 0)
  }

  @Test func initOverwritesNothing() async throws {
    let tool = try Tool("my-shop")
    try tool.folder.write("mine", to: "sdkgen.json")

    let result = try await tool.run("init")

    #expect(result.code == 1)
    #expect(result.error.contains("'sdkgen.json' already exists"))
    #expect(tool.folder.names() == ["sdkgen.json"])
    #expect(try tool.folder.read("sdkgen.json") == "mine")
  }

  @Test func listShowsATable() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    let result = try await tool.run("list", "shop.sdk.json")

    #expect(
      result.output == """
        GROUP   OPERATION  SWIFT        METHOD  PATH     RETURNS
        things  list       things.list  GET     /things  [Thing]

        """)
  }

  /// A table is asked for, and not what the document leaves out.
  @Test func listSaysWhatIsWrongOnly() async throws {
    let tool = try Tool()
    try tool.folder.write(
      """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      paths:
        /things: { get: { operationId: listThings, tags: [a, b], responses: { "204": { description: None } } } }
      """, to: "shop.openapi.yaml")
    try tool.folder.write("openapi: 3.0.3\npaths: [", to: "wrong.openapi.yaml")

    #expect(try await tool.run("list", "shop.openapi.yaml").error == "")
    #expect(try await tool.run("list", "shop.openapi.yaml", "--verbose").error.contains("note"))
    #expect(try await tool.run("list", "wrong.openapi.yaml").code == 1)
  }

  @Test func standardInputIsNoSpec() async throws {
    let result = try await Tool().run("validate", "-")

    #expect(result.code == 1)
    #expect(result.error.contains("standard input is not read"))
  }

  @Test func listNamesInlineTypes() async throws {
    let tool = try Tool()
    try tool.folder.write(
      """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /things:
          get:
            operationId: listThings
            tags: [things]
            responses:
              "200":
                description: All
                content:
                  application/json:
                    schema: { type: array, items: { type: object, properties: { id: { type: string } } } }
      """, to: "shop.yaml")

    let result = try await tool.run("list", "shop.yaml")

    #expect(
      result.output == """
        GROUP   OPERATION   SWIFT       METHOD  PATH     RETURNS
        things  listThings  listThings  GET     /things  [ShopEndpoint.ListThingsResponseItem]

        """)
  }

  @Test func listShowsTheTypesOfStreamsAndOfResponsesByStatus() async throws {
    let tool = try Tool()
    try tool.folder.write(
      """
      {
        "name": "Shop", "server": "https://shop.example",
        "models": { "Thing": { "id": "Int" }, "Job": { "id": "Int" }, "Part": { "text": "String" },
                    "Question": { "stream": "Bool?" } },
        "endpoints": {
          "add": { "POST": "/a", "returns": { "200": "Thing", "202": "Job", "default": "Void" } },
          "watch": { "GET": "/b", "stream": { "lines": "[Part]" } },
          "follow": { "GET": "/c", "stream": { "events": { "added": "Thing", "done": "JSON" } } },
          "ask": { "POST": "/d", "body": "Question", "returns": "Thing",
                   "stream": { "events": "Part", "set": "stream" } }
        }
      }
      """, to: "shop.sdk.json")

    let result = try await tool.run("list", "shop.sdk.json")

    #expect(
      result.output == """
        OPERATION  SWIFT   METHOD  PATH  RETURNS
        add        add     POST    /a    200: Thing; 202: Job; default: Void
        watch      watch   GET     /b    stream of [Part]
        follow     follow  GET     /c    stream of added: Thing, done: JSON
        ask        ask     POST    /d    Thing or stream of Part

        """, "\(result)")
  }

  @Test func schemaPrintsOne() async throws {
    let result = try await Tool().run("schema")

    #expect(result.code == 0)
    #expect(result.output.contains(#""$schema": "https://json-schema.org/draft/2020-12/schema""#))
  }

  @Test func templatesAreCopiedOnceAndThenKept() async throws {
    let tool = try Tool()
    let names = try await tool.run("templates").output.split(separator: "\n").map(String.init)

    let first = try await tool.run("templates", "--copy", "T")
    try tool.folder.write("mine", to: "T/\(names.first ?? "")")
    let second = try await tool.run("templates", "--copy", "T")

    #expect(!names.isEmpty)
    #expect(first.code == 0 && second.code == 0)
    #expect(tool.folder.names(in: "T") == names.sorted())
    #expect(try tool.folder.read("T/\(names.first ?? "")") == "mine")
  }

  @Test func validateReportsAndWritesNothing() async throws {
    let tool = try Tool()
    try tool.folder.write(brokenSpec, to: "broken.sdk.json")

    let result = try await tool.run("validate", "broken.sdk.json")

    #expect(result.code == 1)
    #expect(result.error.contains("broken.sdk.json:2:"))
    #expect(result.output.isEmpty)
    #expect(tool.folder.names() == ["broken.sdk.json"])
  }

  @Test func validateSaysThatWarningsCanBeRefused() async throws {
    let tool = try Tool()
    try tool.folder.write(
      """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /things:
          get:
            operationId: listThings
            responses:
              "200":
                description: All
                content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } }
      """, to: "shop.yaml")

    let lenient = try await tool.run("validate", "shop.yaml")
    let strict = try await tool.run("validate", "shop.yaml", "--strict")

    #expect(lenient.code == 0)
    #expect(
      lenient.error.hasSuffix("1 spec is valid, with 1 warning; '--strict' refuses it.\n"),
      "\(lenient)")
    #expect(strict.code == 1 && !strict.error.contains("is valid"), "\(strict)")
  }
}
