internal import SDKGenSourceText

/// Selects values of one document.
///
/// It recurses as deep as the document and the query are nested, both of which their readers limit.
struct Evaluator {
  /// The error thrown after as many steps as there may be.
  struct TooManySteps: Error {}

  let root: Node
  /// The values that may still be looked at.
  private var steps: Int

  init(root: Node, steps: Int) {
    self.root = root
    self.steps = steps
  }

  mutating func select(_ query: Query) throws(TooManySteps) -> [JSONPath.Match] {
    try select(query, from: root, keepsPlaces: true)
  }

  private mutating func select(
    _ query: Query, from node: Node, keepsPlaces: Bool = false
  ) throws(TooManySteps) -> [JSONPath.Match] {
    var found = [JSONPath.Match(node: node, place: nil)]
    for segment in query.segments {
      var selected = Selection(keepsPlaces: keepsPlaces)
      for match in found { try select(segment, from: match, into: &selected) }
      found = selected.matches
    }
    return found
  }

  private mutating func select(
    _ segment: Query.Segment, from match: JSONPath.Match, into selected: inout Selection
  ) throws(TooManySteps) {
    try count(1)
    for selector in segment.selectors { try select(selector, from: match, into: &selected) }
    guard segment.isDescendant else { return }
    var children = Selection(keepsPlaces: selected.keepsPlaces)
    try select(.wildcard, from: match, into: &children)
    for child in children.matches { try select(segment, from: child, into: &selected) }
  }

  private mutating func select(
    _ selector: Selector, from match: JSONPath.Match, into selected: inout Selection
  ) throws(TooManySteps) {
    let node = match.node
    switch selector {
    case .name(let name):
      // Comparing keys is quicker than looking at values.
      try count(1 + node.memberCount / 8)
      if let member = node[name] { selected.append(member.value, .name(name), in: match) }
    case .wildcard:
      for child in try children(of: node) { selected.append(child.node, child.step, in: match) }
    case .index(let index):
      let elements = try elements(of: node)
      let position = index < 0 ? elements.count + index : index
      if elements.indices.contains(position) {
        selected.append(elements[position], .index(position), in: match)
      }
    case .slice(let start, let end, let step):
      let elements = try elements(of: node)
      for index in indices(from: start, to: end, by: step, of: elements.count) {
        selected.append(elements[index], .index(index), in: match)
      }
    case .filter(let condition):
      for child in try children(of: node) where try isTrue(condition, for: child.node) {
        selected.append(child.node, child.step, in: match)
      }
    }
  }

  private mutating func children(
    of node: Node
  ) throws(TooManySteps) -> [(node: Node, step: JSONPath.Step)] {
    if node.kind == .object {
      let members = node.members
      try count(members.count)
      return members.map { ($0.value, .name($0.key)) }
    }
    return try elements(of: node).enumerated().map { ($1, .index($0)) }
  }

  private mutating func elements(of node: Node) throws(TooManySteps) -> [Node] {
    let elements = node.elements
    try count(elements.count)
    return elements
  }

  private mutating func count(_ count: Int) throws(TooManySteps) {
    steps -= count
    if steps < 0 { throw TooManySteps() }
  }

  /// Values that were selected; only those of the whole query keep the way to them.
  private struct Selection {
    let keepsPlaces: Bool
    var matches: [JSONPath.Match] = []

    mutating func append(_ node: Node, _ step: JSONPath.Step, in match: JSONPath.Match) {
      let place = keepsPlaces ? JSONPath.Place(step, in: match.place) : nil
      matches.append(JSONPath.Match(node: node, place: place))
    }
  }
}

/// Returns the indices of a slice, by section 2.3.4.2.2 of RFC 9535.
private func indices(from start: Int?, to end: Int?, by step: Int, of count: Int) -> [Int] {
  func absolute(_ index: Int) -> Int { index < 0 ? count + index : index }
  if step == 0 { return [] }
  if step > 0 {
    let first = min(max(absolute(start ?? 0), 0), count)
    return Array(stride(from: first, to: min(max(absolute(end ?? count), 0), count), by: step))
  }
  let first = min(max(start.map(absolute) ?? count - 1, -1), count - 1)
  return Array(stride(from: first, to: min(max(end.map(absolute) ?? -1, -1), count - 1), by: step))
}

/// Filters.
extension Evaluator {
  /// A value that is compared, or none.
  private enum Value {
    case nothing
    case scalar(Scalar)
    case container(Node)

    init(_ node: Node?) {
      guard let node else {
        self = .nothing
        return
      }
      switch node.kind {
      case .null: self = .scalar(.null)
      case .bool: self = .scalar(.bool(node.bool == true))
      case .number: self = .scalar(.number(node.number ?? ""))
      case .string: self = .scalar(.string(node.string ?? ""))
      case .array, .object: self = .container(node)
      }
    }
  }

  private mutating func isTrue(
    _ condition: Condition, for node: Node
  ) throws(TooManySteps) -> Bool {
    try count(1)
    switch condition {
    case .any(let parts):
      for part in parts where try isTrue(part, for: node) { return true }
      return false
    case .all(let parts):
      for part in parts where try !isTrue(part, for: node) { return false }
      return true
    case .not(let part): return try !isTrue(part, for: node)
    case .exists(let query): return try !matches(of: query, for: node).isEmpty
    case .holds(let call): return try matches(call, for: node)
    case .comparison(let left, let comparison, let right):
      let (left, right) = (try value(of: left, for: node), try value(of: right, for: node))
      switch comparison {
      case .equal: return try isEqual(left, right)
      case .unequal: return try !isEqual(left, right)
      case .less: return isLess(left, right)
      case .greater: return isLess(right, left)
      case .atMost: return isLess(left, right) ? true : try isEqual(left, right)
      case .atLeast: return isLess(right, left) ? true : try isEqual(left, right)
      }
    }
  }

  private mutating func matches(
    of query: Query, for node: Node
  ) throws(TooManySteps) -> [JSONPath.Match] {
    try select(query, from: query.isRelative ? node : root)
  }

  private mutating func value(
    of operand: Operand, for node: Node
  ) throws(TooManySteps) -> Value {
    switch operand {
    case .literal(let scalar): return .scalar(scalar)
    case .query(let query): return Value(try matches(of: query, for: node).first?.node)
    case .call(let call): return try value(of: call, for: node)
    }
  }

  private mutating func value(of call: Call, for node: Node) throws(TooManySteps) -> Value {
    switch call.function {
    case .count, .value:
      guard case .query(let query) = call.arguments[0] else { return .nothing }
      let found = try matches(of: query, for: node)
      if call.function == .count { return .scalar(.number(String(found.count))) }
      return found.count == 1 ? Value(found[0].node) : .nothing
    case .length:
      switch try value(of: call.arguments[0], for: node) {
      case .scalar(.string(let text)): return .scalar(.number(String(text.unicodeScalars.count)))
      case .container(let node): return .scalar(.number(String(try children(of: node).count)))
      default: return .nothing
      }
    case .match, .search: return .nothing
    }
  }

  private mutating func matches(_ call: Call, for node: Node) throws(TooManySteps) -> Bool {
    guard case .scalar(.string(let text)) = try value(of: call.arguments[0], for: node),
      case .scalar(.string(let written)) = try value(of: call.arguments[1], for: node),
      let pattern = call.pattern ?? Pattern(written)
    else { return false }
    try count(text.utf8.count + written.utf8.count + pattern.program.count)
    let isMatch = pattern.matches(text, partly: call.function == .search, steps: &steps)
    try count(0)
    return isMatch
  }

  private mutating func isEqual(_ left: Value, _ right: Value) throws(TooManySteps) -> Bool {
    try count(1)
    switch (left, right) {
    case (.nothing, .nothing), (.scalar(.null), .scalar(.null)): return true
    case (.scalar(.bool(let left)), .scalar(.bool(let right))): return left == right
    case (.scalar(.number(let left)), .scalar(.number(let right))):
      return !isLessNumber(left, right) && !isLessNumber(right, left)
    case (.scalar(.string(let left)), .scalar(.string(let right))):
      // Not as Swift compares strings: `é` is not `e` with an accent.
      return left.utf8.elementsEqual(right.utf8)
    case (.container(let left), .container(let right)): return try isEqual(left, right)
    default: return false
    }
  }

  private mutating func isEqual(_ left: Node, _ right: Node) throws(TooManySteps) -> Bool {
    if left.isIdentical(to: right) { return true }
    guard left.kind == right.kind else { return false }
    if left.kind == .array {
      let (left, right) = (try elements(of: left), try elements(of: right))
      guard left.count == right.count else { return false }
      for (left, right) in zip(left, right) where try !isEqual(Value(left), Value(right)) {
        return false
      }
      return true
    }
    let (left, right) = (left.members, right.members)
    try count(left.count + right.count)
    guard left.count == right.count else { return false }
    let others = Dictionary(
      right.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { first, _ in first })
    for member in left {
      guard let other = others[Array(member.key.utf8)],
        try isEqual(Value(member.value), Value(other))
      else { return false }
    }
    return true
  }

  private func isLess(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.scalar(.number(let left)), .scalar(.number(let right))): isLessNumber(left, right)
    case (.scalar(.string(let left)), .scalar(.string(let right))):
      left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    default: false
    }
  }
}

private func isLessNumber(_ left: String, _ right: String) -> Bool {
  if let left = Int(left), let right = Int(right) { return left < right }
  guard let left = Double(left), let right = Double(right) else { return false }
  return left < right
}
