/// Returns the candidate that was most likely meant by a word that is none of them; nil when none is near.
///
/// A candidate that differs only in case is preferred. Otherwise at most a third of the word's characters may differ,
/// and the first of equally near ones is returned.
package func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  let lower = Array(word.lowercased())
  guard !lower.isEmpty else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let other = Array(candidate.lowercased())
    if other == lower { return candidate }
    let limit = min((max(lower.count, other.count) + 1) / 3, (best?.distance ?? .max) - 1)
    guard let distance = editDistance(lower, other, atMost: limit) else { continue }
    best = (candidate, distance)
  }
  return best?.candidate
}

/// Counts the characters to insert, delete, replace or swap with their neighbour to make one string the other; nil
/// when there are more than `limit`.
func editDistance(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
  guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let isSame = left[row] == right[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    if current.allSatisfy({ $0 > limit }) { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
