import SDKGenAPIModel
import SDKGenDiagnostics

/// JSON as a person would lay it out: what fits stands on one line, and what stands on lines below
/// each other has its values below each other.
func layOut(_ document: Literal) -> String {
  Layout().text(document, at: Layout.Spot(), place: .document) + "\n"
}

struct Layout {
  /// A line is no longer, where it can be broken.
  static let width = 110
  /// Names longer than this do not move the values of the others.
  static let longestAlignedName = 24

  /// Where a value begins: the indent of its line, and how much stands before it.
  struct Spot {
    var indent = 0
    var column = 0
  }

  func text(_ value: Literal, at spot: Spot, place: LayoutPlace) -> String {
    let line = oneLine(value)
    // One more for a comma.
    if !place.isAlwaysBroken, spot.column + line.count < Self.width { return line }
    switch value {
    case .object(let members) where !members.isEmpty:
      if place == .longForm { return hanging(members, at: spot) }
      let inner =
        place.isFilled
        ? filled(members, indent: spot.indent + 2, place: place)
        : lines(of: members, indent: spot.indent + 2, place: place)
      return "{\n" + inner + spaces(spot.indent) + "}"
    case .array(let elements) where !elements.isEmpty:
      return "[\n" + lines(of: elements, indent: spot.indent + 2) + spaces(spot.indent) + "]"
    default: return line
    }
  }

  /// A member a line.
  private func lines(of members: [Literal.Member], indent: Int, place: LayoutPlace) -> String {
    let paddings = place.isAligned ? paddings(of: members, indent: indent) : []
    var text = ""
    for (index, member) in members.enumerated() {
      let key = jsonLiteral(member.name) + ":"
      let padding = paddings.isEmpty ? 0 : paddings[index]
      let head = spaces(indent) + key + " " + spaces(padding - key.count)
      text += head
      text += self.text(
        member.value, at: Spot(indent: indent, column: head.count),
        place: place.inside(member.name))
      text += index == members.count - 1 ? "\n" : ",\n"
      if place.separates(members, after: index) { text += "\n" }
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

  /// Whether a member is sure to fit on a line, however wide its key is made. What is about a model
  /// stands apart from its fields.
  private func isLine(_ member: Literal.Member, keyWidth: Int, indent: Int) -> Bool {
    let widest = Self.longestAlignedName + 3
    return !member.name.hasPrefix("$") && keyWidth <= widest
      && indent + widest + 2 + oneLine(member.value).count <= Self.width
  }
}

extension Layout {
  /// As many members on a line as fit; documentation and what is long by themselves.
  private func filled(_ members: [Literal.Member], indent: Int, place: LayoutPlace) -> String {
    var lines: [String] = []
    var isOpen = false
    for (index, member) in members.enumerated() {
      let key = jsonLiteral(member.name) + ": "
      let value = text(
        member.value, at: Spot(indent: indent, column: indent + key.count),
        place: place.inside(member.name))
      let piece = key + value + (index == members.count - 1 ? "" : ",")
      let isAlone = value.contains("\n") || member.name == "about"
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
  private func hanging(_ members: [Literal.Member], at spot: Spot) -> String {
    let pieces = members.map { "\(jsonLiteral($0.name)): \(oneLine($0.value))" }
    guard pieces.count > 1, let last = pieces.last else { return "{ " + pieces.joined() + " }" }
    let rest = pieces.dropLast().joined(separator: ", ")
    return "{ " + rest + ",\n" + spaces(spot.column + 2) + last + " }"
  }

  /// Elements fill the lines.
  private func lines(of elements: [Literal], indent: Int) -> String {
    var text = ""
    var line = ""
    for (index, element) in elements.enumerated() {
      let written =
        self.text(element, at: Spot(indent: indent, column: indent), place: .value)
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
    case .string(let text): jsonLiteral(text)
    case .array(let elements): "[" + elements.map(oneLine).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { "\(jsonLiteral($0.name)): \(oneLine($0.value))" }.joined(separator: ", ")
          + " }"
    }
  }
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
