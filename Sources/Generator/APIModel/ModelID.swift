internal import Foundation

/// The identity of a model: its name as the spec declares it.
///
/// Each name is kept once, as long as the process runs. So an identity is copied, compared and hashed without looking
/// at its text, which takes a tenth of a run otherwise.
package struct ModelID: Hashable, Sendable {
  /// Never counted as held: the table holds every name.
  private unowned(unsafe) var name: Name
  /// The number of the name, which is compared without counting who holds it in a debug build too.
  private var number: Int

  private init(_ name: Name) {
    self.name = name
    number = name.number
  }

  package init(_ rawValue: String) { self.init(Name.all.name(rawValue)) }

  package var rawValue: String {
    get { name.text }
    set { self = ModelID(newValue) }
  }

  package static func == (left: ModelID, right: ModelID) -> Bool { left.number == right.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private final class Name: Sendable {
  static let all = NameTable()

  let text: String
  let number: Int

  init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }
}

/// The names so far. The lock makes it safe to share.
private final class NameTable: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String: Name] = [:]

  func name(_ text: String) -> Name {
    lock.withLock {
      if let known = names[text] { return known }
      let name = Name(text, number: names.count)
      names[text] = name
      return name
    }
  }
}
