extension ConvertDocuments {
  /// Parameters and bodies.
  static let requests = #"""
    {
      "openapi": "3.1.0",
      "info": {"title": "Shop", "version": "1"},
      "paths": {
        "/pets/{id}/{list}/{file}": {
          "get": {
            "operationId": "get",
            "tags": ["pets"],
            "responses": {"200": {"description": ""}},
            "parameters": [
              {
                "name": "id",
                "in": "path",
                "schema": {"type": "integer"},
                "required": true,
                "description": "Which."
              },
              {
                "name": "list",
                "in": "path",
                "schema": {"type": "array", "items": {"type": "string"}},
                "required": true,
                "style": "label",
                "explode": true
              },
              {
                "name": "file",
                "in": "path",
                "schema": {"type": "string", "format": "uuid"},
                "required": true
              },
              {"name": "id", "in": "query", "schema": {"type": "string"}},
              {
                "name": "deep",
                "in": "query",
                "schema": {
                  "type": "object",
                  "properties": {"a": {"type": "string"}, "b": {"type": "integer"}}
                },
                "style": "deepObject"
              },
              {
                "name": "plain",
                "in": "query",
                "schema": {"type": "array", "items": {"type": "string"}}
              },
              {
                "name": "comma",
                "in": "query",
                "schema": {"type": "array", "items": {"type": "string"}},
                "explode": false
              },
              {
                "name": "piped",
                "in": "query",
                "schema": {"type": "array", "items": {"type": "string"}},
                "style": "pipeDelimited",
                "explode": false
              },
              {
                "name": "exploded",
                "in": "query",
                "schema": {
                  "type": "object",
                  "properties": {"a": {"type": "string"}, "b": {"type": "integer"}}
                }
              },
              {
                "name": "reserved",
                "in": "query",
                "schema": {"type": "string"},
                "allowReserved": true
              },
              {
                "name": "json",
                "in": "query",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {"a": {"type": "string"}, "b": {"type": "integer"}}
                    }
                  }
                }
              },
              {
                "name": "either",
                "in": "query",
                "schema": {"oneOf": [{"type": "integer"}, {"type": "string"}]}
              },
              {
                "name": "X-Trace",
                "in": "header",
                "schema": {"type": "string"},
                "deprecated": true
              },
              {
                "name": "X-List",
                "in": "header",
                "schema": {"type": "array", "items": {"type": "string"}}
              },
              {"name": "session", "in": "cookie", "schema": {"type": "string"}}
            ]
          }
        },
        "/form": {
          "post": {
            "operationId": "fill",
            "tags": ["pets"],
            "responses": {"200": {"description": ""}},
            "requestBody": {
              "required": true,
              "content": {
                "application/x-www-form-urlencoded": {
                  "schema": {
                    "type": "object",
                    "properties": {
                      "name": {"type": "string"},
                      "tags": {"type": "array", "items": {"type": "string"}}
                    }
                  },
                  "encoding": {"tags": {"explode": false}}
                }
              }
            }
          }
        },
        "/parts": {
          "post": {
            "operationId": "upload",
            "tags": ["pets"],
            "responses": {"200": {"description": ""}},
            "requestBody": {
              "required": true,
              "content": {
                "multipart/form-data": {
                  "schema": {
                    "type": "object",
                    "required": ["photo", "kind"],
                    "properties": {
                      "kind": {"const": "cat"},
                      "photo": {"type": "string", "format": "binary"},
                      "meta": {
                        "type": "object",
                        "properties": {"a": {"type": "string"}, "b": {"type": "integer"}}
                      },
                      "more": {"type": "array", "items": {"type": "string", "format": "binary"}}
                    }
                  },
                  "encoding": {"photo": {"contentType": "image/png"}}
                }
              }
            }
          }
        },
        "/text": {
          "post": {
            "operationId": "note",
            "tags": ["pets"],
            "responses": {
              "200": {"description": "", "content": {"text/markdown": {"schema": {"type": "string"}}}}
            },
            "requestBody": {"required": false, "content": {"text/plain": {"schema": {"type": "string"}}}}
          }
        },
        "/raw": {
          "put": {
            "operationId": "store",
            "tags": ["pets"],
            "responses": {"200": {"description": ""}},
            "requestBody": {
              "required": false,
              "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
            }
          }
        },
        "/patch": {
          "patch": {
            "operationId": "change",
            "tags": ["pets"],
            "responses": {
              "200": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}
              }
            },
            "requestBody": {
              "required": false,
              "content": {"application/merge-patch+json": {"schema": {"$ref": "#/components/schemas/Pet"}}}
            }
          }
        },
        "/fixed?mode=fast": {
          "get": {"operationId": "fixed", "tags": ["pets"], "responses": {"200": {"description": ""}}}
        }
      },
      "components": {
        "schemas": {
          "Pet": {
            "type": "object",
            "required": ["id"],
            "properties": {"id": {"type": "integer"}, "name": {"type": "string"}}
          }
        }
      }
    }
    """#
}
