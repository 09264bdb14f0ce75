import Testing

/// Documents to convert, in which is all that the native format can say.
enum ConvertDocuments {
  struct Document: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
  }

  static let all = [
    Document(testDescription: "models", text: models),
    Document(testDescription: "requests", text: requests),
    Document(testDescription: "responses", text: responses),
    Document(testDescription: "small", text: small),
    Document(testDescription: "servers on every operation", text: servers(ofThird: true)),
    Document(testDescription: "servers on some operations", text: servers(ofThird: false)),
    Document(testDescription: "a tag listed twice", text: tagTwice),
    Document(testDescription: "tags that name no case", text: undeclaredTags),
  ]

  /// The document itself has no server.
  private static func servers(ofThird hasServer: Bool) -> String {
    let server = #""servers": [{"url": "https://c.example.com"}],"#
    return #"""
      {
        "openapi": "3.1.0",
        "info": {"title": "Shop", "version": "1"},
        "paths": {
          "/a": {"get": {"servers": [{"url": "https://a.example.com"}], "responses": {"204": {"description": ""}}}},
          "/b": {"get": {"servers": [{"url": "https://b.example.com"}], "responses": {"204": {"description": ""}}}},
          "/c": {"get": {\#(hasServer ? server : "") "responses": {"204": {"description": ""}}}}
        }
      }
      """#
  }

  private static let tagTwice = #"""
    {
      "openapi": "3.1.0",
      "info": {"title": "Shop", "version": "1"},
      "servers": [{"url": "https://a.example.com"}],
      "tags": [{"name": "pets"}, {"name": "shops"}, {"name": "pets"}],
      "paths": {
        "/a": {"get": {"tags": ["shops"], "operationId": "a", "responses": {"204": {"description": ""}}}},
        "/b": {"get": {"tags": ["pets"], "operationId": "b", "responses": {"204": {"description": ""}}}}
      }
    }
    """#

  /// The first two members of the union are named by `effect`, the third by its schema.
  private static let undeclaredTags = #"""
    {
      "openapi": "3.1.0",
      "info": {"title": "Shop", "version": "1"},
      "servers": [{"url": "https://a.example.com"}],
      "paths": {
        "/effects": {
          "get": {
            "operationId": "get",
            "responses": {
              "200": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Effect"}}}
              }
            }
          }
        }
      },
      "components": {
        "schemas": {
          "Effect": {
            "oneOf": [
              {"$ref": "#/components/schemas/Shadow"}, {"$ref": "#/components/schemas/Blur"},
              {"$ref": "#/components/schemas/Noise"}
            ]
          },
          "Shadow": {
            "type": "object",
            "required": ["effect", "type"],
            "properties": {"effect": {"const": "DROP"}, "type": {"const": "DROP_SHADOW"}}
          },
          "Blur": {
            "type": "object",
            "required": ["effect", "type"],
            "properties": {"effect": {"const": "BLUR"}, "type": {"const": "LAYER_BLUR"}}
          },
          "Noise": {
            "type": "object",
            "required": ["type"],
            "properties": {"type": {"const": "GRAIN"}, "size": {"type": "integer"}}
          }
        }
      }
    }
    """#

  /// A document with the features that most documents have.
  static let small = #"""
    {
      "openapi": "3.1.0",
      "info": {"title": "Shop", "version": "1"},
      "paths": {
        "/pets/{id}": {
          "get": {
            "operationId": "get",
            "tags": ["pets"],
            "responses": {
              "200": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}
              },
              "404": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              }
            },
            "parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"}, "required": true}]
          },
          "delete": {
            "operationId": "remove",
            "tags": ["pets"],
            "responses": {
              "204": {"description": ""},
              "404": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              }
            },
            "parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"}, "required": true}]
          }
        },
        "/pets": {
          "get": {
            "operationId": "list",
            "tags": ["pets"],
            "responses": {
              "200": {
                "description": "",
                "content": {
                  "application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}}
                }
              },
              "404": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              }
            },
            "parameters": [
              {
                "name": "name",
                "in": "query",
                "schema": {"type": "string"},
                "description": "Part of the name, in any case: names are compared without it, and without accents and blanks."
              },
              {
                "name": "tags",
                "in": "query",
                "schema": {"type": "array", "items": {"type": "string"}},
                "explode": false
              }
            ]
          }
        }
      },
      "servers": [{"url": "https://example.com"}],
      "tags": [{"name": "pets", "description": "All pets."}],
      "security": [{"token": []}],
      "components": {
        "schemas": {
          "Pet": {
            "description": "A pet.",
            "type": "object",
            "required": ["key", "kind"],
            "properties": {
              "key": {"type": "integer"},
              "kind": {"type": "string", "enum": ["cat", "dog"]},
              "name": {"type": "string", "description": "Its own."}
            }
          },
          "Problem": {"type": "object", "properties": {"message": {"type": "string"}}}
        },
        "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}
      }
    }
    """#

  /// The spec that `small` is converted to.
  static let smallSpec = #"""
    {
      "name": "Shop",
      "server": "https://example.com",
      "auth": { "token": { "bearer": true } },
      "defaults": { "errors": { "404": "Problem" } },

      "models": {
        "Pet": {
          "$about": "A pet.",
          "key":  "Int",
          "kind": "PetKind",
          "name": { "type": "String?", "about": "Its own." }
        },
        "PetKind": { "$swift": "Pet.Kind", "$enum": ["cat", "dog"] },
        "Problem": { "message": "String?" }
      },

      "endpoints": {
        "get":    { "GET": "/pets/{id: Int}", "returns": "Pet" },
        "remove": { "DELETE": "/pets/{id: Int}" },
        "list": {
          "GET": "/pets",
          "query": {
            "name": { "type": "String?",
                      "about": "Part of the name, in any case: names are compared without it, and without accents and blanks." },
            "tags": { "type": "[String]?", "style": "comma" }
          },
          "returns": "[Pet]"
        }
      }
    }

    """#
}
