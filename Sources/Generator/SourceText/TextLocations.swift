package import SDKGenDiagnostics

/// The locations of parts of a string, given as UTF-8 offsets into its text; escapes are accounted for.
///
/// Escapes are gone through once, however many locations are asked for.
package struct TextLocations: Sendable {
  private let file: SourceFile
  private let place: Place

  private enum Place: Sendable {
    /// The text as it stands in the file.
    case text(Range<Int>)
    /// Where the byte or escape begins that each byte of the text comes from, and where the text ends.
    case escapedText([Int])
    /// A text that is not found as such in the file.
    case unknown(SourceLocation)
  }

  package init(_ node: Node) {
    file = node.document.file
    let range = node.document.textRange(of: node.index)
    place =
      switch node.document.records[node.index].text {
      case .plain, .quoted: .text(range)
      case .escaped: .escapedText(escapedOffsets(in: file.bytes[range]))
      case .kept, .elsewhere: .unknown(node.location)
      }
  }

  /// Returns the location of a part; that of the whole string when its text is not found as such in the file.
  package func location(of part: Range<Int>) -> SourceLocation {
    let (start, end) = (max(0, part.lowerBound), max(0, part.upperBound))
    switch place {
    case .text(let text):
      let first = min(text.lowerBound + start, text.upperBound)
      return file.location(of: first..<max(first, min(text.lowerBound + end, text.upperBound)))
    case .escapedText(let offsets):
      let first = offsets[min(start, offsets.count - 1)]
      var last = min(end, offsets.count - 1)
      // The rest of what one escape stands for.
      while last > 0, last < offsets.count - 1, offsets[last] == offsets[last - 1] { last += 1 }
      return file.location(of: first..<max(first, offsets[last]))
    case .unknown(let location): return location
    }
  }
}

/// Replaces the escapes of a JSON string. Never fails: the backslash of an unknown escape is left out, half a surrogate
/// pair becomes U+FFFD; the reader has reported both.
func unescape(_ bytes: ArraySlice<UInt8>) -> String {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  var rest = bytes
  while let backslash = rest.firstIndex(of: 0x5C), backslash + 1 < bytes.endIndex {
    text += rest[..<backslash]
    let escape = readEscape(bytes, at: backslash)
    text += utf8(of: escape.scalar)
    rest = bytes[escape.end...]
  }
  text += rest.prefix { $0 != 0x5C }
  return String(decoding: text, as: UTF8.self)
}

/// Returns where the byte or escape begins that each byte of the unescaped text comes from, and the end of the text.
private func escapedOffsets(in bytes: ArraySlice<UInt8>) -> [Int] {
  var offsets: [Int] = []
  offsets.reserveCapacity(bytes.count + 1)
  var position = bytes.startIndex
  while position < bytes.endIndex {
    if bytes[position] == 0x5C, position + 1 < bytes.endIndex {
      let escape = readEscape(bytes, at: position)
      offsets += repeatElement(position, count: utf8(of: escape.scalar).count)
      position = escape.end
    } else {
      offsets.append(position)
      position += 1
    }
  }
  return offsets + [bytes.endIndex]
}

private func utf8(of scalar: Unicode.Scalar?) -> ArraySlice<UInt8> {
  scalar.map { ArraySlice(String($0).utf8) } ?? []
}

/// Returns the scalar that the escape at `position` stands for, nil for an unknown one, and the end of the escape.
private func readEscape(
  _ bytes: ArraySlice<UInt8>, at position: Int
) -> (scalar: Unicode.Scalar?, end: Int) {
  let letter = bytes[position + 1]
  guard letter == 0x75, let unit = hexUnit(bytes, at: position + 2) else {
    guard let meant = shortEscape(letter) else { return (nil, position + 1) }
    return (Unicode.Scalar(meant), position + 2)
  }
  if let scalar = Unicode.Scalar(unit) { return (scalar, position + 6) }
  guard unit < 0xDC00, position + 7 < bytes.endIndex, bytes[position + 6] == 0x5C,
    bytes[position + 7] == 0x75, let low = hexUnit(bytes, at: position + 8),
    low >= 0xDC00, low < 0xE000,
    let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  else { return ("\u{FFFD}", position + 6) }
  return (scalar, position + 12)
}

/// Returns the byte that the letter after a backslash stands for; nil for `u` and for letters that are no escape.
func shortEscape(_ letter: UInt8) -> UInt8? {
  switch letter {
  case 0x22, 0x2F, 0x5C: letter
  case 0x62: 0x08
  case 0x66: 0x0C
  case 0x6E: 0x0A
  case 0x72: 0x0D
  case 0x74: 0x09
  default: nil
  }
}

/// Returns the value of four hexadecimal digits; nil when there are not four.
func hexUnit<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at position: Int) -> UInt32?
where Bytes.Index == Int {
  guard position + 4 <= bytes.endIndex else { return nil }
  var unit: UInt32 = 0
  for byte in bytes[position..<position + 4] {
    switch byte {
    case 0x30...0x39: unit = unit << 4 | UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: unit = unit << 4 | UInt32((byte & 0x0F) + 9)
    default: return nil
    }
  }
  return unit
}
