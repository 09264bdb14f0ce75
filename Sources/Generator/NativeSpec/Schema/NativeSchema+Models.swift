/// A model: an alias, an enum, a union or a structure.
let modelSchemas = #"""
      "model": {
        "if": { "type": "object" },
        "then": {
          "if": { "required": ["$enum"] },
          "then": { "$ref": "#/$defs/enum" },
          "else": {
            "if": { "required": ["$union"] },
            "then": { "$ref": "#/$defs/union" },
            "else": {
              "if": { "required": ["$type"] },
              "then": { "$ref": "#/$defs/alias" },
              "else": { "$ref": "#/$defs/structure" }
            }
          }
        },
        "else": { "$ref": "#/$defs/type", "description": "An alias." }
      },
      "alias": {
        "description": "Another name for a type.",
        "type": "object",
        "required": ["$type"],
        "properties": {
          "$about": { "$ref": "#/$defs/text" },
          "$deprecated": { "$ref": "#/$defs/deprecation" },
          "$swift": { "$ref": "#/$defs/swiftName" },
          "$type": { "$ref": "#/$defs/type" }
        },
        "additionalProperties": false
      },
      "structure": {
        "description": "Keys that begin with '$' are about the model, the rest are fields.",
        "type": "object",
        "properties": {
          "$about": { "$ref": "#/$defs/text" },
          "$deprecated": { "$ref": "#/$defs/deprecation" },
          "$swift": { "$ref": "#/$defs/swiftName" },
          "$fields": {
            "description": "Fields whose own names begin with '$'.",
            "type": "object",
            "propertyNames": { "minLength": 1 },
            "additionalProperties": { "$ref": "#/$defs/field" }
          },
          "$extends": { "$ref": "#/$defs/text", "description": "A model whose fields come first." },
          "$lossy": {
            "description": "Arrays whose elements are skipped when they do not decode.",
            "type": "array",
            "items": { "$ref": "#/$defs/text" }
          },
          "$identity": {
            "description": "The field that makes the model Identifiable, or false.",
            "anyOf": [{ "$ref": "#/$defs/text" }, { "const": false }]
          },
          "$additional": { "$ref": "#/$defs/type", "description": "The type of members that are no fields, which are kept." }
        },
        "patternProperties": { "^[^$]": { "$ref": "#/$defs/field" } },
        "additionalProperties": false
      },
      "field": {
        "description": "A type, or the long form of one.",
        "if": { "type": "object" },
        "then": {
          "anyOf": [{ "required": ["type"] }, { "required": ["is"] }],
          "not": { "required": ["is", "default"] },
          "properties": {
            "type": { "$ref": "#/$defs/type" },
            "is": { "$ref": "#/$defs/scalar", "description": "The one value there is." },
            "writesNull": { "type": "boolean", "description": "nil is sent as null instead of left out." },
            "about": { "$ref": "#/$defs/text" },
            "swift": { "$ref": "#/$defs/swiftName" },
            "default": { "description": "The initialiser's default, and what an absent key reads as." },
            "example": { "description": "A value, for documentation and mocks." },
            "deprecated": { "$ref": "#/$defs/deprecation" }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": { "$ref": "#/$defs/type" }
      },
      "enum": {
        "type": "object",
        "required": ["$enum"],
        "properties": {
          "$about": { "$ref": "#/$defs/text" },
          "$deprecated": { "$ref": "#/$defs/deprecation" },
          "$swift": { "$ref": "#/$defs/swiftName" },
          "$enum": {
            "description": "The values, or names for them: all texts or all whole numbers.",
            "anyOf": [
              { "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string" } },
              { "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "integer" } },
              { "type": "object", "minProperties": 1, "additionalProperties": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/textValue" }] } },
              { "type": "object", "minProperties": 1, "additionalProperties": { "anyOf": [{ "type": "integer" }, { "$ref": "#/$defs/wholeValue" }] } }
            ]
          },
          "$closed": { "type": "boolean", "description": "Other values are refused instead of kept." }
        },
        "additionalProperties": false
      },
      "textValue": {
        "type": "object",
        "required": ["is"],
        "properties": { "is": { "type": "string" }, "swift": { "$ref": "#/$defs/swiftName" } },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "wholeValue": {
        "type": "object",
        "required": ["is"],
        "properties": { "is": { "type": "integer" }, "swift": { "$ref": "#/$defs/swiftName" } },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "union": {
        "type": "object",
        "required": ["$union"],
        "properties": {
          "$about": { "$ref": "#/$defs/text" },
          "$deprecated": { "$ref": "#/$defs/deprecation" },
          "$swift": { "$ref": "#/$defs/swiftName" },
          "$union": {
            "description": "Types by the text of the tag, or a list of types that are told apart by their shape.",
            "anyOf": [
              { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/member" } },
              { "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/taggedMember" } }
            ]
          },
          "$tag": { "$ref": "#/$defs/text", "description": "The field that says which member it is." },
          "$content": { "$ref": "#/$defs/text", "description": "The key that holds the member; '$tag': the one named by the tag." }
        },
        "additionalProperties": false,
        "if": { "properties": { "$union": { "type": "object" } } },
        "then": { "required": ["$tag"] },
        "else": { "not": { "anyOf": [{ "required": ["$tag"] }, { "required": ["$content"] }] } }
      },
      "member": {
        "description": "A type, the long form of one, or one value.",
        "if": { "type": "object" },
        "then": {
          "anyOf": [{ "required": ["type"] }, { "required": ["is"] }],
          "properties": {
            "type": { "$ref": "#/$defs/type" },
            "is": { "$ref": "#/$defs/scalar", "description": "The member is this one value." },
            "swift": { "$ref": "#/$defs/swiftName" }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": { "$ref": "#/$defs/type" }
      },
      "taggedMember": {
        "description": "A type, or the long form of one.",
        "if": { "type": "object" },
        "then": {
          "required": ["type"],
          "properties": {
            "type": { "$ref": "#/$defs/type" },
            "also": { "type": "array", "items": { "$ref": "#/$defs/text" }, "description": "Further texts of the tag that mean the same." },
            "swift": { "$ref": "#/$defs/swiftName" }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "else": { "$ref": "#/$defs/type" }
      }
  """#
