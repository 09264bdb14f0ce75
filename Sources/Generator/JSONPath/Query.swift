/// A query as it is written.
struct Query: Sendable {
  struct Segment: Sendable {
    /// Selects from the descendants too: `..`.
    var isDescendant: Bool
    var selectors: [Selector]
  }

  /// From the value that a filter looks at, `@`, not from the root, `$`.
  var isRelative: Bool
  var segments: [Segment]

  /// Indicates that it selects at most one value, by its form.
  var isSingular: Bool {
    segments.allSatisfy { segment in
      guard !segment.isDescendant, segment.selectors.count == 1 else { return false }
      switch segment.selectors[0] {
      case .name, .index: return true
      case .wildcard, .slice, .filter: return false
      }
    }
  }
}

enum Selector: Sendable {
  case name(String)
  case wildcard
  case index(Int)
  case slice(start: Int?, end: Int?, step: Int)
  case filter(Condition)
}

/// The logical expression of a filter.
indirect enum Condition: Sendable {
  case any([Condition])
  case all([Condition])
  case not(Condition)
  case exists(Query)
  case holds(Call)
  case comparison(Operand, Comparison, Operand)
}

enum Comparison: String, Sendable, CaseIterable {
  // In the order in which they are looked for: `<=` before `<`.
  case equal = "=="
  case unequal = "!="
  case atMost = "<="
  case atLeast = ">="
  case less = "<"
  case greater = ">"
}

/// One side of a comparison, or an argument.
enum Operand: Sendable {
  case literal(Scalar)
  case query(Query)
  case call(Call)
}

/// A primitive value.
enum Scalar: Sendable {
  case null
  case bool(Bool)
  /// As JSON writes it.
  case number(String)
  case string(String)
}

struct Call: Sendable {
  enum Function: String, Sendable { case length, count, match, search, value }

  var function: Function
  var arguments: [Operand]
  /// The second argument of `match` and `search`, if it is a pattern that the query contains.
  var pattern: Pattern?
}

extension Call.Function {
  /// Its parameters are the values that a query selects, not a value.
  var takesNodes: Bool { self == .count || self == .value }
  /// Its result is true or false, not a value.
  var isLogical: Bool { self == .match || self == .search }
  var parameterCount: Int { isLogical ? 2 : 1 }
}
