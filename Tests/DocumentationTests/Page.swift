import Foundation
import Testing

/// A Markdown file of the repository, taken apart as far as its tests need it.
struct Page: Sendable, CustomTestStringConvertible {
  /// Relative to the repository: `Specs/README.md`.
  let path: String
  let lines: [String]

  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  var testDescription: String { path }

  init(_ path: String) throws {
    self.path = path
    lines = try Self.text(path).components(separatedBy: "\n")
  }

  /// A file of the repository.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// A block between fences. `info` is what follows the opening one, then the words of a comment on
  /// the line before it, where the page must render in DocC: `<!-- from Tests/… -->`.
  struct Block: Sendable, CustomTestStringConvertible {
    let info: [String]
    let text: String
    let place: String

    var testDescription: String { place }
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (line: Int, info: String)?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let start = open else {
        let comment = index > 0 ? lines[index - 1].wholeMatch(of: /<!--(.*)-->/)?.1 : nil
        open = (index, "\(line.dropFirst(3))\(comment ?? "")")
        continue
      }
      blocks.append(
        Block(
          info: start.info.split(separator: " ").map(String.init),
          text: lines[(start.line + 1)..<index].joined(separator: "\n") + "\n",
          place: "\(path):\(start.line + 1)"))
      open = nil
    }
    return blocks
  }

  /// Blocks with these words after the fence.
  func blocks(_ info: String...) -> [Block] { blocks.filter { $0.info.starts(with: info) } }

  /// The lines that are in no block.
  var prose: [(number: Int, text: String)] {
    var isInside = false
    return zip(1..., lines).compactMap { number, line in
      if line.hasPrefix("```") {
        isInside.toggle()
        return nil
      }
      return isInside ? nil : (number, line)
    }
  }
}
