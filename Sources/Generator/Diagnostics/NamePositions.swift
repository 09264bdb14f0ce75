/// The positions of names in a list, each found by its first.
///
/// Among a few names a search takes less than a table, and most lists have no more.
package struct NamePositions: Sendable {
  private var names: [String] = []
  /// The positions, where there are more than a few.
  private var table: [String: Int] = [:]

  private static let few = 8

  package init() {}

  package func position(of name: String) -> Int? {
    if names.count > Self.few { return table[name] }
    var index = 0
    while index < names.count {
      if names[index] == name { return index }
      index += 1
    }
    return nil
  }

  /// Adds the name of the next element, which no element before it has.
  package mutating func append(_ name: String) {
    names.append(name)
    if names.count == Self.few + 1 {
      for index in names.indices { table[names[index]] = index }
    } else if names.count > Self.few {
      table[name] = names.count - 1
    }
  }
}
