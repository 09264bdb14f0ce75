import Testing

/// A row of a table that `<!-- rows: KIND -->` announces.
struct Row: Sendable, CustomTestStringConvertible {
  let kind: String
  let cells: [String]
  let place: String

  var testDescription: String { place }

  /// The code in a cell: the text between backticks. Backticks inside double ones are kept.
  func codes(_ column: Int) -> [String] {
    guard cells.indices.contains(column) else { return [] }
    return cells[column].replacing("`` `", with: "`\u{1}").replacing("` ``", with: "\u{1}`")
      .split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && !$0.element.isEmpty }
      .map { String($0.element.replacing("\u{1}", with: "`")) }
  }
}

extension Page {
  var rows: [Row] {
    var rows: [Row] = []
    var kind: String?
    var seen = 0
    for (number, line) in prose {
      if line.hasPrefix("<!-- rows: ") {
        kind = String(line.dropFirst("<!-- rows: ".count).dropLast(" -->".count))
        seen = 0
      } else if line.hasPrefix("|"), let kind {
        seen += 1
        // The first two are the head and the line below it.
        if seen > 2 {
          let cells = line.split(separator: "|").map { $0.trimmingSpaces() }
          rows.append(Row(kind: kind, cells: cells, place: "\(path):\(number)"))
        }
      } else {
        kind = nil
      }
    }
    return rows
  }
}

extension Substring {
  func trimmingSpaces() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
