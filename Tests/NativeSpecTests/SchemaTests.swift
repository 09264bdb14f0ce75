import SDKGenDiagnostics
import SDKGenNativeSpec
import SDKGenSourceText
import Testing

/// The schema accepts the specs that the reader accepts, as far as their structure goes.
@Suite struct SchemaTests {
  /// The mistakes that the schema must find as well: those in the shape of the file.
  static let structural: Set<String> = [
    "unknown-key", "missing-key", "wrong-kind", "conflicting-keys", "misplaced-key", "empty-text",
    "empty-list", "out-of-range", "unknown-choice", "bad-swift-name", "inline-model",
    "field-misplaced", "bad-enum-value", "union-needs-tag", "no-method", "path-slash", "path-query",
    "bad-header-name", "bad-content-type", "bad-response-path", "bad-status", "bad-duration",
    "bad-cache", "misplaced-constant", "scheme-name",
  ]

  let validator: SchemaValidator

  init() throws {
    let schema = readJSON(Array(nativeSchema.utf8), file: "sdkgen-1.schema.json")
    #expect(schema.diagnostics == [])
    validator = SchemaValidator(root: try #require(schema.value))
  }

  @Test(arguments: SnapshotCases.names)
  func agreesWithTheReader(about name: String) throws {
    let tree = try readJSON(SnapshotCases.bytes(of: "api.sdk.json", in: name), file: "api.sdk.json")
    guard tree.diagnostics.isEmpty, let node = tree.value else { return }

    let reader = Set(try SnapshotCases.outcome(of: name).diagnostics.map(\.id))
    let schema = try validator.mistakes(in: node)

    if reader.isEmpty { #expect(schema == []) }
    if !reader.isDisjoint(with: Self.structural) { #expect(schema != []) }
    if !schema.isEmpty { #expect(!reader.isEmpty) }
  }

  @Test func structuralIDsExist() {
    #expect(Self.structural.subtracting((sharedRules + nativeSpecRules).map(\.id)) == [])
  }

  @Test func namesItself() throws {
    #expect(validator.root["$id"]?.value.string == "sdkgen-1.schema.json")
    #expect(
      validator.root["$schema"]?.value.string == "https://json-schema.org/draft/2020-12/schema")
  }
}
