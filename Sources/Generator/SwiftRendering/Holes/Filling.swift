/// A value that fills the holes of a template, each by its position among the holes of the value's type.
class Filling {
  func piece(_ hole: Int) -> HolePiece { .text("") }

  func flag(_ hole: Int) -> Bool { false }

  func list(_ hole: Int) -> [Filling] { [] }
}

final class FillingOf<Value: TemplateValue>: Filling {
  private let value: Value
  private let holes: [Hole<Value>]
  /// The lists so far: a template goes through the properties of a structure several times.
  private var lists: [(hole: Int, elements: [Filling])] = []

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

  override func list(_ hole: Int) -> [Filling] {
    for known in lists where known.hole == hole { return known.elements }
    guard case .list(_, let list) = holes[hole].content else { return [] }
    let elements = list(value)
    lists.append((hole, elements))
    return elements
  }
}
