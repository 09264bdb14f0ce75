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

/// An object of the format: the keys it may have, and which of them go together.
struct ObjectFormat: Sendable {
  /// The meaning of keys that are not described.
  enum Others: Sendable {
    /// Free when they begin with `x-`.
    case extensions
    /// Names of the author's, when they do not begin with `$`.
    case names(JSONSchema)
    case none
  }

  /// Keys that are told by their look; objects with a key of the kin have one of these in its place.
  struct Family: Sendable {
    let kin: [any KeyDescription]
    /// A regular expression that no key of the kin fits.
    let pattern: String
    let schema: JSONSchema
    let contains: @Sendable (String) -> Bool

    /// Fits objects that have such a key.
    var isThere: JSONSchema {
      .not(["propertyNames": .not(["pattern": .literal(.string(pattern))])])
    }
  }

  let keys: [any KeyDescription]
  let family: Family?
  let others: Others
  let required: [String]
  /// Keys of which an object has at most one.
  let rivals: [[String]]
  /// Further rules for editors; reading reports these mistakes in its own words.
  let rules: [JSONSchema]
  /// All keys that reading knows, rivals that belong to another form among them.
  let names: [String]

  init(
    _ keys: [any KeyDescription], family: Family? = nil, others: Others = .extensions,
    rivals: [[any KeyDescription]] = [], rules: [JSONSchema] = []
  ) {
    self.keys = keys
    self.family = family
    self.others = others
    required = keys.filter(\.isRequired).map(\.name)
    self.rivals = rivals.map { $0.map(\.name) }
    self.rules = rules
    let own = keys.map(\.name)
    names = own + self.rivals.joined().filter { !own.contains($0) }
  }

  func isFree(_ key: String) -> Bool {
    switch others {
    case .extensions: key.hasPrefix("x-")
    case .names: !key.hasPrefix("$")
    case .none: false
    }
  }

  /// Returns whether a key is one of those of which an object has at most one, or of the family of one.
  func isRival(_ key: String, among rivals: [String]) -> Bool {
    guard let family, let kin = family.kin.first, rivals.contains(kin.name) else {
      return rivals.contains(key)
    }
    return rivals.contains(key) || family.contains(key)
  }

  /// The JSON Schema of the object.
  var schema: JSONSchema { .members(of: self) }

  /// The keywords of the schema.
  var keywords: JSONSchema {
    var schema: JSONSchema = ["type": "object"]
    if !required.isEmpty { schema = schema.adding(.requiring(required)) }
    schema = schema.adding([
      "properties": .object(keys.map { JSONSchema.Keyword(name: $0.name, value: $0.schema) })
    ])
    switch others {
    case .extensions:
      let further = family.map { JSONSchema.Keyword(name: $0.pattern, value: $0.schema) }
      schema = schema.adding([
        "patternProperties": .object(
          [.init(name: "^x-", value: true)] + (further.map { [$0] } ?? []))
      ])
    case .names(let names): schema = schema.adding(["patternProperties": ["^[^$]": names]])
    case .none: break
    }
    let kin = family.map { family -> JSONSchema in
      ["if": family.isThere, "then": .not(.requiringOne(of: family.kin.map(\.name)))]
    }
    let rules = rivals.flatMap(exclusions) + (kin.map { [$0] } ?? []) + rules
    return schema.adding(["additionalProperties": false])
      .adding(rules.isEmpty ? [:] : ["allOf": .array(rules)])
  }

  /// Schemas that exclude each pair of rivals.
  private func exclusions(_ rivals: [String]) -> [JSONSchema] {
    let own = rivals.filter { name in keys.contains { $0.name == name } }
    return own.indices.flatMap { index in
      own[(index + 1)...].map { .not(.requiring([own[index], $0])) }
    }
  }
}
