import Foundation
import SDKContract
import SDKGenDiagnostics

/// A name in a pointer, behind those of its parents.
///
/// The lock of the table protects the children, variants and the text. The rest never changes.
final class Place: @unchecked Sendable {
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
  var children: [Place] = []
  /// Of the children, by name.
  var positions = NamePositions()
  /// The children whose names are not written as this tool writes them: `a~b` rather than `a~0b`.
  var oddChildren: [String: Place]?
  /// The text of the pointer, once it was asked for.
  var text: String?

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

  var original: Place { first ?? self }

  /// Returns the same place under a name of other bytes.
  func written(_ name: String) -> Place {
    if let known = variants.first(where: { $0.isWritten(name) }) { return known }
    let place = Place(self, written: name)
    variants.append(place)
    return place
  }

  /// Indicates that the name, which is equal, has the same bytes too.
  func isWritten(_ other: String) -> Bool {
    guard name.utf8.count == other.utf8.count else { return false }
    return name.isASCII || name.utf8.elementsEqual(other.utf8)
  }
}

/// The places so far. The lock makes it safe to share.
final class PlaceTable: @unchecked Sendable {
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

  private func known(_ name: String, in parent: Place) -> Place {
    let parent = parent.original
    if let position = parent.positions.position(of: name) {
      let known = parent.children[position]
      return known.isWritten(name) ? known : known.written(name)
    }
    let place = newPlace(in: parent, token: name.escapedForPointer, name: name)
    parent.children.append(place)
    parent.positions.append(name)
    return place
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
