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
    Document(testDescription: "defaults", text: defaults),
    Document(testDescription: "events with a default", text: eventsWithDefault),
  ]

  /// Beside null, of values of several kinds, and other values than those of an enum.
  private static let defaults = #"""
    {
      "openapi": "3.1.0",
      "info": {"title": "Shop", "version": "1"},
      "servers": [{"url": "https://shop.example.com"}],
      "paths": {
        "/pets": {
          "post": {
            "operationId": "add",
            "parameters": [
              {
                "name": "mixed",
                "in": "query",
                "required": true,
                "schema": {"enum": [1, "a"], "default": 1}
              },
              {
                "name": "other",
                "in": "query",
                "required": true,
                "schema": {"$ref": "#/components/schemas/Other"}
              },
              {
                "name": "open",
                "in": "query",
                "required": true,
                "schema": {"$ref": "#/components/schemas/Open"}
              },
              {
                "name": "Shop-Version",
                "in": "header",
                "schema": {"$ref": "#/components/schemas/Other"}
              }
            ],
            "requestBody": {
              "required": true,
              "content": {"multipart/form-data": {"schema": {"$ref": "#/components/schemas/Pet"}}}
            },
            "responses": {
              "200": {
                "description": "It.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}
              }
            }
          }
        }
      },
      "components": {
        "schemas": {
          "Plain": {"type": "string", "enum": ["a", "b"]},
          "Open": {
            "anyOf": [{"type": "string"}, {"type": "string", "enum": ["a", "b"]}],
            "default": "c"
          },
          "Other": {
            "anyOf": [{"type": "string"}, {"$ref": "#/components/schemas/Plain"}],
            "default": "c"
          },
          "Pet": {
            "type": "object",
            "required": ["name", "count", "plain", "other", "open", "either", "mixed", "list"],
            "properties": {
              "name": {"type": ["string", "null"], "default": "x"},
              "count": {"type": ["integer", "null"], "default": 3.0},
              "plain": {
                "anyOf": [{"$ref": "#/components/schemas/Plain"}, {"type": "null"}],
                "default": "a"
              },
              "other": {"$ref": "#/components/schemas/Other"},
              "open": {"$ref": "#/components/schemas/Open"},
              "either": {
                "oneOf": [{"$ref": "#/components/schemas/Other"}, {"type": "null"}],
                "default": "c"
              },
              "mixed": {"enum": [1, "a"], "default": 1},
              "list": {"type": ["array", "null"], "items": {"type": "string"}, "default": []}
            }
          }
        }
      }
    }
    """#

  private static let eventsWithDefault = #"""
    {
      "openapi": "3.2.0",
      "info": {"title": "Shop", "version": "1"},
      "servers": [{"url": "https://shop.example.com"}],
      "paths": {
        "/pets": {
          "get": {
            "operationId": "watch",
            "responses": {
              "200": {
                "description": "Events.",
                "content": {"text/event-stream": {"itemSchema": {"$ref": "#/components/schemas/Event"}}}
              }
            }
          }
        }
      },
      "components": {
        "schemas": {
          "Event": {
            "oneOf": [{"$ref": "#/components/schemas/Born"}, {"$ref": "#/components/schemas/Rest"}],
            "discriminator": {"propertyName": "event", "mapping": {"born": "Born"}, "defaultMapping": "Rest"}
          },
          "Born": {
            "type": "object",
            "properties": {
              "event": {"type": "string"},
              "data": {
                "anyOf": [
                  {"const": "none"},
                  {"type": "string", "contentSchema": {"$ref": "#/components/schemas/Pet"}}
                ]
              }
            }
          },
          "Rest": {
            "type": "object",
            "properties": {
              "event": {"type": "string"},
              "data": {"type": "string", "contentSchema": {"$ref": "#/components/schemas/Pet"}}
            }
          },
          "Pet": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}}
        }
      }
    }
    """#

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
