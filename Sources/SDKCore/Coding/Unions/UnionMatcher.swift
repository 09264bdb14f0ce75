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
