import SDKGenAPIModel
import SDKGenSwiftModel

/// Large documents are spread over files, which compile beside each other.
///
/// Declarations keep their order, and files are cut where their sizes come out alike: a small change
/// of the document moves a few declarations at the cuts and nothing else.
extension PlanningContext {
  /// This context, cut into what each file holds; itself where one file does.
  func shards(of spread: Artifact.Spread) -> [PlanningContext] {
    switch spread {
    case .nothing: return [self]
    case .models:
      let models = ownModels.nearTogether
      return cut(models.map(\.lines)).map { range in
        var shard = self
        shard.api.models = Array(models[range])
        return shard
      }
    case .groups:
      return cut(api.groups.map(\.lines)).map { range in
        var shard = self
        shard.api.groups = Array(api.groups[range])
        shard.names.groups = Array(names.groups[range])
        return shard
      }
    }
  }

  /// Ranges of about the same size, as many as asked for.
  private func cut(_ sizes: [Int]) -> [Range<Int>] {
    let total = sizes.reduce(0, +)
    let automatic = (total + Self.linesPerFile - 1) / Self.linesPerFile
    let count = max(1, options.shards ?? automatic)
    guard count > 1 else { return [sizes.indices] }
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
      return start..<max(start, end)
    }
  }

  private static var linesPerFile: Int { 8000 }
}

/// About as many lines as a declaration takes.
extension Model {
  fileprivate var lines: Int {
    let doc = about?.lineCount ?? 0
    switch shape {
    case .structure(let structure):
      return structure.fields.reduce(14 + doc) { $0 + 4 + ($1.about?.lineCount ?? 0) }
    case .enumeration(let enumeration): return 18 + doc + 3 * enumeration.values.count
    case .union(let union): return 18 + doc + 3 * union.members.count
    case .alias: return 2 + doc
    }
  }
}

extension OperationGroup {
  fileprivate var lines: Int {
    operations.reduce(14) { lines, operation in
      lines + 12 + (operation.about?.lineCount ?? 0) + 2 * operation.allParameters.count
    }
  }
}

extension String {
  fileprivate var lineCount: Int { 1 + utf8.count / 90 }
}
