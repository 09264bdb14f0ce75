import SDKGenDiagnostics

/// Spreads elements over files by the beginnings of their names: first all in one, then by the first letter, then
/// by more and more words, wherever a file would be too long.
///
/// A file is divided when it grows too long; no other changes then.
struct NameTree {
  struct Item<Element> {
    var name: String
    var lines: Int
    var element: Element
  }

  /// The number of lines above which a file is divided.
  var limit: Int

  func shards<Element>(of items: [Item<Element>]) -> [Shard<Element>] {
    let divided = divided(items.map { (item: $0, words: words(of: $0.name)) }, named: "", level: 0)
    // Not all file systems tell upper from lower case.
    let files = Dictionary(grouping: divided) { fileKey($0.name) }.values
    return files.map { parts in
      Shard(name: parts[0].name, elements: parts.flatMap(\.elements))
    }.sorted { $0.name < $1.name }
  }

  private func divided<Element>(
    _ items: [(item: Item<Element>, words: [Substring])], named name: String, level: Int
  ) -> [Shard<Element>] {
    let lines = items.reduce(0) { $0 + $1.item.lines }
    let isWhole = level > 0 && items.allSatisfy { $0.words.count < level }
    if lines <= limit || isWhole { return [Shard(name: name, elements: items.map(\.item.element))] }
    let parts = Dictionary(grouping: items) { item in
      level == 0 ? item.item.name.prefix(1).uppercased() : item.words.prefix(level).joined()
    }
    return parts.sorted { $0.key < $1.key }.flatMap { part in
      divided(part.value, named: part.key, level: level + 1)
    }
  }

  /// `PaymentMethodCard` in words.
  private func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    if name.isASCII {
      var index = start
      for byte in name.utf8 {
        if index > start, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") {
          words.append(name[start..<index])
          start = index
        }
        index = name.utf8.index(after: index)
      }
    } else {
      for index in name.indices.dropFirst() where name[index].isUppercase {
        words.append(name[start..<index])
        start = index
      }
    }
    return words + [name[start...]]
  }
}
