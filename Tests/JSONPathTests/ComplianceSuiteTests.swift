import Foundation
import SDKGenDiagnostics
import SDKGenJSONPath
import SDKGenSourceText
import Testing

/// The file `cts.json` of jsonpath-standard/jsonpath-compliance-test-suite.
private let suite = ProcessInfo.processInfo.environment["SDKGEN_JSONPATH_SUITE"]

/// Every case of the suite that the authors of RFC 9535 keep: what is selected, in one of the orders that the RFC allows,
/// the normalized paths, and which queries are refused.
@Test(.enabled(if: suite != nil, "SDKGEN_JSONPATH_SUITE is not set"))
func theComplianceSuitePasses() throws {
  let bytes = [UInt8](try Data(contentsOf: URL(filePath: try #require(suite))))
  let root = try #require(readJSON(bytes, file: "cts.json").value)
  let cases = try #require(root["tests"]).value.elements
  #expect(cases.count > 600)
  for test in cases {
    let name = test["name"]?.value.string ?? ""
    let selector = try #require(test["selector"]?.value.string)
    if test["invalid_selector"]?.value.bool == true {
      #expect(throws: JSONPath.Mistake.self, "\(name): \(selector)") { try JSONPath(selector) }
      continue
    }
    let document = try #require(test["document"]).value
    let found = try JSONPath(selector).select(in: document)
    let results = test["result"].map { [$0.value] } ?? test["results"]?.value.elements ?? []
    #expect(
      results.map { $0.elements.map(written) }.contains(found.map { written($0.node) }),
      "\(name): \(selector)")
    let paths =
      test["result_paths"].map { [$0.value] } ?? test["results_paths"]?.value.elements ?? []
    #expect(
      paths.map { $0.elements.map { $0.string ?? "" } }.contains(found.map(\.normalizedPath)),
      "\(name): \(selector)")
  }
}
