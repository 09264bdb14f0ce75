import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import Testing

@testable import SDKGenOpenAPI

/// Lowers a document given as JSON text. `members` stand at its top level, beside version and title.
func lowered(
  _ members: String, version: String = "3.1.0", others: [String: String] = [:]
) throws -> Diagnosed<API?> {
  let text =
    #"{ "openapi": "\#(version)", "info": { "title": "Zoo API", "version": "1" }, \#(members) }"#
  let read = readJSON(Array(text.utf8), file: "openapi.json")
  #expect(read.diagnostics == [], "the test's document is no JSON")
  let files = try others.mapValues {
    try #require(readJSON(Array($0.utf8), file: "other.json").value)
  }
  let documents = Documents(root: try #require(read.value), file: "openapi.json", others: files)
  return lower(documents, options: OpenAPIOptions())
}

/// Lowers the only operation of a document with one: `"get": { … }` at a path.
func operation(
  _ operation: String, path: String = "/pets", beside members: String = "",
  version: String = "3.1.0"
) throws -> Diagnosed<SDKGenAPIModel.Operation> {
  let paths = #""paths": { "\#(path)": { \#(operation) } }"#
  let result = try lowered(members.isEmpty ? paths : "\(paths), \(members)", version: version)
  let operations = try #require(result.value).groups.flatMap(\.operations)
  return Diagnosed(try #require(operations.first), result.diagnostics)
}

/// An operation whose response has no content.
func get(_ members: String, path: String = "/pets") throws -> Diagnosed<SDKGenAPIModel.Operation> {
  try operation(#""get": { \#(members), "responses": { "204": {} } }"#, path: path)
}

extension API {
  var operations: [SDKGenAPIModel.Operation] { groups.flatMap(\.operations) }
}

extension Diagnosed {
  var ids: [String] { diagnostics.map(\.id) }
}
