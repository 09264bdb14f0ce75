import SDKGenAPIModel

/// How large documents are spread over files, which compile beside each other.
///
/// Declarations keep their order, and files are cut where their sizes come out alike: a small change
/// of the document moves a few declarations at the cuts and nothing else.
struct Sharding: Sendable {
  /// nil: so many that no file is long.
  private let count: Int?

  private static let linesPerFile = 8000

  init(_ options: PlanningOptions) { count = options.shards }

  /// Returns the models of each file. Where there are several, inline types stand beside the model they
  /// are part of.
  func shards(of models: [PlannedModel], _ types: SwiftTypes) -> [[PlannedModel]] {
    let shards = shards(of: models, lines: \.lines)
    if shards.count == 1 { return shards }
    let ordered = models.map(\.model).nearTogether.compactMap { types.models[$0.id] }
    return self.shards(of: ordered, lines: \.lines)
  }

  func shards(of groups: [PlannedGroup]) -> [[PlannedGroup]] {
    shards(of: groups, lines: \.lines)
  }

  /// Returns runs of elements of about the same size, as many as asked for.
  private func shards<Element>(
    of elements: [Element], lines: (Element) -> Int
  ) -> [[Element]] {
    let sizes = elements.map(lines)
    let total = sizes.reduce(0, +)
    let count = max(1, self.count ?? (total + Self.linesPerFile - 1) / Self.linesPerFile)
    guard count > 1 else { return [elements] }
    var ends = [Int](repeating: 0, count: count)
    var before = 0
    for (index, size) in sizes.enumerated() {
      // By its middle, so that growth before it must be large to move it.
      let shard = min(count - 1, (before + size / 2) * count / max(1, total))
      ends[shard] = index + 1
      before += size
    }
    var start = 0
    return ends.map { end in
      defer { start = max(start, end) }
      return Array(elements[start..<max(start, end)])
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
  /// About as many lines as its endpoint takes.
  fileprivate var lines: Int {
    operations.reduce(14) { lines, operation in
      let parameters =
        operation.pathParameters + operation.query + operation.headers + operation.cookies
        + operation.fields
      return lines + 12 + (operation.operation.about?.lineCount ?? 0) + 2 * parameters.count
    }
  }
}

extension String {
  fileprivate var lineCount: Int { 1 + utf8.count / 90 }
}
