extension JSON {
  /// Reads a value without recursion: a deep one needs no deep stack.
  ///
  /// While unions are decoded, those in one another may each be read as `JSON`: the outer has what was read for
  /// the inner one, and no copy of it.
  init(_ value: TapeValue) throws {
    if value.tape.unionOutcomes.areNeeded, let known = try value.known(JSON.self) {
      self = known
      return
    }
    self = try Self.read(value)
    if value.tape.unionOutcomes.areNeeded, !isScalar { value.note(self) }
  }

  private static func read(_ value: TapeValue) throws -> JSON {
    let tape = value.tape
    guard tape.isContainer(at: value.position) else {
      return try scalar(at: value.position, in: tape)
    }
    var current = try Unfinished(at: value.position, in: tape)
    var outer: ContiguousArray<Unfinished> = []
    let mayBeKnown = tape.unionOutcomes.areNeeded
    while true {
      if let position = try current.advance(in: tape) {
        if mayBeKnown, let known = try TapeValue(tape, position).known(JSON.self) {
          try tape.spend()
          current.add(known)
        } else if tape.isContainer(at: position) {
          var container = try Unfinished(at: position, in: tape)
          swap(&current, &container)
          outer.append(container)
        } else {
          current.add(try scalar(at: position, in: tape))
        }
      } else {
        guard var around = outer.popLast() else {
          return current.json
        }
        swap(&current, &around)
        current.add(around.json)
      }
    }
  }

  private static func scalar(at position: TapePosition, in tape: JSONTape) throws -> JSON {
    try tape.spend()
    switch tape.kind(at: position) {
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .number:
      // Most are no integers, which is told at once.
      if let number = Double(shortJSON: tape.text(of: tape.entries[position.index])),
        number != number.rounded(.towardZero)
      {
        return .number(number)
      }
      fallthrough
    case .integer:
      if let integer = try tape.exactInteger(Int64.self, at: position) { return .integer(integer) }
      return .number(try tape.double(at: position))
    case .plainString, .string, .escapedString:
      // Copied each time.
      try tape.spend(tape.entries[position.index].length)
      return .string(try tape.string(at: position))
    default: return .null
    }
  }
}

/// An array or object of which a part was read.
private struct Unfinished {
  private let position: TapePosition
  private let end: Int
  private let isArray: Bool
  /// Where the first of equal keys is; nil for an object without equal keys.
  private let index: [String: Int]?
  /// The entry of the next element or key.
  private var next: Int
  private var elements: [JSON] = []
  private var properties = [String: JSON]()
  private var key = ""

  init(at position: TapePosition, in tape: JSONTape) throws {
    let kind = tape.kind(at: position)
    try tape.spend()
    self.position = position
    isArray = kind == .array
    if !isArray { try tape.checkObject(at: position) }
    index = kind == .indexedObject ? try tape.index(of: position.index) : nil
    next = position.index + 1
    end = tape.entries[position.index].end
    let capacity = TapeValue(tape, position).initialCapacity
    if isArray {
      elements.reserveCapacity(capacity)
    } else if capacity > 0 {
      properties = Dictionary(minimumCapacity: capacity)
    }
  }

  /// Goes on to the next element or property; returns nil after the last.
  mutating func advance(in tape: JSONTape) throws -> TapePosition? {
    while next < end {
      let entry = next
      guard !isArray else {
        next = tape.entries.end(of: entry)
        tape.setCursor(at: position.depth, position.index, entry: entry, ordinal: elements.count)
        return TapePosition(entry, depth: position.depth + 1)
      }
      next = tape.entries.end(of: entry + 1)
      try tape.spend(tape.entries[entry].length)
      key = try tape.string(tape.entries[entry])
      guard index == nil || index?[key] == entry + 1 else { continue }
      tape.setCursor(at: position.depth, position.index, entry: entry)
      return TapePosition(entry + 1, depth: position.depth + 1)
    }
    return nil
  }

  /// Adds what `advance` has come to.
  mutating func add(_ json: JSON) {
    if isArray { elements.append(json) } else { properties[key] = json }
  }

  var json: JSON { isArray ? .array(elements) : .object(properties) }
}
