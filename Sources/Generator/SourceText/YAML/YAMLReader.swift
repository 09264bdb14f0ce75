internal import CYaml
package import SDKGenDiagnostics

/// YAML text in (1.2 with the core schema, UTF-8, one document), its tree out.
///
/// Keys are texts as they are written, aliases and merges (`<<`) are replaced by what they stand
/// for, and numbers, Booleans and nulls are what 1.2 says they are. The tree is nil when reading
/// could not go on; mistakes that leave no doubt about what was meant do not end it. What comes
/// through an alias has the place where it is written.
package func readYAML(_ bytes: [UInt8], file name: String) -> Diagnosed<Node?> {
  let file = SourceFile(name: name, bytes: bytes)
  return bytes.withUnsafeBytes { raw in
    let scan = scanUTF8(raw)
    if let mistake = encodingMistake(of: raw, in: file, bad: scan.bad) {
      return Diagnosed(nil, [mistake])
    }
    var reader = YAMLReader(bytes: raw, file: file, isASCII: scan.isASCII)
    do {
      try reader.read()
      let document = SourceDocument(file: file, tape: reader.tape)
      return Diagnosed(document.root, reader.diagnostics)
    } catch {
      return Diagnosed(nil, reader.diagnostics)
    }
  }
}

private func encodingMistake(
  of bytes: UnsafeRawBufferPointer, in file: SourceFile, bad: Int?
) -> Diagnostic? {
  if let mistake = Diagnostic.otherEncoding(of: bytes, in: file) { return mistake }
  return bad.map { .notUTF8(in: bytes, position: $0, at: file.location(of: $0..<$0 + 1)) }
}

/// Turns libyaml's events into a tape. Open containers are a list, as in `JSONReader`.
struct YAMLReader: ~Copyable {
  /// Reading cannot go on. Why has been reported.
  struct Stop: Error {}

  /// An array or object whose end has not come yet.
  struct Container {
    var record: Int
    var isObject: Bool
    /// Where its keys begin in `keys`.
    var firstKey: Int
    /// Whether an object's next node is a key.
    var wantsKey: Bool
    /// Whether the key that was read last is the `<<` of a merge.
    var isMerging = false
  }

  static let maximumDepth = 512
  static let maximumMistakes = 100
  /// How many values aliases and merges may add.
  static let maximumCopies = 1_000_000

  /// Only valid while `readYAML` runs.
  let bytes: UnsafeRawBufferPointer
  let file: SourceFile
  /// How many bytes the mark of UTF-8 takes.
  let textStart: Int
  let events: YAMLEvents
  var cursor: ScalarCursor
  var tape = Tape()
  var open: [Container] = []
  /// The keys of all open objects, by object.
  var keys: [ReadKey] = []
  /// The record that each anchor names.
  var anchors: [String: Int] = [:]
  var copies = 0
  /// Where the last value that is no block container ended. libyaml ends those where the next
  /// value begins.
  var lastEnd = 0
  var diagnostics: [Diagnostic] = []
  /// Tags that a warning told of.
  var toldTags: Set<String> = []

  init(bytes: UnsafeRawBufferPointer, file: SourceFile, isASCII: Bool) {
    self.bytes = bytes
    self.file = file
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = UnsafeRawBufferPointer(rebasing: bytes[textStart...])
    events = YAMLEvents(text)
    cursor = ScalarCursor(text, isASCII: isASCII)
  }

  mutating func read() throws(Stop) {
    // A node for every twenty bytes is what real documents have, within a factor of two.
    tape.records.reserveCapacity(bytes.count / 20 + 1)
    var hasDocument = false
    loop: while true {
      guard events.next() else { try stopAtMistake() }
      switch events.type {
      case YAML_DOCUMENT_START_EVENT:
        if hasDocument {
          try report(.secondDocument(at: placeOfEvent()))
          break loop
        }
        hasDocument = true
      case YAML_SCALAR_EVENT: try readScalar()
      case YAML_ALIAS_EVENT: try readAlias()
      case YAML_SEQUENCE_START_EVENT:
        let start = events.event.pointee.data.sequence_start
        try open(.array, anchor: start.anchor, tag: start.tag)
      case YAML_MAPPING_START_EVENT:
        let start = events.event.pointee.data.mapping_start
        try open(.object, anchor: start.anchor, tag: start.tag)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try close()
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: break loop
      default: break
      }
    }
    try refuseNothing()
  }

  /// A file of comments has no document, one of `---` an empty one.
  private mutating func refuseNothing() throws(Stop) {
    if let root = tape.records.first, root.kind != .null || root.start < root.end { return }
    let start = file.location(of: 0..<0)
    let isBlank = bytes[textStart...].allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    try stop(
      isBlank ? .emptyFile(isBlank: bytes.count > textStart, at: start) : .noDocument(at: start))
  }
}
