/// What `defaults`, groups and endpoints can all say.
let settingSchemas = #"""
      "defaults": {
        "type": "object",
        "properties": {
          "query": { "$ref": "#/$defs/parameters", "description": "Constants are always sent; types become arguments of the client's initialiser." },
          "headers": { "$ref": "#/$defs/headers", "description": "Constants are always sent; types become arguments of the client's initialiser." },
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
        "additionalProperties": false
      },
      "group": {
        "type": "object",
        "required": ["endpoints"],
        "properties": {
          "about": { "$ref": "#/$defs/text" },
          "swift": { "$ref": "#/$defs/swiftName" },
          "endpoints": { "$ref": "#/$defs/endpoints" },
          "query": { "$ref": "#/$defs/parameters" },
          "headers": { "$ref": "#/$defs/headers" },
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
        "additionalProperties": false
      },
      "responsePath": { "type": "string", "pattern": "^[^.\\[\\]]+(\\.[^.\\[\\]]+)*$" },
      "success": {
        "description": "When a 2xx response is a failure all the same.",
        "type": "object",
        "required": ["at", "is"],
        "properties": {
          "at": { "$ref": "#/$defs/responsePath", "description": "Where the code is: response.header.resultCode." },
          "is": { "type": ["string", "number", "boolean"], "description": "The code of success." },
          "message": { "$ref": "#/$defs/responsePath", "description": "Where a text for people is." }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "errors": {
        "description": "Types of error bodies by status: 404, 4xx, default.",
        "type": "object",
        "propertyNames": { "pattern": "^([345][0-9][0-9]|[345]xx|default)$" },
        "additionalProperties": { "$ref": "#/$defs/typeOrLongForm" }
      },
      "duration": {
        "anyOf": [
          { "type": "number", "minimum": 0.001, "maximum": 315360000 },
          { "$ref": "#/$defs/durationText" }
        ]
      },
      "durationText": { "type": "string", "pattern": "^(?=[0-9.]{1,15}[a-z])(?=.*[1-9])[0-9]*\\.?[0-9]+(ms|s|m|h|d)$" },
      "retries": {
        "description": "Further attempts after the first.",
        "anyOf": [
          { "type": "integer", "minimum": 0, "maximum": 10 },
          {
            "type": "object",
            "properties": {
              "max": { "type": "integer", "minimum": 0, "maximum": 10 },
              "statuses": { "type": "array", "items": { "type": "integer", "minimum": 100, "maximum": 599 } },
              "codes": { "type": "array", "items": { "$ref": "#/$defs/text" }, "description": "Rejections of 'success' that are worth another attempt." },
              "baseDelay": { "$ref": "#/$defs/duration" },
              "maxDelay": { "$ref": "#/$defs/duration" }
            },
            "patternProperties": { "^x-": true },
            "additionalProperties": false
          }
        ]
      },
      "cache": {
        "description": "off, http, how long a response is fresh, or an object.",
        "anyOf": [
          { "enum": ["off", "http"] },
          { "$ref": "#/$defs/durationText" },
          {
            "type": "object",
            "required": ["fresh"],
            "properties": {
              "fresh": { "$ref": "#/$defs/duration" },
              "stale": { "$ref": "#/$defs/duration" }
            },
            "patternProperties": { "^x-": true },
            "additionalProperties": false
          }
        ]
      },
      "share": {
        "description": "Whether equal GET and HEAD requests under way at the same time share one exchange.",
        "type": "boolean"
      },
      "auth": {
        "description": "A scheme's name, several that are all needed, a list of such lists any of which will do, or none.",
        "anyOf": [
          { "$ref": "#/$defs/text" },
          {
            "type": "array",
            "minItems": 1,
            "items": { "type": "array", "items": { "$ref": "#/$defs/text" } }
          },
          { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/text" } }
        ]
      }
  """#
