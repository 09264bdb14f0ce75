import SDKGenDiagnostics
import SDKGenSourceText
import Testing

@Suite struct MergePatchTests {
  /// The examples of RFC 7396, appendix A, that have an object to begin with.
  @Test(arguments: [
    (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
    (#"{"a":"b"}"#, #"{"a":null}"#, #"{}"#),
    (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
    (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
    (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
    (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
    (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
    (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
    (#"{}"#, #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
  ])
  func merges(target: String, patch: String, expected: String) throws {
    #expect(try text(read(target).merging(read(patch, "patch.json")).value) == expected)
  }

  @Test func everythingKeepsItsLocation() throws {
    let merged = try read("{\n  \"a\": { \"b\": 1 }\n}").merging(
      read("\n\n{ \"a\": { \"c\": 2 } }", "patch.json")
    ).value
    #expect(merged["a"]?.value["b"]?.value.location.description == "spec.json:2:15")
    #expect(merged["a"]?.value["c"]?.value.location.description == "patch.json:3:15")
    #expect(merged["a"]?.value["c"]?.keyLocation.description == "patch.json:3:10")
  }

  @Test func whatIsReplacedIsWhereThePatchHasIt() throws {
    let merged = try read(#"{"a": {"b": 1}}"#).merging(
      read("{\n\"a\": {\"b\": 2}}", "patch.json")
    ).value
    #expect(merged["a"]?.keyLocation.description == "spec.json:1:2")
    #expect(merged["a"]?.value["b"]?.keyLocation.description == "patch.json:2:7")
    #expect(merged["a"]?.value["b"]?.value.location.description == "patch.json:2:12")
  }

  // Those of both, in the order of the merged tree.
  @Test func stringsAreFoundInMergedDocuments() throws {
    let merged = try read(#"{"a": {"$ref": "one"}, "b": [{"$ref": "two"}], "$ref": "three"}"#)
      .merging(read(#"{"a": {"c": 1}, "d": {"$ref": "four"}}"#, "patch.json")).value

    #expect(merged.strings(following: "$ref") == ["one", "two", "three", "four"])
  }

  @Test func takingAwayNothingIsReported() throws {
    let merged = try read(#"{"a": 1}"#).merging(read(#"{"aa": null}"#, "patch.json"))
    #expect(merged.diagnostics.map(\.id) == ["overlay-removes-nothing"])
    #expect(merged.diagnostics.first?.location?.description == "patch.json:1:2")
  }

  private func read(_ text: String, _ file: String = "spec.json") throws -> Node {
    try #require(readJSON(Array(text.utf8), file: file).value)
  }

  private func text(_ node: Node) -> String {
    switch node.kind {
    case .object:
      "{" + node.members.map { "\"\($0.key)\":" + text($0.value) }.joined(separator: ",") + "}"
    case .array: "[" + node.elements.map(text).joined(separator: ",") + "]"
    case .string: "\"\(node.string ?? "")\""
    case .number: node.number ?? ""
    case .bool: "\(node.bool == true)"
    case .null: "null"
    }
  }
}
