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
