extension SnippetTests {
  /// A document with operations and arguments of many kinds.
  static let shop = """
    openapi: 3.2.0
    info: { title: Shop, version: "2.1" }
    servers: [{ url: "https://shop.example.com" }]
    security: [{ key: [] }]
    paths:
      /ping: { get: { operationId: ping, responses: { "204": { description: Fine. } } } }
      /pets:
        get:
          operationId: list
          tags: [pets]
          parameters:
            - { name: cursor, in: query, schema: { type: string } }
            - { name: near, in: query, required: true, schema: { type: string, format: email } }
          responses:
            "200":
              description: All.
              content:
                application/json:
                  schema:
                    type: object
                    required: [data]
                    properties:
                      data: { type: array, items: { $ref: "#/components/schemas/Pet" } }
                      next_cursor: { type: string }
        post:
          operationId: create
          tags: [pets]
          summary: Adds a pet.
          description: It gets an id.
          deprecated: true
          requestBody:
            required: true
            content:
              application/json:
                schema: { $ref: "#/components/schemas/NewPet" }
                examples:
                  rex:
                    value:
                      { name: "Rex \\"the\\" dog", kind: dog, owner: { name: Kim, since: "2026-02-03" }, toys: [{ ball: 3 }, { bone: true }], tags: [a, b, c, d] }
          responses:
            "201":
              description: Made.
              content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } }
      /pets/{in}/photo's:
        parameters:
          - { name: in, in: path, required: true, schema: { type: integer, minimum: 10 } }
        put:
          operationId: upload
          tags: [pets]
          requestBody:
            required: true
            content:
              multipart/form-data:
                schema:
                  type: object
                  required: [photo, taken]
                  properties:
                    photo: { type: string, format: binary }
                    taken: { type: string, format: date-time }
          responses: { "204": { description: Kept. } }
        additionalOperations:
          COPY:
            operationId: copy
            tags: [pets]
            requestBody: { required: true, content: { image/png: {} } }
            responses: { "204": { description: Copied. } }
      /events:
        get:
          operationId: watch
          tags: [pets]
          responses:
            "200":
              description: As they come.
              content: { text/event-stream: { itemSchema: { $ref: "#/components/schemas/Pet" } } }
    components:
      securitySchemes: { key: { type: http, scheme: bearer } }
      schemas:
        Kind: { type: string, enum: [cat, dog] }
        Toy: { oneOf: [{ type: object, required: [ball], properties: { ball: { type: integer } } }, { type: object, required: [bone], properties: { bone: { type: boolean } } }] }
        NewPet:
          type: object
          required: [name, kind, owner, toys, tags, chip, home, weight]
          properties:
            name: { type: string }
            kind: { $ref: "#/components/schemas/Kind" }
            owner:
              type: object
              required: [name, since]
              properties: { name: { type: string }, since: { type: string, format: date } }
            toys: { type: array, items: { $ref: "#/components/schemas/Toy" } }
            tags: { type: array, items: { type: string } }
            chip: { type: string, format: uuid, example: 123e4567-e89b-12d3-a456-426614174000 }
            home: { type: [string, "null"], format: uri }
            weight: { type: number, maximum: 0.5 }
            color: { type: string }
        Pet: { type: object, required: [id], properties: { id: { type: integer }, name: { type: string } } }
    """
}
