import SDKGenAPIModel

/// The JSON Schema (draft 2020-12) of the format's structure, for editors: `sdkgen-1.schema.json`.
///
/// It is made of the descriptions by which specs are read. Names and types are checked by reading
/// alone.
package let nativeSchema: String = {
  let head: JSONSchema = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "sdkgen-1.schema.json",
    "title": "An API for sdkgen",
    "description": "One HTTP API, for which sdkgen generates a Swift client.",
  ]
  var definitions: [Literal.Member] = []
  let schema = head.adding(SpecKeys.object.schema).json(&definitions)
  return layOut(
    .object(schema.members + [Literal.Member(name: "$defs", value: .object(definitions))]),
    as: .schema)
}()
