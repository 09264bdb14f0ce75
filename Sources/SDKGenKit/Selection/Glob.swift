/// A pattern for names: `*` stands for any text, `?` for any character, all else for itself.
package struct Glob: Equatable, Sendable {
  package var text: String
  private let pattern: [Character]

  package init(_ text: String) {
    self.text = text
    pattern = Array(text)
  }

  package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (at, position) = (0, 0)
    // Where to go on when a later part does not match: behind the last `*`, one character further.
    var retry: (at: Int, position: Int)?
    while position < name.count {
      if at < pattern.count, pattern[at] == "*" {
        retry = (at + 1, position)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[position] {
        (at, position) = (at + 1, position + 1)
      } else if let last = retry {
        retry = (last.at, last.position + 1)
        (at, position) = (last.at, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
