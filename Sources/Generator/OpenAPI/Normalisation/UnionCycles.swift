import SDKGenAPIModel
import SDKGenDiagnostics

/// Removes unions from their own members, be it by way of others: decoding would never end, and
/// such a member allows nothing that the others do not.
func breakUnionCycles(_ models: [Model], _ found: Findings) -> [Model] {
  var search = UnionSearch(models)
  for index in models.indices { search.visit(index) }
  found.report(search.loops.map { .openAPIUnionCycle(models[$0.union], $0.member) })
  return search.models
}

private struct UnionSearch {
  private enum State { case new, open, done }

  /// A union on the way, and the next of its members to visit.
  private struct Frame {
    var index: Int
    var next = 0
  }

  var models: [Model]
  private(set) var loops: [(union: Int, member: ModelID)] = []
  private let positions: [ModelID: Int]
  private var states: [State]

  init(_ models: [Model]) {
    self.models = models
    positions = models.positions
    states = Array(repeating: .new, count: models.count)
  }

  /// Visits depth first, without a stack of calls: documents may nest unions as deep as they like.
  mutating func visit(_ start: Int) {
    guard states[start] == .new else { return }
    var frames = [Frame(index: start)]
    states[start] = .open
    while let frame = frames.last {
      let targets = models[frame.index].directMembers
      guard frame.next < targets.count else {
        states[frame.index] = .done
        frames.removeLast()
        continue
      }
      frames[frames.count - 1].next += 1
      guard let target = targets[frame.next], let position = positions[target] else { continue }
      switch states[position] {
      case .new:
        states[position] = .open
        frames.append(Frame(index: position))
      case .open:
        remove(frame.next, from: frame.index, target)
        frames[frames.count - 1].next -= 1
      case .done: break
      }
    }
  }

  private mutating func remove(_ member: Int, from index: Int, _ target: ModelID) {
    loops.append((index, target))
    guard case .union(var union) = models[index].shape else {
      models[index].shape = .alias(.scalar(.json))
      return
    }
    union.members.remove(at: member)
    models[index].shape = union.members.isEmpty ? .alias(.scalar(.json)) : .union(union)
  }
}

extension Model {
  /// The models whose values are values of this one unchanged; nil for other types.
  fileprivate var directMembers: [ModelID?] {
    switch shape {
    case .union(let union): union.members.map { $0.type.directModel }
    case .alias(let type): [type.directModel]
    case .structure, .enumeration: []
    }
  }
}

extension TypeReference {
  fileprivate var directModel: ModelID? {
    if case .model(let id) = self { id } else { nil }
  }
}
