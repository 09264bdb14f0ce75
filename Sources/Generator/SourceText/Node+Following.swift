extension Node {
  /// Returns the strings inside this value that follow a string with this text, in order.
  ///
  /// It makes no tree: enough to learn that no member of some name has a value of interest.
  package func strings(following text: String) -> [String] {
    let tape = document.tape
    var found: [String] = []
    var isNext = false
    for position in index..<tape.index(after: index) {
      let record = tape.records[position]
      if record.text == .elsewhere {
        // Values that an overlay kept or added.
        let node = tape.others[Int(record.link)]
        if isNext, let string = node.string { found.append(string) }
        found += node.strings(following: text)
        isNext = node.kind == .string && node.string == text
      } else {
        let isString = record.kind == .string
        if isNext, isString { found.append(document.text(of: position)) }
        isNext = isString && document.text(of: position, is: text)
      }
    }
    return found
  }

  /// Returns whether a string inside this value begins with this text. It makes no tree.
  package func hasString(beginning text: String) -> Bool {
    let tape = document.tape
    return (index..<tape.index(after: index)).contains { position in
      let record = tape.records[position]
      if record.text != .elsewhere {
        return record.kind == .string && document.text(of: position, begins: text)
      }
      let node = tape.others[Int(record.link)]
      return node.kind == .string
        ? node.string?.hasPrefix(text) == true : node.hasString(beginning: text)
    }
  }

  /// Returns whether a string inside this value, a key or a value, is one of these. It makes no tree.
  package func hasString(among texts: [String]) -> Bool {
    let tape = document.tape
    return (index..<tape.index(after: index)).contains { position in
      let record = tape.records[position]
      if record.text == .elsewhere {
        let node = tape.others[Int(record.link)]
        return node.string.map(texts.contains) ?? node.hasString(among: texts)
      }
      return record.kind == .string
        && texts.contains { document.text(of: position, is: $0) }
    }
  }
}
