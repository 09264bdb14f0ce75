import SDKGenAPIModel

/// JSON as a person would lay it out: what fits stands on one line, and what stands on lines below
/// each other has its values below each other.
func layOut(_ document: Literal) -> String {
  Layout().text(document, indent: 0, column: 0, place: .document) + "\n"
}

private struct Layout {
  /// A line is no longer, where it can be broken.
  static let width = 110
  /// Names longer than this do not move the values of the others.
  static let longestAlignedName = 24

  /// What an object is, by which it is known how to lay it out.
  indirect enum Place {
    case document, models, groups, group, endpoints, endpoint
    /// Fields of a structure, members of a query: one a line.
    case table
    case value

    /// Whether it is broken even where it would fit.
    var isAlwaysBroken: Bool {
      switch self {
      case .document, .models, .groups, .group, .endpoints: true
      case .endpoint, .table, .value: false
      }
    }

    var isAligned: Bool {
      switch self {
      case .models, .endpoints, .table: true
      case .document, .groups, .group, .endpoint, .value: false
      }
    }

    func inside(_ key: String) -> Place {
      switch (self, key) {
      case (.document, "models"): .models
      case (.document, "groups"): .groups
      case (.document, "endpoints"), (.group, "endpoints"): .endpoints
      case (.document, "auth"), (.document, "servers"): .table
      case (.groups, _): .group
      case (.models, _): .table
      case (.endpoints, _): .endpoint
      case (.endpoint, "query"), (.endpoint, "headers"), (.endpoint, "cookies"),
        (.endpoint, "form"), (.endpoint, "multipart"), (.endpoint, "path"), (.table, "$enum"),
        (.table, "$union"), (.table, "$fields"):
        .table
      default: .value
      }
    }
  }

  func text(_ value: Literal, indent: Int, column: Int, place: Place) -> String {
    let line = oneLine(value)
    if !place.isAlwaysBroken, column + line.count <= Self.width { return line }
    switch value {
    case .object(let members) where !members.isEmpty:
      return "{\n" + lines(of: members, indent: indent + 2, place: place)
        + spaces(indent) + "}"
    case .array(let elements) where !elements.isEmpty:
      return "[\n" + lines(of: elements, indent: indent + 2) + spaces(indent) + "]"
    default: return line
    }
  }

  private func lines(of members: [Literal.Member], indent: Int, place: Place) -> String {
    var text = ""
    let paddings = place.isAligned ? paddings(of: members, indent: indent) : []
    for (index, member) in members.enumerated() {
      let key = json(member.name) + ":"
      let padding = paddings.isEmpty ? 0 : paddings[index]
      let head = spaces(indent) + key + " " + spaces(padding - key.count)
      text += head
      text += self.text(
        member.value, indent: indent, column: head.count + 1, place: place.inside(member.name))
      text += index == members.count - 1 ? "\n" : ",\n"
      if place.separates(member, in: members, at: index) { text += "\n" }
    }
    return text
  }

  /// How wide the keys are made, those of lines below each other alike.
  private func paddings(of members: [Literal.Member], indent: Int) -> [Int] {
    var paddings: [Int] = []
    var run: [Int] = []
    func end() { paddings += run.map { _ in run.max() ?? 0 } }
    for member in members {
      let width = json(member.name).count + 1
      if isLine(member, keyWidth: width, indent: indent) {
        run.append(width)
      } else {
        end()
        run = []
        paddings.append(0)
      }
    }
    end()
    return paddings
  }

  /// Whether a member is sure to fit on a line, however wide its key is made.
  private func isLine(_ member: Literal.Member, keyWidth: Int, indent: Int) -> Bool {
    let widest = Self.longestAlignedName + 3
    return keyWidth <= widest && indent + widest + 2 + oneLine(member.value).count <= Self.width
  }

  /// Elements fill the lines.
  private func lines(of elements: [Literal], indent: Int) -> String {
    var text = ""
    var line = ""
    for (index, element) in elements.enumerated() {
      let written =
        self.text(element, indent: indent, column: indent + 1, place: .value)
        + (index == elements.count - 1 ? "" : ",")
      let isLong = written.contains("\n")
      if !line.isEmpty, isLong || indent + line.count + written.count + 1 > Self.width {
        text += spaces(indent) + line + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + written
    }
    return text + spaces(indent) + line + "\n"
  }

  private func oneLine(_ value: Literal) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): json(text)
    case .array(let elements): "[" + elements.map(oneLine).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { "\(json($0.name)): \(oneLine($0.value))" }.joined(separator: ", ")
          + " }"
    }
  }
}

extension Layout.Place {
  /// An empty line stands around what is long at the top of a file.
  fileprivate func separates(
    _ member: Literal.Member, in members: [Literal.Member], at index: Int
  ) -> Bool {
    guard case .document = self, index + 1 < members.count else { return false }
    let long = ["models", "groups", "endpoints"]
    return long.contains(members[index + 1].name) || long.contains(member.name)
  }
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

/// A text between quotes.
private func json(_ text: String) -> String {
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 16)
      out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out + "\""
}
