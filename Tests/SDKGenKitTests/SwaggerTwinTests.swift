import SDKGenDiagnostics
import SDKGenKit
import Testing

/// The same API, written as Swagger 2.0 and as OpenAPI 3.0, and as one file and several.
@Suite struct SwaggerTwinTests {
  @Test func bothBecomeTheSameSwift() {
    let swagger = generate("zoo.yaml") { _ in Array(Self.swagger.utf8) }
    let openAPI = generate("zoo.yaml") { _ in Array(Self.openAPI.utf8) }

    #expect(swagger.diagnostics.map(\.message) == openAPI.diagnostics.map(\.message))
    #expect(!swagger.value.isEmpty && swagger.value == openAPI.value)
  }

  @Test func severalFilesBecomeTheSameSwift() {
    let one = generate("zoo.yaml") { _ in Array(Self.swagger.utf8) }
    let several = generate("zoo.yaml") { path in Array((Self.files[path] ?? "").utf8) }

    #expect(several.diagnostics.map(\.message) == one.diagnostics.map(\.message))
    #expect(several.value == one.value)
  }

  @Test func pointersAreThoseOfTheAuthor() {
    let found = generate("zoo.yaml") { _ in Array(Self.mistakes.utf8) }.diagnostics

    #expect(
      found.filter { $0.severity == .warning }
        .sorted { $0.location?.line ?? 0 < $1.location?.line ?? 0 }.map(\.pointer) == [
          "/paths/~1a/post/parameters/0/schema/properties/b/type", "/paths/~1a/post/parameters/1",
          "/paths/~1a/post/parameters/2/type", "/paths/~1a/post/responses/200/schema/items",
          "/definitions/D/properties/e/type",
        ])
  }

  private static let swagger = #"""
    swagger: "2.0"
    info: { title: Zoo API, version: "1", description: All about the zoo. }
    host: zoo.example.com
    basePath: /v1
    schemes: [https]
    consumes: [application/json]
    produces: [application/json]
    securityDefinitions:
      key: { type: apiKey, name: X-Key, in: header }
      login: { type: basic }
      machine: { type: oauth2, flow: application, tokenUrl: "https://zoo.example.com/t", scopes: { read: Read. } }
    security: [{ key: [] }]
    tags: [{ name: animals, description: What lives here. }]
    paths:
      /animals:
        get:
          tags: [animals]
          operationId: listAnimals
          security: [{ login: [] }, { machine: [read] }]
          parameters:
            - { $ref: "#/parameters/Order" }
            - { name: kinds, in: query, type: array, items: { type: string, enum: [cat, dog] }, collectionFormat: multi }
            - { name: ids, in: query, type: array, items: { type: integer, format: int64 } }
            - { name: X-Park, in: header, type: string, description: Which park. }
          responses:
            "200":
              description: The animals.
              schema: { type: array, items: { $ref: "#/definitions/Animal" } }
              headers: { X-Total: { type: integer, description: How many there are. } }
            default: { $ref: "#/responses/Problem" }
        post:
          tags: [animals]
          operationId: addAnimal
          deprecated: true
          parameters: [{ name: animal, in: body, required: true, description: A new one., schema: { $ref: "#/definitions/Animal" } }]
          responses: { "201": { description: It was added., schema: { $ref: "#/definitions/Animal" } } }
      /animals/{id}:
        parameters: [{ name: id, in: path, required: true, type: string, format: uuid }]
        put:
          tags: [animals]
          operationId: replaceAnimal
          parameters: [{ $ref: "#/parameters/Change" }]
          responses: { "200": { description: It was changed., schema: { type: object, properties: { at: { type: string, format: date-time } } } } }
        delete: { tags: [animals], operationId: removeAnimal, responses: { "204": { description: It is gone. } } }
      /animals/{id}/photo:
        parameters: [{ name: id, in: path, required: true, type: string, format: uuid }]
        get:
          tags: [animals]
          operationId: getPhoto
          produces: [image/png]
          responses: { "200": { description: The photo., schema: { type: file } } }
        post:
          tags: [animals]
          operationId: addPhoto
          consumes: [multipart/form-data]
          parameters:
            - { name: photo, in: formData, required: true, type: file }
            - { name: note, in: formData, type: string, description: A note. }
          responses: { "204": { description: It was added. } }
    parameters:
      Order: { name: order, in: query, type: string, enum: [up, down], default: up }
      Change:
        name: change
        in: body
        required: true
        schema: { type: object, required: [reason], properties: { reason: { type: string } } }
    responses:
      Problem: { description: A mistake., schema: { type: object, properties: { code: { type: integer } } } }
    definitions:
      Animal:
        type: object
        discriminator: kind
        required: [kind, name]
        properties:
          kind: { type: string }
          name: { type: string }
          born: { type: string, format: date, x-nullable: true }
      Cat: { allOf: [{ $ref: "#/definitions/Animal" }, { type: object, properties: { lives: { type: integer } } }] }
      Dog: { allOf: [{ $ref: "#/definitions/Animal" }, { type: object, properties: { size: { $ref: "#/definitions/Size" } } }] }
      Size: { type: integer, enum: [1, 2], x-enum-varnames: [small, large] }
    """#

  private static let openAPI = #"""
    openapi: 3.0.3
    info: { title: Zoo API, version: "1", description: All about the zoo. }
    servers: [{ url: "https://zoo.example.com/v1" }]
    security: [{ key: [] }]
    tags: [{ name: animals, description: What lives here. }]
    paths:
      /animals:
        get:
          tags: [animals]
          operationId: listAnimals
          security: [{ login: [] }, { machine: [read] }]
          parameters:
            - { $ref: "#/components/parameters/Order" }
            - { name: kinds, in: query, schema: { type: array, items: { type: string, enum: [cat, dog] } } }
            - { name: ids, in: query, explode: false, schema: { type: array, items: { type: integer, format: int64 } } }
            - { name: X-Park, in: header, description: Which park., schema: { type: string } }
          responses:
            "200":
              description: The animals.
              content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Animal" } } } }
              headers: { X-Total: { description: How many there are., schema: { type: integer } } }
            default: { $ref: "#/components/responses/Problem" }
        post:
          tags: [animals]
          operationId: addAnimal
          deprecated: true
          requestBody: { required: true, description: A new one., content: { application/json: { schema: { $ref: "#/components/schemas/Animal" } } } }
          responses: { "201": { description: It was added., content: { application/json: { schema: { $ref: "#/components/schemas/Animal" } } } } }
      /animals/{id}:
        parameters: [{ name: id, in: path, required: true, schema: { type: string, format: uuid } }]
        put:
          tags: [animals]
          operationId: replaceAnimal
          requestBody: { $ref: "#/components/requestBodies/Change" }
          responses: { "200": { description: It was changed., content: { application/json: { schema: { type: object, properties: { at: { type: string, format: date-time } } } } } } }
        delete: { tags: [animals], operationId: removeAnimal, responses: { "204": { description: It is gone. } } }
      /animals/{id}/photo:
        parameters: [{ name: id, in: path, required: true, schema: { type: string, format: uuid } }]
        get:
          tags: [animals]
          operationId: getPhoto
          responses: { "200": { description: The photo., content: { image/png: { schema: { type: string, format: binary } } } } }
        post:
          tags: [animals]
          operationId: addPhoto
          requestBody:
            content:
              multipart/form-data:
                schema:
                  type: object
                  required: [photo]
                  properties: { photo: { type: string, format: binary }, note: { type: string, description: A note. } }
          responses: { "204": { description: It was added. } }
    components:
      securitySchemes:
        key: { type: apiKey, name: X-Key, in: header }
        login: { type: http, scheme: basic }
        machine: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://zoo.example.com/t", scopes: { read: Read. } } } }
      parameters:
        Order: { name: order, in: query, schema: { type: string, enum: [up, down], default: up } }
      requestBodies:
        Change:
          required: true
          content: { application/json: { schema: { type: object, required: [reason], properties: { reason: { type: string } } } } }
      responses:
        Problem: { description: A mistake., content: { application/json: { schema: { type: object, properties: { code: { type: integer } } } } } }
      schemas:
        Animal:
          type: object
          discriminator: { propertyName: kind }
          required: [kind, name]
          properties:
            kind: { type: string }
            name: { type: string }
            born: { type: string, format: date, nullable: true }
        Cat: { allOf: [{ $ref: "#/components/schemas/Animal" }, { type: object, properties: { lives: { type: integer } } }] }
        Dog: { allOf: [{ $ref: "#/components/schemas/Animal" }, { type: object, properties: { size: { $ref: "#/components/schemas/Size" } } }] }
        Size: { type: integer, enum: [1, 2], x-enum-varnames: [small, large] }
    """#

  /// The Swagger document with its schemas, parameters and responses in files of their own.
  private static let files: [String: String] = {
    let parts = swagger.split(separator: "\n", omittingEmptySubsequences: false)
    let names = ["parameters:", "responses:", "definitions:"]
    let starts = names.compactMap { name in parts.firstIndex { $0 == name } } + [parts.endIndex]
    var files = ["zoo.yaml": parts[..<starts[0]].joined(separator: "\n") + "\ndefinitions:\n"]
    for name in ["Animal", "Cat", "Dog", "Size"] {
      files["zoo.yaml"]? += "  \(name): { $ref: \"definitions.yaml#/definitions/\(name)\" }\n"
    }
    for (position, name) in names.enumerated() {
      files[name.dropLast() + ".yaml"] = parts[starts[position]..<starts[position + 1]]
        .joined(separator: "\n")
    }
    return files.mapValues { text in
      ["parameters", "responses", "definitions"].reduce(text) { text, section in
        text.replacing("\"#/\(section)/", with: "\"\(section).yaml#/\(section)/")
      }
    }
  }()

  private static let mistakes = #"""
    swagger: "2.0"
    info: { title: Zoo API, version: "1" }
    host: zoo.example.com
    paths:
      /a:
        post:
          parameters:
            - { name: a, in: body, schema: { type: object, properties: { b: { type: strin } } } }
            - { name: c, in: query }
            - { name: d, in: query, type: strin }
          responses:
            "200": { description: A., schema: { type: array, items: { $ref: "#/definitions/X" } } }
    definitions:
      D: { type: object, properties: { e: { type: strin } } }
    """#
}
