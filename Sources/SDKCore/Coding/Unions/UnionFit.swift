/// The fit of a member: constants that agree, less the choices that do not know the value, then
/// properties that are known.
struct UnionFit: Comparable {
  var constants = 0
  var known = 0

  static func < (left: Self, right: Self) -> Bool {
    (left.constants, left.known) < (right.constants, right.known)
  }
}

/// The properties that an object must and may have.
final class UnionObject: Sendable {
  private let constants: [(key: String, values: [JSON])]
  private let choices: [(key: String, values: [JSON])]
  private let required: [String]
  private let optional: [String]

  init(
    _ constants: [String: [JSON]], choices: [String: [JSON]], required: [String],
    optional: [String]
  ) {
    self.constants = constants.sorted(byName: \.key).map { ($0.key, $0.value) }
    self.choices = choices.sorted(byName: \.key).map { ($0.key, $0.value) }
    self.required = required.filter { constants[$0] == nil }
    self.optional = optional.filter { constants[$0] == nil }
  }

  func fit(_ payload: inout UnionPayload, _ fields: FieldDecoder) -> UnionFit? {
    var fit = UnionFit()
    for (key, values) in constants {
      switch payload.has(values, at: key, fields) {
      case true?: fit.constants += 1
      case false?: return nil
      case nil: break
      }
    }
    for key in required where !fields.contains(key) { return nil }
    let known = fit.constants + required.count + count(fields)
    for (key, values) in choices {
      switch payload.has(values, at: key, fields) {
      case true?: fit.constants += 1
      case false?: fit.constants -= 1
      case nil: break
      }
    }
    // Twice, so that a dictionary beats an object of which nothing is known, and no other.
    fit.known = 2 * known
    return fit
  }

  /// Counts the optional properties that are there. Asking for a few is faster than listing all.
  private func count(_ fields: FieldDecoder) -> Int {
    optional.reduce(0) { $0 + (fields.contains($1) ? 1 : 0) }
  }
}
