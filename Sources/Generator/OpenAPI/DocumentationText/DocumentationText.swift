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

/// Returns a description that states the server's default for a value, unless it does so already. `value` is how the
/// default is found there, `written` how it is added.
func describing(default value: String, written: String, after about: String?) -> String {
  let sentence = "Default: `\(written)`."
  guard let about, !about.isEmpty else { return sentence }
  // `10000` may be said as `10,000`.
  let isStated =
    about.lowercased().hasBytes(of: "default")
    && (about.hasBytes(of: value) || about.replacing(",", with: "").hasBytes(of: value))
  return isStated ? about : about + about.separatorBeforeSentence + sentence
}

extension String {
  /// A line of text without its full stop gets one; behind an item of a list, a table and code comes a new paragraph.
  fileprivate var separatorBeforeSentence: String {
    let end = utf8.lastIndex(of: UInt8(ascii: "\n"))
    let line = end.map { self[$0...].dropFirst() } ?? self[...]
    guard let first = line.first, first.isLetter || first == "`" else { return "\n\n" }
    if hasSuffix(".") { return " " }
    return end == nil && last?.isLetter == true ? ". " : "\n\n"
  }
}
