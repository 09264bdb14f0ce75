internal import SDKGenDiagnostics
internal import SDKGenJSONPath
internal import SDKGenSourceText

extension Node {
  /// Returns the tree changed by the actions of an overlay. Values from the overlay keep their locations there, and
  /// copied ones theirs in the document.
  func applying(_ overlay: OverlayFile) -> Diagnosed<Node> {
    var overlaying = Overlaying(document: self, isFirstVersion: overlay.isFirstVersion)
    for action in overlay.actions where !overlaying.isTooLarge { overlaying.apply(action) }
    return Diagnosed(overlaying.document, overlaying.found.diagnostics)
  }
}

private struct Overlaying {
  /// The values that an overlay may add to a document: copies of copies double it each time.
  static let maximumValues = 500_000
  /// As deep as the readers of documents go, since later stages recurse.
  static let maximumDepth = 512

  var document: Node
  let isFirstVersion: Bool
  let found = Findings()
  /// Indicates that an action would make the document too large; the rest is left then.
  var isTooLarge = false
  var values = Self.maximumValues

  mutating func apply(_ action: OverlayFile.Action) {
    let target = action.target
    guard let matches = matches(of: target) else { return }
    if matches.isEmpty {
      return target.path.badPatterns.isEmpty ? found.report(.matchesNothing(target.node)) : ()
    }
    if isFirstVersion, matches.contains(where: { Shape($0.node) == .primitive }) {
      found.report(
        .newInOverlay11("a target that is no object or array", at: target.node.location))
    }
    switch action.change {
    case .update(let value): update(matches, of: target.node, to: value)
    case .copy(let source):
      guard let sources = self.matches(of: source) else { return }
      guard sources.count == 1 else {
        return found.report(.copiesNotOne(sources.count, source.node))
      }
      update(matches, of: target.node, to: sources[0].node, from: source.node)
    case .remove where matches.contains(where: \.steps.isEmpty):
      found.report(.removesDocument(target.node))
    case .remove: document = document.changed(at: Places(matches)) { _ in nil } ?? document
    }
  }

  /// - `source`: the path of a copied value.
  private mutating func update(
    _ matches: [JSONPath.Match], of target: Node, to update: Node, from source: Node? = nil
  ) {
    if !isFirstVersion,
      let other = matches.first(where: { Shape($0.node) != Shape(matches[0].node) })
    {
      return found.report(.mixedTargets(target, matches[0].node, other.node))
    }
    let places = Places(matches)
    guard fits(update, matches, places.count) else {
      isTooLarge = true
      return found.report(.tooLarge(Self.maximumValues, Self.maximumDepth, at: target.location))
    }
    var merge = Merge(isFirstVersion: isFirstVersion, place: source, found: found)
    document = document.changed(at: places) { merge.updated($0, by: update) } ?? document
  }

  /// Returns the values that a path selects, or nil if it takes too long.
  private func matches(of path: OverlayFile.PlacedPath) -> [JSONPath.Match]? {
    do {
      return try path.path.select(in: document)
    } catch {
      return found.refuse(.badPath(error, in: path.node))
    }
  }

  private mutating func fits(_ update: Node, _ matches: [JSONPath.Match], _ count: Int) -> Bool {
    var left = values
    let depth = update.depth(counting: &left)
    let (added, isTooMuch) = (values - left).multipliedReportingOverflow(by: count)
    if left < 0 || isTooMuch || added > values { return false }
    values -= added
    return (matches.map(\.steps.count).max() ?? 0) + depth <= Self.maximumDepth
  }
}

/// The kinds that the specification tells apart.
private enum Shape {
  case object, array, primitive

  init(_ node: Node) {
    switch node.kind {
    case .object: self = .object
    case .array: self = .array
    case .null, .bool, .number, .string: self = .primitive
    }
  }
}

/// How an update is merged into one value.
private struct Merge {
  let isFirstVersion: Bool
  /// The path of a copied value, where mistakes about it are reported.
  let place: Node?
  let found: Findings
  var wrong: Set<SourceLocation> = []

  mutating func updated(_ target: Node, by update: Node) -> Node {
    if target.kind == .array, update.kind != .array {
      return .array(target.elements + [update], at: target)
    }
    return merged(target, with: update)
  }

  private mutating func merged(_ target: Node, with update: Node) -> Node {
    switch (Shape(target), Shape(update)) {
    case (.primitive, .primitive): return update
    case (.array, .array): return .array(target.elements + update.elements, at: target)
    case (.object, .object): return mergedObject(target, with: update)
    default:
      // As `components:` without a value in the specification's example of 1.0; 1.1 takes it for a mistake.
      if isFirstVersion, update.kind == .null { return target }
      let location = (place ?? update).location
      if wrong.insert(location).inserted {
        found.report(.incompatible(update, with: target, at: location))
      }
      return target
    }
  }

  private mutating func mergedObject(_ target: Node, with update: Node) -> Node {
    let changes = Dictionary(
      update.members.map { (Name($0.key), $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<Name> = []
    var members: [(key: Node, value: Node)] = []
    for member in target.members {
      let name = Name(member.key)
      known.insert(name)
      guard let change = changes[name] else {
        members.append((member.keyNode, member.value))
        continue
      }
      let value = merged(member.value, with: change.value)
      // A value that replaces another is the overlay's, key and all.
      members.append((Shape(value) == .primitive ? change.keyNode : member.keyNode, value))
    }
    for change in update.members where !known.contains(Name(change.key)) {
      members.append((change.keyNode, change.value))
    }
    return .object(members, at: target)
  }
}

/// The name of a member. Names are the same if their characters are (RFC 9535, section 2.3.1.2): not as Swift compares
/// strings, to which `é` is `e` with an accent.
private struct Name: Hashable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
}

/// Places in a tree that are to be changed, by the steps to them.
private struct Places {
  enum Step: Hashable {
    case name(Name)
    case index(Int)

    init(_ step: JSONPath.Step) {
      switch step {
      case .name(let text): self = .name(Name(text))
      case .index(let index): self = .index(index)
      }
    }
  }

  var isSelected = false
  var inside: [Step: Places] = [:]
  /// The number of places, each once.
  private(set) var count = 0

  init(_ matches: [JSONPath.Match]) {
    for match in matches { count += insert(match.steps[...]) ? 1 : 0 }
  }

  private init() {}

  private mutating func insert(_ steps: ArraySlice<JSONPath.Step>) -> Bool {
    guard let first = steps.first else {
      defer { isSelected = true }
      return !isSelected
    }
    return inside[Step(first), default: Places()].insert(steps.dropFirst())
  }
}

extension Node {
  /// Returns the tree with the values at some places changed, those inside first; nil removes a value.
  fileprivate func changed(at places: Places, by change: (Node) -> Node?) -> Node? {
    var node = self
    if !places.inside.isEmpty {
      if kind == .object {
        let kept = members.compactMap { member -> (key: Node, value: Node)? in
          guard let inside = places.inside[.name(Name(member.key))] else {
            return (member.keyNode, member.value)
          }
          return member.value.changed(at: inside, by: change).map { (member.keyNode, $0) }
        }
        node = .object(kept, at: self)
      } else {
        let kept = elements.enumerated().compactMap { index, element in
          guard let inside = places.inside[.index(index)] else { return element }
          return element.changed(at: inside, by: change)
        }
        node = .array(kept, at: self)
      }
    }
    return places.isSelected ? change(node) : node
  }

  /// Returns the levels of a value, and takes the number of values in it from `left`, until that is negative.
  fileprivate func depth(counting left: inout Int) -> Int {
    left -= 1
    var deepest = 0
    for child in kind == .object ? members.map(\.value) : elements where left >= 0 {
      deepest = max(deepest, child.depth(counting: &left))
    }
    return deepest + 1
  }
}
