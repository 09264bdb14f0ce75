extension CodeFrame.Cell {
  /// Replaces tabs by four spaces, and characters that would move the cursor or turn the text around: a spec must
  /// not control a terminal.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: self.init(text: "    ", width: 4)
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      self.init(text: "\u{FFFD}", width: 1)
    default: self.init(text: String(scalar), width: displayWidth(of: scalar))
    }
  }
}

/// Returns the columns a character takes in a terminal: 2 for East Asian wide ones and emoji, 0 for marks
/// that join the character before.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.value {
  case 0x200B...0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xFEFF: return 0
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: return scalar.properties.isEmojiPresentation ? 2 : 1
  }
}

/// Returns a string on one line, for messages: control characters are written as Swift would escape them.
func onOneLine(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  return text.unicodeScalars.reduce(into: "") { line, scalar in
    switch scalar.value {
    case 0x09: line += "\\t"
    case 0x0A: line += "\\n"
    case 0x0D: line += "\\r"
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: line.unicodeScalars.append(scalar)
    }
  }
}
