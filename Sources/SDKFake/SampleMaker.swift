internal import Foundation
internal import SDKCore

/// Makes one value, without looking whether it is valid.
struct SampleMaker {
  let judge: SchemaJudge
  var random: SplitMix64
  let texts: SampleTexts
  /// How often each union was asked for a member.
  var turns: [ObjectIdentifier: Int] = [:]
  /// The member with which each union begins; nil: any.
  var firstTurn: Int?
  var heights: [ObjectIdentifier: Int] = [:]
  private var count = 0
  /// Nothing is in it that need not be.
  var isSparse = false
  /// Properties that need not be there are left out at random, and conditions hold.
  var isUnusual = false
  /// Values that are no deeper are to be others than before.
  var variedDepth = -1
  var showsExamples = true

  /// So many values are in one, and so many inside each other, before what need not be is left out.
  private static let maximumCount = 300
  static let maximumDepth = 5

  init(_ judge: SchemaJudge, _ texts: SampleTexts, _ random: SplitMix64) {
    self.judge = judge
    self.texts = texts
    self.random = random
  }

  func isFull(_ depth: Int) -> Bool {
    !isVaried(depth)
      && (isSparse || count > Self.maximumCount || depth > Self.maximumDepth)
  }

  func isVaried(_ depth: Int) -> Bool { depth <= variedDepth }

  /// Returns a value that these allow together.
  ///
  /// - `known`: what it says as far as they allow it.
  mutating func value(
    of schemas: [Schema], named name: String, depth: Int, like known: JSON? = nil
  ) -> JSON {
    count += 1
    if let scalar = known.flatMap({ scalar($0, schemas) }) { return scalar }
    var parts = SampleParts(whole: schemas)
    for schema in schemas { flatten(schema, depth: depth, like: known, into: &parts) }
    let all = parts.schemas
    let kinds = kinds(of: all)
    let known = known.flatMap { known in
      kinds.map { !$0.isDisjoint(with: known.kinds) } ?? true ? known : nil
    }
    var example: JSON?
    if showsExamples, !isVaried(depth), !isSparse || depth == 0 {
      let examples = all.flatMap { schema in schema.examples.filter { judge.isValid($0, schema) } }
      // Of unions, what is known is a certain member.
      let judging = known == nil ? schemas : all
      example = examples.first { example in judging.allSatisfy { judge.isValid(example, $0) } }
      if known == nil, let example { return example }
    }
    if let choices = choices(in: all) {
      // Integers beyond 64 bits with a sign lose digits, so that nobody could read the largest.
      let exact = choices.filter {
        if case .number(let number) = $0 { number < 0x1p63 } else { true }
      }
      let named = exact.isEmpty ? choices : exact
      let others = isVaried(depth) ? named : named.filter { !$0.isNull }
      guard !others.isEmpty else { return choices.first ?? .null }
      let first = random.below(others.count)
      return (others[first...] + others[..<first]).first { choice in
        all.allSatisfy { judge.isValid(choice, $0) }
      } ?? others[first]
    }
    if known == nil, kinds?.contains(.null) == true, isFull(depth) || random.below(10) == 0 {
      return .null
    }
    guard depth < 40 else { return .null }
    switch known.flatMap(Self.container) ?? kind(among: kinds, of: all) {
    case .object:
      let offered = known == nil ? [] : offered(by: schemas)
      return object(
        parts, named: name, depth, Guide(known?.objectValue, example?.objectValue, offered))
    case .array: return array(all, named: name, depth, like: known?.arrayValue)
    case .string: return .string(string(all, named: name, depth))
    case .integer: return number(all, named: name, isInteger: true)
    case .number: return number(all, named: name, isInteger: false)
    case .boolean: return .bool(random.below(2) == 0)
    default: return .null
    }
  }

  private static func container(_ value: JSON) -> Schema.Kinds? {
    value.objectValue != nil ? .object : value.arrayValue != nil ? .array : nil
  }

  /// Returns a value that is no container if they allow it, in the kind that they want; else nil.
  private func scalar(_ value: JSON, _ schemas: [Schema]) -> JSON? {
    guard Self.container(value) == nil else { return nil }
    func isValid(_ value: JSON) -> Bool { schemas.allSatisfy { judge.isValid(value, $0) } }
    if isValid(value) { return value }
    guard !value.isNull, let schema = schemas.first else { return nil }
    let shaped = WireReader(judge: judge).shaped(.text(value.wireText), schema)
    return isValid(shaped) ? shaped : nil
  }

  // MARK: Containers

  /// What an object says.
  private struct Guide {
    var known: [String: JSON]?
    /// What the spec shows in place of what is not known.
    var example: [String: JSON]?
    /// The properties of all members of unions.
    var offered: Set<String>

    init(_ known: [String: JSON]?, _ example: [String: JSON]?, _ offered: Set<String>) {
      self.known = known
      self.example = example
      self.offered = offered
    }
  }

  private func offered(by schemas: [Schema]) -> Set<String> {
    let reader = WireReader(judge: judge)
    return Set(schemas.flatMap { reader.properties(of: $0).keys })
  }

  private mutating func object(
    _ parts: SampleParts, named ownName: String, _ depth: Int, _ guide: Guide
  ) -> JSON {
    let all = parts.schemas
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
      // Only one side sends it, though it may be required.
      if declared.contains(where: judge.isUnsent) { continue }
      if declared.contains(where: { $0.isNever }) { continue }
      let known = guide.known?[name]
      let room = most - (required.count - required.intersection(members.keys).count)
      var isWanted = !isFull(depth + 1) && members.count < room
      // What is inside is all that was said.
      if guide.known != nil, depth > 0 {
        // But for what nobody could have said.
        isWanted = isWanted && declared.contains(where: \.isReadOnly)
      }
      if let example = guide.example, known == nil {
        if let value = example[name], isRequired || isWanted {
          members[name] = value
          continue
        }
        isWanted = false
      }
      if isUnusual, isWanted, random.below(2) == 0 { isWanted = false }
      guard isRequired || isWanted || known != nil else { continue }
      let isPerson =
        name == "name" && SampleTexts.isPerson([ownName] + all.compactMap(\.reference), names)
      members[name] = member(name, of: all, depth, like: known, as: isPerson ? "fullName" : nil)
    }
    for (name, known) in (guide.known ?? [:]).sorted(by: { $0.key < $1.key })
    where members[name] == nil {
      // Nor is it what another member of a union has, or kept from this side.
      guard !names.contains(name), !guide.offered.contains(name) else { continue }
      let others = all.flatMap { $0.others(name) } + all.compactMap(\.unevaluated)
      if !others.contains(where: \.isNever) {
        members[name] = value(of: others, named: name, depth: depth + 1, like: known)
      }
    }
    func addDependent() {
      var isComplete = false
      while !isComplete {
        let named = all.flatMap(\.dependentRequired).filter { members[$0.name] != nil }
        let missing = named.flatMap(\.others).filter { members[$0] == nil }
        isComplete = missing.isEmpty
        for name in missing { members[name] = member(name, of: all, depth) }
      }
    }
    addDependent()
    for name in names where members.count < least && members[name] == nil {
      let declared = all.compactMap { $0.property(name) }
      if declared.contains(where: { $0.isNever || judge.isUnsent($0) }) { continue }
      members[name] = member(name, of: all, depth)
    }
    addOthers(all, names, least, guide.known == nil ? most : 0, depth, to: &members)
    addDependent()
    for (property, tag) in parts.tags {
      let declared = all.compactMap { $0.property(property) }
      let choices = declared.compactMap(\.choices).flatMap(\.self)
      let value = WireReader(judge: judge).shaped(.text(tag), declared.first)
      // The name of a member says nothing where its tag is a number.
      let isValid = declared.allSatisfy { judge.isValid(value, $0) }
      if isValid, choices.isEmpty || choices.contains(value) { members[property] = value }
    }
    return .object(members)
  }

  private mutating func array(
    _ all: [Schema], named name: String, _ depth: Int, like known: [JSON]?
  ) -> JSON {
    let least = all.compactMap(\.itemCount.least).max() ?? 0
    let usual = known?.count ?? (isFull(depth + 1) ? 0 : 1 + random.below(3))
    let firstCount = all.map(\.firstItems.count).max() ?? 0
    let contained = all.filter { $0.contained != nil }
    let limit = all.compactMap(\.itemCount.most).min() ?? .max
    // Each schema has items of its own, or all have the same where there is no room.
    let apart = contained.flatMap { schema in
      Array(repeating: schema, count: min(max(schema.containedCount.least ?? 1, 0), 1_000))
    }
    let isApart = firstCount + apart.count <= limit
    let together = contained.map { max($0.containedCount.least ?? 1, 0) }.max() ?? 0
    let containedCount = isApart ? apart.count : together
    /// What an item must be; nil: none may be there. What is contained is evaluated.
    func schemas(at index: Int, isContained: Bool = false) -> [Schema]? {
      var schemas = all.compactMap { schema in
        schema.firstItems.indices.contains(index) ? schema.firstItems[index] : schema.items
      }
      // Of what nothing is said, behind items of positions, readers expect more of these.
      if schemas.isEmpty, !isContained { schemas = all.compactMap(\.firstItems.last) }
      if !isContained, index >= firstCount, all.allSatisfy({ $0.items == nil }) {
        schemas += all.compactMap(\.unevaluatedItems)
      }
      return schemas.contains(where: \.isNever) ? nil : schemas
    }
    let isSaid = firstCount == 0 || all.contains { ($0.items ?? $0.unevaluatedItems) != nil }
    // What must be there stands behind the first ones, unless nothing may.
    let isOpen = schemas(at: firstCount, isContained: !contained.isEmpty) != nil
    let begin = isOpen ? firstCount : max(0, firstCount - containedCount)
    let most = min(limit, isOpen ? .max : firstCount)
    let count = min(
      max(isSaid || known != nil ? usual : 0, least, firstCount, begin + containedCount), most,
      max(1_000, known?.count ?? 0))
    let isUnique = all.contains { $0.hasUniqueItems }
    let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
    var items: [JSON] = []
    var tries = 0
    let usualDepth = variedDepth
    defer { variedDepth = usualDepth }
    while items.count < count, tries < 50 + 20 * count {
      let index = items.count
      let said = known.flatMap { $0.indices.contains(tries) ? $0[tries] : nil }
      tries += 1
      let isContained = (begin..<(begin + containedCount)).contains(index)
      let others = !isContained ? [] : isApart ? [apart[index - begin]] : contained
      guard let own = schemas(at: index, isContained: isContained) else { break }
      let item = value(
        of: own + others.compactMap(\.contained), named: singular, depth: depth + 1, like: said)
      if isUnique, items.contains(item) {
        if items.count >= least, tries > 20 + 2 * count { break }
        variedDepth = max(usualDepth, depth + 2)
        continue
      }
      let isTooMuch =
        !isContained
        && contained.contains { schema in
          guard let most = schema.containedCount.most, let wanted = schema.contained else {
            return false
          }
          return judge.isValid(item, wanted) && items.count { judge.isValid($0, wanted) } >= most
        }
      if isTooMuch, count > least, tries > 20 { break }
      if isTooMuch { continue }
      items.append(item)
    }
    return .array(items)
  }
}
