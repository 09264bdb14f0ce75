import Foundation

extension JSONTape {
  /// Opens an object, for types that read what is in it.
  ///
  /// - Throws: `DecodingError` unless the value is an object whose keys are well-formed, and that may be read.
  func openObject(at position: TapePosition) throws {
    try checkObject(at: position)
    try checkContainer()
  }

  /// - Throws: `DecodingError` unless the value is an object whose keys are well-formed.
  func checkObject(at position: TapePosition) throws {
    switch kind(at: position) {
    case .object: break
    case .indexedObject:
      do {
        _ = try index(of: position.index)
      } catch let error as JSONSyntaxError {
        throw malformed(error, at: position)
      }
    default: throw mismatch([String: Any].self, at: position)
    }
  }

  /// Returns the position of a property; of equal keys the first.
  ///
  /// It looks first where the last one was found.
  func property(_ name: String, of object: TapePosition) -> TapePosition? {
    let entry = entries[object.index]
    if entry.kind == .indexedObject {
      guard let found = (try? index(of: object.index))?[name] else { return nil }
      setCursor(at: object.depth, object.index, entry: found - 1)
      return TapePosition(found, depth: object.depth + 1)
    }
    let first = object.index + 1
    let cursor = cursor(at: object.depth)
    let start = Int(cursor.container) == object.index ? Int(cursor.entry) : first
    var text = name
    let key: Int? = text.withUTF8 { name in
      firstKey(name, from: start, to: entry.end) ?? firstKey(name, from: first, to: start)
    }
    guard let key = key ?? otherKey(name, of: object) else { return nil }
    if key != start { setCursor(at: object.depth, object.index, entry: key) }
    return TapePosition(key + 1, depth: object.depth + 1)
  }

  /// Returns the index of a key that is an equal string of other bytes.
  private func otherKey(_ name: String, of object: TapePosition) -> Int? {
    var text = name
    // Keys that are found by their bytes are normal text.
    if text.withUTF8({ $0.isNormalText }) { return nil }
    var index = object.index + 1
    while index < entries[object.index].end {
      if (try? string(entries[index])) == name { return index }
      index = entries.end(of: index + 1)
    }
    return nil
  }

  /// Returns a property that must be there.
  @inline(__always)
  func required(_ name: String, of object: TapePosition) throws -> TapePosition {
    guard let value = property(name, of: object) else { throw missing(FieldKey(name), of: object) }
    return value
  }

  /// Returns a property; nil where it is absent or null.
  @inline(__always)
  func present(_ name: String, of object: TapePosition) -> TapePosition? {
    guard let value = property(name, of: object), entries[value.index].kind != .null else {
      return nil
    }
    return value
  }

  /// Returns the index of the first key between two that is the name.
  @inline(__always)
  private func firstKey(_ name: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      let key = entries[index]
      if key.length == name.count, isEqual(key, name) { return index }
      index = entries.end(of: index + 1)
    }
    return nil
  }

  @inline(__always)
  private func isEqual(_ key: TapeEntry, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = text(of: key)
    guard !name.isEmpty, let left = text.baseAddress, let right = name.baseAddress else {
      return true
    }
    return left[0] == right[0] && memcmp(left, right, name.count) == 0
  }

  /// Calls `body` with the keys and values of an object, in the order of the text; of equal keys the
  /// first.
  func forEachProperty(
    of object: TapePosition, _ body: (String, TapePosition) throws -> Void
  ) throws {
    let entry = entries[object.index]
    let first = entry.kind == .indexedObject ? try index(of: object.index) : nil
    var next = object.index + 1
    while next < entry.end {
      let key = try string(entries[next])
      if first == nil || first?[key] == next + 1 {
        setCursor(at: object.depth, object.index, entry: next)
        try body(key, TapePosition(next + 1, depth: object.depth + 1))
      }
      next = entries.end(of: next + 1)
    }
  }
}
