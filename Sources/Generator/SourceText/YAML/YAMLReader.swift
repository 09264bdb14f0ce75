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
struct YAMLReader: MistakeReporting, ~Copyable {
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

  fileprivate mutating func read() throws(Stop) {
    try refuseBlank()
    // A node for every twenty bytes is what real documents have, within a factor of two.
    tape.records.reserveCapacity(bytes.count / 20 + 1)
    var hasDocument = false
    loop: while true {
      guard events.next() else { try stopAtMistake() }
      switch events.type {
      case YAML_SCALAR_EVENT: try readScalar()
      case YAML_MAPPING_START_EVENT:
        let start = events.event.pointee.data.mapping_start
        try open(.object, anchor: start.anchor, tag: start.tag)
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: try close()
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

  private mutating func open(
    _ kind: Node.Kind, anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?
  ) throws(Stop) {
    let start = startOfContainer(hasProperties: anchor != nil || tag != nil)
    if isAtKey {
      try report(.complexKey(kind, at: location(of: start..<start + 1)))
      return try skipKey(from: start)
    }
    if open.count == Self.maximumDepth {
      try stop(.tooDeep(Self.maximumDepth, at: location(of: start..<start + 1)))
    }
    if let tag { try judgeContainerTag(String(cString: tag), of: kind) }
    let record = tape.open(kind, at: start)
    if let anchor { anchors[String(cString: anchor)] = record }
    let isObject = kind == .object
    open.append(
      Container(record: record, isObject: isObject, firstKey: keys.count, wantsKey: isObject))
    lastEnd = start + 1
  }

  private mutating func close() throws(Stop) {
    guard let container = open.popLast() else { return }
    let isFlow = events.event.pointee.start_mark.index < events.event.pointee.end_mark.index
    if isFlow { lastEnd = offset(events.event.pointee.end_mark) }
    tape.close(container.record, at: lastEnd)
    if container.isObject {
      let repeated = tape.hideRepeated(keys[container.firstKey...], in: file)
      keys.removeLast(keys.count - container.firstKey)
      for diagnostic in repeated { try report(diagnostic) }
    }
    try endValue(container.record)
  }

  /// Indicates whether the current node is the key of an object.
  var isAtKey: Bool { !open.isEmpty && open[open.count - 1].wantsKey }

  /// Records that the innermost container has got a whole value.
  mutating func endValue(_ record: Int) throws(Stop) {
    let last = open.count - 1
    guard last >= 0, open[last].isObject else { return }
    open[last].wantsKey = true
    guard open[last].isMerging else { return }
    open[last].isMerging = false
    try merge(record)
  }

  /// Appends a key; a `hidden` one replaces a node that cannot be a key.
  mutating func appendKey(_ range: Range<Int>, text: TextForm, hidden: Bool = false) {
    let record = tape.records.count
    append(.string, at: range, form: text)
    if hidden {
      tape.records[record].isHidden = true
    } else {
      keys.append(ReadKey(hash: tape.hash(ofText: record, in: bytes, file), record: record))
    }
    open[open.count - 1].wantsKey = false
  }

  /// Skips a key that is a list or an object.
  private mutating func skipKey(from start: Int) throws(Stop) {
    var depth = 1
    while depth > 0 {
      guard events.next() else { try stopAtMistake() }
      switch events.type {
      case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: depth += 1
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
      default: break
      }
    }
    appendKey(start..<start + 1, text: .plain, hidden: true)
  }

  /// Returns the start of the container of the current event, after its anchor and tag.
  private mutating func startOfContainer(hasProperties: Bool) -> Int {
    guard hasProperties else { return offset(events.event.pointee.start_mark) }
    // The token after them: a bracket or the first '-', or nothing before the first key.
    let end = offset(events.event.pointee.end_mark)
    return end > 0 && [0x5B, 0x7B, 0x2D].contains(bytes[end - 1]) ? end - 1 : end
  }
}
