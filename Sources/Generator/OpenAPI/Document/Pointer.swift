import Foundation
import SDKGenDiagnostics

/// Where a value stands: a file and an RFC 6901 JSON pointer in it.
///
/// Each place is kept once, as long as the process runs. So a pointer is copied, compared and hashed without looking at
/// its text, and what is known of a schema is found by it.
package struct Pointer: Hashable, Sendable, CustomStringConvertible {
  /// Never counted as held: the table holds every place.
  private unowned(unsafe) var place: Place
  /// The number of the place, which is compared without counting who holds it in a debug build too.
  private var number: Int

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

/// A name in a pointer, behind those of its parents.
///
/// The lock of the table protects the children, variants and the text. The rest never changes.
private final class Place: @unchecked Sendable {
  static let all = PlaceTable()

  let number: Int
  let file: String
  let parent: Place?
  /// The name as it is written. Without a parent: the text before the first slash, nothing but where a reference names
  /// an anchor.
  let token: String
  /// The name, unescaped.
  let name: String
  /// The place that was found first under this name, where that has other bytes: `é` in one character or two. It has
  /// the number and the children of both.
  private let first: Place?
  /// The places under names of other bytes.
  private var variants: [Place] = []
  fileprivate var children: [Place] = []
  /// The children by name, where there are more than a few.
  fileprivate var childrenByName: [String: Place]?
  /// The children whose names are not written as this tool writes them: `a~b` rather than `a~0b`.
  fileprivate var oddChildren: [String: Place]?
  /// The text of the pointer, once it was asked for.
  fileprivate var text: String?

  init(number: Int, file: String, parent: Place? = nil, token: String, name: String) {
    self.number = number
    self.file = file
    self.parent = parent
    self.token = token
    self.name = name
    first = nil
  }

  private init(_ first: Place, written name: String) {
    number = first.number
    file = first.file
    parent = first.parent
    token = name.escapedForPointer
    self.name = name
    self.first = first
  }

  fileprivate var original: Place { first ?? self }

  /// Returns the same place under a name of other bytes.
  fileprivate func written(_ name: String) -> Place {
    if let known = variants.first(where: { $0.isWritten(name) }) { return known }
    let place = Place(self, written: name)
    variants.append(place)
    return place
  }

  /// Indicates that the name, which is equal, has the same bytes too.
  fileprivate func isWritten(_ other: String) -> Bool {
    guard name.utf8.count == other.utf8.count else { return false }
    return name.isASCII || name.utf8.elementsEqual(other.utf8)
  }
}

/// The places so far. The lock makes it safe to share.
private final class PlaceTable: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  /// The places without a parent, by their files and texts.
  private var roots: [String: [String: Place]] = [:]

  func child(_ name: String, of parent: Place) -> Place {
    lock.lock()
    defer { lock.unlock() }
    return known(name, in: parent)
  }

  func text(of place: Place) -> String {
    lock.lock()
    defer { lock.unlock() }
    return writtenText(of: place)
  }

  /// A loop, since a reference may have as many names as a file has room for.
  private func writtenText(of place: Place) -> String {
    var behind: [Place] = []
    var known = place
    while known.text == nil, let parent = known.parent {
      behind.append(known)
      known = parent
    }
    var text = known.text ?? known.token
    for place in behind.reversed() {
      text += "/"
      text += place.token
    }
    place.text = text
    return text
  }

  func place(file: String, text: String) -> Place {
    lock.lock()
    defer { lock.unlock() }
    if text.isEmpty { return root(file, "") }
    let tokens = text.split(at: UInt8(ascii: "/"))
    var place = root(file, tokens[0])
    for token in tokens.dropFirst() {
      let name = token.unescapedFromPointer
      place =
        name == token || name.escapedForPointer == token
        ? known(name, in: place) : odd(token, name, in: place)
    }
    return place
  }

  private func root(_ file: String, _ text: String) -> Place {
    if let known = roots[file]?[text] { return known }
    count += 1
    let place = Place(number: count, file: file, token: text, name: text)
    roots[file, default: [:]][text] = place
    return place
  }

  /// Among so many children a search takes less than a table, and most places have no more.
  private static let few = 8

  private func known(_ name: String, in parent: Place) -> Place {
    let parent = parent.original
    if let known = child(name, of: parent.children, parent.childrenByName) {
      return known.isWritten(name) ? known : known.written(name)
    }
    let place = newPlace(in: parent, token: name.escapedForPointer, name: name)
    parent.children.append(place)
    if parent.children.count == Self.few + 1 {
      parent.childrenByName = Dictionary(
        parent.children.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    } else if parent.children.count > Self.few {
      parent.childrenByName?[name] = place
    }
    return place
  }

  private func child(
    _ name: String, of children: [Place], _ childrenByName: [String: Place]?
  ) -> Place? {
    if children.count > Self.few { return childrenByName?[name] }
    var index = 0
    while index < children.count {
      if children[index].name == name { return children[index] }
      index += 1
    }
    return nil
  }

  private func newPlace(in parent: Place, token: String, name: String) -> Place {
    count += 1
    return Place(number: count, file: parent.file, parent: parent, token: token, name: name)
  }

  private func odd(_ token: String, _ name: String, in parent: Place) -> Place {
    let parent = parent.original
    if let known = parent.oddChildren?[token] { return known }
    let place = newPlace(in: parent, token: token, name: name)
    parent.oddChildren = parent.oddChildren ?? [:]
    parent.oddChildren?[token] = place
    return place
  }
}
