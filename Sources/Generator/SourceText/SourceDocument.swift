package import SDKGenDiagnostics

/// A document that was read: its bytes and the values found in them. `Node`s point into it.
package final class SourceDocument: Sendable {
  package let file: SourceFile
  let tape: Tape

  /// The values. There is at least one, and all offsets are in the file.
  init(file: SourceFile, tape: Tape) {
    self.file = file
    self.tape = tape
  }

  /// The value that contains all others.
  package var root: Node { Node(document: self, index: 0) }

  func range(of index: Int) -> Range<Int> { tape.range(of: index) }

  func textRange(of index: Int) -> Range<Int> { tape.textRange(of: index) }

  func text(of index: Int) -> String { tape.text(of: index, in: file.bytes) }

  /// Returns whether a string is `name`, without making a string where that can be avoided.
  func text(of index: Int, is name: String) -> Bool {
    switch tape.records[index].text {
    case .plain, .quoted:
      let bytes = textRange(of: index)
      return bytes.count == name.utf8.count && file.bytes[bytes].elementsEqual(name.utf8)
    case .escaped, .kept: return text(of: index) == name
    case .elsewhere:
      let node = tape.others[Int(tape.records[index].link)]
      return node.document.text(of: node.index, is: name)
    }
  }

  /// Returns whether a string begins with a text, without making a string where that can be avoided.
  func text(of index: Int, begins beginning: String) -> Bool {
    switch tape.records[index].text {
    case .plain, .quoted: file.bytes[textRange(of: index)].starts(with: beginning.utf8)
    case .escaped, .kept, .elsewhere: text(of: index).hasPrefix(beginning)
    }
  }
}
