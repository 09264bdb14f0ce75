internal import CYaml
internal import SDKGenDiagnostics

extension YAMLReader {
  mutating func open(
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

  mutating func close() throws(Stop) {
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
      keys.append(ReadKey(hash: hashOfText(record), record: record))
    }
    open[open.count - 1].wantsKey = false
  }

  func hashOfText(_ record: Int) -> UInt64 {
    switch tape.records[record].text {
    case .plain, .quoted: return hashBytes(bytes, tape.textRange(of: record))
    case .escaped, .kept, .elsewhere:
      var text = tape.text(of: record, in: file.bytes)
      return text.withUTF8 { hashBytes(UnsafeRawBufferPointer($0), 0..<$0.count) }
    }
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
