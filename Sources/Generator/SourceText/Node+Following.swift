extension Node {
  /// Returns the strings inside this value that follow a string with this text, in order.
  ///
  /// It makes no tree: enough to learn that no member of some name has a value of interest.
  package func strings(following text: String) -> [String] {
    TextBytes.with(text) { strings(following: $0) }
  }

  private func strings(following text: TextBytes) -> [String] {
    let (document, end) = (document, document.index(after: index))
    let records = document.records
    var found: [String] = []
    var isNext = false
    var position = index
    while position < end {
      if case .elsewhere = records[position].text {
        // Values that an overlay kept or added.
        let node = document.other(at: position)
        if isNext, let string = node.string { found.append(string) }
        found += node.strings(following: text)
        isNext = node.string == text.text
      } else if case .string = records[position].kind {
        if isNext { found.append(document.text(of: position)) }
        isNext = document.text(of: position, is: text)
      } else {
        isNext = false
      }
      position += 1
    }
    return found
  }

  /// Returns whether a string inside this value begins with this text. It makes no tree.
  package func hasString(beginning text: String) -> Bool {
    TextBytes.with(text) { text in
      hasString { document, position in document.text(of: position, begins: text) }
    }
  }

  /// Returns whether a string inside this value, a key or a value, is one of these. It makes no tree.
  package func hasString(among texts: [String]) -> Bool {
    texts.contains { text in
      TextBytes.with(text) { text in
        hasString { document, position in document.text(of: position, is: text) }
      }
    }
  }

  private func hasString(where matches: (SourceDocument, Int) -> Bool) -> Bool {
    let (document, end) = (document, document.index(after: index))
    let records = document.records
    var position = index
    while position < end {
      if case .elsewhere = records[position].text {
        if document.other(at: position).hasString(where: matches) { return true }
      } else if case .string = records[position].kind, matches(document, position) {
        return true
      }
      position += 1
    }
    return false
  }
}
