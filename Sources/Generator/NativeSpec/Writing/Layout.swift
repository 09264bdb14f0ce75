import SDKGenAPIModel
import SDKGenDiagnostics

/// JSON as a person would lay it out: what fits stands on one line, and what stands on lines below
/// each other has its values below each other.
func layOut(_ document: Literal, as role: LayoutRole = .document) -> String {
  Layout().text(document, at: Layout.Start(), role: role) + "\n"
}

struct Layout {
  /// A line is no longer, where it can be broken.
  static let width = 110
  /// Names longer than this do not move the values of the others.
  static let longestAlignedName = 24

  /// Where a value begins: the indent of its line, and how much stands before it.
  struct Start {
    var indent = 0
    var column = 0
  }

  func text(_ value: Literal, at start: Start, role: LayoutRole) -> String {
    let line = oneLine(value)
    // One more for a comma.
    if !role.isAlwaysBroken, start.column + line.count < Self.width { return line }
    switch value {
    case .object(let members) where !members.isEmpty:
      if role == .longForm { return hanging(members, at: start) }
      let inner =
        role.isFilled
        ? filled(members, indent: start.indent + 2, role: role)
        : lines(of: members, indent: start.indent + 2, role: role)
      return "{\n" + inner + spaces(start.indent) + "}"
    case .array(let elements) where !elements.isEmpty:
      return "[\n" + lines(of: elements, indent: start.indent + 2, role: role)
        + spaces(start.indent) + "]"
    default: return line
    }
  }

  /// A member a line.
  private func lines(of members: [Literal.Member], indent: Int, role: LayoutRole) -> String {
    let paddings = role.isAligned ? paddings(of: members, indent: indent) : []
    var text = ""
    for (index, member) in members.enumerated() {
      let key = jsonLiteral(member.name) + ":"
      let padding = paddings.isEmpty ? 0 : paddings[index]
      let head = spaces(indent) + key + " " + spaces(padding - key.count)
      text += head
      text += self.text(
        member.value, at: Start(indent: indent, column: head.count),
        role: role.inside(member.name))
      text += index == members.count - 1 ? "\n" : ",\n"
      if role.separates(members, after: index) { text += "\n" }
    }
    return text
  }

  /// How wide the keys are made, those of lines below each other alike.
  private func paddings(of members: [Literal.Member], indent: Int) -> [Int] {
    var paddings: [Int] = []
    var run: [Int] = []
    func end() { paddings += run.map { _ in run.max() ?? 0 } }
    for member in members {
      let width = jsonLiteral(member.name).count + 1
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

  /// Returns whether a member is sure to fit on a line, however wide its key is made. What is about a model
  /// stands apart from its fields.
  private func isLine(_ member: Literal.Member, keyWidth: Int, indent: Int) -> Bool {
    let widest = Self.longestAlignedName + 3
    return !member.name.hasPrefix("$") && keyWidth <= widest
      && indent + widest + 2 + oneLine(member.value).count <= Self.width
  }

  /// As many members on a line as fit; documentation and what is long by themselves.
  private func filled(_ members: [Literal.Member], indent: Int, role: LayoutRole) -> String {
    var lines: [String] = []
    var isOpen = false
    for (index, member) in members.enumerated() {
      let key = jsonLiteral(member.name) + ": "
      let value = text(
        member.value, at: Start(indent: indent, column: indent + key.count),
        role: role.inside(member.name))
      let piece = key + value + (index == members.count - 1 ? "" : ",")
      let isAlone = value.contains("\n") || member.name == CommonKeys.about.name
      if isOpen, !isAlone, let last = lines.last, last.count + 1 + piece.count <= Self.width {
        lines[lines.count - 1] += " " + piece
      } else {
        lines.append(spaces(indent) + piece)
      }
      isOpen = !isAlone
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A long form: its documentation stands below the rest.
  private func hanging(_ members: [Literal.Member], at start: Start) -> String {
    let pieces = members.map { "\(jsonLiteral($0.name)): \(oneLine($0.value))" }
    guard pieces.count > 1, let last = pieces.last else { return "{ " + pieces.joined() + " }" }
    let rest = pieces.dropLast().joined(separator: ", ")
    return "{ " + rest + ",\n" + spaces(start.column + 2) + last + " }"
  }

  /// Elements fill the lines.
  private func lines(of elements: [Literal], indent: Int, role: LayoutRole) -> String {
    var text = ""
    var line = ""
    for (index, element) in elements.enumerated() {
      let written =
        self.text(
          element, at: Start(indent: indent, column: indent),
          role: role.ofElements)
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

  private func oneLine(_ value: Literal) -> String { value.jsonText(inBraces: " ") }
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

/// The kind of a value in a spec, which decides how it is laid out.
enum LayoutRole {
  case document, models, groups, group, endpoints, endpoint
  /// Fields of a structure, members of a query: one a line.
  case table
  /// The long form of a field or a parameter.
  case longForm
  case value
  /// A JSON Schema, or a part of one.
  case schema
  /// Bodies of an endpoint.
  case bodies

  /// True when it is broken even where it would fit on a line.
  var isAlwaysBroken: Bool {
    switch self {
    case .document, .models, .groups, .group, .endpoints: true
    case .endpoint, .table, .longForm, .value, .schema, .bodies: false
    }
  }

  var isAligned: Bool {
    switch self {
    case .models, .endpoints, .table: true
    case .document, .groups, .group, .endpoint, .longForm, .value, .schema, .bodies: false
    }
  }

  /// True when its lines hold as much as they can.
  var isFilled: Bool { self == .endpoint || self == .value }

  /// The role of the elements of an array.
  var ofElements: LayoutRole {
    switch self {
    case .schema: .schema
    case .bodies: .endpoint
    default: .value
    }
  }

  func inside(_ key: String) -> LayoutRole {
    switch (self, key) {
    case (.document, SpecKeys.models.name): .models
    case (.document, SpecKeys.groups.name): .groups
    case (.document, SpecKeys.endpoints.name), (.group, GroupKeys.endpoints.name): .endpoints
    case (.document, SpecKeys.auth.name), (.document, SpecKeys.servers.name): .table
    case (.groups, _): .group
    case (.models, _): .table
    case (.endpoints, _): .endpoint
    case (.endpoint, SettingKeys.query.name), (.endpoint, SettingKeys.headers.name),
      (.endpoint, EndpointKeys.cookies.name),
      (.endpoint, EndpointKeys.form.name), (.endpoint, EndpointKeys.multipart.name),
      (.endpoint, EndpointKeys.path.name), (.table, EnumerationKeys.values.name),
      (.table, UnionKeys.members.name), (.table, StructureKeys.fields.name):
      .table
    case (.endpoint, EndpointKeys.otherBodies.name): .bodies
    case (.table, _): .longForm
    case (.schema, _): .schema
    default: .value
    }
  }

  /// Returns whether an empty line follows: around what is long at the top of a file.
  func separates(_ members: [Literal.Member], after index: Int) -> Bool {
    guard self == .document, index + 1 < members.count else { return false }
    let long = [SpecKeys.models.name, SpecKeys.groups.name, SpecKeys.endpoints.name]
    return members[index...(index + 1)].contains { long.contains($0.name) }
  }
}
