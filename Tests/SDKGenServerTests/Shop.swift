#if Server
  import Foundation
  import SDKContract
  import SDKCore
  import SDKGenDiagnostics
  import SDKGenKit
  import SDKGenServer
  import Testing

  /// A service that tests ask, with what it logs.
  struct Shop {
    let service: FakeService
    private let lines = Locked("")

    /// The log so far.
    var log: String { lines.with { $0 } }

    init(
      _ specs: [String] = [Self.pets], _ change: (inout FakeService.Options) -> Void = { _ in }
    ) throws {
      var options = FakeService.Options()
      options.seed = 7
      change(&options)
      let lines = lines
      service = FakeService(options: options) { request in
        lines.with { $0 += request.lines(colored: false) }
      }
      try use(specs)
    }

    func use(_ specs: [String]) throws {
      try service.use(
        try specs.map { spec in
          let load = { @Sendable (_: String) in Array(spec.utf8) }
          let text = try #require(contract(of: "shop.yaml", load: load).value)
          return ServedSpec(contract: Contract(text)) {
            operationNotes(of: "shop.yaml", load: load)
              .mapValues { .init(about: $0.about, call: $0.call) }
          }
        })
    }

    /// Runs a server for as long as `body` does, and gives it its URL.
    func serving(
      _ limits: HTTPServer.Limits = .init(), _ body: (String) throws -> Void
    ) throws {
      let server = try HTTPServer(service, host: "127.0.0.1", port: 0, limits: limits)
      defer { server.stop() }
      try body(server.url)
    }

    static let pets = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example.com/v1" }]
      paths:
        /pets:
          get:
            operationId: list
            tags: [pets]
            responses:
              "200":
                description: All.
                content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Pet" } } } }
          post:
            operationId: create
            tags: [pets]
            requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
            responses:
              "201": { description: Made., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
              "503": { description: Busy. }
        /pets/{id}:
          get:
            operationId: get
            tags: [pets]
            parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
            responses:
              "200": { description: One., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
              "404": { description: None. }
        /text:
          get:
            operationId: text
            tags: [pets]
            responses:
              "200": { description: Long., content: { text/plain: { schema: { type: string, minLength: 4000 } } } }
      components:
        schemas:
          Pet:
            type: object
            required: [name]
            properties: { id: { type: integer, readOnly: true }, name: { type: string } }
      """
  }
#endif
