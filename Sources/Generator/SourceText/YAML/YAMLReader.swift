internal import CYaml
package import SDKGenDiagnostics

/// Reads YAML (1.2 with the core schema, UTF-8, one document) into a tree.
///
/// Keys are strings as they are written, aliases and merges (`<<`) are replaced by the values they refer to, and numbers,
/// Booleans and nulls are those of 1.2. The tree is nil when reading could not go on; mistakes that leave no doubt about
/// what was meant do not end it. A value from an alias has the location where it is written.
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
      let document = SourceDocument(SourceBytes(file), tape: reader.tape)
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
  /// The error thrown when reading cannot go on; its reason has been reported.
  struct Stop: Error {}

  /// An array or object whose end has not been read yet.
  struct Container {
    var record: Int
    var isObject: Bool
    /// The index in `keys` of its first key.
    var firstKey: Int
    /// Indicates whether an object's next node is a key.
    var wantsKey: Bool
    /// Indicates whether the key that was read last is the `<<` of a merge.
    var isMerging = false
  }

  static let maximumDepth = 512
  static let maximumMistakes = 100
  /// The number of values that aliases and merges may add.
  static let maximumCopies = 1_000_000

  /// The bytes, which are only valid while `readYAML` runs.
  let bytes: UnsafeRawBufferPointer
  let file: SourceFile
  /// The number of bytes of the UTF-8 byte order mark.
  let textStart: Int
  let events: YAMLEvents
  var cursor: ScalarCursor
  var tape = Tape()
  var open: [Container] = []
  /// The keys of all open objects, by object.
  var keys: [ReadKey] = []
  /// The record of each anchor.
  var anchors: [String: Int] = [:]
  var copies = 0
  /// The end of the last value that is no block container. libyaml ends those where the next
  /// value begins.
  var lastEnd = 0
  var diagnostics: [Diagnostic] = []
  /// The tags that were warned about.
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
    try refuseBlank()
    // A node for every twenty bytes is what real documents have, within a factor of two.
    tape.records.reserveCapacity(bytes.count / 20 + 1)
    var hasDocument = false
    loop: while true {
      guard events.next() else { try stopAtMistake() }
      // A switch over events compares them by generic code in a debug build; nearly all are of these kinds.
      let type = events.type.rawValue
      if type == YAML_SCALAR_EVENT.rawValue {
        try readScalar()
        continue
      }
      if type == YAML_MAPPING_START_EVENT.rawValue {
        let start = events.event.pointee.data.mapping_start
        try open(.object, anchor: start.anchor, tag: start.tag)
        continue
      }
      if type == YAML_MAPPING_END_EVENT.rawValue || type == YAML_SEQUENCE_END_EVENT.rawValue {
        try close()
        continue
      }
      switch events.type {
      case YAML_DOCUMENT_START_EVENT:
        if hasDocument {
          try report(.secondDocument(at: locationOfEvent()))
          break loop
        }
        hasDocument = true
      case YAML_ALIAS_EVENT: try readAlias()
      case YAML_SEQUENCE_START_EVENT:
        let start = events.event.pointee.data.sequence_start
        try open(.array, anchor: start.anchor, tag: start.tag)
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: break loop
      default: break
      }
    }
    try refuseNothing()
  }

  private mutating func refuseBlank() throws(Stop) {
    guard bytes[textStart...].allSatisfy({ [0x20, 0x0A, 0x0D, 0x09].contains($0) }) else { return }
    try stop(.emptyFile(isBlank: bytes.count > textStart, at: file.location(of: 0..<0)))
  }

  /// Reads the start of the document. A file of comments has none, one of `---` an empty one.
  private mutating func refuseNothing() throws(Stop) {
    if let root = tape.records.first, root.kind != .null || root.start < root.end { return }
    try stop(.noDocument(at: file.location(of: 0..<0)))
  }
}
