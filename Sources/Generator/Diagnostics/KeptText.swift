internal import Foundation

/// A text that is kept once, as long as the process runs: the name of a file or a model.
///
/// It is copied, compared and hashed without looking at it, and without counting who holds it.
package struct KeptText: Hashable, Sendable {
  /// Never counted as held: the table holds every text.
  private unowned(unsafe) let entry: Entry
  /// The number of the text, which another text never has.
  package let number: Int

  private init(_ entry: Entry) {
    self.entry = entry
    number = entry.number
  }

  package init(_ text: String) { self.init(Entry.all.entry(text)) }

  package var text: String { entry.text }

  package static func == (left: KeptText, right: KeptText) -> Bool { left.number == right.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private final class Entry: Sendable {
  static let all = EntryTable()

  let text: String
  let number: Int

  init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }
}

/// The texts so far. The lock makes it safe to share.
private final class EntryTable: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String: Entry] = [:]

  func entry(_ text: String) -> Entry {
    lock.withLock {
      if let known = entries[text] { return known }
      let entry = Entry(text, number: entries.count)
      entries[text] = entry
      return entry
    }
  }
}

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
