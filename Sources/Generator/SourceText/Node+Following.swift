extension Node {
  /// The strings of the document that come right after one with this text, in the order of the file.
  ///
  /// A look at the whole document that makes no tree: enough to learn that no member of some name
  /// has a value of interest.
  package func strings(following text: String) -> [String] {
    let records = document.tape.records
    return records.indices.dropLast().compactMap { index in
      guard records[index].kind == .string, records[index + 1].kind == .string,
        document.text(of: index, is: text)
      else { return nil }
      return document.text(of: index + 1)
    }
  }
}
