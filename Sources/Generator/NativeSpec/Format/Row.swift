/// A row of a table in the reference: what is written, what it means, and examples.
struct Row: Sendable {
  let label: String
  let about: String
  let examples: [String]

  init(_ label: String, _ about: String, _ examples: [String]) {
    self.label = label
    self.about = about
    self.examples = examples
  }

  init(_ label: String, _ about: String, _ examples: String...) {
    self.init(label, about, examples)
  }

  var markdown: String {
    "| \(label) | \(about) | \(examples.map { "`\($0)`" }.joined(separator: " · ")) |\n"
  }

  /// The description without Markdown, for editors.
  var sentence: String {
    if about.isEmpty { return "" }
    let text = about.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }.replacing("`", with: "'")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
