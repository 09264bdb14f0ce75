internal import SDKGenDiagnostics

/// Returns CommonMark with links that lead somewhere from a comment: a reference gets its address, and a link within
/// the site that the description was written for is text. Lines that only divide are left out.
func withoutDeadLinks(_ text: String) -> String {
  guard text.hasByte(UInt8(ascii: "[")) || text.hasBytes(of: "---") else { return text }
  if !mayChange(text) { return trimmed(text) ?? "" }
  var definitions: [String: Substring] = [:]
  var lines: [Substring] = []
  var isCode = false
  for line in text.lines {
    let start = line.withoutBlanks
    if start.hasPrefix("```") || start.hasPrefix("~~~") { isCode.toggle() }
    if !isCode, let (label, address) = definition(start) {
      definitions[label] = address
    } else if isCode || !isDivider(start) || lines.last?.allSatisfy(\.isWhitespace) == false {
      lines.append(line)
    }
  }
  var scanner = LinkScanner(definitions: definitions)
  return trimmed(scanner.resolved(lines.joined(separator: "\n")[...])) ?? ""
}

/// Returns whether a text may have definitions of links, links within a site, or lines that only divide: few have.
private func mayChange(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    guard let start = bytes.baseAddress else { return false }
    let count = bytes.count
    var (offset, isAtLineStart) = (0, true)
    while offset < count {
      let byte = start[offset]
      let next = offset + 1 < count ? start[offset + 1] : 0
      // `\r`, `](`, `]:` and `][`
      if byte == 0x0D { return true }
      if byte == 0x5D, next == 0x28 {
        let target = offset + 2 < count ? start[offset + 2] : 0
        if target == 0x2F || target == 0x23 || target == 0x2E { return true }
      } else if byte == 0x5D, next == 0x3A || next == 0x5B {
        return true
      }
      // `-`, `*` and `_`, which begin items of lists as well: then something else follows.
      if isAtLineStart, byte == 0x2D || byte == 0x2A || byte == 0x5F {
        let other = next == 0x20 && offset + 2 < count ? start[offset + 2] : next
        let isItem = other > 0x20 && other < 0x7F && other != byte || other == 0x0A || other == 0
        if !isItem { return true }
      }
      isAtLineStart = byte == 0x0A || isAtLineStart && byte == 0x20
      offset += 1
    }
    return false
  }
}

/// `[label]: https://…`
private func definition(_ line: Substring) -> (label: String, address: Substring)? {
  guard line.first == "[", let end = line.firstRange(of: "]: ") else { return nil }
  let label = line[line.index(after: line.startIndex)..<end.lowerBound]
  let address = line[end.upperBound...].drop { $0 == " " }
  guard !address.isEmpty, !label.isEmpty, !address.contains(where: \.isWhitespace) else {
    return nil
  }
  return (label.lowercased(), address)
}

/// `---`
private func isDivider(_ line: Substring) -> Bool {
  guard let mark = line.first, mark == "-" || mark == "*" || mark == "_" else { return false }
  let marks = line.filter { !$0.isWhitespace }
  return marks.count >= 3 && marks.allSatisfy { $0 == mark }
}

private struct LinkScanner {
  /// The addresses of labels, in lower case.
  var definitions: [String: Substring]

  mutating func resolved(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let next = rest.nextMark {
      result += rest[..<next]
      rest = rest[next...]
      let length: Substring
      if rest.first == "[", !result.hasSuffix("!"), let link = link(rest) {
        if link.text.isInvitation, let end = sentenceEnd(behind: link.end, in: rest, after: result)
        {
          while result.last == " " { result.removeLast() }
          rest = rest[end...]
          continue
        }
        result += link.text
        rest = rest[link.end...]
        continue
      }
      switch rest.first {
      case "`": length = code(rest)
      case "\\": length = rest.prefix(2)
      default: length = rest.prefix(1)
      }
      result += length
      rest = rest[length.endIndex...]
    }
    return result + rest
  }

  /// Returns the end of the sentence that is nothing but a link; nil where it says more, or where nothing stands in
  /// front of it.
  private func sentenceEnd(
    behind link: Substring.Index, in text: Substring, after front: String
  ) -> Substring.Index? {
    let before = front.last { $0 != " " }
    guard let before, ".!?\n".contains(before) else { return nil }
    guard link < text.endIndex else { return link }
    if text[link] == "\n" { return link }
    guard text[link] == "." else { return nil }
    let end = text.index(after: link)
    return end == text.endIndex || text[end].isWhitespace ? end : nil
  }

  /// Returns the code that a text begins with, or the backticks that nothing closes.
  private func code(_ text: Substring) -> Substring {
    let run = text.prefix { $0 == "`" }
    var inside = text[run.endIndex...].drop { $0 != "`" }
    while !inside.isEmpty {
      let end = inside.prefix { $0 == "`" }
      if end.count == run.count { return text[..<end.endIndex] }
      inside = inside[end.endIndex...].drop { $0 != "`" }
    }
    return run
  }

  /// Returns what becomes of the link that a text begins with; nil for other brackets.
  private mutating func link(_ text: Substring) -> (text: String, end: Substring.Index)? {
    guard let label = enclosed(text, by: "[", "]") else { return nil }
    let behind = text[text.index(after: label.endIndex)...]
    if let target = enclosed(behind, by: "(", ")") {
      let end = behind.index(after: target.endIndex)
      let isWithinSite = target.first == "/" && !target.hasPrefix("//") || target.first == "#"
      guard isWithinSite || target.hasPrefix("./") || target.hasPrefix("../") else {
        return (String(text[..<end]), end)
      }
      return (resolved(label), end)
    }
    let name = enclosed(behind, by: "[", "]")
    let wanted = name.flatMap { $0.isEmpty ? nil : $0 } ?? label
    guard let address = definitions[wanted.lowercased()] else { return nil }
    let end = name.map { behind.index(after: $0.endIndex) } ?? behind.startIndex
    return ("[\(label)](\(address))", end)
  }

  /// Returns what stands between brackets at the start of a text, others inside included.
  private func enclosed(
    _ text: Substring, by opening: Character, _ closing: Character
  ) -> Substring? {
    guard text.first == opening else { return nil }
    if let length = text.enclosedLength(by: opening, closing, within: Self.longest) {
      let start = text.utf8.index(after: text.startIndex)
      return text[start..<text.utf8.index(start, offsetBy: length)]
    }
    var depth = 0
    for index in text.indices.prefix(Self.longest) {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
    }
    return nil
  }

  /// Brackets that enclose more characters are no link.
  private static let longest = 1000
}

extension String {
  /// Nothing but words that lead to a page which a comment cannot: `Learn more`.
  fileprivate var isInvitation: Bool {
    ["learn more", "read more", "see more", "find out more", "more information"].contains(
      lowercased())
  }
}

/// Questions about characters of ASCII, answered byte by byte: a walk over the characters of every description takes a
/// fiftieth of a run.
extension Substring {
  /// The text behind the blanks it begins with.
  fileprivate var withoutBlanks: Substring {
    var (end, bytes) = (startIndex, utf8)
    while bytes.first == 0x20 {
      end = bytes.index(after: end)
      bytes.removeFirst()
    }
    // A mark that combines with a blank makes another character of it.
    return bytes.first ?? 0 < 0x80 ? self[end...] : drop { $0 == " " }
  }

  /// The next bracket, backtick or backslash.
  fileprivate var nextMark: Index? {
    var text = self
    var isPlain = true
    let offset = text.withUTF8 { bytes -> Int? in
      guard let start = bytes.baseAddress else { return nil }
      let count = bytes.count
      var offset = 0
      while offset < count {
        let byte = start[offset]
        if byte == 0x5B || byte == 0x60 || byte == 0x5C {
          isPlain =
            (offset == 0 || start[offset - 1] < 0x80)
            && (offset + 1 == count || start[offset + 1] < 0x80)
          return offset
        }
        offset += 1
      }
      return nil
    }
    // Beside other characters it may be part of one.
    guard isPlain else { return firstIndex { $0 == "[" || $0 == "`" || $0 == "\\" } }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }

  /// The number of characters between the bracket at the start and the one that closes it; nil where none does, or not
  /// all are of ASCII.
  fileprivate func enclosedLength(
    by opening: Character, _ closing: Character, within longest: Int
  ) -> Int? {
    guard let opening = opening.asciiValue, let closing = closing.asciiValue else { return nil }
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let count = Swift.min(bytes.count, longest)
      var (offset, depth) = (0, 0)
      while offset < count {
        let byte = start[offset]
        if byte >= 0x80 || byte == 0x0D { return nil }
        if byte == opening { depth += 1 }
        if byte == closing { depth -= 1 }
        if depth == 0 {
          let isPlain = offset + 1 == bytes.count || start[offset + 1] < 0x80
          return isPlain ? offset - 1 : nil
        }
        offset += 1
      }
      return nil
    }
  }
}
