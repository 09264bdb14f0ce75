extension Boxes {
  typealias Cut = (node: Int, edge: Int)

  /// Returns as few edges as we find without which a strongly connected part has no cycle.
  ///
  /// The fewest there are would take too long to know. A depth-first walk from each node gives a set
  /// of which none can be spared; the smallest of these is taken, the first among equals.
  static func fewestCuts(_ edges: [[Int?]], _ component: [Int]) -> [Cut] {
    let nodes = component.sorted()
    var position: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() { position[node] = index }
    let inner = nodes.map { edges[$0].map { $0.flatMap { position[$0] } } }
    // Enough for the largest knots of real documents, and bounded for made ones.
    let walks = max(1, min(nodes.count, 4_000_000 / (1 + inner.reduce(0) { $0 + $1.count })))
    var best: [Cut]?
    for start in 0..<walks {
      for isReversed in [false, true] {
        let cuts = backEdges(inner, from: start, isReversed: isReversed)
        if cuts.count < best?.count ?? .max { best = cuts }
      }
    }
    return (best ?? []).map { (nodes[$0.node], $0.edge) }
  }

  /// Returns the edges that a depth-first walk finds to lead back to where it came from. Without them no
  /// cycle is left.
  private static func backEdges(
    _ edges: [[Int?]], from first: Int, isReversed: Bool
  ) -> [Cut] {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: edges.count)
    var found: [Cut] = []
    for offset in edges.indices {
      let start = (first + offset) % edges.count
      guard states[start] == .new else { continue }
      var stack = [(node: start, next: 0)]
      states[start] = .open
      while let (node, next) = stack.last {
        guard next < edges[node].count else {
          states[node] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let edge = isReversed ? edges[node].count - 1 - next : next
        guard let target = edges[node][edge] else { continue }
        switch states[target] {
        case .open: found.append((node, edge))
        case .new:
          states[target] = .open
          stack.append((target, 0))
        case .done: break
        }
      }
    }
    return found
  }
}
