internal import SDKCore

/// The schemas that hold together for one value.
struct SampleParts {
  var schemas: [Schema] = []
  /// The values that stand for members of unions, by the properties that have them.
  var tags: [String: String] = [:]
  /// What the value has to be by all of them.
  var whole: [Schema]
}

extension SampleMaker {
  /// Adds a schema and those that hold with it: references, `allOf`, and a member of each union.
  ///
  /// - `known`: what the value says, which decides on members.
  mutating func flatten(
    _ schema: Schema, depth: Int, like known: JSON?, into parts: inout SampleParts
  ) {
    guard parts.schemas.count < 64, !parts.schemas.contains(where: { $0 === schema }) else {
      return
    }
    parts.schemas.append(schema)
    if let name = schema.reference, let target = judge.library[name] {
      flatten(target, depth: depth, like: known, into: &parts)
      extend(name, target, depth: depth, like: known, into: &parts)
    }
    for member in schema.allOf { flatten(member, depth: depth, like: known, into: &parts) }
    for all in [schema.anyOf, schema.oneOf] where !all.isEmpty {
      // Beside `type: object` null is no choice.
      let reader = WireReader(judge: judge)
      let possible = all.filter { member in
        let own = reader.kinds(of: member)
        return parts.whole.allSatisfy { !reader.kinds(of: $0).isDisjoint(with: own) }
      }
      let members = possible.isEmpty ? all : possible
      let member = member(of: members, in: schema, depth, like: known)
      if let discriminator = schema.discriminator, let name = member.reference {
        let tags = discriminator.mapping.filter { $0.value == name }.keys.sorted()
        let tag = tags.first { known?[discriminator.property]?.tag == $0 } ?? tags.first
        parts.tags[discriminator.property] = tag ?? name
      }
      flatten(member, depth: depth, like: known, into: &parts)
    }
    if let condition = schema.condition, schema.alternative ?? schema.consequence != nil {
      let holds = schema.alternative == nil || isUnusual
      if holds { flatten(condition, depth: depth, like: known, into: &parts) }
      if let next = holds ? schema.consequence : schema.alternative {
        flatten(next, depth: depth, like: known, into: &parts)
      }
    }
    for (name, dependent) in schema.dependentSchemas
    where !isSparse || schema.required.contains(name) {
      flatten(dependent, depth: depth, like: known, into: &parts)
    }
  }

  /// Adds one of the schemas that extend a base, if none is there yet, and what stands for it.
  private mutating func extend(
    _ name: String, _ base: Schema, depth: Int, like known: JSON?, into parts: inout SampleParts
  ) {
    let subtypes = judge.library.subtypes(of: name)
    guard let property = base.discriminator?.property, !subtypes.isEmpty else { return }
    let others = subtypes.filter { $0.schema !== base }
    let tag = known?[property]?.tag
    let schema =
      parts.schemas.first { schema in others.contains { $0.schema === schema } }
      ?? subtypes.first { $0.tag == tag }?.schema
      ?? member(of: subtypes.map(\.schema), in: base, depth, like: known)
    let own = subtypes.filter { $0.schema === schema }
    if parts.tags[property] == nil {
      parts.tags[property] = (own.first { $0.tag == tag } ?? own.first)?.tag
    }
    flatten(schema, depth: depth, like: known, into: &parts)
  }

  /// The member that is most like what is known; without that, the members in turn or, where much is inside already,
  /// the one that needs least.
  private mutating func member(
    of members: [Schema], in union: Schema, _ depth: Int, like known: JSON?
  ) -> Schema {
    if let known { return members[judge.closest(to: known, among: members, of: union)] }
    if isFull(depth) {
      let heights = members.map { height(of: $0, depth: 0) }
      let least = heights.min() ?? 0
      return members[heights.firstIndex(of: least) ?? 0]
    }
    let key = ObjectIdentifier(union)
    let turn = turns[key] ?? firstTurn ?? random.below(members.count)
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

  func kinds(of all: [Schema]) -> Schema.Kinds? {
    let stated = all.compactMap(\.kinds)
    guard let first = stated.first else { return nil }
    let common = stated.dropFirst().reduce(first) { $0.intersection($1) }
    return common.isEmpty ? first : common
  }

  func choices(in all: [Schema]) -> [JSON]? {
    let stated = all.compactMap(\.choices)
    guard let first = stated.first else { return nil }
    return first.filter { value in
      stated.allSatisfy { $0.contains(value) }
        && (kinds(of: all).map { !$0.isDisjoint(with: value.kinds) } ?? true)
    }
  }

  mutating func kind(among kinds: Schema.Kinds?, of all: [Schema]) -> Schema.Kinds {
    if let kinds {
      let possible: [Schema.Kinds] = [.object, .array, .string, .number, .integer, .boolean, .null]
        .filter { kinds.isSuperset(of: $0) }
      // An integer is a number as well: which of both is wanted depends on what else is allowed.
      let named = possible.filter { $0 != .integer || !possible.contains(.number) }
      // A number that may be sent as its digits is one, as .NET declares it.
      let isText = all.contains {
        $0.pattern?.matches("0") == true && $0.pattern?.matches("a") == false
      }
      let full = named.filter {
        $0 != .null && !($0 == .string && isText && kinds.contains(.integer))
      }
      return random.element(of: full) ?? named.first ?? .null
    }
    for schema in all {
      if !schema.properties.isEmpty || !schema.required.isEmpty || schema.additional != nil
        || !schema.patternProperties.isEmpty || schema.propertyCount.least != nil
        || schema.unevaluated != nil
      {
        return .object
      }
      if schema.items != nil || !schema.firstItems.isEmpty || schema.itemCount.least != nil
        || schema.contained != nil || schema.unevaluatedItems != nil
      {
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

  // MARK: Properties

  /// - `meaning`: what the property might be called as well.
  mutating func member(
    _ name: String, of all: [Schema], _ depth: Int, like known: JSON? = nil,
    as meaning: String? = nil
  ) -> JSON {
    let schemas = all.flatMap { schema in schema.property(name).map { [$0] } ?? schema.others(name)
    }
    return value(of: schemas, named: meaning ?? name, depth: depth + 1, like: known)
  }

  /// Adds properties that are not declared: some of a dictionary's, and as many as there must be.
  mutating func addOthers(
    _ all: [Schema], _ declared: [String], _ least: Int, _ most: Int, _ depth: Int,
    to members: inout [String: JSON]
  ) {
    let stated = all.compactMap(\.additional)
    let open = (stated.isEmpty ? all.compactMap(\.unevaluated) : stated).filter { !$0.isNever }
    let patterns = all.flatMap(\.patternProperties)
    let isDictionary = declared.isEmpty && !(open.isEmpty && patterns.isEmpty) && !isFull(depth + 1)
    let wanted = min(max(least, isDictionary ? min(2, most) : 0), 1_000)
    let names = all.compactMap(\.propertyNames)
    let usualDepth = variedDepth
    defer { variedDepth = usualDepth }
    var tries = 0
    while members.count < wanted, tries < 20 + 20 * max(0, wanted) {
      tries += 1
      var name = texts.word(&random)
      if tries > 10 { name += "\(tries)" }
      // Where only names of patterns have a type, readers expect it of all.
      if let pattern = random.element(of: patterns)?.pattern,
        tries % 3 > 0 || open.isEmpty && names.isEmpty
      {
        name = pattern.sample(.init(least: tries / 20), &random) ?? name
      } else if !names.isEmpty {
        if tries > 1 { variedDepth = max(usualDepth, depth + 1) }
        name = value(of: names, named: "key", depth: depth + 1).stringValue ?? name
        variedDepth = usualDepth
      }
      guard members[name] == nil, !declared.contains(name),
        names.allSatisfy({ judge.isValid(.string(name), $0) }),
        !all.flatMap({ $0.others(name) }).contains(where: \.isNever)
      else { continue }
      let others = all.flatMap { $0.others(name) }
      members[name] = value(
        of: others.isEmpty ? all.compactMap(\.unevaluated) : others, named: name, depth: depth + 1)
    }
  }
}

extension Schema {
  /// What holds for a property that is not declared here.
  func others(_ name: String) -> [Schema] {
    let matching = patternProperties.filter { $0.pattern.matches(name) == true }.map(\.schema)
    return matching.isEmpty ? [additional].compactMap(\.self) : matching
  }
}
