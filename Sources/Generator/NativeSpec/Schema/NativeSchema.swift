/// The JSON Schema (draft 2020-12) of the format's structure, for editors: `sdkgen-1.schema.json`.
///
/// What names and types mean is for the reader alone; a test holds the two together.
package let nativeSchema =
  schemaHead + modelSchemas + ",\n" + typeSchemas + ",\n" + endpointSchemas + ",\n"
  + responseSchemas + ",\n" + settingSchemas + ",\n" + serverSchemas + "\n  }\n}\n"

private let schemaHead = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "sdkgen-1.schema.json",
    "title": "An API for sdkgen",
    "description": "One HTTP API, from which sdkgen makes a Swift client.",
    "type": "object",
    "required": ["name"],
    "properties": {
      "$schema": { "type": "string", "description": "Where this schema is, for editors." },
      "name": { "$ref": "#/$defs/text", "description": "The API's name; the client is called <name>Client." },
      "about": { "$ref": "#/$defs/text", "description": "What the API is for." },
      "server": { "$ref": "#/$defs/server", "description": "Where the API is reached." },
      "servers": {
        "description": "Named servers; the first is the default.",
        "type": "object",
        "minProperties": 1,
        "propertyNames": { "minLength": 1 },
        "additionalProperties": { "$ref": "#/$defs/server" }
      },
      "serverRequired": { "type": "boolean", "description": "No server is the default: callers choose one." },
      "defaults": { "$ref": "#/$defs/defaults", "description": "What holds for every endpoint that does not say otherwise." },
      "models": {
        "description": "The types of bodies and responses.",
        "type": "object",
        "propertyNames": { "minLength": 1 },
        "additionalProperties": { "$ref": "#/$defs/model" }
      },
      "groups": {
        "description": "Groups of endpoints; each becomes an endpoint enum and a client.",
        "type": "object",
        "propertyNames": { "minLength": 1 },
        "additionalProperties": { "$ref": "#/$defs/group" }
      },
      "endpoints": { "$ref": "#/$defs/endpoints", "description": "Endpoints that are methods of the client itself; a small API has no groups." },
      "auth": {
        "description": "Named schemes by which callers prove who they are; the first is the default.",
        "type": "object",
        "propertyNames": { "minLength": 1, "not": { "const": "none" } },
        "additionalProperties": { "$ref": "#/$defs/scheme" }
      },
      "dates": { "$ref": "#/$defs/type", "description": "What 'Date' means in this file: Date, UnixTime, Date(\"yyyy-MM-dd HH:mm\", \"Asia/Seoul\")." },
      "acronyms": {
        "description": "Further words that keep their capitals in Swift names.",
        "type": "array",
        "items": { "$ref": "#/$defs/text" }
      },
      "namespace": { "type": "boolean", "description": "Nest all types in the client's type." },
      "import": {
        "description": "Files of the same target whose models this one uses.",
        "type": "array",
        "items": { "$ref": "#/$defs/text" }
      }
    },
    "patternProperties": { "^x-": true },
    "additionalProperties": false,
    "allOf": [
      { "not": { "required": ["server", "servers"] } }
    ],
    "$defs": {

  """#
