import SDKGenAPIModel

extension SchemaLowering {
  mutating func lowerUnion(_ union: UnionSchema, in id: ModelID) -> LoweredSchema {
    let locations = memberNames.named(union.members, in: id).map { union.common + [$0] }
    let tags = tagFinder.tags(of: union.group, locations)
    let names = tags?.isDeclared == true ? [] : tagFinder.names(of: locations)
    var members: [Union.Member] = []
    var isNullable = false
    for (index, location) in locations.enumerated() {
      let use = lower(location)
      isNullable = isNullable || use.isNullable
      guard let element = location.last?.element else { continue }
      var member = Union.Member(use, at: element)
      if names.indices.contains(index) { member.caseName = member.caseName ?? names[index] }
      if let tags, !tags.isCertain { member.tags = tags.values[index] }
      members.append(member)
    }
    let all = members
    members.fold(keepingEach: tags?.isCertain == true)
    if memberNames.isExpandable(locations) { members.nameString("id") }
    if members.count == 1 {
      return LoweredSchema(
        .alias(members[0].type), isNullable: isNullable, constant: members[0].constant)
    }
    var discriminator = Union.Discriminator.shape
    if let tags, !tags.isCertain {
      discriminator = .tagIfPresent(field: tags.field)
      members.takeTags(of: all)
    } else if let tags, members.count == tags.values.count {
      discriminator = .tag(field: tags.field, content: .inline)
      for index in members.indices {
        members[index].tags = tags.values[index]
        if tags.isDeclared { continue }
        members[index].isNamedByTag = members[index].caseName == members[index].tags.first
        if members[index].isNamedByTag { members[index].caseName = nil }
      }
    }
    if let field = tags?.field { memberTags.insert(members, field: field) }
    return LoweredSchema(
      .union(Union(discriminator: discriminator, members: members)), isNullable: isNullable)
  }
}

extension Union.Member {
  fileprivate init(_ use: TypeUse, at element: Element) {
    self.init(tags: [], type: use.type, location: element.location)
    if case .scalar = use.type { constant = use.constant }
    if constant == .string("") { caseName = "unset" }
  }

  fileprivate struct Key: Hashable {
    var type: TypeReference
    var constant: Literal?
  }
}

extension [Union.Member] {
  /// `.id(String)` beside `.file(File)` rather than `.string(String)`.
  fileprivate mutating func nameString(_ name: String) {
    for index in indices
    where self[index].type == .scalar(.string) && self[index].constant == nil {
      self[index].caseName = name
    }
  }

  /// Lets members have the tags of those that became one with them.
  fileprivate mutating func takeTags(of all: [Union.Member]) {
    for index in indices {
      self[index].isNamedByTag = false
      let same = all.filter { $0.type == self[index].type }.map(\.tags)
      var seen: Set<String> = []
      self[index].tags =
        same.contains([]) ? [] : same.joined().filter { seen.insert($0).inserted }
    }
  }

  /// Makes members of one Swift type one; a plain string takes all that is written as a string.
  mutating func fold(keepingEach: Bool) {
    if keepingEach, Set(map(\.type)).count == count { return }
    let types = Set(lazy.filter { $0.constant == nil }.map(\.type))
    let hasString = types.contains(.scalar(.string))
    let hasDouble = types.contains(.scalar(.double))
    var seen: Set<Union.Member.Key> = []
    self = filter { member in
      if member.constant != nil, types.contains(member.type) { return false }
      if hasString, member.type != .scalar(.string), member.type.isString { return false }
      if hasDouble, case .scalar(.integer) = member.type { return false }
      return seen.insert(.init(type: member.type, constant: member.constant)).inserted
    }
  }
}

extension TypeReference {
  /// Written as a JSON string, with a format that a plain string does not ask for.
  fileprivate var isString: Bool {
    switch self {
    case .scalar(.date(.rfc3339)), .scalar(.day), .scalar(.uuid), .scalar(.url), .scalar(.data),
      .scalar(.string):
      true
    default: false
    }
  }
}
