/// What is wrong with a value, as far as it was looked at.
///
/// Members of unions, conditions and the like look at the same value by the same schema again and again, twice as often
/// with each value inside another. So what was found by a schema that has a name is known from then on, for the place.
final class Findings {
  private(set) var violations: [Violation] = []
  private let isEnoughWithOne: Bool
  /// Which value it is about.
  private var place: Int
  private let known: KnownFindings

  /// - `isEnoughWithOne`: nobody wants to know what else is wrong.
  convenience init(isEnoughWithOne: Bool = false) {
    self.init(isEnoughWithOne: isEnoughWithOne, place: 0, KnownFindings())
  }

  private init(isEnoughWithOne: Bool, place: Int, _ known: KnownFindings) {
    self.isEnoughWithOne = isEnoughWithOne
    self.place = place
    self.known = known
  }

  /// Nobody reads more, and a body can have millions.
  private static let mostViolations = 100

  var isEnough: Bool {
    isEnoughWithOne && !violations.isEmpty || violations.count >= Self.mostViolations
  }

  func append(_ violation: Violation) { append([violation]) }

  func append(_ others: [Violation]) {
    violations += others.prefix(Self.mostViolations - violations.count)
  }

  /// Checks what is inside.
  func inside(_ step: Step, _ check: () -> Void) {
    let first = violations.count
    let outer = place
    place = step.place(in: outer)
    check()
    place = outer
    if violations.count > first { prefix(step.shown, from: first) }
  }

  func prefix(_ place: String, from first: Int) {
    for index in first..<violations.count {
      violations[index].subject = place + violations[index].subject
    }
  }

  // MARK: Looking again

  /// Returns what a check finds, which is not added.
  func apart(_ check: (Findings) -> Void) -> [Violation] {
    let inner = Findings(isEnoughWithOne: isEnoughWithOne, place: place, known)
    check(inner)
    return inner.violations
  }

  /// Whether a check finds nothing.
  func nothing(_ check: (Findings) -> Void) -> Bool { apart(check).isEmpty }

  /// Adds what a check by a schema finds. Deep inside, this is done once for each schema and place; a schema that
  /// leads to itself there adds nothing.
  func once(_ schema: Schema, depth: Int, _ check: (Findings) -> Void) {
    guard depth > Self.leastDepth else { return check(self) }
    let key = KnownFindings.Key(place: place, schema: ObjectIdentifier(schema))
    if let found = known.violations[key] { return append(found) }
    known.violations[key] = []
    let found = apart(check)
    known.violations[key] = found
    append(found)
  }

  /// Most values are not so deep that it is worth it.
  private static let leastDepth = 8

  /// From a value to something inside.
  enum Step: Hashable {
    case item(Int)
    case member(String)
    /// The name of a member, as a value.
    case name

    fileprivate var shown: String {
      switch self {
      case .item(let index): "[\(index)]"
      case .member(let name): ".\(name)"
      case .name: ""
      }
    }

    fileprivate func place(in outer: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(outer)
      hasher.combine(self)
      return hasher.finalize()
    }
  }
}

/// What all findings of one value know.
private final class KnownFindings {
  struct Key: Hashable {
    var place: Int
    var schema: ObjectIdentifier
  }

  var violations: [Key: [Violation]] = [:]
}
