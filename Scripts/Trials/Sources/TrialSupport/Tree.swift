package import SDKGenSourceText

/// A document that can be changed in ways that no reader would allow: keys may come twice.
package indirect enum Tree: Sendable {
  case null
  case bool(Bool)
  /// As written.
  case number(String)
  case string(String)
  case array([Tree])
  case object([(key: String, value: Tree)])

  package init(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .bool: self = .bool(node.bool ?? false)
    case .number: self = .number(node.number ?? "0")
    case .string: self = .string(node.string ?? "")
    case .array: self = .array(node.elements.map(Tree.init))
    case .object: self = .object(node.members.map { ($0.key, Tree($0.value)) })
    }
  }

  /// How many values there are, this one included.
  package var count: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    case .null, .bool, .number, .string: 1
    }
  }

  /// Calls `change` with the value that comes at `index` when they are counted.
  package mutating func change(at index: inout Int, _ change: (inout Tree) -> Void) {
    index -= 1
    if index == -1 { return change(&self) }
    switch self {
    case .array(var elements):
      for position in elements.indices where index >= 0 {
        elements[position].change(at: &index, change)
      }
      self = .array(elements)
    case .object(var members):
      for position in members.indices where index >= 0 {
        members[position].value.change(at: &index, change)
      }
      self = .object(members)
    case .null, .bool, .number, .string: break
    }
  }

  /// The pointers of all values below.
  package func pointers(_ prefix: String = "#") -> [String] {
    switch self {
    case .array(let elements):
      elements.enumerated().flatMap { $1.pointers("\(prefix)/\($0)") } + [prefix]
    case .object(let members):
      members.flatMap { $0.value.pointers("\(prefix)/\(escaped($0.key))") } + [prefix]
    case .null, .bool, .number, .string: []
    }
  }

  package var bytes: [UInt8] {
    var text = ""
    write(to: &text)
    return Array(text.utf8)
  }

  /// How many lines `bytes` has behind the first.
  package var lineBreaks: Int {
    switch self {
    case .array(let elements): elements.reduce(0) { $0 + $1.lineBreaks }
    case .object(let members):
      members.reduce(max(members.count - 1, 0)) { $0 + $1.value.lineBreaks }
    case .null, .bool, .number, .string: 0
    }
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += "\(value)"
    case .number(let digits): text += digits
    case .string(let value): quote(value, in: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ",\n" }
        quote(member.key, in: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private func escaped(_ key: String) -> String {
    key.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}

private func quote(_ value: String, in text: inout String) {
  text += "\""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}
