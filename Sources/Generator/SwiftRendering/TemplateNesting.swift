import SDKGenDiagnostics

/// Sections inside sections, and transforms inside transforms, beyond this are refused: the engine
/// reads them by calling itself.
let maximumSections = 64

/// Returns why a template must not be given to the engine; nil when it may.
///
/// Counts brackets alone, before the text is parsed.
func problem(beforeReading source: TemplateSet.Source) -> Diagnostic? {
  var depth = 0
  /// `(` in the tag that is open; nil between tags.
  var transforms: Int?
  var previous: (UInt8, UInt8) = (0, 0)
  for (offset, byte) in source.text.utf8.enumerated() {
    defer { previous = (previous.1, byte) }
    if previous == (0x7D, 0x7D) { transforms = nil }
    if byte == UInt8(ascii: "("), let count = transforms {
      transforms = count + 1
      if count == maximumSections { return .transformsTooDeep(at: source.location(ofByte: offset)) }
    }
    guard previous == (0x7B, 0x7B) else { continue }
    transforms = 0
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: "$"):
      depth += 1
      if depth > maximumSections { return .templateTooDeep(at: source.location(ofByte: offset)) }
    case UInt8(ascii: "/"): depth -= 1
    case UInt8(ascii: "="): return .templateDelimiters(at: source.location(ofByte: offset))
    default: break
    }
  }
  return nil
}

extension TemplateSet.Source {
  fileprivate func location(ofByte offset: Int) -> SourceLocation {
    let before = text.utf8.prefix(offset)
    let line = 1 + before.count { $0 == 0x0A }
    let start = before.lastIndex(of: 0x0A).map { before.index(after: $0) } ?? before.startIndex
    let column = 1 + text[start..<before.endIndex].count
    return SourceLocation(file: file, line: line, column: column, length: 1)
  }
}
