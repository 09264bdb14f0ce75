import SDKGenAPIModel

/// The unions that are `indirect` and the properties that are boxed, to break recursion by value and
/// to keep values small.
///
/// A value cannot hold itself inline. Arrays and dictionaries hold their elements elsewhere, so only
/// direct and optional uses count.
struct Boxes: Equatable, Sendable {
  private(set) var indirectUnions: Set<ModelID> = []
  private var fields: [ModelID: Set<Int>] = [:]
  /// The number of simple values that each model holds inline.
  private(set) var sizes: [ModelID: Int] = [:]

  func isBoxed(_ field: Int, of model: ModelID) -> Bool { fields[model]?.contains(field) ?? false }

  init(of declared: [Model], models: ModelIndex) {
    let inline = declared.map { model in
      model.shape.types.map { $0.inlineModel(models) }
    }
    let position = declared.positions
    let edges = inline.map { targets in targets.map { $0.flatMap { position[$0] } } }
    for index in Self.inCycles(edges) {
      if case .union = declared[index].shape { indirectUnions.insert(declared[index].id) }
    }
    let structures = declared.indices.map { index in
      indirectUnions.contains(declared[index].id) ? [] : edges[index]
    }
    // Inner ones come before those that hold them.
    let components = Self.stronglyConnected(structures)
    for component in components {
      for (index, field) in Self.fewestCuts(structures, component) {
        fields[declared[index].id, default: []].insert(field)
      }
    }
    limitSizes(of: declared, edges: edges, components: components)
  }

  /// Boxes what makes a value very large, although nothing asks for it: the compiler writes code for
  /// every part of a value wherever it is copied, and models that hold models grow without bound.
  private mutating func limitSizes(
    of declared: [Model], edges: [[Int?]], components: [[Int]]
  ) {
    var sizes = [Int?](repeating: nil, count: declared.count)
    for start in components.joined() {
      // Within a component what is not boxed leads to no cycle.
      var open = [start]
      while let index = open.last {
        let held = edges[index].indices.filter { isHeldInline($0, of: declared[index].id) }
        let missing = held.compactMap { edges[index][$0] }.filter { sizes[$0] == nil }
        if sizes[index] == nil, !missing.isEmpty {
          open += missing
          continue
        }
        open.removeLast()
        if sizes[index] == nil { sizes[index] = size(of: declared[index], edges[index], sizes) }
      }
    }
    for (model, size) in zip(declared, sizes) { self.sizes[model.id] = size }
  }

  private func isHeldInline(_ field: Int, of model: ModelID) -> Bool {
    !indirectUnions.contains(model) && !isBoxed(field, of: model)
  }

  /// Returns how many simple values a model holds inline, once its largest properties are boxed.
  private mutating func size(of model: Model, _ edges: [Int?], _ sizes: [Int?]) -> Int {
    if indirectUnions.contains(model.id) { return 1 }
    let parts = edges.indices.map { field in
      isBoxed(field, of: model.id) ? 1 : edges[field].flatMap { sizes[$0] } ?? 1
    }
    guard case .structure = model.shape else {
      let largest = parts.max() ?? 1
      guard case .union = model.shape, largest > Self.unionLimit else { return largest }
      // Copies of a union are code for all parts of all its members.
      indirectUnions.insert(model.id)
      return 1
    }
    var total = parts.reduce(0, +)
    for field in parts.indices.sorted(by: { (parts[$1], $0) < (parts[$0], $1) })
    where total > max(Self.inlineLimit, parts.count) && parts[field] > 1 {
      fields[model.id, default: []].insert(field)
      total -= parts[field] - 1
    }
    return total
  }

  private static let inlineLimit = 128
  /// Decoding one costs an allocation more, a fifth of the time where members are small.
  private static let unionLimit = 8

  /// Returns the nodes from which a walk leads back to themselves.
  private static func inCycles(_ edges: [[Int?]]) -> [Int] {
    stronglyConnected(edges).flatMap { component -> [Int] in
      let isLoop =
        component.count > 1 || edges[component[0]].contains { $0 == component[0] }
      return isLoop ? component : []
    }
  }

  /// Returns the strongly connected parts, inner ones first, by Tarjan's algorithm.
  ///
  /// Not recursive, since documents hold chains of thousands.
  static func stronglyConnected(_ edges: [[Int?]]) -> [[Int]] {
    var index = [Int?](repeating: nil, count: edges.count)
    var low = [Int](repeating: 0, count: edges.count)
    var isOnStack = [Bool](repeating: false, count: edges.count)
    var stack: [Int] = []
    var components: [[Int]] = []
    var counter = 0
    for start in edges.indices where index[start] == nil {
      var work = [(node: start, next: 0)]
      while let (node, next) = work.last {
        if next == 0 {
          index[node] = counter
          low[node] = counter
          counter += 1
          stack.append(node)
          isOnStack[node] = true
        }
        if next < edges[node].count {
          work[work.count - 1].next += 1
          guard let target = edges[node][next] else { continue }
          if index[target] == nil {
            work.append((target, 0))
          } else if isOnStack[target] {
            low[node] = min(low[node], index[target] ?? low[node])
          }
          continue
        }
        work.removeLast()
        if let parent = work.last { low[parent.node] = min(low[parent.node], low[node]) }
        guard low[node] == index[node] else { continue }
        var component: [Int] = []
        while let last = stack.popLast() {
          isOnStack[last] = false
          component.append(last)
          if last == node { break }
        }
        components.append(component)
      }
    }
    return components
  }
}

extension TypeReference {
  /// The model that a value of this type holds inline.
  fileprivate func inlineModel(_ models: ModelIndex) -> ModelID? {
    if case .model(let id) = models.value(of: self) { id } else { nil }
  }
}

extension Boxes {
  typealias Cut = (node: Int, edge: Int)

  /// Returns as few edges as we find without which a strongly connected part has no cycle.
  ///
  /// The fewest there are would take too long to know. A depth-first walk from each node gives a set
  /// of which none can be spared; the smallest of these is taken, the first among equals.
  private static func fewestCuts(_ edges: [[Int?]], _ component: [Int]) -> [Cut] {
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
