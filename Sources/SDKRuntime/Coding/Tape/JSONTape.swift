/// A JSON text and the entries of its values, in the order of the text.
final class JSONTape {
  /// The position in a container where something was found last. Looking up the next property begins
  /// there, and so do coding paths.
  struct Cursor {
    /// The index of the container's entry.
    var container = UInt32.max
    /// The index of the entry of a key or an element.
    var entry: UInt32 = 0
    /// The index of the element.
    var ordinal: UInt32 = 0
  }

  @exclusivity(unchecked) private(set) var bytes: UnsafeBufferPointer<UInt8>
  let entries: TapeEntries
  let userInfo: [CodingUserInfoKey: any Sendable]
  /// The cursors of the containers at each depth.
  private let cursors: UnsafeMutableBufferPointer<Cursor>
  private let readings: TapeReadings
  private var indexes: [Int: [String: Int]] = [:]
  /// The properties that are not there, and for which somebody wanted a decoder.
  private var absent: [(object: TapePosition, key: any CodingKey)] = []
  private var copy: UnsafeMutableBufferPointer<UInt8>?
  /// The stack for reading a deep text; nil for others.
  private let budget: StackBudget?
  /// True if the stack did not suffice. What was read is not to be used then: a union has taken another
  /// member perhaps, and a list left out an element.
  private(set) var isTooDeep = false
  var unionFailures = UnionFailures()

  /// - Parameter bytes: The text, in UTF-8; it must live until `keepBytes` or the end of the tape.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, userInfo: [CodingUserInfoKey: any Sendable]
  ) throws(JSONSyntaxError) {
    var scanner = TapeScanner(bytes)
    do {
      try scanner.scan()
    } catch {
      scanner.entries.deallocate()
      throw error
    }
    self.bytes = bytes
    self.userInfo = userInfo
    entries = scanner.entries
    readings = TapeReadings()
    cursors = .allocate(capacity: scanner.maxOpen + 1)
    cursors.initialize(repeating: Cursor())
    budget = scanner.maxOpen > StackBudget.freeLevels ? StackBudget() : nil
  }

  deinit {
    entries.deallocate()
    cursors.deallocate()
    readings.deallocate()
    copy?.deallocate()
  }

  /// Checks that the stack suffices for reading a container.
  ///
  /// - Throws: `DecodingError` once it does not.
  @inline(__always)
  func checkStack() throws {
    guard let budget else { return }
    if isTooDeep || budget.isSpent { throw spent() }
  }

  private func spent() -> DecodingError {
    isTooDeep = true
    return .tooDeep
  }

  /// Copies the text, for decoders that are still in use when its memory ends.
  func keepBytes() {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    bytes = UnsafeBufferPointer(copy)
    self.copy = copy
  }

  @inline(__always)
  func cursor(at depth: UInt32) -> Cursor { cursors[Int(depth)] }

  @inline(__always)
  func setCursor(at depth: UInt32, _ container: Int, entry: Int, ordinal: Int = 0) {
    cursors[Int(depth)] = Cursor(
      container: UInt32(truncatingIfNeeded: container), entry: UInt32(truncatingIfNeeded: entry),
      ordinal: UInt32(truncatingIfNeeded: ordinal))
  }

  func reading(of type: any Any.Type) -> TapeReading { readings[type] }

  /// Returns the entry's text as it is written.
  @inline(__always)
  func text(of entry: TapeEntry) -> UnsafeBufferPointer<UInt8> {
    let (offset, length) = (entry.offset, entry.length)
    precondition(offset + length <= bytes.count)
    return UnsafeBufferPointer(rebasing: bytes[offset..<offset + length])
  }

  /// Returns the position of a property that is not there. It is read as null.
  func absent(_ key: some CodingKey, of object: TapePosition) -> TapePosition {
    absent.append((object, key))
    return TapePosition(TapePosition.firstAbsent + absent.count - 1, depth: object.depth)
  }

  func absentProperty(_ index: Int) -> (object: TapePosition, key: any CodingKey) { absent[index] }

  /// Returns the values of an object by their keys; of equal keys the first.
  func index(of object: Int) throws(JSONSyntaxError) -> [String: Int] {
    if let index = indexes[object] { return index }
    var index: [String: Int] = [:]
    let entry = entries[object]
    index.reserveCapacity(entry.count)
    var next = object + 1
    while next < entry.end {
      let key = try string(entries[next])
      if index[key] == nil { index[key] = next + 1 }
      next = entries.end(of: next + 1)
    }
    indexes[object] = index
    return index
  }
}
