internal import Foundation
internal import SDKCore

/// Makes values that schemas allow: the same ones for the same seed, on every machine.
struct Sampler: Sendable {
  private let judge: SchemaJudge
  private let texts: SampleTexts
  private let seed: UInt64

  init(_ judge: SchemaJudge, _ texts: SampleTexts = .init(.english), seed: UInt64) {
    self.judge = judge
    self.texts = texts
    self.seed = seed
  }

  /// Returns a value for something by its name. What the spec shows as an example comes first if it is valid, unless
  /// `showsExamples` is false.
  ///
  /// Where none of some tries is valid, which the judge finds out, it is the one that is wrong in the fewest places.
  func value(
    of schema: Schema, for name: String, examples: [JSON] = [], showsExamples: Bool = true
  ) -> JSON {
    if let example = examples.first(where: { judge.isValid($0, schema) }) { return example }
    var best: (value: JSON, mistakes: Int)?
    for attempt in 0..<16 {
      var maker = SampleMaker(judge, texts, SplitMix64(seed: seed, for: "\(name)#\(attempt)"))
      maker.isSparse = attempt > 7
      maker.showsExamples = showsExamples
      let value = maker.value(of: [schema], named: "", depth: 0)
      let mistakes = judge.violations(of: value, by: schema, at: "").count
      if mistakes == 0 { return value }
      if mistakes < best?.mistakes ?? .max { best = (value, mistakes) }
    }
    return best?.value ?? .null
  }
}

/// Makes one value, without looking whether it is valid.
private struct SampleMaker {
  private let judge: SchemaJudge
  private var random: SplitMix64
  private let texts: SampleTexts
  /// How often each union was asked for a member.
  private var turns: [ObjectIdentifier: Int] = [:]
  private var heights: [ObjectIdentifier: Int] = [:]
  private var count = 0
  /// Nothing is in it that need not be.
  var isSparse = false
  var showsExamples = true

  /// So many values are in one, and so many inside each other, before what need not be is left out.
  private static let maximumCount = 300
  private static let maximumDepth = 5

  init(_ judge: SchemaJudge, _ texts: SampleTexts, _ random: SplitMix64) {
    self.judge = judge
    self.texts = texts
    self.random = random
  }

  private func isFull(_ depth: Int) -> Bool {
    isSparse || count > Self.maximumCount || depth > Self.maximumDepth
  }

  /// Returns a value that these allow together.
  mutating func value(of schemas: [Schema], named name: String, depth: Int) -> JSON {
    count += 1
    var all: [Schema] = []
    for schema in schemas { flatten(schema, depth: depth, into: &all) }
    if showsExamples, !isSparse || depth == 0 {
      let examples = all.flatMap { schema in schema.examples.filter { judge.isValid($0, schema) } }
      if let example = examples.first(where: { example in
        schemas.allSatisfy { judge.isValid(example, $0) }
      }) {
        return example
      }
    }
    let kinds = kinds(of: all)
    if let choices = choices(in: all) {
      let others = choices.filter { !$0.isNull }
      return random.element(of: others) ?? choices.first ?? .null
    }
    if kinds?.contains(.null) == true, isFull(depth) || random.below(10) == 0 { return .null }
    guard depth < 40 else { return .null }
    switch kind(among: kinds, of: all) {
    case .object: return object(all, depth)
    case .array: return array(all, named: name, depth)
    case .string: return .string(string(all, named: name))
    case .integer: return number(all, named: name, isInteger: true)
    case .number: return number(all, named: name, isInteger: false)
    case .boolean: return .bool(random.below(2) == 0)
    default: return .null
    }
  }

  // MARK: What holds together

  /// Adds a schema and those that hold with it: references, `allOf`, and a member of each union.
  private mutating func flatten(_ schema: Schema, depth: Int, into all: inout [Schema]) {
    guard all.count < 64, !all.contains(where: { $0 === schema }) else { return }
    all.append(schema)
    if let target = schema.reference.flatMap({ judge.library[$0] }) {
      flatten(target, depth: depth, into: &all)
    }
    for member in schema.allOf { flatten(member, depth: depth, into: &all) }
    for members in [schema.anyOf, schema.oneOf] where !members.isEmpty {
      flatten(member(of: members, in: schema, depth), depth: depth, into: &all)
    }
    if let condition = schema.condition, let next = schema.alternative ?? schema.consequence {
      if schema.alternative == nil { flatten(condition, depth: depth, into: &all) }
      flatten(next, depth: depth, into: &all)
    }
  }

  /// The members in turn; where much is inside already, the one that needs least.
  private mutating func member(
    of members: [Schema], in union: Schema, _ depth: Int
  ) -> Schema {
    if isFull(depth) {
      let heights = members.map { height(of: $0, depth: 0) }
      let least = heights.min() ?? 0
      return members[heights.firstIndex(of: least) ?? 0]
    }
    let key = ObjectIdentifier(union)
    let turn = turns[key] ?? random.below(members.count)
    turns[key] = turn + 1
    return members[turn % members.count]
  }

  /// How many values must be inside each other.
  private mutating func height(of schema: Schema, depth: Int) -> Int {
    if let known = heights[ObjectIdentifier(schema)] { return known }
    guard depth < 12 else { return depth }
    func most(_ schemas: [Schema], _ maker: inout Self) -> Int {
      schemas.map { maker.height(of: $0, depth: depth + 1) }.max() ?? 0
    }
    var height = 0
    if schema.kinds?.contains(.null) != true, schema.choices == nil {
      var inner = schema.allOf
      if let target = schema.reference.flatMap({ judge.library[$0] }) { inner.append(target) }
      height = most(inner, &self)
      for members in [schema.anyOf, schema.oneOf] where !members.isEmpty {
        height = max(height, members.map { self.height(of: $0, depth: depth + 1) }.min() ?? 0)
      }
      let required = schema.required.compactMap { schema.property($0) }
      if schema.kinds?.contains(.object) == true || !required.isEmpty {
        height = max(height, 1 + most(required, &self))
      }
      if let items = schema.items, schema.itemCount.least ?? 0 > 0 {
        height = max(height, 1 + self.height(of: items, depth: depth + 1))
      }
    }
    if depth == 0 { heights[ObjectIdentifier(schema)] = height }
    return height
  }

  private func kinds(of all: [Schema]) -> Schema.Kinds? {
    let stated = all.compactMap(\.kinds)
    guard let first = stated.first else { return nil }
    let common = stated.dropFirst().reduce(first) { $0.intersection($1) }
    return common.isEmpty ? first : common
  }

  private func choices(in all: [Schema]) -> [JSON]? {
    let stated = all.compactMap(\.choices)
    guard let first = stated.first else { return nil }
    return first.filter { value in
      stated.allSatisfy { $0.contains(value) }
        && (kinds(of: all).map { !$0.isDisjoint(with: value.kinds) } ?? true)
    }
  }

  private mutating func kind(among kinds: Schema.Kinds?, of all: [Schema]) -> Schema.Kinds {
    if let kinds {
      let possible: [Schema.Kinds] = [.object, .array, .string, .number, .integer, .boolean, .null]
        .filter { kinds.isSuperset(of: $0) }
      // An integer is a number as well: which of both is wanted depends on what else is allowed.
      let named = possible.filter { $0 != .integer || !possible.contains(.number) }
      let full = named.filter { $0 != .null }
      return random.element(of: full) ?? named.first ?? .null
    }
    for schema in all {
      if !schema.properties.isEmpty || !schema.required.isEmpty || schema.additional != nil
        || !schema.patternProperties.isEmpty || schema.propertyCount.least != nil
      {
        return .object
      }
      if schema.items != nil || !schema.firstItems.isEmpty || schema.itemCount.least != nil {
        return .array
      }
      if schema.pattern != nil || schema.format != nil || schema.length.least != nil {
        return .string
      }
      if schema.range.least != nil || schema.range.most != nil || schema.divisor != nil {
        return .number
      }
    }
    return .string
  }

  // MARK: Containers

  private mutating func object(_ all: [Schema], _ depth: Int) -> JSON {
    var members: [String: JSON] = [:]
    let required = Set(all.flatMap(\.required))
    let most = all.compactMap(\.propertyCount.most).min() ?? .max
    let least = all.compactMap(\.propertyCount.least).max() ?? 0
    var names: [String] = []
    for name in all.flatMap({ $0.properties.map(\.name) }) + all.flatMap(\.required)
    where !names.contains(name) {
      names.append(name)
    }
    for name in names {
      let declared = all.compactMap { $0.property(name) }
      let isRequired = required.contains(name)
      let isUnsent = declared.contains {
        judge.direction == .request ? $0.isReadOnly : $0.isWriteOnly
      }
      let room = most - (required.count - required.intersection(members.keys).count)
      let isWanted = !isUnsent && !isFull(depth + 1) && members.count < room
      guard isRequired && !(isUnsent && judge.direction == .request) || isWanted else { continue }
      if declared.contains(where: { $0.isNever }) { continue }
      let others = all.filter { $0.property(name) == nil }
      let schemas = declared + others.flatMap { $0.others(name) }
      members[name] = value(of: schemas, named: name, depth: depth + 1)
    }
    addOthers(all, from: names.count, least, most, depth, to: &members)
    for (name, others) in all.flatMap(\.dependentRequired) where members[name] != nil {
      for other in others where members[other] == nil {
        members[other] = value(
          of: all.compactMap { $0.property(other) }, named: other, depth: depth + 1)
      }
    }
    name(all, in: &members)
    return .object(members)
  }

  /// Adds properties that are not declared: some of a dictionary's, and as many as there must be.
  private mutating func addOthers(
    _ all: [Schema], from declared: Int, _ least: Int, _ most: Int, _ depth: Int,
    to members: inout [String: JSON]
  ) {
    let open = all.compactMap(\.additional).filter { !$0.isNever }
    let patterns = all.flatMap(\.patternProperties)
    let isDictionary = declared == 0 && !(open.isEmpty && patterns.isEmpty) && !isFull(depth + 1)
    let wanted = max(least, isDictionary ? min(2, most) : 0)
    var tries = 0
    while members.count < wanted, tries < 20 {
      tries += 1
      let names = all.compactMap(\.propertyNames)
      var name = texts.word(&random)
      if let pattern = random.element(of: patterns)?.pattern {
        name = pattern.sample(.init(), &random) ?? name
      } else if !names.isEmpty {
        name = value(of: names, named: "key", depth: depth + 1).stringValue ?? name
      }
      guard members[name] == nil else { continue }
      members[name] = value(of: all.flatMap { $0.others(name) }, named: name, depth: depth + 1)
    }
  }

  /// Gives the property of a discriminator the value that stands for the member.
  private func name(_ all: [Schema], in members: inout [String: JSON]) {
    for (index, schema) in all.enumerated() {
      guard let discriminator = schema.discriminator else { continue }
      let names = Set(all.dropFirst(index).compactMap(\.reference))
      let tags = discriminator.mapping.filter { names.contains($0.value) }.map(\.key).sorted()
      let known = schema.oneOf + schema.anyOf
      let own = known.compactMap(\.reference).first { names.contains($0) }
      guard let tag = tags.first ?? own else { continue }
      let declared = all.compactMap { $0.property(discriminator.property) }
      let choices = declared.compactMap(\.choices).flatMap(\.self)
      if choices.isEmpty || choices.contains(.string(tag)) {
        members[discriminator.property] = .string(tag)
      }
    }
  }

  private mutating func array(_ all: [Schema], named name: String, _ depth: Int) -> JSON {
    let least = all.compactMap(\.itemCount.least).max() ?? 0
    let most = all.compactMap(\.itemCount.most).min() ?? .max
    let usual = isFull(depth + 1) ? 0 : 1 + random.below(3)
    let first = all.map(\.firstItems).max { $0.count < $1.count } ?? []
    let contained = all.compactMap(\.contained)
    let count = min(max(usual, least, first.count, contained.isEmpty ? 0 : 1), most)
    let isUnique = all.contains { $0.hasUniqueItems }
    let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
    var items: [JSON] = []
    var tries = 0
    while items.count < min(count, 1_000), tries < 50 + 2 * count {
      tries += 1
      let index = items.count
      var schemas = first.indices.contains(index) ? [first[index]] : all.compactMap(\.items)
      if index < all.compactMap(\.containedCount.least).max() ?? (contained.isEmpty ? 0 : 1) {
        schemas += contained
      }
      let item = value(of: schemas, named: singular, depth: depth + 1)
      if isUnique, items.contains(item) { continue }
      items.append(item)
    }
    return .array(items)
  }

  // MARK: Scalars

  private mutating func string(_ all: [Schema], named name: String) -> String {
    let length = Schema.Bounds(
      least: all.compactMap(\.length.least).max(), most: all.compactMap(\.length.most).min())
    if let content = all.lazy.compactMap(\.content).first {
      let text = value(of: [content], named: name, depth: Self.maximumDepth - 2).description
      return all.contains(where: \.isBase64) ? Data(text.utf8).base64EncodedString() : text
    }
    let patterns = all.compactMap(\.pattern)
    let format = all.lazy.compactMap(\.format).first
    if let format, let text = texts.text(of: format, length, &random),
      patterns.allSatisfy({ $0.matches(text) != false })
    {
      return text
    }
    for pattern in patterns {
      if let text = pattern.sample(length, &random),
        patterns.allSatisfy({ $0.matches(text) != false })
      {
        return text
      }
    }
    return texts.text(named: name, length, &random)
  }

  private mutating func number(_ all: [Schema], named name: String, isInteger: Bool) -> JSON {
    var least = all.compactMap(\.range.least).max()
    var most = all.compactMap(\.range.most).min()
    let openLeast = all.compactMap(\.openRange.least).max()
    let openMost = all.compactMap(\.openRange.most).min()
    let step = all.lazy.compactMap(\.divisor).first ?? (isInteger ? 1 : 0.01)
    if let openLeast, openLeast >= least ?? -.infinity {
      least = openLeast + min(step, 1) * (isInteger || step != 0.01 ? 1 : 0.5)
    }
    if let openMost, openMost <= most ?? .infinity {
      most = openMost - min(step, 1) * (isInteger || step != 0.01 ? 1 : 0.5)
    }
    if let range = all.lazy.compactMap({ Formats.range(of: $0.format ?? "") }).first {
      least = max(least ?? range.lowerBound, range.lowerBound)
      most = min(most ?? range.upperBound, range.upperBound)
    }
    let usual = texts.range(ofNumberNamed: name)
    var range = (least: least ?? min(usual.lowerBound, most ?? .infinity), most: 0.0)
    if least ?? 0 < usual.lowerBound, most ?? .infinity >= usual.lowerBound {
      range.least = max(least ?? usual.lowerBound, usual.lowerBound)
    }
    range.most = min(most ?? .infinity, max(usual.upperBound, range.least + 100 * step))
    let first = (range.least / step).rounded(.up)
    let last = (range.most / step).rounded(.down)
    guard first <= last, abs(first) < 0x1p53, last - first < 0x1p53 else {
      return isInteger
        ? Int64(exactly: range.least.rounded(.up)).map { .integer($0) } ?? .number(range.least)
        : .number(range.least)
    }
    let value = (first + Double(random.below(Int64(last - first) + 1))) * step
    if isInteger || value == value.rounded(), let integer = Int64(exactly: value.rounded()) {
      return .integer(integer)
    }
    // Without the last places, which come from the step.
    return .number((value * 1e6).rounded() / 1e6)
  }
}

extension Schema {
  /// What holds for a property that is not declared here.
  fileprivate func others(_ name: String) -> [Schema] {
    let matching = patternProperties.filter { $0.pattern.matches(name) == true }.map(\.schema)
    return matching.isEmpty ? [additional].compactMap(\.self) : matching
  }
}
