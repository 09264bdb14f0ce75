import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

/// The calls of operations as text.
struct SnippetTests {
  @Test func callsHaveTheExamplesOfTheSpec() throws {
    let page = try #require(page(Self.shop).value)
    #expect(
      page == """
        # Shop

        ```swift
        let api = ShopClient(key: "TOKEN")
        ```

        ## `GET /ping`

        ```swift
        try await api.ping()
        ```

        ## pets

        ### `GET /pets`

        ```swift
        for try await pet in api.pets.listPages(near: "name@example.com").items {
          print(pet)
        }
        ```

        ### `POST /pets`

        Adds a pet.

        Deprecated.

        ```swift
        let pet = try await api.pets.create(
          name: "Rex \\"the\\" dog", kind: .dog,
          owner: NewPet.Owner(name: "Kim", since: Day("2026-02-03")!),
          toys: [.ball(Toy.Ball(ball: 3)), .bone(Toy.Bone(bone: true))],
          tags: ["a", "b", "c"],
          chip: UUID(uuidString: "123e4567-e89b-12d3-a456-426614174000")!,
          home: "https://example.com", weight: 0.5)
        ```

        ### `PUT /pets/{in}/photo's`

        ```swift
        try await api.pets.upload(
          in: 10, photo: UploadFile(file: URL(filePath: "path/to/photo")), taken: .now)
        ```

        ### `COPY /pets/{in}/photo's`

        ```swift
        try await api.pets.copy(in: 10, .file(URL(filePath: "path/to/file")))
        ```

        ### `GET /events`

        ```swift
        for try await pet in api.pets.watch() {
          print(pet)
        }
        ```

        """)
  }

  /// Examples that are no values of their types give way to others, and what may be left out is.
  @Test func valuesAreOfTheirTypes() throws {
    let spec = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example.com" }]
      paths:
        /a/{count}/{id}/{url}/{day}:
          put:
            operationId: put
            parameters:
              - { name: count, in: path, required: true, example: 99999999999999999999, schema: { type: integer, minimum: 20 } }
              - { name: id, in: path, required: true, example: none, schema: { type: string, format: uuid } }
              - { name: url, in: path, required: true, schema: { type: string, example: "a b" } }
              - { name: day, in: path, required: true, example: 2026-13-01, schema: { type: string, format: date } }
              - { name: many, in: query, required: true, schema: { type: array, items: { type: number, example: 1e400 } } }
              - { name: left, in: query, example: out, schema: { type: string } }
            requestBody:
              content:
                application/json:
                  schema:
                    type: object
                    properties:
                      list: { type: array, items: { type: string } }
                      first: { type: string, example: "one\\nand two" }
                      second: { type: string, example: two }
            responses: { "200": { description: Done., content: { text/plain: {} } } }
      """
    let page = try #require(page(spec).value)
    #expect(
      page.hasSuffix(
        """
        ```swift
        let text = try await api.update(
          count: 20, id: UUID(), url: "a b", day: Day("2026-03-01")!, many: [1.5],
          first: "one\\nand two")
        ```

        """), "\(page)")
  }

  /// Examples of properties may be examples of the models around them, and defaults need not be values in Swift.
  @Test func examplesThatLeadBackEnd() throws {
    let spec = """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example.com" }]
      paths:
        /nodes:
          post:
            operationId: add
            requestBody: { required: true, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Node" } } } } }
            responses: { "204": { description: Added. } }
      components:
        schemas:
          Node:
            type: object
            required: [leaf, next]
            properties:
              leaf: { $ref: "#/components/schemas/Leaf" }
              next: { nullable: true, example: { leaf: {} }, allOf: [{ $ref: "#/components/schemas/Node" }] }
          Leaf:
            type: object
            required: [parent, name]
            properties:
              parent: { nullable: true, example: {}, allOf: [{ $ref: "#/components/schemas/Node" }] }
              name: { type: string }
      """
    let page = try #require(page(spec).value)
    #expect(page.contains("Node(leaf: Leaf(parent: nil, name: \"Name\"), next: nil)"), "\(page)")
  }

  /// What the settings choose and rename is called so, and what the client needs is in the first line.
  @Test func settingsApply() throws {
    let spec = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /a: { get: { operationId: a, parameters: [{ name: tenant, in: header, required: true, schema: { type: string } }], responses: { "204": { description: A. } } } }
        /b: { get: { operationId: b, parameters: [{ name: tenant, in: header, required: true, schema: { type: string } }], responses: { "204": { description: B. } } } }
      """
    let settings = """
      { "specs": [{ "spec": "shop.yaml", "output": "Out", "include": ["operation=a.a"],
        "rename": { "a.a": "first" }, "clientParameters": ["tenant"] }] }
      """
    let entry = try #require(
      Configuration.read(Array(settings.utf8), file: "sdkgen.json").value.entries.first)
    let page = page(spec, options: entry.options)
    #expect(page.diagnostics.map(\.message) == [])
    #expect(
      page.value == """
        # Shop

        ```swift
        let api = ShopClient(server: "https://example.com", tenant: "Tenant")
        ```

        ## `GET /a`

        ```swift
        try await api.first()
        ```

        """)
  }

  // MARK: The overlay

  @Test func anOverlayLeadsToEachOperation() throws {
    let overlay = try #require(overlay(Self.shop).value)
    let targets = overlay.split(separator: "\n").filter { $0.hasPrefix("  - target: ") }.map {
      String($0.dropFirst("  - target: ".count))
    }
    #expect(
      targets == [
        "$['paths']['/ping']['get']", "$['paths']['/pets']['get']", "$['paths']['/pets']['post']",
        #"$['paths']['/pets/{in}/photo\'s']['put']"#,
        #"$['paths']['/pets/{in}/photo\'s']['additionalOperations']['COPY']"#,
        "$['paths']['/events']['get']",
      ])
    #expect(
      overlay.hasPrefix(
        """
        overlay: "1.0.0"
        info:
          title: Swift calls of Shop
          version: "2.1"
        actions:
          - target: $['paths']['/ping']['get']
            update:
              x-codeSamples:
                - lang: swift
                  label: Swift
                  source: try await api.ping()

        """))
    let overlaid = overlaidText(
      of: "shop.yaml", overlays: ["calls.yaml"],
      load: { Array(($0 == "shop.yaml" ? Self.shop : overlay).utf8) })
    #expect(overlaid.diagnostics.map(\.message) == [])
    #expect(overlaid.value?.components(separatedBy: "x-codeSamples:").count == 7)
  }

  /// Documents of JSON have overlays of JSON. Samples that a document has stay in front.
  @Test func anOverlayHasTheSyntaxOfItsDocument() throws {
    let document = #"""
      { "swagger": "2.0", "info": { "title": "Shop", "version": "1" }, "host": "shop.example.com", "paths": {
        "/a\\b": { "get": { "operationId": "get", "x-codeSamples": [{ "lang": "curl", "source": "curl" }],
          "responses": { "204": { "description": "Done." } } } } } }
      """#
    let overlay = try #require(overlay(document, file: "shop.json").value)
    #expect(overlay.contains(#""target": "$['paths']['/a\\\\b']['get']""#), "\(overlay)")
    let overlaid = try #require(
      overlaidText(
        of: "shop.json", overlays: ["calls.json"],
        load: { Array(($0 == "shop.json" ? document : overlay).utf8) }
      ).value)
    #expect(overlaid.matches(of: #/"lang": "(\w+)"/#).map(\.output.1) == ["curl", "swift"])
  }

  @Test func operationsBehindReferencesAreFoundWhereTheyStand() throws {
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example.com" }]
      paths:
        /a: { $ref: "#/components/pathItems/A" }
        /b: { $ref: "#/components/pathItems/A" }
        /c: { $ref: "other.yaml#/C" }
        /d: { $ref: "#/paths/~1e" }
        /e: { get: { operationId: e, responses: { "204": { description: E. } } } }
      components:
        pathItems:
          A: { get: { operationId: a, responses: { "204": { description: A. } } } }
      """
    let other = "C: { get: { operationId: c, responses: { '204': { description: C. } } } }\n"
    let made = snippetOverlay(
      of: "shop.yaml", load: { Array(($0 == "shop.yaml" ? document : other).utf8) })
    let overlay = try #require(made.value)
    #expect(overlay.contains("  - target: $['components']['pathItems']['A']['get']\n"))
    #expect(overlay.contains("  - target: $['paths']['/e']['get']\n"))
    #expect(overlay.components(separatedBy: "target:").count == 3, "\(overlay)")
    let found = made.diagnostics.filter(\.isAboutSnippets)
    #expect(
      found.map { "\($0.location.map { "\($0.file):\($0.line)" } ?? ""): \($0.message)" } == [
        "other.yaml:1: 'GET /c' stands in another file than the document, so the overlay leaves it out",
        "shop.yaml:12: 'GET /b' and 'GET /a' are one operation of the document, which has the call of the latter",
        "shop.yaml:9: 'GET /e' and 'GET /d' are one operation of the document, which has the call of the latter",
      ])
  }

  /// Whoever copies it can make each of the calls below.
  @Test func theClientHasWhatCallsNeed() throws {
    let spec = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /a: { get: { operationId: getA, security: [{ bearer: [] }], responses: { "204": { description: It. } } } }
        /b: { get: { operationId: getB, security: [{ key: [] }, { login: [] }], responses: { "204": { description: It. } } } }
        /c: { get: { operationId: getC, security: [{}, { other: [] }], responses: { "204": { description: It. } } } }
        /d: { get: { operationId: getD, security: [{ other: [], key: [] }, { bearer: [] }], responses: { "204": { description: It. } } } }
      components:
        securitySchemes:
          bearer: { type: http, scheme: bearer }
          login: { type: http, scheme: basic }
          key: { type: apiKey, in: header, name: X-Key }
          other: { type: apiKey, in: query, name: key }
      """
    let page = try #require(page(spec).value)
    #expect(page.contains(#"ShopClient(bearer: "TOKEN", key: "TOKEN")"#), "\(page)")
  }

  @Test func aSpecOfTheOwnFormatHasNoOverlay() {
    let spec = """
      { "name": "Shop", "server": "https://shop.example.com",
        "endpoints": { "get": { "GET": "/a/{id: Int}" } } }
      """
    #expect(page(spec, file: "shop.sdk.json").value?.contains("try await api.get(id: 1)") == true)
    let made = overlay(spec, file: "shop.sdk.json")
    #expect(made.value == nil)
    #expect(made.diagnostics.map(\.id) == ["no-document"])
    #expect(made.diagnostics.first?.location?.line == 1)
  }

  @Test func theLeastAndTheGreatestOfAWidthAreShown() {
    let spec = """
      { "name": "Shop", "server": "https://shop.example.com",
        "models": { "A": { "low": { "type": "Int8", "example": -128 },
                           "high": { "type": "UInt8", "example": 255 } } },
        "endpoints": { "save": { "POST": "/a", "body": "A" } } }
      """
    let page = page(spec, file: "shop.sdk.json")
    #expect(page.value?.contains("save(low: -128, high: 255)") == true, "\(page)")
  }

  @Test func aSpecWithErrorsHasNoCalls() {
    let broken = "openapi: 3.1.0\npaths: {\n"
    #expect(page(broken).value == nil && page(broken).hasErrors)
    #expect(overlay(broken).value == nil)
  }

  // MARK: Making them

  /// What stands in the URL, a header or a body says what is sent.
  @Test func textsOfExamplesAreRead() throws {
    let page = try #require(
      page(
        """
        openapi: 3.2.0
        info: { title: Shop, version: "1" }
        servers: [{ url: "https://shop.example.com" }]
        paths:
          /pets/{id}:
            post:
              operationId: tag
              tags: [pets]
              parameters:
                - { name: id, in: path, required: true, schema: { type: integer }, examples: { a: { serializedValue: "7" } } }
                - { name: names, in: query, required: true, schema: { type: array, items: { type: string } }, examples: { a: { serializedValue: "names=a%20b&names=c" } } }
                - { name: sizes, in: query, required: true, style: pipeDelimited, explode: false, schema: { type: array, items: { type: integer } }, examples: { a: { serializedValue: "sizes=1%7C2" } } }
                - { name: X-Flag, in: header, required: true, schema: { type: boolean }, examples: { a: { serializedValue: "false" } } }
              requestBody: { required: true, content: { application/json: { schema: { type: object, required: [n], properties: { n: { type: integer } } }, examples: { a: { serializedValue: '{"n": 42}' } } } } }
              responses: { "204": { description: Done. } }
        """
      ).value)
    #expect(
      page.contains(
        """
        try await api.tag(
          id: 7, names: ["a b", "c"], sizes: [1, 2], xFlag: false, n: 42)
        """))
  }

  private func page(
    _ spec: String, file: String = "shop.yaml", options: GenerationOptions = .init()
  ) -> Diagnosed<String?> {
    snippetPage(of: file, load: { _ in Array(spec.utf8) }, options: options)
  }

  private func overlay(_ spec: String, file: String = "shop.yaml") -> Diagnosed<String?> {
    snippetOverlay(of: file, load: { _ in Array(spec.utf8) })
  }
}
