/// Answers, streams and pages, and the content of bodies.
let responseSchemas = #"""
      "returns": {
        "description": "The type of the response; Void, Bytes, { \"file\": true } for a download, { \"text\": true }, or one by status.",
        "if": { "type": "object", "required": ["file"] },
        "then": {
          "properties": { "file": { "const": true } },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": {
          "anyOf": [
            { "$ref": "#/$defs/oneResponse" },
            {
              "type": "object",
              "minProperties": 1,
              "propertyNames": { "pattern": "^(2[0-9][0-9]|2xx|default)$" },
              "additionalProperties": { "$ref": "#/$defs/oneResponse" }
            }
          ]
        }
      },
      "oneResponse": {
        "if": { "type": "object", "required": ["text"] },
        "then": {
          "properties": { "text": { "const": true } },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": { "$ref": "#/$defs/typeOrLongForm" }
      },
      "content": {
        "description": "A content type, or an object that says that the body may be left out.",
        "if": { "type": "object" },
        "then": {
          "required": ["type"],
          "properties": {
            "type": { "$ref": "#/$defs/contentType" },
            "optional": { "type": "boolean" }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": { "$ref": "#/$defs/contentType" }
      },
      "stream": {
        "description": "A response that arrives in pieces: server-sent events or JSON lines.",
        "type": "object",
        "properties": {
          "events": {
            "anyOf": [
              { "$ref": "#/$defs/type" },
              { "type": "object", "additionalProperties": { "$ref": "#/$defs/typeOrLongForm" } }
            ]
          },
          "lines": { "$ref": "#/$defs/typeOrLongForm" },
          "end": { "$ref": "#/$defs/text", "description": "The data that ends the stream: [DONE]." },
          "mustEnd": { "type": "boolean", "description": "false: the end of the connection ends the stream as well." },
          "set": { "$ref": "#/$defs/text", "description": "The Boolean field of the body that asks for a stream." }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false,
        "oneOf": [{ "required": ["events"] }, { "required": ["lines"], "not": { "anyOf": [{ "required": ["end"] }, { "required": ["mustEnd"] }] } }]
      },
      "paginate": {
        "description": "By page, by offset or by cursor.",
        "type": "object",
        "properties": {
          "page": { "$ref": "#/$defs/text" },
          "size": { "$ref": "#/$defs/text" },
          "first": { "type": "integer", "minimum": 0, "maximum": 1000000 },
          "offset": { "$ref": "#/$defs/text" },
          "limit": { "$ref": "#/$defs/text" },
          "cursor": { "$ref": "#/$defs/text" },
          "next": { "$ref": "#/$defs/text", "description": "Where the next cursor is: meta.next, link, header:NAME, data[last].id." },
          "more": { "$ref": "#/$defs/responsePath" },
          "items": { "$ref": "#/$defs/responsePath" }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false,
        "oneOf": [
          { "required": ["page"] },
          { "required": ["offset"] },
          { "required": ["cursor", "next"] }
        ],
        "allOf": [
          { "if": { "not": { "required": ["page"] } }, "then": { "properties": { "size": false, "first": false } } },
          { "if": { "not": { "required": ["offset"] } }, "then": { "properties": { "limit": false } } },
          { "if": { "not": { "required": ["cursor"] } }, "then": { "properties": { "next": false } } }
        ]
      }
  """#
