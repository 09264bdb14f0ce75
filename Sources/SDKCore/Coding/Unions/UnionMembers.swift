/// The members of a union without a tag, or of one whose tag may be absent, told apart by a pattern each, in order.
///
/// By the kind of JSON value; among objects by constants, then by the members that must be there,
/// then by how many members of the payload are known. Of those that fit equally well the first.
public struct UnionMembers: Sendable, ExpressibleByArrayLiteral {
  private let matchers: [UnionMatcher]
  private let kinds: JSONKinds
  /// What tells objects apart; nil: their patterns do.
  private let tag: UnionTag?

  public init(_ patterns: [UnionPattern]) {
    matchers = patterns.map(UnionMatcher.init)
    kinds = patterns.reduce(into: []) { $0.formUnion($1.kinds) }
    tag = nil
  }

  /// Makes the members of a union whose objects are told apart by the values of a property.
  ///
  /// - Parameters:
  ///   - tag: The name of the property.
  ///   - values: The values that lead to each member.
  ///   - other: The member that takes the objects in which the property is absent, null, or has none of the values.
  ///   - patterns: The patterns of the members, which tell values of other kinds apart. None: all members are objects.
  public init(
    tag: String, _ values: [[JSON]], default other: Int, _ patterns: [UnionPattern] = []
  ) {
    matchers = patterns.map(UnionMatcher.init)
    kinds = patterns.reduce(into: []) { $0.formUnion($1.kinds) }
    self.tag = UnionTag(name: tag, values: values, other: other)
  }

  public init(arrayLiteral patterns: UnionPattern...) { self.init(patterns) }

  /// Returns what `read` makes of the member that fits best and can be read. It is given the
  /// member's index, and -1 when none will do. The member that a tag leads to has to be read.
  public func decode<Union>(
    _ decoder: any Decoder, _ read: (_ member: Int) throws -> Union
  ) throws -> Union {
    if let tag {
      if matchers.isEmpty { return try read(tag.member(of: FieldDecoder(decoder))) }
      let payload = try UnionPayload(decoder, kinds: kinds.union(.object))
      if case .object(let fields) = payload.content { return try read(tag.member(of: fields)) }
    }
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

/// A pattern made ready to be compared with many payloads.
indirect enum UnionMatcher: Sendable {
  case kind(JSONKinds)
  case integer
  case scalars([JSON], isOpen: Bool)
  case elements([UnionMatcher], JSONKinds)
  case object(UnionObject)
  case either([UnionMatcher])

  init(_ pattern: UnionPattern) {
    switch pattern {
    case .integer: self = .integer
    case .constants(let values): self = .scalars(values, isOpen: false)
    case .values(let values): self = .scalars(values, isOpen: true)
    case .elements(let patterns):
      let kinds = patterns.reduce(into: JSONKinds()) { $0.formUnion($1.kinds) }
      self = .elements(patterns.map(UnionMatcher.init), kinds)
    case .members(let constants, let choices, let required, let optional):
      self = .object(
        UnionObject(constants, choices: choices, required: required, optional: optional))
    case .either(let patterns): self = .either(patterns.map(UnionMatcher.init))
    case .any, .null, .bool, .number, .string, .array, .object: self = .kind(pattern.kinds)
    }
  }

  /// Returns how well a payload fits; nil when it cannot be this member.
  func fit(_ payload: inout UnionPayload) -> UnionFit? {
    switch self {
    case .either(let matchers): return Self.fit(matchers, &payload)
    case .kind(let kinds): return payload.fit(kinds)
    case .integer:
      guard case .scalar(let value) = payload.content else { return nil }
      return value.intValue == nil ? nil : UnionFit(known: 1)
    case .scalars(let values, let isOpen):
      guard case .scalar(let value) = payload.content else { return nil }
      return Self.fit(values, value, isOpen: isOpen)
    case .elements(let matchers, let kinds):
      guard payload.isArray else { return nil }
      guard let first = payload.firstElement else { return UnionFit() }
      return Self.fit(matchers, of: kinds, first)
    case .object(let object):
      guard case .object(let fields) = payload.content else { return nil }
      return object.fit(&payload, fields)
    }
  }

  private static func fit(_ values: [JSON], _ value: JSON, isOpen: Bool) -> UnionFit? {
    if values.contains(value) { return UnionFit(constants: 1) }
    return isOpen && values.contains { $0.kind == value.kind } ? UnionFit(constants: -1) : nil
  }

  /// Returns the fit of the matcher that fits best.
  private static func fit(
    _ matchers: [UnionMatcher], _ payload: inout UnionPayload
  ) -> UnionFit? {
    var best: UnionFit?
    for matcher in matchers {
      guard let fit = matcher.fit(&payload) else { continue }
      best = best.map { max($0, fit) } ?? fit
    }
    return best
  }

  private static func fit(
    _ matchers: [UnionMatcher], of kinds: JSONKinds, _ first: any Decoder
  ) -> UnionFit? {
    guard var payload = try? UnionPayload(first, kinds: kinds) else { return nil }
    return fit(matchers, &payload)
  }
}

/// The property whose value leads to a member of a union, whatever else the object holds.
private struct UnionTag: Sendable {
  let name: String
  /// The values that lead to each member.
  let values: [[JSON]]
  /// The member that takes all other objects.
  let other: Int

  func member(of fields: FieldDecoder) -> Int {
    guard let value = value(in: fields) else { return other }
    return values.firstIndex { $0.contains(value) } ?? other
  }

  private func value(in fields: FieldDecoder) -> JSON? {
    if let text = fields.text(name) { return .string(text) }
    // No tag is a container, which would be read at each depth.
    if !fields.contains(name) || fields.hasContainer(at: name) { return nil }
    return try? fields.decode(JSON.self, name)
  }
}
