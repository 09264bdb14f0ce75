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
  /// What is told of problems, if anybody wants to hear of them.
  let problems: DecodingProblemSink?
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
  @exclusivity(unchecked) var unionOutcomes = UnionOutcomes()
  private(set) var work: DecodingWork
  /// The steps since `work` was told of some.
  @exclusivity(unchecked) private var steps = 0
  /// The number of steps at which it is told again.
  @exclusivity(unchecked) private var enough = DecodingWork.interval

  /// - Parameters:
  ///   - bytes: The text, in UTF-8; it must live until `keepBytes` or the end of the tape.
  ///   - call: The call whose end also ends the decoding.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, userInfo: [CodingUserInfoKey: any Sendable],
    for call: Call? = nil
  ) throws(JSONSyntaxError) {
    let scanner = try Self.scan(bytes)
    self.bytes = bytes
    self.userInfo = userInfo
    problems = userInfo.isEmpty ? nil : userInfo[DecodingProblemSink.key] as? DecodingProblemSink
    work = DecodingWork(byteCount: bytes.count, call)
    entries = scanner.entries
    readings = TapeReadings()
    cursors = .allocate(capacity: scanner.maxOpen + 1)
    cursors.initialize(repeating: Cursor())
    budget = scanner.maxOpen > StackBudget.freeLevels ? StackBudget() : nil
  }

  @inline(never)
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONSyntaxError) -> TapeScanner {
    var scanner = TapeScanner(bytes)
    do {
      try scanner.scan()
    } catch {
      scanner.entries.deallocate()
      throw error
    }
    return scanner
  }

  deinit {
    entries.deallocate()
    cursors.deallocate()
    readings.deallocate()
    copy?.deallocate()
  }

  /// Checks that a container may be read: that the stack suffices, and that the text has not been read too often.
  ///
  /// - Throws: `DecodingError` once it may not, or what ended the call.
  @inline(__always)
  func checkContainer() throws {
    try spend()
    guard let budget else { return }
    if isTooDeep || budget.isSpent { throw spent() }
  }

  private func spent() -> DecodingError {
    isTooDeep = true
    return .tooDeep
  }

  /// Notes an element, or a string of so many bytes.
  ///
  /// - Throws: `DecodingError` if the text has been read too often, or what ended the call.
  @inline(__always)
  func spend(_ count: Int = 1) throws {
    steps &+= count
    if steps >= enough { try look() }
  }

  /// Notes a step in the search for an error's path, which itself throws nothing.
  func noteStep() {
    steps &+= 1
    if steps >= enough { try? look() }
  }

  @inline(never)
  private func look() throws {
    let done = steps
    (steps, enough) = (0, 0)
    enough = try work.look(done)
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
  ///
  /// - Throws: `JSONSyntaxError` for a malformed key; `DecodingError` and the like as `spend`.
  func index(of object: Int) throws -> [String: Int] {
    if let index = indexes[object] { return index }
    var index: [String: Int] = [:]
    let entry = entries[object]
    index.reserveCapacity(entry.count)
    var next = object + 1
    while next < entry.end {
      try spend()
      let key = try string(entries[next])
      if index[key] == nil { index[key] = next + 1 }
      next = entries.end(of: next + 1)
    }
    indexes[object] = index
    return index
  }
}
