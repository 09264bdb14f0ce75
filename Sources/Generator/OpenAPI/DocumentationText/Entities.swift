/// Decodes entities and removes tags, for code in HTML.
func plainText(of html: Substring) -> String {
  var result = ""
  var rest = html
  while let first = rest.first {
    if first == "<", let end = endOfTag(rest), isTag(rest[..<end]) {
      rest = rest[rest.index(after: end)...]
    } else if first == "&", let entity = entity(at: rest) {
      result.append(entity.character)
      rest = rest[entity.end...]
    } else {
      result.append(first)
      rest = rest.dropFirst()
    }
  }
  return result
}

/// Finds the `>` that ends a tag; nil where another `<` comes before it.
func endOfTag(_ text: Substring) -> Substring.Index? {
  guard let end = text.dropFirst().firstIndex(where: { $0 == ">" || $0 == "<" }) else { return nil }
  return text[end] == ">" ? end : nil
}

private func isTag(_ text: Substring) -> Bool {
  text.dropFirst().first.map { $0.isLetter || $0 == "/" } ?? false
}

/// Decodes the entity at the start of a text: `&amp;`, `&#38;`, `&#x26;`
func entity(at text: Substring) -> (character: Character, end: Substring.Index)? {
  let name = text.dropFirst().prefix(10).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
  guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == ";" else {
    return nil
  }
  let end = text.index(after: name.endIndex)
  if let known = entities[String(name)] { return (known, end) }
  guard name.first == "#" else { return nil }
  let isHex = name.dropFirst().first.map { "xX".contains($0) } ?? false
  let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
  guard let scalar = value.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 else { return nil }
  return (Character(scalar), end)
}

private let entities: [String: Character] = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
  "mdash": "—", "hellip": "…", "copy": "©", "reg": "®", "trade": "™", "rarr": "→", "larr": "←",
  "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "times": "×",
  "deg": "°", "euro": "€", "pound": "£", "sect": "§", "le": "≤", "ge": "≥", "ne": "≠",
]
