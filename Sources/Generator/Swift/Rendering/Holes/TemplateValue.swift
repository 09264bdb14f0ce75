/// A value that fills holes.
protocol TemplateValue: Sendable {
  /// The name of its scope, by which a hole inside a list can name this one: `model` in `{{model.name}}`.
  static var scope: String { get }
  static var holes: [Hole<Self>] { get }
}

extension TemplateValue {
  /// The holes, whatever the type of what fills them.
  static var outlines: [HoleOutline] {
    holes.map { HoleOutline(name: $0.name, about: $0.about, kind: $0.content.kind) }
  }

  var holeValues: HoleValues { HoleValuesOf(self) }
}

/// An element of a list of texts.
extension String: TemplateValue {
  static let scope = "text"
  static let holes: [Hole<Self>] = [.text(".", is: "the text itself") { $0 }]
}

/// An element of a list of declarations.
extension Code: TemplateValue {
  static let scope = "text"
  static let holes: [Hole<Self>] = [.code(".", is: "the text itself") { $0 }]
}

/// The values of the holes of a template, each by the position of its hole among those of a type.
class HoleValues {
  func piece(_ hole: Int) -> HolePiece { .text("") }

  func flag(_ hole: Int) -> Bool { false }

  func list(_ hole: Int) -> [HoleValues] { [] }
}

final class HoleValuesOf<Value: TemplateValue>: HoleValues {
  private let value: Value
  private let holes: [Hole<Value>]
  /// The lists so far: a template goes through the properties of a structure several times.
  private var lists: [(hole: Int, elements: [HoleValues])] = []

  init(_ value: Value) {
    self.value = value
    holes = Value.holes
  }

  override func piece(_ hole: Int) -> HolePiece {
    if case .piece(let piece) = holes[hole].content { piece(value) } else { .text("") }
  }

  override func flag(_ hole: Int) -> Bool {
    if case .flag(let flag) = holes[hole].content { flag(value) } else { false }
  }

  override func list(_ hole: Int) -> [HoleValues] {
    for known in lists where known.hole == hole { return known.elements }
    guard case .list(_, let list) = holes[hole].content else { return [] }
    let elements = list(value)
    lists.append((hole, elements))
    return elements
  }
}
