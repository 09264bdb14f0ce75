internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwift

extension API {
  /// Returns the API with the Swift names that its user wants for parts of it.
  func renaming(_ renamings: [Renaming]) -> Diagnosed<API> {
    guard !renamings.isEmpty else { return Diagnosed(self) }
    var renamed = self
    let targets = RenamingTargets(of: self)
    var unknown: [Renaming] = []
    var ambiguous: [Diagnostic] = []
    // Patterns come first, so that a name for one thing wins.
    let named = renamings.filter { renaming in
      guard let pattern = renaming.pattern else { return true }
      if !renamed.rename(pattern, renaming) { unknown.append(renaming) }
      return false
    }
    for renaming in named {
      switch targets.meant(by: renaming.subject) {
      // A wrong name is reported where it is written.
      case .one(let target): if renaming.isLegal { renamed.give(renaming.given, to: target) }
      case .none: unknown.append(renaming)
      case .several(let choices): ambiguous.append(.ambiguousRenaming(renaming, choices: choices))
      }
    }
    if unknown.isEmpty { return Diagnosed(renamed, ambiguous) }
    let hints = RenamingHints(targets, in: [renamed, self])
    return Diagnosed(
      renamed, unknown.map { .unknownRenaming($0, hint: hints.hint(for: $0)) } + ambiguous)
  }

  /// Gives everything that fits a pattern its new name; false when nothing fits.
  private mutating func rename(_ pattern: RenamingPattern, _ renaming: Renaming) -> Bool {
    var isUsed = false
    // A wrong name is reported where it is written; whether something fits is looked up nevertheless.
    func given(_ name: String?) -> GivenName? {
      guard let name else { return nil }
      isUsed = true
      guard renaming.isLegal else { return nil }
      let swiftName =
        pattern.kind == .schema
        ? typeName(of: name, acronyms: acronyms)
        : propertyName(of: name, acronyms: acronyms)
      return renaming.giving(swiftName)
    }
    switch pattern.kind {
    case .operation:
      for group in groups.indices {
        for (position, operation) in groups[group].operations.enumerated() {
          let name = pattern.name(
            forOperation: operation.name, qualified: groups[group].qualifiedName(of: operation))
          if let name = given(name) {
            groups[group].operations[position].methodName = name.text
            groups[group].operations[position].given = name
          }
        }
      }
    case .tag:
      for index in groups.indices {
        if let name = given(groups[index].name.flatMap(pattern.name)) { groups[index].give(name) }
      }
    case .schema:
      for index in models.indices where models[index].origin == .declared {
        if let name = given(pattern.name(for: models[index].id.rawValue)) {
          models[index].give(name)
        }
      }
    case .path, .deprecated: break
    }
    return isUsed
  }

  private mutating func give(_ given: GivenName, to target: RenamingTarget) {
    switch target {
    case .group(let group):
      groups[group].give(given)
    case .operation(let group, let operation):
      groups[group].operations[operation].swiftName = given.text
      groups[group].operations[operation].given = given
    case .argument(let group, let operation, let id):
      groups[group].operations[operation].changeParameters { other, parameter in
        if other == id { parameter.give(given) }
      }
    case .model(let model): models[model].give(given)
    case .member(let model, let member):
      models[model].nameMember(member, given.text, given: given)
    }
  }
}

extension OperationGroup {
  fileprivate mutating func give(_ given: GivenName) {
    swiftName = given.text
    self.given = given
    isMerged = false
  }
}

extension Model {
  fileprivate mutating func give(_ given: GivenName) {
    swiftName = given.text
    self.given = given
  }
}

extension Parameter {
  fileprivate mutating func give(_ given: GivenName) {
    swiftName = given.text
    self.given = given
  }
}

/// The names among which the one meant by an unknown one is looked up: those of the document, and those in Swift,
/// which users see first.
struct RenamingHints {
  private let targets: RenamingTargets
  /// The names of the document, by the spellings in Swift that belong to one thing only.
  private var spellings: [RenamingTarget.Kind: [String: String]] = [:]
  private var words: [RenamingTarget.Kind: [String]] = [:]
  private var vocabularies: [RenamingTarget.Kind: Vocabulary] = [:]
  private var groups: Set<String> = []
  /// The parameters that are arguments of the client.
  private var ofClient: Set<String> = []

  /// `versions` are the API with the renamings and without them: users know the names of both.
  init(_ targets: RenamingTargets, in versions: [API]) {
    self.targets = targets
    for api in versions {
      let defaults = api.defaults
      ofClient.formUnion((defaults.query + defaults.headers + defaults.parameters).map(\.name))
      let names = nameSymbols(of: api, clashes: .resolved).value
      for (kind, known) in Self.spellings(of: targets, names, in: api) {
        spellings[kind, default: [:]].merge(known) { first, _ in first }
      }
      groups.formUnion(
        api.groups.flatMap { group in
          [group.name, names.groups[group.name]?.property.name].compactMap { $0?.lowercased() }
        })
    }
    for (kind, targets) in Dictionary(grouping: targets.exact, by: \.key.kind) {
      let words = targets.map(\.value) + (spellings[kind] ?? [:]).keys
      self.words[kind] = Set(words).sorted()
      vocabularies[kind] = Vocabulary(self.words[kind] ?? [])
    }
  }

  private static func spellings(
    of targets: RenamingTargets, _ names: Names, in api: API
  ) -> [RenamingTarget.Kind: [String: String]] {
    var found: [RenamingTarget.Kind: [String: [String]]] = [:]
    for (target, exact) in targets.exact.sorted(by: { $0.value < $1.value }) {
      guard let spelling = names.spelling(of: target, in: api) else { continue }
      found[target.kind, default: [:]][spelling, default: []].append(exact)
    }
    return found.mapValues { $0.compactMapValues { $0.count == 1 ? $0[0] : nil } }
  }

  /// Returns the end of the message about a name: the name that was probably meant, or where to look.
  func hint(for renaming: Renaming) -> String {
    if let pattern = renaming.pattern {
      return pattern.kind == .schema ? "" : "; see 'sdkgen list'"
    }
    return hint(for: renaming.subject, kinds(of: renaming.subject))
  }

  private func hint(for subject: String, _ kinds: [RenamingTarget.Kind]) -> String {
    let argument = subject.split(separator: "(").last.map { String($0.dropLast()) }
    if kinds == [.argument], let argument, ofClient.contains(argument) {
      return "; '\(argument)' is an argument of the client"
    }
    for kind in kinds {
      if let written = spellings[kind]?[subject], written != subject {
        return "; write '\(written)', which has this name in Swift"
      }
    }
    for kind in kinds {
      guard let (spelling, written) = spelling(like: subject, kind) else { continue }
      return spelling == written
        ? suggestion(written) : "; write '\(written)', which is '\(spelling)' in Swift"
    }
    for kind in kinds {
      guard let near = near(to: subject, kind) else { continue }
      return suggestion(targets.byName[near] == nil ? spellings[kind]?[near] : near)
    }
    return kinds.contains(.operation) || kinds == [.argument] || kinds == [.group]
      ? "; see 'sdkgen list'" : ""
  }

  /// Returns a name in Swift that differs in case only, or in the group, which a method of the client itself lacks.
  private func spelling(
    like subject: String, _ kind: RenamingTarget.Kind
  ) -> (spelling: String, written: String)? {
    let lower = subject.lowercased()
    let likely = [lower, lower.split(separator: ".").last.map(String.init) ?? lower]
    let found = (spellings[kind] ?? [:]).filter { spelling, written in
      guard let index = likely.firstIndex(of: spelling.lowercased()) else { return false }
      return index == 0
        || written.lowercased().hasPrefix(lower.prefix { $0 != "." } + ".") && kind == .operation
    }
    return found.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns a similar name: one of the same group or model if it exists.
  private func near(to subject: String, _ kind: RenamingTarget.Kind) -> String? {
    guard let dot = subject.firstIndex(of: "."), let words = words[kind] else {
      return vocabularies[kind]?.nearest(to: subject)
    }
    let owner = subject[...dot].lowercased()
    let others = words.filter { $0.lowercased().hasPrefix(owner) }
    guard !others.isEmpty else { return vocabularies[kind]?.nearest(to: subject) }
    let rest = nearest(
      to: String(subject.dropFirst(owner.count)),
      in: others.map { String($0.dropFirst(owner.count)) })
    return rest.flatMap { rest in others.first { $0.dropFirst(owner.count) == rest } }
  }

  /// Returns what a name may be meant to refer to, by its form.
  private func kinds(of subject: String) -> [RenamingTarget.Kind] {
    if subject.hasPrefix("tag=") { return [.group] }
    if subject.hasPrefix("operation=") { return [.operation] }
    if subject.hasPrefix("schema=") { return [.model] }
    if subject.hasPrefix("/") || subject.hasPrefix("#") {
      return [.model, .operation, .member, .argument]
    }
    if subject.hasSuffix(")") { return [.argument] }
    guard let dot = subject.firstIndex(of: ".") else { return [.model, .operation, .group] }
    return groups.contains(subject[..<dot].lowercased())
      ? [.operation] : [.member, .model, .operation]
  }
}
