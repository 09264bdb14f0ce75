extension ConvertDocuments {
  /// Servers, credentials, answers and pages.
  static let responses = #"""
    {
      "openapi": "3.1.0",
      "info": {"title": "Shop", "version": "1"},
      "paths": {
        "/pets": {
          "get": {
            "operationId": "listPets",
            "tags": ["pets"],
            "responses": {
              "200": {
                "description": "",
                "content": {
                  "application/json": {
                    "schema": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}},
                    "example": [{"id": 1}]
                  }
                }
              },
              "404": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "4XX": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "default": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              }
            },
            "deprecated": true,
            "parameters": [
              {"name": "page", "in": "query", "schema": {"type": "integer"}},
              {"name": "limit", "in": "query", "schema": {"type": "integer"}}
            ]
          },
          "post": {
            "operationId": "addPet",
            "tags": ["pets"],
            "responses": {
              "200": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}
              },
              "201": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}
              },
              "202": {
                "description": "",
                "content": {
                  "application/json": {"schema": {"type": "object", "properties": {"job": {"type": "string"}}}}
                }
              },
              "204": {"description": ""}
            },
            "security": [],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}
            }
          }
        },
        "/photo": {
          "get": {
            "operationId": "photo",
            "tags": ["pets"],
            "responses": {
              "200": {
                "description": "",
                "content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}
              }
            },
            "security": [{"token": [], "key": []}, {}]
          }
        },
        "/chat": {
          "post": {
            "operationId": "chat",
            "tags": ["pets"],
            "responses": {
              "200": {
                "description": "",
                "content": {
                  "application/json": {"schema": {"$ref": "#/components/schemas/Pet"}},
                  "text/event-stream": {"schema": {"$ref": "#/components/schemas/Pet"}}
                }
              }
            },
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {"schema": {"type": "object", "properties": {"stream": {"type": "boolean"}}}}
              }
            }
          }
        },
        "/": {"get": {"operationId": "root", "responses": {"200": {"description": ""}}}}
      },
      "servers": [
        {
          "url": "https://{region}.example.com/v1",
          "description": "Near you.",
          "variables": {"region": {"default": "eu", "enum": ["eu", "us"]}}
        },
        {"url": "https://test.example.com", "description": "Test"},
        {
          "url": "http://localhost:{port}",
          "description": "Mine",
          "variables": {"port": {"default": "8080"}}
        }
      ],
      "security": [{"token": []}, {"key": []}],
      "tags": [{"name": "pets", "description": "All pets."}],
      "components": {
        "schemas": {
          "Pet": {
            "type": "object",
            "required": ["id"],
            "properties": {"id": {"type": "integer"}, "name": {"type": "string"}}
          },
          "Problem": {"type": "object", "properties": {"message": {"type": "string"}}}
        },
        "securitySchemes": {
          "token": {"type": "http", "scheme": "bearer", "description": "From the console."},
          "key": {"type": "apiKey", "in": "header", "name": "X-Key"},
          "login": {
            "type": "oauth2",
            "flows": {
              "clientCredentials": {"tokenUrl": "https://example.com/token", "scopes": {"read": ""}}
            }
          }
        }
      }
    }
    """#
}
