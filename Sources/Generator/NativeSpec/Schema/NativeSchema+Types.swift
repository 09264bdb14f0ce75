/// Texts, names, types and what stands where a type may stand.
let typeSchemas = #"""
      "text": { "type": "string", "minLength": 1 },
      "scalar": { "type": ["string", "number", "boolean"] },
      "deprecation": {
        "description": "true, or what to use instead.",
        "anyOf": [{ "type": "boolean" }, { "$ref": "#/$defs/text" }]
      },
      "swiftName": {
        "description": "The name in Swift, where it is not to be made from the name on the wire.",
        "type": "string",
        "pattern": "^[^0-9\\s-][^\\s.-]*$"
      },
      "headerName": { "type": "string", "pattern": "^(?!(?:[Hh]ost|[Cc]ontent-[Ll]ength|[Tt]ransfer-[Ee]ncoding|[Cc]onnection|[Ee]xpect|[Uu]pgrade|TE|[Tt]railer)$)[!#$%&'*+.^_`|~0-9A-Za-z-]+$" },
      "contentType": {
        "type": "string",
        "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+/[!#$%&'*+.^_`|~0-9A-Za-z-]+ *(;.*)?$"
      },
      "type": {
        "description": "A type: String, Int, Date, [Post], [String: Post], Post?, or the name of a model.",
        "type": "string",
        "minLength": 1
      },
      "typeOrLongForm": {
        "if": { "type": "object" },
        "then": {
          "required": ["type"],
          "properties": { "type": { "$ref": "#/$defs/type" } },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": { "$ref": "#/$defs/type" }
      },
      "constant": {
        "description": "A value that is always sent and is no argument.",
        "type": "object",
        "required": ["is"],
        "properties": {
          "is": {
            "description": "The value, or one for each named server.",
            "anyOf": [
              { "type": ["string", "number", "boolean"] },
              { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean"] } }
            ]
          },
          "about": { "$ref": "#/$defs/text" }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "parameter": {
        "description": "A type, a constant, or the long form of a type.",
        "if": { "type": "object" },
        "then": {
          "if": { "required": ["is"] },
          "then": { "$ref": "#/$defs/constant" },
          "else": { "$ref": "#/$defs/longParameter" }
        },
        "else": { "$ref": "#/$defs/type" }
      },
      "longParameter": {
        "type": "object",
        "required": ["type"],
        "properties": {
          "type": { "$ref": "#/$defs/type" },
          "default": { "description": "The argument's default." },
          "style": { "$ref": "#/$defs/style", "description": "How an array or object is written." },
          "reserved": { "type": "boolean", "description": "Signs such as '/' and ',' go out as they are." },
          "about": { "$ref": "#/$defs/text" },
          "swift": { "$ref": "#/$defs/swiftName" },
          "deprecated": { "$ref": "#/$defs/deprecation" }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "style": {
        "enum": [
          "repeat", "comma", "commaPairs", "brackets", "pipe", "space", "deepObject", "label",
          "labelExploded", "matrix", "matrixExploded", "json"
        ]
      },
      "pathParameter": {
        "description": "A type, or the long form of one.",
        "if": { "type": "object" },
        "then": {
          "required": ["type"],
          "properties": {
            "type": { "$ref": "#/$defs/type" },
            "style": { "$ref": "#/$defs/style" },
            "about": { "$ref": "#/$defs/text" },
            "swift": { "$ref": "#/$defs/swiftName" },
            "deprecated": { "$ref": "#/$defs/deprecation" }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": { "$ref": "#/$defs/type" }
      },
      "part": {
        "description": "A type, File, File?, [File], a constant, or the long form of a type.",
        "if": { "type": "object" },
        "then": {
          "if": { "required": ["is"] },
          "then": { "$ref": "#/$defs/constant" },
          "else": { "$ref": "#/$defs/longPart" }
        },
        "else": { "$ref": "#/$defs/type" }
      },
      "longPart": {
        "type": "object",
        "required": ["type"],
        "properties": {
          "type": { "$ref": "#/$defs/type" },
          "contentType": { "$ref": "#/$defs/contentType" },
          "default": { "description": "The argument's default." },
          "about": { "$ref": "#/$defs/text" },
          "swift": { "$ref": "#/$defs/swiftName" },
          "deprecated": { "$ref": "#/$defs/deprecation" }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "parameters": {
        "type": "object",
        "propertyNames": { "minLength": 1 },
        "additionalProperties": { "$ref": "#/$defs/parameter" }
      },
      "headers": {
        "type": "object",
        "propertyNames": { "$ref": "#/$defs/headerName" },
        "additionalProperties": { "$ref": "#/$defs/parameter" }
      }
  """#
