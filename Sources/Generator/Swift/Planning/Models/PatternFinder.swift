import SDKGenAPIModel

/// The search for the patterns of one union's members.
///
/// Unions hold arrays of unions, which lead back to each other: what was found is remembered, arrays
/// inside arrays are looked into only so far, and a pattern that gets large says nothing instead.
struct PatternFinder {
  /// The depth of arrays in arrays beyond which they tell nothing apart any more.
  static let maximumArrays = 4
  /// The depth of unions in unions beyond which they may be anything.
  static let maximumUnions = 16
  /// The number of alternatives of a pattern, its elements' included.
  static let maximumSize = 512

  private struct Key: Hashable {
    var union: ModelID
    var arrays: Int
  }

  private let types: SwiftTypes
  private var known: [Key: Found] = [:]
  /// The unions that are being looked at: a value of theirs may be anything in the midst of them.
  private var open: Set<ModelID>
  /// How many unions were looked into.
  private(set) var visits = 0

  private struct Found {
    var pattern: UnionPattern
    var size = 1

    static let anything = Found(pattern: .any)
  }

  init(_ types: SwiftTypes, union: ModelID) {
    self.types = types
    open = [union]
  }

  /// Returns a pattern for each member of a union, saying no more than tells them apart.
  static func patterns(of union: Union, in id: ModelID, _ types: SwiftTypes) -> [UnionPattern] {
    var finder = PatternFinder(types, union: id)
    return UnionPattern.distinguishing(union.members.map { finder.pattern(of: $0, union) })
  }

  mutating func pattern(of member: Union.Member, _ union: Union) -> UnionPattern {
    found(of: member, union, arrays: 0).pattern
  }

  private mutating func found(
    of member: Union.Member, _ union: Union, arrays: Int
  ) -> Found {
    if let constant = member.constant { return Found(pattern: .constants([constant])) }
    let found = found(of: member.type, arrays: arrays)
    let tag: UnionPattern.Constant
    var alternatives = found.pattern.alternatives
    switch union.discriminator {
    case .shape: return found
    case .tag(let field, let content):
      tag = .init(name: field, values: member.tags.map { .string($0) })
      guard content == .inline else {
        return Found(pattern: .members(.init(constants: [tag])))
      }
    case .tagIfPresent(let field):
      if member.tags.isEmpty { return found }
      tag = .init(name: field, values: member.allTags.flatMap(Literal.scalars(written:)))
      alternatives = alternatives.map { $0 == .object ? .members(.init()) : $0 }
    }
    return Found(pattern: .either(of: alternatives.map { $0.with(tag) }), size: found.size)
  }

  private mutating func found(of type: TypeReference, arrays: Int) -> Found {
    switch types.unaliased(type) {
    case .scalar(let scalar): return Found(pattern: scalar.pattern)
    case .array(let element):
      guard arrays < Self.maximumArrays else { return Found(pattern: .array) }
      let inner = found(of: element, arrays: arrays + 1)
      return Found(pattern: .elements([inner.pattern]), size: inner.size + 1)
    case .dictionary: return Found(pattern: .object)
    case .optional(let wrapped), .nullable(let wrapped):
      let inner = found(of: wrapped, arrays: arrays)
      return Found(
        pattern: .either(of: [.null] + inner.pattern.alternatives), size: inner.size + 1)
    case .model(let id):
      switch types.shape(of: id) {
      case .structure(let structure):
        return Found(pattern: .members(pattern(of: structure)))
      case .enumeration(let enumeration):
        return Found(
          pattern: enumeration.allowsOthers
            ? .string : .values(enumeration.values.map(\.raw)))
      case .union(let union): return found(of: union, id, arrays: arrays)
      case .alias, nil: return .anything
      }
    }
  }

  private mutating func found(of union: Union, _ id: ModelID, arrays: Int) -> Found {
    let key = Key(union: id, arrays: arrays)
    if let found = known[key] { return found }
    guard open.count < Self.maximumUnions, open.insert(id).inserted else { return .anything }
    defer { open.remove(id) }
    visits += 1
    var alternatives: [UnionPattern] = []
    var size = 0
    for member in union.members {
      let part = found(of: member, union, arrays: arrays)
      size += part.size
      alternatives += part.pattern.alternatives
      if size > Self.maximumSize { break }
    }
    let found =
      size > Self.maximumSize
      ? Found.anything : Found(pattern: .either(of: alternatives), size: size)
    known[key] = found
    return found
  }

  private func pattern(of structure: Structure) -> UnionPattern.ObjectPattern {
    var pattern = UnionPattern.ObjectPattern()
    for property in structure.properties {
      let isRequired = !property.type.isOptional && property.default == nil
      if let constant = property.constant {
        pattern.constants.append(.init(name: property.name, values: [constant]))
      } else if let values = choices(of: property.type) {
        pattern.choices.append(.init(name: property.name, values: values))
      }
      if isRequired {
        pattern.required.append(property.name)
      } else if property.constant == nil {
        pattern.optional.append(property.name)
      }
    }
    return pattern
  }

  /// Returns the values that an enum declares.
  private func choices(of type: TypeReference) -> [Literal]? {
    guard case .model(let id) = types.unaliased(type.unwrapped),
      case .enumeration(let enumeration) = types.shape(of: id), !enumeration.allowsOthers
    else { return nil }
    return enumeration.values.map(\.raw)
  }
}

extension UnionPattern {
  /// Returns the patterns of members that stand beside each other, without what all have in common.
  fileprivate static func distinguishing(_ patterns: [UnionPattern]) -> [UnionPattern] {
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
