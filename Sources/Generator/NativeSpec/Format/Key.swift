import SDKGenAPIModel

/// A key of an object of the format: its name, its value, and its description in the reference.
struct Key<Value>: KeyDescription {
  let name: String
  let format: ValueFormat<Value>
  let isRequired: Bool
  let rows: [Row]

  /// `about` is one sentence in Markdown, without its capital and full stop; `examples` are members of
  /// the object. `further` describes other forms of the value.
  init(
    _ name: String, _ format: ValueFormat<Value>, isRequired: Bool = false, label: String? = nil,
    _ about: String = "", _ examples: String..., further: [Row] = []
  ) {
    self.name = name
    self.format = format
    self.isRequired = isRequired
    rows =
      [Row(label ?? "`\(name)`", about, examples)]
      + further.map { Row("`\(name)`, \($0.label)", $0.about, $0.examples) }
  }

  var schema: JSONSchema { format.schema.described(rows[0].sentence) }
}

extension KeyDescription {
  /// A member of an object to be written; none where there is no value.
  func callAsFunction(_ value: Literal?) -> (String, Literal?) { (name, value) }
}

/// A description of a key, whatever its values are.
protocol KeyDescription: Sendable {
  var name: String { get }
  var isRequired: Bool { get }
  var schema: JSONSchema { get }
  /// The rows of a table in the reference: one for the key, then one for each further form of its value.
  var rows: [Row] { get }
}

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
  fileprivate var sentence: String {
    if about.isEmpty { return "" }
    let text = about.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }.replacing("`", with: "'")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
