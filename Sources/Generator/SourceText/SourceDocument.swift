import SDKGenDiagnostics

/// A document that was read: its bytes and the values found in them. `Node`s point into it.
///
/// Its records never change, and stay at one place in memory.
final class SourceDocument: @unchecked Sendable {
  let source: SourceBytes
  let records: UnsafePointer<Tape.Record>
  private let kept: [String]
  private let others: [Node]

  /// The values. There is at least one, and all offsets are in the file.
  init(_ source: SourceBytes, tape: Tape) {
    self.source = source
    let records = UnsafeMutablePointer<Tape.Record>.allocate(capacity: tape.records.count)
    tape.records.withUnsafeBufferPointer { from in
      if let first = from.baseAddress { records.initialize(from: first, count: from.count) }
    }
    self.records = UnsafePointer(records)
    kept = tape.kept
    others = tape.others
  }

  deinit { records.deallocate() }

  package var file: SourceFile { source.file }

  /// The value that contains all others.
  package var root: Node { Node(document: self, index: 0) }

  func range(of index: Int) -> Range<Int> { records[index].range }

  func textRange(of index: Int) -> Range<Int> { records[index].textRange }

  /// The index after a value and all it contains.
  func index(after index: Int) -> Int { records[index].index(after: index) }

  func bytes(of index: Int) -> ArraySlice<UInt8> { source.file.bytes[range(of: index)] }

  /// The value of another document in the place of a record.
  func other(at index: Int) -> Node { others[Int(records[index].link)] }

  func text(of index: Int) -> String {
    let record = records[index]
    switch record.text {
    case .plain, .quoted: return source.text(in: record.textRange)
    case .escaped: return unescape(source.file.bytes[record.textRange])
    case .kept: return kept[Int(record.link)]
    case .elsewhere: return other(at: index).text ?? ""
    }
  }

  /// Returns whether a string is `name`, without making a string where that can be avoided.
  func text(of index: Int, is name: TextBytes) -> Bool {
    let record = records[index]
    switch record.text {
    case .plain:
      return record.end - record.start == name.count
        && name.begin(at: source.start + Int(record.start))
    case .quoted:
      return record.end - record.start == name.count + 2
        && name.begin(at: source.start + Int(record.start) + 1)
    case .escaped:
      // No escape is longer than six times what it stands for.
      return record.textRange.count <= 6 * Int(name.count) && hasBytes(of: name, index)
    case .kept: return hasBytes(of: name, index)
    case .elsewhere:
      let node = other(at: index)
      return node.document.text(of: node.index, is: name)
    }
  }

  /// Not as Swift compares strings: `é` is not `e` with an accent.
  private func hasBytes(of name: TextBytes, _ index: Int) -> Bool {
    text(of: index).utf8.elementsEqual(name.text.utf8)
  }

  /// Returns whether a string begins with a text, without making a string where that can be avoided.
  func text(of index: Int, begins beginning: TextBytes) -> Bool {
    let record = records[index]
    switch record.text {
    case .plain, .quoted:
      let quote: UInt32 = record.text == .quoted ? 1 : 0
      return Int(record.end) - Int(record.start) - 2 * Int(quote) >= Int(beginning.count)
        && beginning.begin(at: source.start + Int(record.start + quote))
    case .escaped:
      let first = source.start[record.textRange.lowerBound]
      guard first == UInt8(ascii: "\\") || beginning.text.utf8.first == first else { return false }
      return text(of: index).hasPrefix(beginning.text)
    case .kept, .elsewhere: return text(of: index).hasPrefix(beginning.text)
    }
  }
}

/// A file, and its bytes at a place in memory that does not change.
final class SourceBytes: @unchecked Sendable {
  let file: SourceFile
  let start: UnsafePointer<UInt8>

  init(_ file: SourceFile) {
    self.file = file
    // One more, so that there is a place where there are no bytes.
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: file.bytes.count + 1)
    file.bytes.withUnsafeBufferPointer { from in
      if let first = from.baseAddress { start.initialize(from: first, count: from.count) }
    }
    self.start = UnsafePointer(start)
  }

  deinit { start.deallocate() }

  func text(in range: Range<Int>) -> String {
    let (from, count) = (start + range.lowerBound, range.upperBound - range.lowerBound)
    return String(unsafeUninitializedCapacity: count) { text in
      if let first = text.baseAddress { first.initialize(from: from, count: count) }
      return count
    }
  }
}

/// A text and its bytes, which are only valid in the call of `with`.
struct TextBytes {
  let text: String
  let count: UInt32
  private let start: UnsafePointer<UInt8>?

  /// Calls `body` with the bytes of a text.
  static func with<Result>(_ text: String, _ body: (TextBytes) -> Result) -> Result {
    var bytes = text
    return bytes.withUTF8 {
      body(
        TextBytes(text: text, count: UInt32(truncatingIfNeeded: $0.count), start: $0.baseAddress))
    }
  }

  /// Returns whether there are the same bytes at a place that has as many.
  fileprivate func begin(at place: UnsafePointer<UInt8>) -> Bool {
    guard let start else { return true }
    var offset = 0
    while offset < Int(count) {
      if start[offset] != place[offset] { return false }
      offset += 1
    }
    return true
  }
}
