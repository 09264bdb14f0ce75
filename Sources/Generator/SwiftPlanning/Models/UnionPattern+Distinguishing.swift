import SDKGenAPIModel

extension UnionPattern {
  /// Returns the patterns of members that stand beside each other, without what all have in common.
  static func distinguishing(_ patterns: [UnionPattern]) -> [UnionPattern] {
    if patterns.isEmpty { return [] }
    let counts = patterns.reduce(into: [Kind: Int]()) { counts, pattern in
      let kinds = pattern.alternatives.filter { !$0.isConstant }.map(\.kind)
      for kind in Set(kinds) { counts[kind, default: 0] += 1 }
    }
    let shared = { (kind: Kind) in counts[kind, default: 0] > 1 }
    let alternatives = patterns.flatMap(\.alternatives)
    let isLone = alternatives.contains { $0 == .object || $0 == .any }
    let objects = alternatives.compactMap(\.object)
    let common = isLone ? [] : commonMembers(objects)
    let choosing = choosingMembers(objects)
    let elements = patterns.flatMap { $0.alternatives.flatMap(\.elementPatterns) }
    var told = (elements.isEmpty ? [] : distinguishing(elements))[...]
    return patterns.map { pattern in
      either(
        of: pattern.alternatives.map { alternative in
          switch alternative {
          case .elements(let patterns):
            let own = Array(told.prefix(patterns.count))
            told = told.dropFirst(patterns.count)
            return shared(.array) ? .elements(own) : .array
          case .members(let object):
            return shared(.object)
              ? .members(object.without(common, keepingChoices: choosing)) : .object
          default: return shared(alternative.kind) ? alternative : alternative.plain
          }
        })
    }
  }

  private var isConstant: Bool { if case .constants = self { true } else { false } }
  private var object: ObjectPattern? {
    if case .members(let object) = self { object } else { nil }
  }
  private var elementPatterns: [UnionPattern] {
    if case .elements(let patterns) = self { patterns } else { [] }
  }

  /// Returns the names of enums that tell objects apart: another one takes the property to have other values.
  private static func choosingMembers(_ objects: [ObjectPattern]) -> Set<String> {
    var values: [String: Set<[Literal]>] = [:]
    for object in objects {
      let stated = (object.constants + object.choices).map { ($0.name, $0.values) }
      for (name, literals) in stated { values[name, default: []].insert(literals) }
      for name in object.required + object.optional
      where !stated.contains(where: { $0.0 == name }) {
        values[name, default: []].insert([])
      }
    }
    return Set(values.lazy.filter { $0.value.count > 1 }.map(\.key))
  }

  /// Returns the names that every object knows, and either all or none require: they tell nothing.
  private static func commonMembers(_ objects: [ObjectPattern]) -> Set<String> {
    guard let first = objects.first else { return [] }
    var common = Set(first.required + first.optional)
    let required = objects.reduce(into: [String: Int]()) { counts, object in
      for name in object.required { counts[name, default: 0] += 1 }
    }
    for object in objects {
      common.formIntersection(object.required + object.optional)
      common.subtract(object.constants.map(\.name))
    }
    return common.filter { name in
      let count = required[name] ?? 0
      return count == 0 || count == objects.count
    }
  }
}

extension UnionPattern.ObjectPattern {
  fileprivate func without(_ names: Set<String>, keepingChoices choosing: Set<String>) -> Self {
    Self(
      constants: constants, choices: choices.filter { choosing.contains($0.name) },
      required: required.filter { !names.contains($0) },
      optional: optional.filter { !names.contains($0) })
  }
}
