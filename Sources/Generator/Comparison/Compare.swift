package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSwift

/// Compares two versions of an API: what changes for those who call the client of the old one.
///
/// What no longer compiles shows in the interfaces of what is generated; what means something else on the wire,
/// in what the two specs say.
package func compare(_ old: APIVersion, _ new: APIVersion) -> [APIChange] {
  var comparison = Comparison(old: ElementIndex(old), new: ElementIndex(new))
  let changes = old.interface.changes(to: new.interface)
  let lost = Set(changes.filter { $0.kind == .lostType }.map(\.type))
  let members = Dictionary(grouping: changes, by: \.type)
  for change in changes where change.kind != .lostType || !change.isInside(lost) {
    comparison.add(change, besides: members[change.type] ?? [])
    switch change.kind {
    case .lostType: comparison.addMethods(lost: old.interface, of: change.type)
    case .newType: comparison.addMethods(new: new.interface, of: change.type)
    default: break
    }
  }
  comparison.addFacts(Facts(old), Facts(new))
  return comparison.changes
}

extension InterfaceChange {
  /// Indicates that the type is nested in one of these.
  fileprivate func isInside(_ types: Set<String>) -> Bool {
    type.indices.contains { type[$0] == "." && types.contains(String(type[..<$0])) }
  }
}

/// An API as one version of a spec describes it, and what is generated from it.
package struct APIVersion: Sendable {
  package var api: API
  package var names: Names
  package var interface: Interface

  /// `sources` are the texts of the generated files.
  package init(_ api: API, names: Names, sources: [String]) {
    self.api = api
    self.names = names
    interface = Interface(sources)
  }
}

/// A part of an API that is not as it was, with all that this means for callers.
package struct APIChange: Equatable, Sendable {
  /// One of the things that follow from it.
  package struct Consequence: Hashable, Sendable {
    package var kind: ChangeKind
    /// The change in words: `'limit: Int' is required`.
    package var message: String
  }

  /// The part by its name in Swift: `posts.create`, `Post.title`.
  package var subject: String
  /// The location in the old version of it, or of what it was added to.
  package var old: SourceLocation
  /// The location in the new version of it, or of what it was removed from.
  package var new: SourceLocation
  /// The most serious first.
  package var consequences: [Consequence]

  package var level: ChangeLevel { consequences.map(\.kind.level).max() ?? .none }
}

extension [APIChange] {
  /// The level of all together; nil when nothing changed.
  package var level: ChangeLevel? { map(\.level).max() }
}

/// The consequences found so far, by the places that led to them.
struct Comparison {
  let old: ElementIndex
  let new: ElementIndex
  private var titles: [Places: String] = [:]
  private var found: [Places: [APIChange.Consequence]] = [:]

  private struct Places: Hashable {
    var old: SourceLocation
    var new: SourceLocation
  }

  init(old: ElementIndex, new: ElementIndex) {
    self.old = old
    self.new = new
  }

  /// Adds what follows from a change of the part `name`, which the new version may call otherwise.
  mutating func add(
    _ kind: ChangeKind, of part: String, now: String? = nil, _ message: String
  ) {
    let name = old[part]?.source ?? new[part]?.source ?? part
    let before = old.nearest(to: name)
    let after = new.nearest(to: now ?? name)
    let places = Places(old: before.location, new: after.location)
    // The one that says most: that of a part rather than of what it was added to.
    let title = (new[now ?? name] ?? old[name] ?? after).title
    if let known = titles[places] {
      if known.hasSuffix(")"), !title.hasSuffix(")") { titles[places] = title }
    } else {
      titles[places] = title
    }
    let consequence = APIChange.Consequence(kind: kind, message: message)
    if found[places]?.contains(consequence) != true {
      found[places, default: []].append(consequence)
    }
  }

  mutating func addFacts(_ old: Facts, _ new: Facts) {
    for change in old.changes(to: new) {
      let kind = change.kind == .deprecated && change.new == "no" ? .undeprecated : change.kind
      add(
        kind, of: change.name,
        kind.isWholeMessage
          ? kind.noun : "\(kind.noun): \(change.old) became \(change.new)")
    }
    for (method, errors) in old.errors.sorted(by: { $0.key < $1.key }) {
      if let now = new.errors[method] { addErrors(of: method, errors, now) }
    }
  }

  private mutating func addErrors(
    of method: String, _ old: [String: String], _ new: [String: String]
  ) {
    for status in Set(old.keys).union(new.keys).sorted() {
      switch (old[status], new[status]) {
      case (_?, nil): add(.errorRemoved, of: method, "\(status) has no type")
      case (nil, let type?): add(.errorAdded, of: method, "\(status) is '\(type)'")
      case (let old?, let new?) where old != new:
        add(.errorType, of: method, "\(ChangeKind.errorType.noun): \(old) became \(new)")
      default: break
      }
    }
  }

  /// The changes, the most serious first, then in the order of the new spec.
  var changes: [APIChange] {
    found.map { places, consequences in
      APIChange(
        subject: titles[places] ?? "", old: places.old, new: places.new,
        consequences: consequences.withoutEchoes.sorted { $0.kind.level > $1.kind.level })
    }.sorted {
      ($1.level, $0.new, $0.old, $0.subject) < ($0.level, $1.new, $1.old, $1.subject)
    }
  }
}

extension [APIChange.Consequence] {
  /// A value of another type is in another format too, and a new property is an argument of an initialiser: both go
  /// without saying.
  fileprivate var withoutEchoes: Self {
    var unsaid: Set<ChangeKind> = []
    let kinds = Set(map(\.kind))
    if !kinds.isDisjoint(with: [.argumentType, .valueType, .resultType, .resultAdded]) {
      unsaid.formUnion([.wireFormat, .style, .response])
    }
    if kinds.contains(.added) { unsaid.insert(.argumentAdded) }
    if kinds.contains(.renamed) { unsaid.insert(.argumentRenamed) }
    if kinds.contains(.removed) { unsaid.insert(.argumentRemoved) }
    if kinds.contains(.caseAdded) { unsaid.insert(.added) }
    return filter { !unsaid.contains($0.kind) }
  }
}

extension [APIChange] {
  /// The changes for people: for each its level, subject and both locations, and below it what follows.
  package var text: String {
    let blocks = map { change in
      let head = "\(change.level.rawValue): \(change.subject) (\(change.places))"
      return ([head] + change.consequences.map { "  " + $0.line }).map { $0 + "\n" }.joined()
    }
    return blocks.joined() + summary + "\n"
  }

  /// The changes as a comment on a pull request.
  package var markdown: String {
    let sections = ChangeLevel.allCases.reversed().compactMap { level -> String? in
      let those = filter { $0.level == level }
      if those.isEmpty { return nil }
      let items = those.map { change in
        "- `\(change.subject)` (\(change.places))\n"
          + change.consequences.map { "  - \($0.line.markdown)\n" }.joined()
      }
      return "### \(level.title)\n\n\(items.joined())\n"
    }
    return sections.joined() + summary + "\n"
  }

  /// The changes for other programs. Members may be added; none changes its meaning.
  package var json: String {
    let changes = map { change in
      JSONValue.object([
        ("level", .string(change.level.rawValue)), ("subject", .string(change.subject)),
        ("old", change.old.json), ("new", change.new.json),
        (
          "consequences",
          .array(
            change.consequences.map {
              .object([
                ("kind", .string($0.kind.rawValue)), ("level", .string($0.kind.level.rawValue)),
                ("message", .string($0.message)), ("effect", .string($0.kind.effect)),
              ])
            })
        ),
      ])
    }
    let value = JSONValue.object([
      ("version", .string(level?.versionStep ?? "none")), ("changes", .array(changes)),
    ])
    return value.text() + "\n"
  }

  /// `2 breaking, 1 additive: a major version`
  private var summary: String {
    guard let level else { return "Nothing changed." }
    let counts = ChangeLevel.allCases.reversed().compactMap { level -> String? in
      let count = count { $0.level == level }
      guard count > 0 else { return nil }
      return level == .none ? "\(count) without effect" : "\(count) \(level.rawValue)"
    }
    let before = level == .breaking ? " (before 1.0: a minor one)" : ""
    return "\(counts.joined(separator: ", ")): a \(level.versionStep) version\(before)"
  }
}

extension APIChange {
  fileprivate var places: String { "\(old) → \(new)" }
}

extension APIChange.Consequence {
  fileprivate var line: String { "\(message); \(kind.effect) [\(kind.rawValue)]" }
}

extension ChangeLevel {
  fileprivate var title: String {
    switch self {
    case .breaking: "Breaking"
    case .additive: "Additive"
    case .none: "Without effect"
    }
  }
}

extension String {
  /// The text with what is in quotes as code.
  fileprivate var markdown: String { replacing("'", with: "`") }
}
