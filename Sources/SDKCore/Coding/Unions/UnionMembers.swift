/// The members of a union without a tag, told apart by a pattern each, in order.
///
/// By the kind of JSON value; among objects by constants, then by the members that must be there,
/// then by how many members of the payload are known. Of those that fit equally well the first.
public struct UnionMembers: Sendable, ExpressibleByArrayLiteral {
  private let matchers: [UnionMatcher]
  private let kinds: JSONKinds

  public init(_ patterns: [UnionPattern]) {
    matchers = patterns.map(UnionMatcher.init)
    kinds = patterns.reduce(into: []) { $0.formUnion($1.kinds) }
  }

  public init(arrayLiteral patterns: UnionPattern...) { self.init(patterns) }

  /// Returns what `read` makes of the member that fits best and can be read. It is given the
  /// member's index, and -1 when none will do.
  public func decode<Union>(
    _ decoder: any Decoder, _ read: (_ member: Int) throws -> Union
  ) throws -> Union {
    guard let value = TapeValue.cast(decoder) else {
      try DecodingWork.ofOtherDecoder?.spend()
      return try choose(decoder, nil, read)
    }
    let tape = value.tape
    // Nobody asks again for a union that is in no other.
    guard tape.unionOutcomes.areNested else { return try choose(decoder, tape, read) }
    if tape.unionOutcomes.areNeeded, let known = try value.known(Union.self) { return known }
    do {
      let union = try choose(decoder, tape, read)
      if tape.unionOutcomes.areNeeded { value.note(union) }
      return union
    } catch {
      if tape.unionOutcomes.areNeeded { value.note(error, of: Union.self) }
      throw error
    }
  }

  private func choose<Union>(
    _ decoder: any Decoder, _ tape: JSONTape?, _ read: (_ member: Int) throws -> Union
  ) throws -> Union {
    var payload = try UnionPayload(decoder, kinds: kinds)
    var best: (member: Int, fit: UnionFit)?
    var others: [(member: Int, fit: UnionFit)] = []
    for (member, matcher) in matchers.enumerated() {
      guard let fit = matcher.fit(&payload) else { continue }
      guard let previous = best else {
        best = (member, fit)
        continue
      }
      others.append(fit > previous.fit ? previous : (member, fit))
      if fit > previous.fit { best = (member, fit) }
    }
    guard let best else { return try read(-1) }
    tape?.unionOutcomes.beginUnion()
    defer { tape?.unionOutcomes.endUnion() }
    let problems =
      tape == nil
      ? decoder.userInfo[DecodingProblemSink.key] as? DecodingProblemSink : tape?.problems
    let count = problems?.count ?? 0
    if let value = try? read(best.member) { return value }
    problems?.drop(to: count)
    tape?.unionOutcomes.noteFailure()
    others = others.ordered(byNumber: { Double($0.member) })
    others = others.ordered(byNumber: { 0 - Double($0.fit.known) })
    others = others.ordered(byNumber: { 0 - Double($0.fit.constants) })
    for (member, _) in others {
      if let value = try? read(member) { return value }
      problems?.drop(to: count)
    }
    return try read(-1)
  }
}
