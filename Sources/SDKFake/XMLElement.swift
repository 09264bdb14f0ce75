/// An element of an XML document (XML 1.0, with namespaces). Of a document type nothing is taken.
struct XMLElement: Sendable {
  struct Attribute: Sendable {
    /// Without a prefix.
    var name: String
    var namespace: String?
    var value: String
  }

  /// Without a prefix.
  var name: String
  var namespace: String?
  var attributes: [Attribute] = []
  var children: [XMLElement] = []
  /// What is directly in it.
  var text = ""

  /// nil: it is no document that is well-formed.
  init?(_ document: String) {
    var parser = XMLParser(document)
    guard let root = parser.document() else { return nil }
    self = root
  }

  fileprivate init(name: String, namespace: String?) {
    self.name = name
    self.namespace = namespace
  }

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  var isNil: Bool {
    attributes.contains {
      $0.name == "nil" && $0.namespace == Self.instance && ($0.value == "true" || $0.value == "1")
    }
  }

  static let instance = "http://www.w3.org/2001/XMLSchema-instance"
}

private struct XMLParser {
  private let bytes: [UInt8]
  private var index = 0

  /// Elements inside elements beyond this are refused, so that no text can take all of the stack.
  private static let maximumDepth = 128

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func document() -> XMLElement? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    guard skipMiscellany(), let root = element([:], depth: 0), skipMiscellany(),
      index == bytes.count
    else { return nil }
    return root
  }

  // MARK: Bytes

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isAt(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  /// Returns what is in front of a text, and goes behind it.
  private mutating func text(until end: StaticString) -> String? {
    let start = index
    while index < bytes.count {
      if isAt(end) {
        defer { index += end.utf8CodeUnitCount }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      index += 1
    }
    return nil
  }

  /// Skips blanks, comments, instructions and the document type.
  private mutating func skipMiscellany() -> Bool {
    while true {
      skipBlanks()
      if take("<!--") {
        guard text(until: "-->") != nil else { return false }
      } else if take("<?") {
        guard text(until: "?>") != nil else { return false }
      } else if take("<!DOCTYPE") {
        // One that declares something could make much of little.
        guard let type = text(until: ">"), !type.contains("[") else { return false }
      } else {
        return true
      }
    }
  }

  private mutating func name() -> String? {
    let start = index
    while let byte = next, !" \t\r\n/>=<\"'&".utf8.contains(byte) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  // MARK: Elements

  /// - `namespaces`: by prefix; that without one by an empty text.
  private mutating func element(_ namespaces: [String: String], depth: Int) -> XMLElement? {
    guard depth < Self.maximumDepth, take("<"), let name = name() else { return nil }
    var written: [(name: String, value: String)] = []
    var names: Set<String> = []
    while true {
      skipBlanks()
      if isAt(">") || isAt("/>") { break }
      guard let name = self.name(), names.insert(name).inserted else {
        return nil
      }
      skipBlanks()
      guard take("=") else { return nil }
      skipBlanks()
      guard let value = take("\"") ? text(until: "\"") : take("'") ? text(until: "'") : nil,
        let decoded = Self.decoded(value)
      else { return nil }
      written.append((name, decoded))
    }
    var known = namespaces
    for (name, value) in written {
      if name == "xmlns" { known[""] = value }
      if name.hasPrefix("xmlns:") { known[String(name.dropFirst(6))] = value }
    }
    let (prefix, local) = Self.parts(of: name)
    guard prefix.isEmpty || known[prefix] != nil || prefix == "xml" else { return nil }
    var element = XMLElement(
      name: local, namespace: known[prefix].flatMap { $0.isEmpty ? nil : $0 })
    for (name, value) in written where name != "xmlns" && !name.hasPrefix("xmlns:") {
      let (prefix, local) = Self.parts(of: name)
      // Without a prefix, an attribute is in no namespace.
      element.attributes.append(
        .init(name: local, namespace: prefix.isEmpty ? nil : known[prefix], value: value))
    }
    if take("/>") { return element }
    guard take(">"), readContent(of: &element, known, depth), self.name() == name else {
      return nil
    }
    skipBlanks()
    return take(">") ? element : nil
  }

  /// Reads what is between the tags, up to the name of the closing one.
  private mutating func readContent(
    of element: inout XMLElement, _ namespaces: [String: String], _ depth: Int
  ) -> Bool {
    while true {
      if take("</") { return true }
      if take("<!--") {
        guard text(until: "-->") != nil else { return false }
      } else if take("<![CDATA[") {
        guard let text = text(until: "]]>") else { return false }
        element.text += text
      } else if take("<?") {
        guard text(until: "?>") != nil else { return false }
      } else if isAt("<") {
        guard let child = self.element(namespaces, depth: depth + 1) else { return false }
        element.children.append(child)
      } else {
        let start = index
        while let byte = next, byte != UInt8(ascii: "<") { index += 1 }
        guard index > start,
          let text = Self.decoded(String(decoding: bytes[start..<index], as: UTF8.self))
        else { return false }
        element.text += text
      }
    }
  }

  private static func parts(of name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  /// Returns a text without references; nil where one is to what nobody knows.
  private static func decoded(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      guard let end = rest[mark...].firstIndex(of: ";") else { return nil }
      let name = rest[rest.index(after: mark)..<end]
      guard let character = character(named: name) else { return nil }
      result.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(named name: Substring) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"):
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
