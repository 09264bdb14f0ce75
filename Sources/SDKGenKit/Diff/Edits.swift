/// The lines of `old` and `new` in one list: kept, removed and inserted ones.
///
/// Equal beginnings and ends are set aside, the rest is compared by the greedy method of Myers.
func edits(from old: [Substring], to new: [Substring]) -> [Edit] {
  let head = zip(old, new).prefix { $0 == $1 }.count
  let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
    .prefix { $0 == $1 }.count
  let middle = shortestEdits(
    from: Array(old[head..<(old.count - tail)]), to: Array(new[head..<(new.count - tail)]))
  return old.prefix(head).map { Edit(kind: .keep, line: $0) } + middle
    + old.suffix(tail).map { Edit(kind: .keep, line: $0) }
}

/// Beyond this many differences the shortest script is not worth its memory: all out, all in.
private let mostDifferences = 1000

private func shortestEdits(from old: [Substring], to new: [Substring]) -> [Edit] {
  // furthest[k]: how far into `old` one comes on diagonal k with so many differences.
  var furthest = [1: 0]
  var history: [[Int: Int]] = []
  let isOneSided = old.isEmpty || new.isEmpty
  for differences in 0...(isOneSided ? 0 : min(old.count + new.count, mostDifferences)) {
    history.append(furthest)
    for k in stride(from: -differences, through: differences, by: 2) {
      var x = step(to: k, differences, furthest).x
      while x < old.count, x - k < new.count, old[x] == new[x - k] { x += 1 }
      furthest[k] = x
      if x >= old.count && x - k >= new.count { return script(history, from: old, to: new) }
    }
  }
  return old.map { Edit(kind: .remove, line: $0) } + new.map { Edit(kind: .insert, line: $0) }
}

/// Extends diagonal k by one more difference: an insertion from the diagonal above it or a removal from
/// the one below, whichever gets further.
private func step(
  to k: Int, _ differences: Int, _ furthest: [Int: Int]
) -> (x: Int, isInsertion: Bool) {
  let (below, above) = (furthest[k - 1] ?? -1, furthest[k + 1] ?? -1)
  let isInsertion = k == -differences || (k != differences && below < above)
  return (isInsertion ? above : below + 1, isInsertion)
}

/// Walks back from the end of both texts, one difference at a time.
private func script(_ history: [[Int: Int]], from old: [Substring], to new: [Substring]) -> [Edit] {
  var (x, y) = (old.count, new.count)
  var edits: [Edit] = []
  for differences in history.indices.reversed() {
    let begin = step(to: x - y, differences, history[differences])
    while x > begin.x {
      (x, y) = (x - 1, y - 1)
      edits.append(Edit(kind: .keep, line: old[x]))
    }
    if differences == 0 { break }
    if begin.isInsertion {
      y -= 1
      edits.append(Edit(kind: .insert, line: new[y]))
    } else {
      x -= 1
      edits.append(Edit(kind: .remove, line: old[x]))
    }
  }
  return edits.reversed()
}
