package import SDKGenSourceText

/// A query that selects values of a document: JSONPath, RFC 9535.
///
/// Reading a query takes time proportional to its length. Selecting takes a bounded number of steps, whatever the query
/// and the document are, and the patterns of `match` and `search` are matched without going back in the text.
package struct JSONPath: Sendable {
  /// What is wrong with a query.
  package struct Mistake: Error, Equatable {
    /// In lower case, without a full stop.
    package var message: String
    /// The part of the query, as UTF-8 offsets.
    package var range: Range<Int>
  }

  let query: Query
  private let length: Int

  /// Patterns in the query that are no regular expressions of RFC 9485, so that no text matches them.
  package let badPatterns: [Mistake]

  /// Reads a query.
  package init(_ text: String) throws(Mistake) {
    var reader = PathReader(text)
    query = try reader.path()
    length = text.utf8.count
    badPatterns = reader.badPatterns
  }

  /// The values that a query may look at: half a million to a million are a second in a debug build, which is what the
  /// build plugin runs.
  static let maximumSteps = 5_000_000

  /// Returns the values that the query selects, in the order of the RFC: a value may be there twice.
  package func select(
    in root: Node, maximumSteps: Int = Self.maximumSteps
  ) throws(Mistake) -> [Match] {
    var evaluator = Evaluator(root: root, steps: maximumSteps)
    do {
      return try evaluator.select(query)
    } catch {
      throw Mistake(
        message: "the path takes more than \(maximumSteps) steps on this document; "
          + "write it with fewer '..' and wildcards", range: 0..<length)
    }
  }
}

extension JSONPath {
  /// A value that a query selects, with the way to it.
  package struct Match: Sendable {
    package let node: Node
    let place: Place?

    /// The steps from the root to the value.
    package var steps: [Step] {
      var steps: [Step] = []
      var next = place
      while let place = next {
        steps.append(place.step)
        next = place.container
      }
      return steps.reversed()
    }

    /// The normalized path of the value (RFC 9535, section 2.7): `$['paths']['/pets'][0]`.
    package var normalizedPath: String { "$" + steps.map(\.description).joined() }
  }

  /// A step from a container to one of its values.
  package enum Step: Hashable, Sendable {
    case name(String)
    case index(Int)
  }

  /// The way from the root to a value, as that of its container and a step more.
  final class Place: Sendable {
    let container: Place?
    let step: Step

    init(_ step: Step, in container: Place?) {
      self.step = step
      self.container = container
    }
  }
}

extension JSONPath.Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .index(let index): "[\(index)]"
    case .name(let name): "['" + name.unicodeScalars.map(escaped).joined() + "']"
    }
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "'": "\\'"
  case "\\": "\\\\"
  case "\u{8}": "\\b"
  case "\u{9}": "\\t"
  case "\u{A}": "\\n"
  case "\u{C}": "\\f"
  case "\u{D}": "\\r"
  case "\u{0}"..."\u{F}": "\\u000" + String(scalar.value, radix: 16)
  case "\u{10}"..."\u{1F}": "\\u00" + String(scalar.value, radix: 16)
  default: String(scalar)
  }
}

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
