extension Node {
  /// The strings inside this value that come right after one with this text, in order.
  ///
  /// A look at all there is that makes no tree: enough to learn that no member of some name has a
  /// value of interest.
  package func strings(following text: String) -> [String] {
    let tape = document.tape
    var found: [String] = []
    var isNext = false
    for place in index..<tape.index(after: index) {
      let record = tape.records[place]
      if record.text == .elsewhere {
        // What an overlay left as it is, or brought.
        let node = tape.others[Int(record.link)]
        if isNext, let string = node.string { found.append(string) }
        found += node.strings(following: text)
        isNext = node.kind == .string && node.string == text
      } else {
        let isString = record.kind == .string
        if isNext, isString { found.append(document.text(of: place)) }
        isNext = isString && document.text(of: place, is: text)
      }
    }
    return found
  }
}
