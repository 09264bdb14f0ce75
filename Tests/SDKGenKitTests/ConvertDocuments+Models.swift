extension ConvertDocuments {
  /// Structures, enums, unions, and types without a name.
  static let models = #"""
    {
      "openapi": "3.1.0",
      "info": {"title": "Shop", "version": "1"},
      "paths": {
        "/things": {
          "post": {
            "operationId": "send",
            "tags": ["pets"],
            "responses": {
              "200": {
                "description": "",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}
              }
            },
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}
            }
          }
        }
      },
      "components": {
        "schemas": {
          "Thing": {
            "description": "A thing.",
            "deprecated": true,
            "type": "object",
            "required": ["kind", "owner", "id", "level", "date", "payment"],
            "properties": {
              "$ref_like": {"type": "string"},
              "kind": {"const": "thing"},
              "version": {"const": 2},
              "owner": {"type": ["string", "null"], "description": "Who has it."},
              "id": {"type": "string"},
              "date": {"$ref": "#/components/schemas/Date"},
              "level": {"type": "integer", "enum": [1, 2]},
              "html_url": {"type": "string"},
              "htmlUrl": {"type": "string"},
              "address": {
                "type": "object",
                "properties": {
                  "street": {"type": "string", "example": "Main"},
                  "geo": {"type": "object", "properties": {"lat": {"type": "number"}}}
                }
              },
              "order": {"type": "string", "enum": ["asc", "ASC", "desc"]},
              "tags": {
                "type": "array",
                "items": {"type": "object", "properties": {"text": {"type": "string"}}}
              },
              "any": {},
              "map": {"type": "object", "additionalProperties": {"type": "integer"}},
              "payment": {"$ref": "#/components/schemas/Payment"},
              "amount": {
                "oneOf": [
                  {"type": "integer"},
                  {"type": "string"},
                  {
                    "type": "object",
                    "required": ["cents"],
                    "properties": {"cents": {"type": "integer"}}
                  }
                ]
              },
              "limit": {"anyOf": [{"type": "integer"}, {"const": ""}]},
              "size": {"type": "integer", "default": 3, "deprecated": true},
              "when": {"type": "string", "format": "date-time"}
            },
            "additionalProperties": {"type": "string"}
          },
          "Date": {"type": "string", "format": "date", "description": "A day."},
          "Labels for pets": {"type": "object", "properties": {"a": {"type": "string"}}},
          "Payment": {
            "oneOf": [{"$ref": "#/components/schemas/Card"}, {"$ref": "#/components/schemas/Account"}],
            "discriminator": {
              "propertyName": "type",
              "mapping": {
                "card": "#/components/schemas/Card",
                "credit": "#/components/schemas/Card",
                "bank": "#/components/schemas/Account"
              }
            }
          },
          "Card": {
            "type": "object",
            "required": ["type"],
            "properties": {"type": {"type": "string"}, "number": {"type": "string"}}
          },
          "Account": {
            "type": "object",
            "required": ["type"],
            "properties": {"type": {"type": "string"}, "iban": {"type": "string"}}
          }
        }
      }
    }
    """#
}
