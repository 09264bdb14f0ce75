internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The documentation of an element: its summary, its description and a link to more.
func documentation(of element: Element?) -> String? {
  guard let element else { return nil }
  let summary = element.markdown("summary")
  let description = element.markdown("description")
  var paragraphs: [String] = []
  if let summary, description?.hasPrefix(summary) != true { paragraphs.append(summary) }
  if let description { paragraphs.append(description) }
  if let link = externalLink(of: element) { paragraphs.append(link) }
  return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
}

/// `See also: [Find more](https://…)`
private func externalLink(of element: Element) -> String? {
  guard let docs = element["externalDocs"], let url = docs.text("url") else { return nil }
  let label = trimmed(docs.text("description")).map { $0.split(whereSeparator: \.isNewline) }
  return "See also: " + (label?.first.map { "[\($0)](\(url))" } ?? "<\(url)>")
}

extension Element {
  /// The text under a key as CommonMark, since comments would show tags; nil when there is none.
  func markdown(_ key: String) -> String? {
    trimmed(text(key)).map { SDKGenOpenAPI.markdown($0) }
  }
}

func trimmed(_ text: String?) -> String? {
  guard let text else { return nil }
  if !text.isEmpty, text.hasPlainEnds { return text }
  let start = text.drop { $0.isWhitespace }
  guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
  return String(start[...last])
}

/// Joins paragraphs, leaving out empty ones.
func joined(_ paragraphs: String?...) -> String? {
  let texts = paragraphs.compactMap { $0 }.filter { !$0.isEmpty }
  return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
}
