/// An endpoint, and the keys that only an endpoint has.
let endpointSchemas = #"""
      "endpoints": {
        "type": "object",
        "propertyNames": { "minLength": 1 },
        "additionalProperties": { "$ref": "#/$defs/endpoint" }
      },
      "path": {
        "description": "The path, with {name: Type} for its parameters.",
        "type": "string",
        "pattern": "^/[^?#]*$"
      },
      "endpoint": {
        "type": "object",
        "properties": {
          "GET": { "$ref": "#/$defs/path" },
          "POST": { "$ref": "#/$defs/path" },
          "PUT": { "$ref": "#/$defs/path" },
          "PATCH": { "$ref": "#/$defs/path" },
          "DELETE": { "$ref": "#/$defs/path" },
          "HEAD": { "$ref": "#/$defs/path" },
          "OPTIONS": { "$ref": "#/$defs/path" },
          "path": {
            "description": "More of the parameters in the path than a type in braces says.",
            "type": "object",
            "propertyNames": { "minLength": 1 },
            "additionalProperties": { "$ref": "#/$defs/pathParameter" }
          },
          "about": { "$ref": "#/$defs/text" },
          "deprecated": { "$ref": "#/$defs/deprecation" },
          "swift": { "$ref": "#/$defs/swiftName" },
          "body": { "$ref": "#/$defs/typeOrLongForm", "description": "The type of a JSON body." },
          "form": {
            "description": "The fields of a form, or a type that has them: application/x-www-form-urlencoded.",
            "if": { "type": "object" },
            "then": { "$ref": "#/$defs/parameters", "minProperties": 1 },
            "else": { "$ref": "#/$defs/type" }
          },
          "styles": {
            "description": "How the fields of a form by type are written, where not with brackets.",
            "type": "object",
            "propertyNames": { "minLength": 1 },
            "additionalProperties": { "$ref": "#/$defs/style" }
          },
          "multipart": {
            "description": "The parts of a multipart body.",
            "type": "object",
            "minProperties": 1,
            "propertyNames": { "minLength": 1 },
            "additionalProperties": { "$ref": "#/$defs/part" }
          },
          "text": { "$ref": "#/$defs/content", "description": "The content type of a text that the caller gives." },
          "raw": { "$ref": "#/$defs/content", "description": "The content type of bytes that the caller gives." },
          "contentType": { "$ref": "#/$defs/contentType", "description": "What the body or form is labelled as." },
          "accept": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/contentType" }, "description": "The media types to ask for, best first." },
          "returns": { "$ref": "#/$defs/returns" },
          "unwrap": { "$ref": "#/$defs/responsePath", "description": "A path into the response, for envelopes: response.body.items." },
          "stream": { "$ref": "#/$defs/stream" },
          "paginate": { "$ref": "#/$defs/paginate" },
          "idempotencyKey": { "$ref": "#/$defs/headerName", "description": "A header that is filled with a UUID per call." },
          "server": { "$ref": "#/$defs/text", "description": "The server that serves this endpoint." },
          "examples": {
            "description": "Responses for mocks, previews and documentation.",
            "type": "object",
            "propertyNames": { "minLength": 1 },
            "additionalProperties": {
              "type": "object",
              "required": ["body"],
              "properties": { "status": { "type": "integer", "minimum": 100, "maximum": 599 }, "body": true },
              "patternProperties": { "^x-": true },
              "additionalProperties": false
            }
          },
          "query": { "$ref": "#/$defs/parameters" },
          "headers": { "$ref": "#/$defs/headers" },
          "cookies": {
            "type": "object",
            "propertyNames": { "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" },
            "additionalProperties": { "$ref": "#/$defs/parameter" }
          },
          "success": { "$ref": "#/$defs/success" },
          "errors": { "$ref": "#/$defs/errors" },
          "timeout": { "$ref": "#/$defs/duration", "description": "Seconds without progress." },
          "deadline": { "$ref": "#/$defs/duration", "description": "Seconds for the whole call with its retries." },
          "retries": { "$ref": "#/$defs/retries" },
          "cache": { "$ref": "#/$defs/cache" },
          "share": { "$ref": "#/$defs/share" },
          "auth": { "$ref": "#/$defs/auth" }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false,
        "oneOf": [
          { "required": ["GET"] },
          { "required": ["POST"] },
          { "required": ["PUT"] },
          { "required": ["PATCH"] },
          { "required": ["DELETE"] },
          { "required": ["HEAD"] },
          { "required": ["OPTIONS"] }
        ],
        "allOf": [
          { "not": { "required": ["body", "form"] } },
          { "not": { "required": ["body", "multipart"] } },
          { "not": { "required": ["body", "raw"] } },
          { "not": { "required": ["form", "multipart"] } },
          { "not": { "required": ["form", "raw"] } },
          { "not": { "required": ["multipart", "raw"] } },
          { "not": { "required": ["text", "body"] } },
          { "not": { "required": ["text", "form"] } },
          { "not": { "required": ["text", "multipart"] } },
          { "not": { "required": ["text", "raw"] } },
          {
            "if": { "required": ["contentType"] },
            "then": { "anyOf": [{ "required": ["body"] }, { "required": ["form"] }] }
          },
          {
            "if": { "required": ["styles"] },
            "then": { "required": ["form"], "properties": { "form": { "type": "string" } } }
          }
        ]
      }
  """#
