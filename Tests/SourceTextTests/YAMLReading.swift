import Foundation
import SDKGenDiagnostics
import SDKGenSourceText

func readYAML(_ text: String) -> Diagnosed<Node?> { readYAML(Array(text.utf8), file: "a.yaml") }

/// Returns the diagnostics of a YAML text, a line each: `1:7 yaml-syntax: expected …`.
func yamlMistakes(in bytes: [UInt8]) -> [String] {
  readYAML(bytes, file: "a.yaml").diagnostics.map { diagnostic in
    let location = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
    return "\(location) \(diagnostic.id): \(diagnostic.message)"
  }
}

func yamlMistakes(in text: String) -> [String] { yamlMistakes(in: Array(text.utf8)) }

/// Where the large documents are, for the tests that read them.
let corpus = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"].map { URL(filePath: $0) }
