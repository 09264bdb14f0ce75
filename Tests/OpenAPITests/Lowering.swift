import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import SDKGenSourceText
import Testing

/// The documents of files given as JSON text, the first of which is the root.
func documents(_ files: (name: String, text: String)...) throws -> Documents {
  var nodes: [String: Node] = [:]
  for file in files {
    let read: Diagnosed<Node?> = readJSON(Array(file.text.utf8), file: file.name)
    #expect(read.diagnostics == [])
    nodes[file.name] = read.value
  }
  let first = try #require(files.first)
  return Documents(root: try #require(nodes[first.name]), file: first.name, others: nodes)
}

/// A document whose component schemas are `schemas`, the members of an object.
func document(_ schemas: String) throws -> Documents {
  try documents(("api.json", #"{"components": {"schemas": {"# + schemas + "}}}"))
}

func lower(
  _ documents: Documents, _ version: OpenAPIVersion = .v3_1, options: OpenAPIOptions = .init()
) -> Diagnosed<[Model]> {
  var lowering = SchemaLowering(documents, options: options, version: version)
  lowering.declareComponents()
  return lowering.finish()
}

/// Expects models, written as by `text(of:)`, and the ids of diagnostics.
func expect(
  _ schemas: String, _ expected: String, version: OpenAPIVersion = .v3_1,
  said: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let result = lower(try document(schemas), version)
  #expect(text(of: result.value) == expected, sourceLocation: sourceLocation)
  #expect(result.diagnostics.map(\.id) == said, sourceLocation: sourceLocation)
  for diagnostic in result.diagnostics {
    #expect(diagnostic.location != nil, sourceLocation: sourceLocation)
    #expect(diagnostic.pointer != nil, sourceLocation: sourceLocation)
  }
}
