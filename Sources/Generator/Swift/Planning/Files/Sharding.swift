import SDKGenAPIModel
import SDKGenDiagnostics

/// The contents of one of several files of a kind.
struct Shard<Element> {
  /// `Accounts`, or the number of a file where their number is given; empty where there is one file.
  var name: String
  var elements: [Element]
}

extension Shard: Sendable where Element: Sendable {}

/// How the declarations of a large document are spread over files, which compile beside each other.
///
/// Files are named after what they hold, so that a change of the document moves nothing else: a group of
/// operations, or the models whose names begin alike. Where the number of files is given, declarations keep
/// their order, and files are cut where their sizes come out alike.
struct Sharding: Sendable {
  /// nil: so many that no file is long.
  private let count: Int?

  private static let linesPerFile = 8000

  init(_ options: PlanningOptions) { count = options.shards }

  /// Indicates that files have numbers instead of names.
  private var isNumbered: Bool { count != nil }

  /// `Models1` or `Models+Payment`
  func name(_ kind: String, _ shard: String) -> String {
    kind + (isNumbered || shard.isEmpty ? "" : "+") + shard
  }

  /// `Groups1` or `AccountsClient`
  func name(_ shard: String, numbered: String, named: String) -> String {
    isNumbered ? numbered + shard : shard + named
  }

  /// Returns the models of each file. Where there are several, inline types stand beside the model they
  /// are part of.
  func shards(of models: [PlannedModel], _ types: SwiftTypes) -> [Shard<PlannedModel>] {
    let lines = models.reduce(0) { $0 + $1.lines }
    guard count ?? 2 > 1, count != nil || lines > Self.linesPerFile else {
      return [Shard(name: "", elements: models)]
    }
    let ordered = models.map(\.model).nearTogether.compactMap { types.models[$0.id] }
    if let count { return runs(of: ordered, count: count, lines: \.lines) }
    let items = ordered.enumerated().map { index, model in
      NameTree.Item(name: Array(model.name.first.name.utf8), lines: model.lines, index: index)
    }
    return NameTree(limit: Self.linesPerFile).shards(of: items).map { shard in
      Shard(name: shard.name, elements: shard.elements.map { ordered[$0] })
    }
  }

  /// Returns the groups that share the files of all, and those that have files of their own.
  func shards(
    of groups: [PlannedGroup]
  ) -> (together: [PlannedGroup], own: [Shard<PlannedGroup>]) {
    if let count {
      return count == 1 ? (groups, []) : ([], runs(of: groups, count: count, lines: \.lines))
    }
    let named = groups.filter { !$0.group.isOnClient && !$0.operations.isEmpty }
    guard named.count > 1, groups.reduce(0, { $0 + $1.lines }) > Self.linesPerFile else {
      return (groups, [])
    }
    let files = Dictionary(grouping: named) { fileKey($0.fileName) }
    return (
      groups.filter(\.group.isOnClient),
      files.values.compactMap { groups in
        groups.first.map { Shard(name: $0.fileName, elements: groups) }
      }.sorted { $0.name < $1.name }
    )
  }

  /// Returns the models that stand in the file of groups: the types nested in their endpoints, unless
  /// the file would be too long or has a number.
  ///
  /// `models` are all models, by the name of the outermost type with their order.
  func models(
    of shard: Shard<PlannedGroup>,
    among models: [SwiftIdentifier: [(order: Int, model: PlannedModel)]]
  ) -> [PlannedModel] {
    if isNumbered { return [] }
    let endpoints = Set(shard.elements.map(\.endpoint))
    let nested = endpoints.flatMap { models[$0] ?? [] }.sorted { $0.order < $1.order }
      .map(\.model)
    let lines =
      nested.reduce(0) { $0 + $1.lines } + shard.elements.reduce(0) { $0 + $1.lines }
    return lines > Self.linesPerFile ? [] : nested
  }

  /// Returns runs of elements of about the same size.
  private func runs<Element>(
    of elements: [Element], count: Int, lines: (Element) -> Int
  ) -> [Shard<Element>] {
    let sizes = elements.map(lines)
    let total = sizes.reduce(0, +)
    var ends = [Int](repeating: 0, count: count)
    var before = 0
    for (index, size) in sizes.enumerated() {
      // By its middle, so that growth before it must be large to move it.
      let shard = min(count - 1, (before + size / 2) * count / max(1, total))
      ends[shard] = index + 1
      before += size
    }
    var start = 0
    return ends.enumerated().map { index, end in
      defer { start = max(start, end) }
      return Shard(name: "\(index + 1)", elements: Array(elements[start..<max(start, end)]))
    }
  }
}

extension PlannedModel {
  /// About as many lines as its declaration takes.
  fileprivate var lines: Int {
    let doc = model.about?.lineCount ?? 0
    return switch model.shape {
    case .structure(let structure):
      structure.properties.reduce(14 + doc) { $0 + 4 + ($1.about?.lineCount ?? 0) }
    case .enumeration(let enumeration): 18 + doc + 3 * enumeration.values.count
    case .union(let union): 18 + doc + 3 * union.members.count
    case .alias: 2 + doc
    }
  }
}

extension PlannedGroup {
  /// `Accounts`
  fileprivate var fileName: String { client.name.droppingSuffix("Client") }

  /// About as many lines as its client and its endpoint take.
  fileprivate var lines: Int {
    operations.reduce(20) { lines, operation in
      let parameters =
        operation.pathParameters + operation.query + operation.headers + operation.cookies
        + operation.fields
      return lines + 20 + 2 * (operation.operation.about?.lineCount ?? 0)
        + parameters.reduce(0) { $0 + 3 + ($1.parameter.about?.lineCount ?? 0) }
    }
  }
}

extension String {
  fileprivate var lineCount: Int { 1 + utf8.count / 90 }
}

/// Spreads elements over files by their names: all in one, or in halves of the alphabet. A half that is too long is
/// halved again, down to one letter, and those of a letter by the next letter: `A-M`, `RealtimeA-F`.
///
/// A name alone decides on which side of a cut it stands. A file is divided when it grows too long; no other changes
/// then.
struct NameTree {
  struct Item {
    var name: [UInt8]
    var lines: Int
    /// Its place among all.
    var index: Int
  }

  /// The number of lines above which a file is divided.
  var limit: Int

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  fileprivate func shards(of items: [Item]) -> [Shard<Int>] {
    divided(items, beginning: [], 0..<26)
  }

  /// Returns the files of elements whose names begin alike, and go on with one of these letters or end.
  private func divided(
    _ items: [Item], beginning: [UInt8], _ letters: Range<Int>
  ) -> [Shard<Int>] {
    if items.isEmpty { return [] }
    let depth = beginning.count
    let isWhole = items.allSatisfy { $0.name.count <= depth }
    if isWhole || items.reduce(0, { $0 + $1.lines }) <= limit {
      let name = String(decoding: beginning + range(letters), as: UTF8.self)
      return [Shard(name: name, elements: items.map(\.index))]
    }
    if letters.count == 1 {
      // As it is spelled, unless the spellings differ.
      let spelled = Set(items.compactMap { $0.name.dropFirst(depth).first })
      let letter = spelled.count == 1 ? spelled.first : nil
      let isPlain = letter.map { $0 < 0x80 } ?? false
      let next = (isPlain ? letter : nil) ?? Self.alphabet[letters.lowerBound]
      return divided(items, beginning: beginning + [next], 0..<26)
    }
    let middle = letters.lowerBound + letters.count / 2
    let isEarly = items.map { Self.letter(of: $0.name, at: depth) < middle }
    return [(true, letters.lowerBound..<middle), (false, middle..<letters.upperBound)]
      .flatMap { side, letters in
        divided(
          zip(items, isEarly).filter { $0.1 == side }.map(\.0), beginning: beginning, letters)
      }
  }

  private func range(_ letters: Range<Int>) -> [UInt8] {
    let (first, last) = (Self.alphabet[letters.lowerBound], Self.alphabet[letters.upperBound - 1])
    if letters.count == 26 { return [] }
    return letters.count == 1 ? [first] : [first, UInt8(ascii: "-"), last]
  }

  /// Returns the place in the alphabet of what stands there. That of a letter is its own, a name that ends is before A,
  /// and other characters are spread over it.
  private static func letter(of name: [UInt8], at index: Int) -> Int {
    guard index < name.count else { return 0 }
    switch name[index] {
    case 0x30...0x39: return Int(name[index] - 0x30) * 26 / 10
    case 0x80...: return Int(name[index]) % 26
    default: return max(0, min(25, Int(name[index] & 0xDF) - 0x41))
    }
  }
}
