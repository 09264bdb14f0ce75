/// A JSON text and the entries of its values, in the order of the text.
final class JSONTape {
  /// The position in a container where something was found last. Looking up the next property begins
  /// there, and so do coding paths.
  struct Cursor {
    /// The entry of the container.
    var container = UInt32.max
    /// The entry of a key or an element.
    var entry: UInt32 = 0
    /// The index of the element.
    var ordinal: UInt32 = 0
  }

  @exclusivity(unchecked) private(set) var bytes: UnsafeBufferPointer<UInt8>
  let entries: ContiguousArray<TapeEntry>
  let userInfo: [CodingUserInfoKey: any Sendable]
  /// The cursors of the containers at each depth.
  private let cursors: UnsafeMutableBufferPointer<Cursor>
  private var indexes: [Int: [String: Int]] = [:]
  private var copy: UnsafeMutableBufferPointer<UInt8>?

  /// - Parameter bytes: The text, in UTF-8; it must live until `keepBytes` or the end of the tape.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, userInfo: [CodingUserInfoKey: any Sendable]
  ) throws(JSONSyntaxError) {
    var scanner = TapeScanner(bytes)
    try scanner.scan()
    self.bytes = bytes
    self.userInfo = userInfo
    entries = scanner.entries
    cursors = .allocate(capacity: scanner.depth + 1)
    cursors.initialize(repeating: Cursor())
  }

  deinit {
    cursors.deallocate()
    copy?.deallocate()
  }

  /// Copies the text, for decoders that are still in use when its memory ends.
  func keepBytes() {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    bytes = UnsafeBufferPointer(copy)
    self.copy = copy
  }

  func cursor(at depth: UInt32) -> Cursor { cursors[Int(depth)] }

  func setCursor(_ cursor: Cursor, at depth: UInt32) { cursors[Int(depth)] = cursor }

  /// Returns the index of the entry after a value and all that is in it.
  func end(of index: Int) -> Int {
    let entry = entries[index]
    return entry.isContainer ? entry.end : index + 1
  }

  /// Returns the entry's text as it is written.
  func text(of entry: TapeEntry) -> UnsafeBufferPointer<UInt8> {
    let (offset, length) = (entry.offset, entry.length)
    precondition(offset + length <= bytes.count)
    return UnsafeBufferPointer(rebasing: bytes[offset..<offset + length])
  }

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
      next = end(of: next + 1)
    }
    indexes[object] = index
    return index
  }
}
