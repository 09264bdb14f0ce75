/// Returns the difference of two texts in the format of `diff -u`; empty when they are equal.
///
/// nil: there is no such file.
package func unifiedDiff(from old: String?, to new: String?, path: String) -> String {
  guard old != new else { return "" }
  let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
  let (oldLines, newLines) = (lines(of: old ?? ""), lines(of: new ?? ""))
  let edits = edits(from: oldLines, to: newLines)
  let header =
    "--- \(old == nil ? "/dev/null" : "a/\(path)")\n+++ \(new == nil ? "/dev/null" : "b/\(path)")\n"
  return header + hunks(of: edits).map(\.text).joined()
}

/// A line of a diff.
struct Edit {
  enum Kind: Character {
    case keep = " "
    case remove = "-"
    case insert = "+"
  }
  var kind: Kind
  var line: Substring
}

/// Splits a text into lines with their line breaks, so that a missing one at the end is a difference.
private func lines(of text: String) -> [Substring] {
  var lines: [Substring] = []
  var start = text.startIndex
  while start < text.endIndex {
    let end = text.utf8[start...].firstIndex(of: 0x0A).map(text.utf8.index(after:)) ?? text.endIndex
    lines.append(text[start..<end])
    start = end
  }
  return lines
}

/// Edits close to each other, with up to three unchanged lines around them.
private struct Hunk {
  var edits: ArraySlice<Edit>
  /// Lines of the old and the new text before the first edit.
  var oldStart: Int
  var newStart: Int

  var text: String {
    let old = edits.count { $0.kind != .insert }
    let new = edits.count { $0.kind != .remove }
    // An empty range names the line before it.
    let header =
      "@@ -\(oldStart + (old == 0 ? 0 : 1)),\(old) +\(newStart + (new == 0 ? 0 : 1)),\(new) @@\n"
    return header + edits.map(\.text).joined()
  }
}

extension Edit {
  fileprivate var text: String {
    let ending = line.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
    return "\(kind.rawValue)\(line)\(ending)"
  }
}

private func hunks(of edits: [Edit]) -> [Hunk] {
  let context = 3
  var hunks: [Hunk] = []
  var range: Range<Int>?
  for index in edits.indices where edits[index].kind != .keep {
    let around = max(0, index - context)..<min(edits.count, index + context + 1)
    if let open = range, around.lowerBound <= open.upperBound {
      range = open.lowerBound..<around.upperBound
    } else {
      if let range { hunks.append(hunk(range, of: edits)) }
      range = around
    }
  }
  if let range { hunks.append(hunk(range, of: edits)) }
  return hunks
}

private func hunk(_ range: Range<Int>, of edits: [Edit]) -> Hunk {
  let before = edits[..<range.lowerBound]
  return Hunk(
    edits: edits[range], oldStart: before.count { $0.kind != .insert },
    newStart: before.count { $0.kind != .remove })
}
