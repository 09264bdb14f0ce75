package import SDKGenDiagnostics
internal import SDKGenSourceText

/// A `$ref`.
package struct Reference: Equatable, Sendable {
  package var text: String
  package var location: SourceLocation
  /// The file it stands in for a reference that begins with `#`.
  package var target: Pointer

  /// Reads the `$ref` of an element; nil when it has none that is a string.
  package init?(of element: Element) {
    guard let node = element.node["$ref"]?.value, let text = node.string else { return nil }
    self.init(text, in: element.pointer.file, at: node.location)
  }

  /// Resolves a reference that stands in `file`.
  package init(_ text: String, in file: String, at location: SourceLocation) {
    self.text = text
    self.location = location
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let path = String(text[..<hash])
    let decoded = percentDecoded(text[hash...].dropFirst())
    let fragment = Self.lacksSlash(text) ? "/" + decoded : decoded
    target = Pointer(
      file: path.isEmpty ? file : relativePath(path, to: file),
      text: fragment)
  }

  /// `#components/schemas/Pet`, which is no anchor since it has a slash.
  static func lacksSlash(_ text: String) -> Bool {
    guard let hash = text.firstIndex(of: "#") else { return false }
    let fragment = text[hash...].dropFirst()
    return fragment.contains("/") && !fragment.hasPrefix("/")
  }

  /// `https://…`: nothing this tool reads.
  var isRemote: Bool { text.hasBytes(of: "://") }
}

/// Resolves a path: `../a.yaml`, named by `spec/root.yaml`, is `a.yaml`.
package func relativePath(_ path: String, to file: String) -> String {
  let decoded = percentDecoded(path[...])
  if decoded.hasPrefix("/") { return decoded }
  let directory = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  var parts: [Substring] = Array(directory)
  for part in decoded.split(separator: "/") where part != "." {
    let canGoUp = parts.last.map { $0 != ".." && !$0.isEmpty } ?? false
    if part == "..", canGoUp { parts.removeLast() } else { parts.append(part) }
  }
  return parts.joined(separator: "/")
}

/// Returns what resolves to a path when `file` names it: `../a.yaml` for `a.yaml` and `spec/root.yaml`.
package func relativePath(of path: String, from file: String) -> String {
  relativePath(
    of: path.split(separator: "/", omittingEmptySubsequences: false),
    from: file.split(separator: "/", omittingEmptySubsequences: false).dropLast())
}

/// Decodes escapes; text whose escapes are no UTF-8 is returned as it is.
func percentDecoded(_ text: Substring) -> String {
  let written = String(text)
  guard written.hasByte(UInt8(ascii: "%")) else { return written }
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    let digits = rest.prefix(2)
    if byte == 0x25, digits.count == 2, digits.allSatisfy(\.isHexDigit),
      let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    {
      bytes.append(code)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  // What is no UTF-8 becomes U+FFFD, which has other bytes.
  let decoded = String(decoding: bytes, as: UTF8.self)
  return decoded.utf8.elementsEqual(bytes) ? decoded : written
}

extension Documents {
  /// Reads the `$ref` of an element, with the place where its target is now; nil when it has none that is a string.
  func reference(of element: Element) -> Reference? {
    guard var reference = Reference(of: element) else { return nil }
    if let moved { reference.target = moved.target(reference.target) }
    return reference
  }

  /// Follows references from an element: to the last of the chain, or the reason why there is none.
  package func resolve(_ element: Element) -> Resolution {
    var element = element
    var seen: [Reference] = []
    var targets: Set<Pointer> = []
    while let reference = reference(of: element) {
      if reference.isRemote { return .remote(reference) }
      guard targets.insert(reference.target).inserted else { return .cycle(seen) }
      seen.append(reference)
      guard let next = self[reference.target] else { return .missing(reference) }
      element = next
    }
    return .found(element)
  }

  package enum Resolution: Equatable, Sendable {
    case found(Element)
    case missing(Reference)
    case remote(Reference)
    /// References that lead to each other and to nothing else.
    case cycle([Reference])
  }
}
