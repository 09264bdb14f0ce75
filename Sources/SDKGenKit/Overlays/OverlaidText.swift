package import SDKGenDiagnostics
internal import SDKGenSourceText

/// Returns the document at `root` changed by overlays, as text in its own syntax: JSON, or YAML without its comments.
package func overlaidText(
  of root: String, overlays: [String], load: Load
) -> Diagnosed<String?> {
  var options = ReadingOptions()
  options.overlays = overlays.map { Overlay(path: $0) }
  let read = readDocument(root, options, load: load)
  guard let document = read.value, !read.hasErrors else { return Diagnosed(nil, read.diagnostics) }
  let value = JSONValue(document, asWritten: !document.isInBrackets)
  return Diagnosed(value.text(likeThatOf: document), read.diagnostics)
}

/// Returns whether it is the whole of a scalar without quotes or a tag: `~`, `+5`, `.5`, `0x1F`, `True`.
private func isPlainScalar(_ text: String) -> Bool {
  !text.isEmpty
    && text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "~+-._:".unicodeScalars.contains(scalar))
    }
}

extension JSONValue {
  /// - `asWritten`: scalars of YAML are to stay as they are written: where a schema says `string`, `0x1F` is one.
  fileprivate init(_ node: Node, asWritten: Bool) {
    switch node.kind {
    case .object:
      self = .object(node.members.map { ($0.key, Self($0.value, asWritten: asWritten)) })
    case .array: self = .array(node.elements.map { Self($0, asWritten: asWritten) })
    case .string: self = .string(node.string ?? "")
    case .null, .bool, .number:
      let value = node.bool.map { "\($0)" } ?? node.number ?? "null"
      let written = asWritten ? node.text.flatMap { isPlainScalar($0) ? $0 : nil } : nil
      self = .literal(written ?? value)
    }
  }

  /// Returns the text in the syntax of a document: JSON, or YAML.
  func text(likeThatOf document: Node) -> String {
    (document.isInBrackets ? text() : yaml.joined(separator: "\n")) + "\n"
  }

  /// The value as the lines of YAML in block style.
  private var yaml: [String] {
    switch self {
    case .object(let members):
      if members.isEmpty { return ["{}"] }
      return members.flatMap { member in
        let key = yamlKey(member.key) + ":"
        let lines = member.value.yaml
        if member.value.isContainer, lines != ["{}"], lines != ["[]"] {
          return [key] + lines.map(indented)
        }
        return ["\(key) \(lines[0])"] + lines.dropFirst().map(indented)
      }
    case .array(let elements):
      if elements.isEmpty { return ["[]"] }
      return elements.flatMap { element in
        let lines = element.yaml
        return ["- " + lines[0]] + lines.dropFirst().map(indented)
      }
    case .string(let text): return yamlLines(text)
    case .literal(let text): return [text]
    }
  }

  private var isContainer: Bool {
    switch self {
    case .object, .array: true
    case .string, .literal: false
    }
  }
}

private func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }

private func yamlKey(_ key: String) -> String { isPlain(key) ? key : quotedYAML(key) }

/// Returns a string as YAML: a text of several lines as `|`, others plain or in quotes.
private func yamlLines(_ text: String) -> [String] {
  if isPlain(text) { return [text] }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let ends = lines.last == ""
  let content = ends ? lines.dropLast() : lines[...]
  // Spaces at the beginning of the first line would count as indentation, and empty lines at the end need more signs.
  guard lines.count > 1, let first = content.first, let last = content.last, !last.isEmpty,
    first.first != " ", !first.isEmpty, text.unicodeScalars.allSatisfy(isPrintable)
  else { return [quotedYAML(text)] }
  return [ends ? "|" : "|-"] + content.map(String.init)
}

/// Returns whether YAML reads a text without quotes as itself. In doubt it is quoted.
private func isPlain(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
    first.properties.isAlphabetic || first == "/" || first == "_" || first == "$", last != " ",
    last != ":", !words.contains(text.lowercased()), !text.contains(": "), !text.contains(" #")
  else { return false }
  return text.unicodeScalars.allSatisfy { $0 != "\n" && isPrintable($0) }
}

/// What YAML of some version reads as another value.
private let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

/// Returns whether a character may stand in YAML as it is, and does not end a line there.
private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
    0x10000...0x10FFFF:
    true
  default: false
  }
}

private func quotedYAML(_ text: String) -> String {
  jsonLiteral(text).unicodeScalars.map { scalar in
    isPrintable(scalar) ? String(scalar) : "\\u" + hex(scalar.value, width: 4, uppercase: false)
  }.joined()
}
