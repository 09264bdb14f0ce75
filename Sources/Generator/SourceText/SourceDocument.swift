package import SDKGenDiagnostics

/// A text that was read: its bytes and the values found in them. `Node`s are places in it.
package final class SourceDocument: Sendable {
  package let file: SourceFile
  let tape: Tape

  /// The tape holds at least one record, and its offsets lie in the file.
  init(file: SourceFile, tape: Tape) {
    self.file = file
    self.tape = tape
  }

  /// The value that holds all others.
  package var root: Node { Node(document: self, index: 0) }

  func range(of index: Int) -> Range<Int> {
    let record = tape.records[index]
    return Int(record.start)..<Int(record.end)
  }

  /// The bytes of a string's text, between its quotes if it has any.
  func textRange(of index: Int) -> Range<Int> {
    let range = range(of: index)
    switch tape.records[index].text {
    case .plain, .kept, .elsewhere: return range
    case .quoted, .escaped:
      return range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    }
  }

  func text(of index: Int) -> String {
    switch tape.records[index].text {
    case .plain, .quoted: String(decoding: file.bytes[textRange(of: index)], as: UTF8.self)
    case .escaped: unescape(file.bytes[textRange(of: index)])
    case .kept: tape.kept[Int(tape.records[index].link)]
    case .elsewhere: other(index).document.text(of: other(index).index)
    }
  }

  /// Whether a string's text is `name`, without making a string where that can be avoided.
  func text(of index: Int, is name: String) -> Bool {
    switch tape.records[index].text {
    case .plain, .quoted:
      let bytes = textRange(of: index)
      return bytes.count == name.utf8.count && file.bytes[bytes].elementsEqual(name.utf8)
    case .escaped, .kept, .elsewhere: return text(of: index) == name
    }
  }

  private func other(_ index: Int) -> Node { tape.others[Int(tape.records[index].link)] }
}
