import Foundation

extension TapeValue {
  /// Returns the value as one whose properties can be read.
  ///
  /// - Throws: `DecodingError` unless it is an object whose keys are well-formed.
  func object() throws -> TapeValue {
    switch kind {
    case .object: return self
    case .indexedObject:
      do throws(JSONSyntaxError) {
        _ = try tape.index(of: index)
      } catch {
        throw malformed(error)
      }
      return self
    default: throw mismatch([String: Any].self)
    }
  }

  /// Returns a property of the object; of equal keys the first.
  func property(_ name: String) -> TapeValue? {
    guard let index = tape.property(name, of: index, at: depth) else { return nil }
    return TapeValue(tape, index, depth: depth + 1)
  }

  /// Returns a property of the object that must be there.
  func required(_ name: String) throws -> TapeValue {
    guard let value = property(name) else { throw missing(FieldKey(name)) }
    return value
  }

  /// Returns a property of the object; nil where it is absent or null.
  func present(_ name: String) -> TapeValue? {
    guard let value = property(name), !value.isNull else { return nil }
    return value
  }

  func missing(_ key: some CodingKey) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
  }

  /// The keys and values of an object, in the order of the text; of equal keys the first.
  func forEachProperty(_ body: (String, TapeValue) throws -> Void) throws {
    let first = entry.kind == .indexedObject ? try tape.index(of: index) : nil
    var next = index + 1
    while next < entry.end {
      let key = try tape.string(tape.entries[next])
      if first == nil || first?[key] == next + 1 {
        tape.setCursor(
          JSONTape.Cursor(
            container: UInt32(truncatingIfNeeded: index),
            entry: UInt32(truncatingIfNeeded: next)), at: depth)
        try body(key, TapeValue(tape, next + 1, depth: depth + 1))
      }
      next = tape.end(of: next + 1)
    }
  }
}

extension JSONTape {
  /// Returns the index of a property's value, looking first where the last one was found.
  func property(_ name: String, of object: Int, at depth: UInt32) -> Int? {
    let entry = entries[object]
    if entry.kind == .indexedObject { return (try? index(of: object))?[name] }
    let found = name.utf8.withContiguousStorageIfAvailable {
      property($0, of: object, entry, at: depth)
    }
    guard let found else {
      return Array(name.utf8).withUnsafeBufferPointer {
        property($0, of: object, entry, at: depth)
      }
    }
    return found
  }

  private func property(
    _ name: UnsafeBufferPointer<UInt8>, of object: Int, _ entry: TapeEntry, at depth: UInt32
  ) -> Int? {
    let first = object + 1
    let cursor = cursor(at: depth)
    let start = Int(cursor.container) == object ? Int(cursor.entry) : first
    let found = key(name, start..<entry.end) ?? key(name, first..<start)
    guard let found else { return nil }
    setCursor(
      Cursor(
        container: UInt32(truncatingIfNeeded: object), entry: UInt32(truncatingIfNeeded: found)),
      at: depth)
    return found + 1
  }

  /// Returns the index of a key among those of the range.
  @inline(__always)
  private func key(_ name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let key = entries[index]
      if key.length == name.count, name.isEmpty || isEqual(key, name) { return index }
      index = end(of: index + 1)
    }
    return nil
  }

  @inline(__always)
  private func isEqual(_ key: TapeEntry, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let text = bytes.baseAddress, let other = name.baseAddress else { return false }
    return memcmp(text + key.offset, other, name.count) == 0
  }
}
