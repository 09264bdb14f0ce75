/// The type of a body, without its parameters: `application/json`.
package struct MediaType: Equatable {
  /// Lower case.
  package let name: String

  /// Reads a `Content-Type` header: parameters and letter case do not matter.
  package init(_ header: String) {
    // By bytes: Character has to look at Unicode tables.
    let bare = header.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
    let isPlain = bare.allSatisfy { $0 > 0x20 && !(0x41...0x5A).contains($0) }
    name =
      isPlain
      ? String(bare) ?? "" : String(decoding: bare.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
  }

  /// Returns the charset that a `Content-Type` header names, without quotes.
  package static func charset(_ header: String) -> String? {
    for parameter in header.split(separator: ";").dropFirst() {
      let halves = parameter.split(separator: "=", maxSplits: 1)
      guard halves.count == 2, String(halves[0]).trimmingSpaces.equalsIgnoringCase("charset")
      else { continue }
      let value = String(halves[1]).trimmingSpaces
      return value.hasPrefix("\"") ? String(value.dropFirst().prefix { $0 != "\"" }) : value
    }
    return nil
  }

  var isHTML: Bool { name == "text/html" || name == "application/xhtml+xml" }

  package var isJSON: Bool {
    name == "application/json" || name.hasSuffix("+json") || name == "text/json"
  }

  package var isXML: Bool { name.hasSuffix("/xml") || name.hasSuffix("+xml") }

  /// True for JSON values one after the other: JSON lines, by any of their names, and JSON text
  /// sequences (RFC 7464).
  package var isJSONLines: Bool {
    isJSONSequence
      || ["jsonl", "ndjson", "json-lines", "jsonlines"].contains { name.hasSuffix($0) }
  }

  package var isJSONSequence: Bool { name.hasSuffix("json-seq") }
}
