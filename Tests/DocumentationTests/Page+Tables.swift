import Foundation
import TestSupport
import Testing

extension Page {
  /// Expects a table behind a comment of a page, or writes it with `SNAPSHOTS=update` in the environment.
  static func expectTable(_ markdown: String, behind comment: String, in path: String) throws {
    var lines = try Page(path).lines
    let marker = try #require(
      lines.firstIndex(of: "<!-- \(comment) -->"), "\(path) has no \(comment)")
    let start = try #require(lines[marker...].firstIndex { $0.hasPrefix("|") })
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let rows = markdown.split(separator: "\n").map(String.init)
    guard Golden.isUpdating else { return #expect(Array(lines[start..<end]) == rows) }
    lines.replaceSubrange(start..<end, with: rows)
    try Data(lines.joined(separator: "\n").utf8).write(to: repository.appending(path: path))
  }
}
