/// Servers and security schemes.
let serverSchemas = #"""
      "url": { "type": "string", "pattern": "^https?://[^?#\\s]+$" },
      "urlWithVariables": { "type": "string", "pattern": "^(https?|\\{[^{}]+\\})://[^?#\\s]+$" },
      "server": {
        "if": { "type": "object" },
        "then": {
          "required": ["url"],
          "properties": {
            "url": { "$ref": "#/$defs/urlWithVariables", "description": "The base URL; {name} stands for a variable." },
            "about": { "$ref": "#/$defs/text" },
            "variables": {
              "type": "object",
              "propertyNames": { "minLength": 1 },
              "additionalProperties": {
                "type": "object",
                "properties": {
                  "default": { "$ref": "#/$defs/text" },
                  "enum": { "type": "array", "items": { "$ref": "#/$defs/text" } }
                },
                "patternProperties": { "^x-": true },
                "additionalProperties": false
              }
            }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": { "$ref": "#/$defs/url" }
      },
      "scheme": {
        "type": "object",
        "properties": {
          "about": { "$ref": "#/$defs/text" },
          "swift": { "$ref": "#/$defs/swiftName" },
          "bearer": { "const": true },
          "basic": { "const": true },
          "apiKey": { "$ref": "#/$defs/text", "description": "The name of the header, parameter or cookie." },
          "in": { "enum": ["header", "query", "cookie"] },
          "encoded": { "type": "boolean", "description": "The key is percent-encoded already and goes out as it is." },
          "oauth2": { "enum": ["clientCredentials", "refresh"] },
          "tokenURL": { "$ref": "#/$defs/url" },
          "scopes": { "type": "array", "items": { "$ref": "#/$defs/text" } }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false,
        "oneOf": [
          { "required": ["bearer"] },
          { "required": ["basic"] },
          { "required": ["apiKey"] },
          { "required": ["oauth2", "tokenURL"] }
        ],
        "allOf": [
          {
            "if": { "properties": { "encoded": { "const": true } }, "required": ["encoded"] },
            "then": { "properties": { "in": { "const": "query" } }, "required": ["in"] }
          },
          {
            "if": { "not": { "required": ["apiKey"] } },
            "then": { "properties": { "in": false, "encoded": false } }
          },
          {
            "if": { "not": { "required": ["oauth2"] } },
            "then": { "properties": { "tokenURL": false, "scopes": false } }
          }
        ]
      }
  """#
