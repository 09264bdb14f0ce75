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

  /// The index after a value and all it contains.
  func index(after index: Int) -> Int { records[index].index(after: index) }
}
