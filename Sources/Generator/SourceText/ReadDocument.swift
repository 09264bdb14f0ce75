package import SDKGenDiagnostics

/// Reads JSON or YAML into a tree.
///
/// A file named `.json` is JSON. Any other is YAML, of which JSON is a part: a text that begins with a bracket is read
/// as JSON first, which is faster and takes `\ud83d\udc4d`. When it is neither, the diagnostics are those of the reader
/// that got further.
package func readDocument(_ bytes: [UInt8], file name: String) -> Diagnosed<Node?> {
  if isMarkup(bytes) {
    return Diagnosed(nil, [.markup(at: SourceLocation(file: name, line: 1, column: 1))])
  }
  if name.hasSuffix(".json") { return readJSON(bytes, file: name) }
  guard beginsWithBracket(bytes) else { return readYAML(bytes, file: name) }

  let json = readJSON(bytes, file: name)
  guard let first = json.firstError else { return json }
  let yaml = readYAML(bytes, file: name)
  guard let other = yaml.firstError else { return yaml }
  return (first.line, first.column) < (other.line, other.column) ? yaml : json
}

private func beginsWithBracket(_ bytes: [UInt8]) -> Bool {
  let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  let first = text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
  return first == 0x7B || first == 0x5B
}

/// A web page that was saved in place of a document, or XML.
private func isMarkup(_ bytes: [UInt8]) -> Bool {
  let text = bytes.prefix(512).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
  let beginning = String(decoding: text.prefix(16), as: UTF8.self).lowercased()
  return ["<!doctype ", "<html", "<?xml "].contains { beginning.hasPrefix($0) }
}

extension Diagnosed {
  fileprivate var firstError: SourceLocation? {
    diagnostics.filter { $0.severity == .error }.compactMap(\.location).min()
  }
}
