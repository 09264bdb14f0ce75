/// What the unions of a text came to, and what was read in them as `JSON`: the value, or the error of one that is
/// malformed.
///
/// The members of the union around one of these may ask for it one after the other. Were each told by decoding it
/// again, a text of a few hundred bytes could keep a decoder busy for ever: the time would grow by a factor with each
/// union in another.
struct UnionOutcomes {
  private struct Place: Hashable {
    let index: Int
    let type: ObjectIdentifier
  }

  private var outcomes: [Place: Result<Any, any Error>] = [:]
  /// The number of unions whose members are being tried.
  private var undecided = 0
  /// True once a member was none, though it looked like it. In most texts that never happens, and nothing is kept.
  private var hasFailed = false

  /// True while a union is decoded: what is decoded now may be asked for again by its other members.
  var areNested: Bool { undecided > 0 }

  /// True if a union that is decoded now is likely to be asked for again.
  var areNeeded: Bool { hasFailed && areNested }

  subscript(index: Int, type: any Any.Type) -> Result<Any, any Error>? {
    get { outcomes.isEmpty ? nil : outcomes[Place(index: index, type: ObjectIdentifier(type))] }
    set { outcomes[Place(index: index, type: ObjectIdentifier(type))] = newValue }
  }

  mutating func beginUnion() { undecided += 1 }

  mutating func noteFailure() { hasFailed = true }

  mutating func endUnion() {
    undecided -= 1
    if undecided == 0, !outcomes.isEmpty { outcomes = [:] }
  }
}

extension TapeValue {
  /// Returns what a union of this type came to here; nil if nobody has asked.
  @inline(never)
  func known<Union>(_ type: Union.Type) throws -> Union? {
    try tape.unionOutcomes[position.index, type]?.get() as? Union
  }

  @inline(never)
  func note<Union>(_ union: Union) {
    tape.unionOutcomes[position.index, Union.self] = .success(union)
  }

  @inline(never)
  func note(_ error: any Error, of type: any Any.Type) {
    tape.unionOutcomes[position.index, type] = .failure(error)
  }
}
