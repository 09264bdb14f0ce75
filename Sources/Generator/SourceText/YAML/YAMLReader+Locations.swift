internal import CYaml
internal import SDKGenDiagnostics

extension YAMLReader {
  func location(of range: Range<Int>) -> SourceLocation { file.location(of: range) }

  /// Returns the location of the first character of a record.
  func locationOfStart(_ record: Int) -> SourceLocation {
    let start = tape.range(of: record).lowerBound
    return location(of: start..<start + 1)
  }

  mutating func offset(_ mark: yaml_mark_t) -> Int { offset(ofScalar: mark.index) }

  mutating func offset(ofScalar index: Int) -> Int {
    textStart + cursor.offset(ofScalar: index)
  }

  mutating func rangeOfEvent() -> Range<Int> {
    let start = offset(events.event.pointee.start_mark)
    return start..<max(start, offset(events.event.pointee.end_mark))
  }

  mutating func locationOfEvent() -> SourceLocation { location(of: rangeOfEvent()) }

  mutating func report(_ diagnostic: Diagnostic) throws(Stop) {
    diagnostics.append(diagnostic)
    if diagnostics.count >= Self.maximumMistakes {
      diagnostics.append(.tooManyMistakes(Self.maximumMistakes, at: diagnostic.location))
      throw Stop()
    }
  }

  /// Reports a warning. Warnings do not end reading; beyond the limit they are left out.
  mutating func warn(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.maximumMistakes - 1 { diagnostics.append(diagnostic) }
  }

  mutating func stop(_ diagnostic: Diagnostic) throws(Stop) -> Never {
    diagnostics.append(diagnostic)
    throw Stop()
  }

  /// Returns the bytes from an offset on that belong together: up to a blank, a comma or a bracket, and at
  /// least one character.
  func word(at start: Int) -> Range<Int> {
    guard start < bytes.count else { return bytes.count..<bytes.count }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D]
    var end = start
    while end < bytes.count, !blanks.contains(bytes[end]) { end += 1 }
    return start..<max(end, start + 1)
  }

  /// Returns the rest of the line from an offset on, without a comment or blanks at its end.
  func line(at start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == 0x23, end > start, bytes[end - 1] <= 0x20 { break }
      end += 1
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the word at an offset, as messages name it; nil at the end of the file.
  func found(at start: Int) -> String? {
    if start >= bytes.count { return nil }
    return bytes[start] == 0x0A || bytes[start] == 0x0D
      ? "the end of the line" : named(text(word(at: start)))
  }
}
