import Foundation

/// Writes values as JSON, straight into the text: what `JSONEncoder` collects in a tree first.
///
/// Each value that is being written has a frame, and the innermost one takes what comes. Parts that their owner may
/// still fill when others are being written (nested containers, encoders for superclasses) are written apart and put
/// in when the value around them ends.
final class JSONWriter {
  /// A part that is written apart.
  private struct Part {
    var frame: Int
    var position: Int
    var writer: JSONWriter
    var name: NestedName?
  }

  /// The name of a nested container, and the object that it is in.
  private struct NestedName: Hashable {
    var owner: UInt32
    var name: String
  }

  @exclusivity(unchecked) var text = JSONText()
  private(set) var frames: UnsafeMutablePointer<JSONFrame>
  private(set) var frameCount = 0
  private var frameCapacity = 16
  private var serial: UInt32 = 0
  /// The properties of the objects that are open, the innermost last.
  @exclusivity(unchecked) var properties: [JSONProperty] = []
  /// Where the innermost value is.
  @exclusivity(unchecked) var path: [PathPart] = []
  /// Where the outermost value is.
  private let basePath: [any CodingKey]
  private var parts: [Part] = []
  /// Where among the parts the nested containers of objects are.
  private var nested: [NestedName: Int] = [:]
  /// What a type did that no encoder can follow, or that there was no stack for.
  private var misuse: EncodingError?
  /// The stack for writing a value; measured where it may have become deep.
  private var budget: StackBudget?
  /// The values that are open around the outermost.
  private let outerCount: Int

  enum PathPart {
    case field(String)
    case index(Int)

    var key: any CodingKey {
      switch self {
      case .field(let name): FieldKey(name)
      case .index(let index): ElementKey(index: index)
      }
    }
  }

  /// - `outer`: the writer that this one writes a part for.
  init(at basePath: [any CodingKey] = [], in outer: JSONWriter? = nil) {
    self.basePath = basePath
    budget = outer?.budget
    outerCount = outer.map { $0.outerCount + $0.frameCount } ?? 0
    frames = .allocate(capacity: frameCapacity)
    _ = begin()
  }

  deinit {
    frames.deallocate()
    text.deallocate()
  }

  /// The outermost value.
  var root: JSONPlace { JSONPlace(writer: self, frame: 0, serial: frames[0].serial) }

  /// Begins a value at the end of the text.
  func begin() -> JSONPlace {
    if frameCount == frameCapacity { growFrames() }
    serial &+= 1
    frames[frameCount] = JSONFrame(
      serial: serial, firstProperty: properties.count, depth: path.count)
    frameCount += 1
    return JSONPlace(writer: self, frame: frameCount - 1, serial: serial)
  }

  /// Checks that the stack suffices for writing another value in those that are open.
  ///
  /// - Throws: `EncodingError` once it does not.
  @inline(__always)
  func checkStack() throws {
    if outerCount + frameCount > StackBudget.freeLevels { try checkBudget() }
  }

  private func checkBudget() throws {
    if budget == nil { budget = StackBudget() }
    guard budget?.isSpent == true else { return }
    // Whoever encodes may go on without the value; then the text is not whole.
    if misuse == nil { misuse = .tooDeep }
    throw EncodingError.tooDeep
  }

  private func growFrames() {
    let more = UnsafeMutablePointer<JSONFrame>.allocate(capacity: frameCapacity * 2)
    more.moveInitialize(from: frames, count: frameCount)
    frames.deallocate()
    frames = more
    frameCapacity *= 2
  }

  /// Ends the innermost value.
  func end() throws {
    let frame = frames[frameCount - 1]
    if !parts.isEmpty { try insertParts() }
    switch frame.kind {
    case .none: text.append("{}")
    case .scalar: break
    case .array: text.append(UInt8(ascii: "]"))
    case .object:
      if frame.check != .none { tidyProperties(from: frame.firstProperty, frame.check) }
      properties.removeLast(max(0, properties.count - frame.firstProperty))
      text.append(UInt8(ascii: "}"))
    }
    frameCount -= 1
  }

  /// Where the writer is, to come back to when a value cannot be written.
  struct Mark {
    fileprivate var text: Int
    fileprivate var frames: Int
    fileprivate var properties: Int
    fileprivate var path: Int
    fileprivate var parts: Int
  }

  var mark: Mark {
    Mark(
      text: text.count, frames: frameCount, properties: properties.count, path: path.count,
      parts: parts.count)
  }

  func goBack(to mark: Mark) {
    text.count = mark.text
    frameCount = mark.frames
    properties.removeLast(max(0, properties.count - mark.properties))
    path.removeLast(max(0, path.count - mark.path))
    _ = takeParts(from: mark.parts)
  }

  // MARK: Misuse

  /// Ends the writing with an error; for functions that cannot throw.
  func refuse(_ place: JSONPlace) {
    if misuse == nil { misuse = Self.misused(place.codingPath) }
  }

  static func misused(_ path: [any CodingKey]) -> EncodingError {
    .unwritable("a value that is written by one container at a time", at: path)
  }

  // MARK: Parts

  /// Begins a part of `place` after what `begin` writes.
  func part(
    of place: JSONPlace, at key: any CodingKey, after begin: () throws -> Void
  ) -> JSONPlace {
    do {
      try begin()
    } catch {
      refuse(place)
      return JSONWriter().root
    }
    let writer = JSONWriter(at: place.codingPath + [key], in: self)
    parts.append(Part(frame: place.frame, position: text.count, writer: writer))
    return writer.root
  }

  /// Returns the nested container of an object that was made before under a name.
  func nested(in place: JSONPlace, _ name: String) -> JSONPlace? {
    nested[NestedName(owner: place.serial, name: name)].map { parts[$0].writer.root }
  }

  /// Remembers the part that was begun last as a nested container.
  func keepNested(in place: JSONPlace, _ name: String, _ part: JSONPlace) {
    guard let last = parts.indices.last, parts[last].writer === part.writer else { return }
    let name = NestedName(owner: place.serial, name: name)
    parts[last].name = name
    nested[name] = last
  }

  /// Takes out the parts from `first` on.
  private func takeParts(from first: Int) -> [Part] {
    guard first < parts.count else { return [] }
    let taken = Array(parts[first...])
    parts.removeSubrange(first...)
    for part in taken { if let name = part.name { nested[name] = nil } }
    return taken
  }

  private func insertParts() throws {
    let isOuter = { (part: Part) in part.frame < self.frameCount - 1 }
    let inner = takeParts(from: parts.lastIndex(where: isOuter).map { $0 + 1 } ?? 0)
    for part in inner { try part.writer.finish() }
    withExtendedLifetime(inner) {
      text.insert(inner.map { ($0.position, $0.writer.text) })
    }
    var (shift, next) = (0, 0)
    let frame = frames[frameCount - 1]
    for index in properties.indices.dropFirst(max(0, frame.firstProperty)) {
      while next < inner.count, inner[next].position < properties[index].start {
        shift += inner[next].writer.text.count
        next += 1
      }
      properties[index].start += shift
    }
  }

  /// Ends the outermost value, after which the text is whole.
  func finish() throws {
    try end()
    if let misuse { throw misuse }
  }

  func codingPath(_ frame: Int) -> [any CodingKey] {
    // A container may be kept for longer than any value lasts.
    guard frameCount > 0 else { return basePath }
    let depth = frames[min(frame, frameCount - 1)].depth
    return basePath + path.prefix(depth).map(\.key)
  }
}

/// A value that is being written.
struct JSONFrame {
  enum Kind { case none, scalar, array, object }

  /// What is to be done with the properties of an object when it ends.
  enum Check {
    case none
    /// Later ones take the place of those of their name.
    case names
    /// They are put in order too: a dictionary has none.
    case order
  }

  var serial: UInt32
  var kind = Kind.none
  var check = Check.none
  /// Elements or properties so far.
  var count = 0
  var firstProperty: Int
  /// The length of the path to the value.
  var depth: Int
}

/// A property in the text of an object.
struct JSONProperty {
  /// Where its name begins, with the quote.
  var start: Int
  /// The bytes of its name, with both quotes.
  var nameCount: Int
}
