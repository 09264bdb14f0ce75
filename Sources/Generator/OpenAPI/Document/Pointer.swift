/// Where a value stands: a file and an RFC 6901 JSON pointer in it.
///
/// Each place is kept once, as long as the process runs. So a pointer is copied, compared and hashed without looking at
/// its text, and what is known of a schema is found by it.
package struct Pointer: Hashable, Sendable, CustomStringConvertible {
  /// Never counted as held: the table holds every place.
  private unowned(unsafe) let place: Place
  /// The number of the place, which is compared without counting who holds it in a debug build too.
  private let number: Int

  private init(_ place: Place) {
    self.place = place
    number = place.number
  }

  package init(file: String, text: String = "") {
    self.init(Place.all.place(file: file, text: text))
  }

  package func appending(_ name: String) -> Pointer { Pointer(Place.all.child(name, of: place)) }

  /// Returns the pointer with more text behind its own.
  func appending(text: String) -> Pointer { Pointer(file: file, text: self.text + text) }

  package var file: String { place.file }

  /// `/components/schemas/Pet`; empty for the whole document.
  package var text: String { Place.all.text(of: place) }

  /// The names on the way, unescaped.
  package var tokens: [String] {
    var names: [String] = []
    var next = place
    while let parent = next.parent {
      names.append(next.name)
      next = parent
    }
    names.reverse()
    return names
  }

  /// The last name, unescaped.
  package var last: String { place.name }

  /// The last name as it is written; nil for the whole document.
  var token: String? { place.parent == nil ? nil : place.token }

  /// The text does not begin with a slash.
  var isAnchor: Bool {
    var root = place
    while let parent = root.parent { root = parent }
    return !root.token.isEmpty
  }

  /// The pointer without its last name.
  var parent: Pointer? { place.parent.map { Pointer($0) } }

  package var description: String { "\(file)#\(text)" }

  package static func == (left: Pointer, right: Pointer) -> Bool { left.number == right.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
