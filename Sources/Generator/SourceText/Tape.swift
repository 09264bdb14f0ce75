internal import SDKGenDiagnostics

/// The values of a document in the order of its text, in one flat array.
///
/// A container's record is followed by those of its contents; an object's contents are keys and
/// values in turn. A reader of another notation (YAML) builds one as `JSONReader` does, with
/// `append`, `open` and `close`; a string that no `Text` rule can recover from the bytes
/// is kept beside them (`kept`).
struct Tape: Sendable, Equatable {
  /// The way to get a string from the bytes of its record.
  enum Text: UInt8, Sendable {
    /// The bytes as they are: numbers, words, plain scalars.
    case plain
    /// The bytes between two quotes of one byte each.
    case quoted
    /// The bytes between two quotes, with the escapes of JSON.
    case escaped
    /// A string in `Tape.kept`.
    case kept
    /// No text: the value is in another document, in `Tape.others`.
    case elsewhere
  }

  struct Record: Sendable, Equatable {
    /// The byte offsets, of 32 bits to keep a record at 16 bytes.
    var start: UInt32
    var end: UInt32
    /// The index after a container's last record; for kept text its index in `kept`.
    var link: UInt32 = 0
    var kind: Node.Kind
    var text: Text = .plain
    /// Indicates that the record is a key whose member is hidden: a repeated key, so that one mistake is reported once,
    /// or the `<<` of a YAML merge.
    var isHidden = false

    var range: Range<Int> { Int(start)..<Int(end) }

    /// The bytes of a string's text, between its quotes if it has any.
    var textRange: Range<Int> {
      switch text {
      case .plain, .kept, .elsewhere: range
      case .quoted, .escaped: Int(start) + 1..<max(Int(start) + 1, Int(end) - 1)
      }
    }

    /// The index after a value and all it contains.
    func index(after index: Int) -> Int {
      switch kind {
      case .array, .object: Int(link)
      case .null, .bool, .number, .string: index + 1
      }
    }
  }

  var records: [Record] = []
  var kept: [String] = []
  /// The values of other documents within this one: only merged documents have any.
  var others: [Node] = []

  /// The longest text whose offsets fit.
  static let maximumSize = Int(Int32.max)

  mutating func append(_ kind: Node.Kind, _ range: Range<Int>, text: Text = .plain) {
    records.append(
      Record(
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound), kind: kind, text: text))
  }

  /// Appends a value of another document.
  mutating func append(_ node: Node) {
    append(.null, 0..<0, text: .elsewhere)
    records[records.count - 1].link = UInt32(truncatingIfNeeded: others.count)
    others.append(node)
  }

  /// Appends a scalar whose text differs from its bytes.
  mutating func append(_ kind: Node.Kind, _ range: Range<Int>, keeping text: String) {
    append(kind, range, text: .kept)
    records[records.count - 1].link = UInt32(truncatingIfNeeded: kept.count)
    kept.append(text)
  }

  /// Begins an array or object; returns what `close` takes.
  mutating func open(_ kind: Node.Kind, at start: Int) -> Int {
    append(kind, start..<start + 1)
    return records.count - 1
  }

  mutating func close(_ index: Int, at end: Int) {
    records[index].end = UInt32(truncatingIfNeeded: end)
    records[index].link = UInt32(truncatingIfNeeded: records.count)
  }

  func range(of index: Int) -> Range<Int> { records[index].range }

  func textRange(of index: Int) -> Range<Int> { records[index].textRange }

  func text(of index: Int, in bytes: [UInt8]) -> String {
    let record = records[index]
    return switch record.text {
    case .plain, .quoted: String(decoding: bytes[record.textRange], as: UTF8.self)
    case .escaped: unescape(bytes[record.textRange])
    case .kept: kept[Int(record.link)]
    case .elsewhere: others[Int(record.link)].text ?? ""
    }
  }

  /// Returns a hash of a text, which is in a file with these bytes.
  func hash(
    ofText index: Int, in bytes: UnsafeRawBufferPointer, _ file: SourceFile
  ) -> UInt64 {
    switch records[index].text {
    case .plain, .quoted: return hashBytes(bytes, textRange(of: index))
    case .escaped, .kept, .elsewhere:
      var text = text(of: index, in: file.bytes)
      return text.withUTF8 { hashBytes(UnsafeRawBufferPointer($0), 0..<$0.count) }
    }
  }

  /// The index after a value and all it contains.
  func index(after index: Int) -> Int { records[index].index(after: index) }
}

/// A key that was read: a hash of its text, to find two that are equal, and its record.
struct ReadKey {
  var hash: UInt64
  var record: Int
  /// Indicates that it came through a YAML merge (`<<`): a key that is written replaces it without a diagnostic.
  var isMerged = false
}

extension Tape {
  /// Hides the repeated keys of an object, and reports them.
  mutating func hideRepeated(_ keys: ArraySlice<ReadKey>, in file: SourceFile) -> [Diagnostic] {
    // Almost always all hashes differ, and then nothing else is done.
    guard Set(keys.map(\.hash)).count < keys.count else { return [] }
    var seen: [String: SourceLocation] = [:]
    var found: [Diagnostic] = []
    for key in keys.filter({ !$0.isMerged }) + keys.filter(\.isMerged) {
      let text = text(of: key.record, in: file.bytes)
      let location = file.location(of: range(of: key.record))
      guard let before = seen[text] else {
        seen[text] = location
        continue
      }
      records[key.record].isHidden = true
      if !key.isMerged { found.append(.duplicateKey(text, before: before, at: location)) }
    }
    return found
  }
}

/// Returns a hash of bytes that is the same on every run.
private func hashBytes(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
  var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(range.count)
  var offset = range.lowerBound
  while offset + 8 <= range.upperBound {
    hash = mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    offset += 8
  }
  var rest: UInt64 = 0
  while offset < range.upperBound {
    rest = rest << 8 | UInt64(bytes[offset])
    offset += 1
  }
  return mix(hash, rest)
}

private func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
  let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
  return product.high ^ product.low
}
