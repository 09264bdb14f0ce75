/// A location in a file: lines and columns count from 1, columns in characters as an editor shows them.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// Kept, so that nothing is counted where a location is copied, which nearly every value of a spec has.
  private var keptFile: KeptText
  package var line: Int
  package var column: Int
  /// The columns that the thing at this location takes, at least 1. Code frames underline that many.
  package var length: Int

  package init(file: String, line: Int, column: Int, length: Int = 1) {
    self.init(file: KeptText(file), line: line, column: column, length: length)
  }

  init(file: KeptText, line: Int, column: Int, length: Int) {
    keptFile = file
    self.line = line
    self.column = column
    self.length = length
  }

  package var file: String {
    get { keptFile.text }
    set { keptFile = KeptText(newValue) }
  }

  package var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
