internal import CYaml
internal import Foundation
internal import SDKGenDiagnostics

extension YAMLReader {
  /// The way a record gets its text.
  enum TextForm {
    case plain, quoted, escaped
    case kept(String)
  }

  mutating func readScalar() throws(Stop) {
    let scalar = events.scalar
    let range = rangeOfScalar(hasProperties: scalar.anchor != nil || scalar.tag != nil)
    lastEnd = range.upperBound
    let value = scalar.value
    let form = form(of: value, at: range, style: scalar.style)
    let record = tape.records.count
    if let anchor = scalar.anchor { anchors[String(cString: anchor)] = record }
    if isAtKey { return try readKey(value, of: scalar, at: range, form: form) }
    if let tag = scalar.tag {
      try appendTagged(value, tag: String(cString: tag), at: range, form: form, style: scalar.style)
    } else if scalar.style == YAML_PLAIN_SCALAR_STYLE {
      try appendPlain(value, at: range, form)
    } else {
      append(.string, at: range, form: form)
    }
    try endValue(record)
  }

  private mutating func readKey(
    _ value: UnsafeRawBufferPointer, of scalar: YAMLEvents.Scalar, at range: Range<Int>,
    form: TextForm
  ) throws(Stop) {
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    if isPlain, value.isEmpty, scalar.tag == nil {
      try report(.emptyKey(at: location(of: range)))
      return appendKey(range, text: .plain, hidden: true)
    }
    let isMerge =
      value.count == 2 && isPlain && scalar.tag == nil && value.elementsEqual("<<".utf8)
    appendKey(range, text: form, hidden: isMerge)
    open[open.count - 1].isMerging = isMerge
  }

  /// Appends a plain scalar as the core schema reads it.
  private mutating func appendPlain(
    _ value: UnsafeRawBufferPointer, at range: Range<Int>, _ form: TextForm
  ) throws(Stop) {
    switch PlainScalar(value) {
    case .null: tape.append(.null, range)
    case .bool: tape.append(.bool, range)
    case .text: append(.string, at: range, form: form)
    case .number where !isInRange(value), .special:
      let text = shortened(String(decoding: value, as: UTF8.self))
      warn(.specialNumber(text, at: location(of: range)))
      append(.string, at: range, form: form)
    case .number(let json):
      if let json {
        tape.append(.number, range, keeping: json)
      } else {
        tape.append(.number, range)
      }
    }
  }

  /// A `Double` can hold it. Other numbers were meant as text: the beginning of a hash such as `600e27371700`.
  private func isInRange(_ value: UnsafeRawBufferPointer) -> Bool {
    guard value.count > 308 || value.contains(where: { $0 | 0x20 == 0x65 }) else { return true }
    let text = String(decoding: value, as: UTF8.self)
    // Octal and hexadecimal are of 64 bits by now, and the letter may be one of their digits.
    return text.hasPrefix("0x") || Double(text)?.isFinite == true
  }

  /// Returns the range of the scalar of the current event, without its anchor and tag.
  private mutating func rangeOfScalar(hasProperties: Bool) -> Range<Int> {
    let start = offset(events.event.pointee.start_mark)
    let end = max(start, offset(events.event.pointee.end_mark))
    return (hasProperties ? skipProperties(start..<end) : start)..<end
  }

  private func skipProperties(_ range: Range<Int>) -> Int {
    var position = range.lowerBound
    func skip(while isPart: (UInt8) -> Bool) {
      while position < range.upperBound, isPart(bytes[position]) { position += 1 }
    }
    while position < range.upperBound {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case 0x23: skip { $0 != 0x0A && $0 != 0x0D }
      case 0x26, 0x21: skip { $0 > 0x20 }
      default: return position
      }
    }
    return position
  }

  /// Returns the way to get a scalar's value from its bytes.
  private func form(
    of value: UnsafeRawBufferPointer, at range: Range<Int>, style: yaml_scalar_style_t
  ) -> TextForm {
    let isQuoted =
      style.rawValue == YAML_SINGLE_QUOTED_SCALAR_STYLE.rawValue
      || style.rawValue == YAML_DOUBLE_QUOTED_SCALAR_STYLE.rawValue
    let inner =
      isQuoted ? range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1) : range
    if inner.upperBound - inner.lowerBound == value.count, isEqual(value, at: inner.lowerBound) {
      return isQuoted ? .quoted : .plain
    }
    let text = String(decoding: value, as: UTF8.self)
    let mayBeEscaped = style == YAML_DOUBLE_QUOTED_SCALAR_STYLE && !bytes[inner].contains(0x0A)
    return mayBeEscaped && unescape(file.bytes[inner]) == text ? .escaped : .kept(text)
  }

  private func isEqual(_ value: UnsafeRawBufferPointer, at start: Int) -> Bool {
    guard let first = value.baseAddress, let own = bytes.baseAddress else { return value.isEmpty }
    return memcmp(first, own + start, value.count) == 0
  }

  mutating func append(_ kind: Node.Kind, at range: Range<Int>, form: TextForm) {
    switch form {
    case .plain: tape.append(kind, range)
    case .quoted: tape.append(kind, range, text: .quoted)
    case .escaped: tape.append(kind, range, text: .escaped)
    case .kept(let text): tape.append(kind, range, keeping: text)
    }
  }
}

/// The prefix of the tags of YAML's own types, which are written `!!str`.
private let ownTags = "tag:yaml.org,2002:"

extension YAMLReader {
  private mutating func appendTagged(
    _ value: UnsafeRawBufferPointer, tag: String, at range: Range<Int>, form: TextForm,
    style: yaml_scalar_style_t
  ) throws(Stop) {
    switch tag.hasPrefix(ownTags) ? String(tag.dropFirst(ownTags.count)) : tag {
    // JSON has dates and data as strings.
    case "!", "str", "timestamp", "binary": append(.string, at: range, form: form)
    case "null", "bool", "int", "float": try appendTyped(value, tag: tag, at: range, form: form)
    default:
      warnOfTag(tag)
      if style == YAML_PLAIN_SCALAR_STYLE {
        try appendPlain(value, at: range, form)
      } else {
        append(.string, at: range, form: form)
      }
    }
  }

  private mutating func appendTyped(
    _ value: UnsafeRawBufferPointer, tag: String, at range: Range<Int>, form: TextForm
  ) throws(Stop) {
    let isMeant =
      switch (PlainScalar(value), tag.dropFirst(ownTags.count)) {
      case (.null, "null"), (.bool, "bool"), (.number, "float"), (.special, "float"): true
      case (.number, "int"): !value.contains(0x2E)
      default: false
      }
    let written: Range<Int>?
    switch form {
    case .plain: written = range
    case .quoted: written = range.lowerBound + 1..<range.upperBound - 1
    case .escaped, .kept: written = nil
    }
    guard isMeant, let written else {
      append(.string, at: range, form: form)
      let text = shortened(String(decoding: value, as: UTF8.self))
      return try report(.otherThanTag(text, tag: shown(tag), at: location(of: range)))
    }
    try appendPlain(value, at: written, .plain)
  }

  mutating func judgeContainerTag(_ tag: String, of kind: Node.Kind) throws(Stop) {
    let isOwn = tag == "!" || tag == ownTags + (kind == .object ? "map" : "seq")
    if !isOwn { warnOfTag(tag) }
  }

  private mutating func warnOfTag(_ tag: String) {
    guard toldTags.insert(tag).inserted else { return }
    warn(.unknownTag(shown(tag), at: locationOfEvent()))
  }

  /// Returns the tag as it is commonly written.
  private func shown(_ tag: String) -> String {
    shortened(tag.hasPrefix(ownTags) ? "!!" + tag.dropFirst(ownTags.count) : tag)
  }
}

/// A cursor that finds the byte offset of an index in Unicode scalars.
///
/// For indices that are close together, in whatever direction, it takes time proportional to the text as a whole.
struct ScalarCursor {
  let bytes: UnsafeRawBufferPointer
  let isASCII: Bool
  /// Counts the scalars that begin before `byte`, at which one begins unless it is the end.
  private var scalar = 0
  private var byte = 0

  /// Creates a cursor. `bytes` are well-formed UTF-8.
  init(_ bytes: UnsafeRawBufferPointer, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
  }

  mutating func offset(ofScalar index: Int) -> Int {
    if isASCII { return min(index, bytes.count) }
    while scalar > index {
      byte -= 1
      if beginsScalar(bytes[byte]) { scalar -= 1 }
    }
    while byte < bytes.count, scalar < index || !beginsScalar(bytes[byte]) {
      if beginsScalar(bytes[byte]) { scalar += 1 }
      byte += 1
    }
    return byte
  }

  private func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}

/// Returns whether all is ASCII, and the first byte that begins no UTF-8 character, if there is one.
func scanUTF8(_ bytes: UnsafeRawBufferPointer) -> (isASCII: Bool, bad: Int?) {
  var isASCII = true
  var position = 0
  while position < bytes.count {
    if position + 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      position += 8
      continue
    }
    let length = scalarLength(in: bytes, at: position)
    if length == 0 { return (false, position) }
    if length > 1 { isASCII = false }
    position += length
  }
  return (isASCII, nil)
}
