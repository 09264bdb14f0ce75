/// The distinct nodes of a contract, to be written.
struct ContractNodes {
  /// A part of a node. Strings, shapes, steps and nodes are numbered as they were met.
  private enum Part: Hashable {
    case plain(Int)
    case string(Int)
    case shape(Int)
    case step(Int)
    case node(Int)
  }

  private typealias Position = ContractDraft.Position

  private var nodes = Interned<[Part]>()
  private var strings = Interned<String>()
  private var shapes = Interned<[Int]>()
  private var steps = Interned<ContractStep>()

  /// Returns the number of a value's node. `position` is where the value is, and `place` its file and pointer if it has
  /// no anchor.
  mutating func node(
    of draft: ContractDraft, at position: ContractDraft.Position, _ place: ContractDraft.Anchor
  ) -> Int {
    let own = nodes.number(of: parts(of: draft, at: position, draft.anchor ?? place))
    guard let anchor = draft.anchor, anchor != place else { return own }
    return nodes.number(of: [
      .plain(ContractCode.moved), string(anchor.file), string(anchor.pointer),
      .plain(position.line), .plain(position.column), .node(own),
    ])
  }

  private mutating func parts(
    of draft: ContractDraft, at position: Position, _ place: ContractDraft.Anchor
  ) -> [Part] {
    switch draft.content {
    case .null: return [.plain(ContractCode.null)]
    case .bool(let value): return [.plain(value ? ContractCode.yes : ContractCode.no)]
    case .number(let text): return [.plain(ContractCode.number), string(text)]
    case .string(let text): return [.plain(ContractCode.string), string(text)]
    case .array(let elements):
      var parts: [Part] = [.plain(ContractCode.array), .plain(elements.count)]
      var last = position
      for (index, element) in elements.enumerated() {
        append(element, named: "\(index)", behind: &last, place, to: &parts)
      }
      return parts
    case .object(let members):
      let keys = members.map { strings.number(of: $0.key) }
      var parts: [Part] = [.shape(shapes.number(of: keys))]
      parts.reserveCapacity(1 + 2 * members.count)
      var last = position
      for member in members {
        append(member.value, named: member.key, behind: &last, place, to: &parts)
      }
      return parts
    }
  }

  /// Adds a child of a node. `last` is the position of the one before it, or of what is around it.
  private mutating func append(
    _ value: ContractDraft, named name: String, behind last: inout Position,
    _ place: ContractDraft.Anchor, to parts: inout [Part]
  ) {
    let next = value.position ?? last
    var inner = place
    if value.needsPlace { inner.pointer += "/" + name.escapedForPointer }
    // What is elsewhere says so itself.
    let isElsewhere = value.anchor.map { $0 != inner } ?? false
    let step =
      isElsewhere
      ? ContractStep(line: 0, column: 0)
      : ContractStep(line: next.line - last.line, column: next.column - last.column)
    if !isElsewhere { last = next }
    parts.append(.step(steps.number(of: step)))
    parts.append(.node(node(of: value, at: next, inner)))
  }

  private mutating func string(_ text: String) -> Part { .string(strings.number(of: text)) }

  /// Returns the text, in which what is used most has the smallest numbers.
  mutating func text(root: Int) -> String {
    for part in nodes.values.joined() { count(part) }
    for key in shapes.values.joined() { strings.use(key) }
    let shared = nodes.rank().prefix { nodes.uses[$0] > 1 }
    var order = Array(shared) + [root]
    var next = 0
    while next < order.count {
      for case .node(let child) in nodes.values[order[next]] where nodes.uses[child] < 2 {
        order.append(child)
      }
      next += 1
    }

    var writer = ContractWriter()
    let texts = strings.rank().map { strings.values[$0] }
    writer.append(ContractCode.version)
    writer.append(texts.map(\.utf8.count))
    writer.append(shapes.values.count)
    for shape in shapes.rank() { writer.append(shapes.values[shape].map { strings.ranks[$0] }) }
    writer.append(steps.values.count)
    for step in steps.rank() { for number in steps.values[step].coded { writer.append(number) } }
    writer.append(order.count)
    writer.append(shared.count)
    for node in order { for part in nodes.values[node] { writer.append(number(of: part)) } }
    return String(decoding: writer.utf8, as: UTF8.self) + texts.joined()
  }

  private mutating func count(_ part: Part) {
    switch part {
    case .plain: break
    case .string(let number): strings.use(number)
    case .shape(let number): shapes.use(number)
    case .step(let number): steps.use(number)
    case .node(let number): nodes.use(number)
    }
  }

  private func number(of part: Part) -> Int {
    switch part {
    case .plain(let number): number
    case .string(let number): strings.ranks[number]
    case .shape(let number): ContractCode.firstShape + shapes.ranks[number]
    case .step(let number): steps.ranks[number]
    case .node(let number): nodes.uses[number] < 2 ? 0 : nodes.ranks[number] + 1
    }
  }
}

/// Values, each once, with how often they are used.
private struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]
  private(set) var uses: [Int] = []
  private(set) var ranks: [Int] = []

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    uses.append(0)
    return values.count - 1
  }

  mutating func use(_ number: Int) { uses[number] += 1 }

  /// Ranks the values by their use, and returns their numbers in that order.
  mutating func rank() -> [Int] {
    let order = values.indices.sorted { (-uses[$0], $0) < (-uses[$1], $1) }
    ranks = [Int](repeating: 0, count: order.count)
    for (rank, number) in order.enumerated() { ranks[number] = rank }
    return order
  }
}

extension ContractDraft {
  /// Whether its place, or that of something inside it, may be another than what is around it would make believe.
  fileprivate var needsPlace: Bool {
    switch content {
    case .array, .object: true
    default: anchor != nil
    }
  }
}
