import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

/// The whole spec of the reference, into which its short examples are inserted.
struct Scaffold {
  private let base: [String: Any]
  private let files: [String: String]

  init(_ page: Page) throws {
    base = try members(of: try #require(page.blocks("json", "spec", "base").first).text)
    files = Dictionary(
      page.blocks("json", "spec").filter { $0.info.count > 2 }.map { ($0.info[2], $0.text) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Generates from the spec with `example` inserted: keys of the object that `kind` names.
  func generate(_ kind: String, _ example: String) throws -> Diagnosed<[OutputFile]> {
    let example = try members(of: "{ \(example) }")
    let models = try #require(base["models"] as? [String: Any])
    var spec = base
    switch kind {
    case "file":
      for (key, value) in example where key != "models" { spec[key] = value }
      spec["models"] = models.merging(example["models"] as? [String: Any] ?? [:]) { $1 }
      for (one, other) in [("server", "servers"), ("groups", "endpoints")] where example[one] != nil
      {
        spec[other] = nil
      }
      // Those of the file itself would be unknown then.
      if example["auth"] != nil { spec["defaults"] = nil }
    case "auth":
      spec["auth"] = example
      spec["defaults"] = nil
    case "models":
      spec["models"] = models.merging(example) { $1 }
      let name = try #require(example.keys.first)
      spec["endpoints"] = ["use": ["POST": "/use", "body": name, "returns": name]]
    case "names", "types":
      spec["models"] = models.merging(["Example": example]) { $1 }
      spec["endpoints"] = ["use": ["POST": "/use", "body": "Example", "returns": "Example"]]
    case "query": spec["endpoints"] = ["use": ["GET": "/use", "query": example]]
    case "endpoint":
      let hasMethod = example.keys.contains { $0 == $0.uppercased() }
      spec["endpoints"] = ["use": hasMethod ? example : example.merging(["POST": "/use"]) { $1 }]
    default: Issue.record("there is no kind of row '\(kind)'")
    }
    return generate(
      String(decoding: try JSONSerialization.data(withJSONObject: spec), as: UTF8.self))
  }

  /// Generates from a whole spec.
  func generate(_ spec: String, name: String = "example.sdk.json") -> Diagnosed<[OutputFile]> {
    SDKGenKit.generate(
      name, load: { path in Array((files[path] ?? (path == name ? spec : "")).utf8) })
  }
}

private func members(of text: String) throws -> [String: Any] {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(value as? [String: Any])
}
