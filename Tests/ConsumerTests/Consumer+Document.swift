/// The OpenAPI document of the consumer: of two files, and changed by a third.
extension Consumer {
  static let document = """
    openapi: 3.1.0
    info: { title: Pets, version: "1" }
    servers: [{ url: https://pets.example.com }]
    paths:
      /pets/{petId}:
        get:
          tags: [pets]
          operationId: getPetById
          parameters:
            - { name: petId, in: path, required: true, schema: { type: integer } }
          responses:
            "200":
              description: A pet.
              content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } }
      /old:
        get:
          tags: [old]
          deprecated: true
          responses: { "204": { description: Nothing. } }
    components:
      schemas:
        Pet: { $ref: "Schemas/pet.yaml#/Pet" }

    """

  static let schemas = """
    Pet:
      type: object
      required: [nm, kind]
      properties:
        nm: { type: string }
        kind: { $ref: "#/Kind" }
    Kind: { type: string, enum: [cat, dog] }

    """

  /// The path gets the vendor's name in front.
  static func overlay(vendor: String) -> String {
    """
    overlay: 1.1.0
    info: { title: The vendor's server, version: "1" }
    extends: pets.openapi.yaml
    actions: [{ target: "$.servers[?@.url].url", update: "https://pets.example.com/\(vendor)" }]

    """
  }
}
