extension JSON {
  /// Reads a value without recursion: a deep one needs no deep stack.
  init(_ value: TapeValue) throws {
    let tape = value.tape
    var open: ContiguousArray<Unfinished> = []
    var next = value.position
    while true {
      var finished: JSON
      if var container = try Unfinished(at: next, in: tape) {
        if let first = try container.advance(in: tape) {
          open.append(container)
          next = first
          continue
        }
        finished = container.json
      } else {
        finished = try Self.scalar(at: next, in: tape)
      }
      // What is finished is the last part of what is around it, perhaps.
      while true {
        guard let last = open.indices.last else {
          self = finished
          return
        }
        open[last].add(finished)
        if let following = try open[last].advance(in: tape) {
          next = following
          break
        }
        finished = open.removeLast().json
      }
    }
  }

  private static func scalar(at position: TapePosition, in tape: JSONTape) throws -> JSON {
    switch tape.jsonKind(at: position) {
    case .bool: return .bool(try tape.bool(at: position))
    case .number:
      if let integer = try tape.exactInteger(Int64.self, at: position) { return .integer(integer) }
      return .number(try tape.double(at: position))
    case .string: return .string(try tape.string(at: position))
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
  private var properties: [String: JSON] = [:]
  private var key = ""

  /// Nil for scalars.
  init?(at position: TapePosition, in tape: JSONTape) throws {
    let kind = tape.kind(at: position)
    guard kind == .array || kind == .object || kind == .indexedObject else { return nil }
    self.position = position
    isArray = kind == .array
    if !isArray { try tape.checkObject(at: position) }
    index = kind == .indexedObject ? try tape.index(of: position.index) : nil
    next = position.index + 1
    end = tape.entries[position.index].end
    let capacity = TapeValue(tape, position).initialCapacity
    if isArray {
      elements.reserveCapacity(capacity)
    } else {
      properties.reserveCapacity(capacity)
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
