internal import SDKGenDiagnostics

/// A name that is legal in Swift: never empty, escaped when it is a keyword.
///
/// Naming sees to names that Swift or the generated code reserves in a scope (`self`, `options`).
package struct SwiftIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The name as code: `` `default` ``.
  package let text: String

  /// `text` without backticks, for argument labels and doc comments.
  ///
  /// Labels have none in declarations and calls, where the compiler warns about backticks.
  package var name: String {
    text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Indicates whether `swift format lint` accepts it for a property, a case, a function or an argument.
  ///
  /// Where it is false (`_1_5`, `ASC`, `종로구`), a wire name forces the spelling and `// swift-format-ignore`
  /// must precede it. A type needs only `isASCII`.
  var isLowerCamelCase: Bool {
    let name = name
    guard let first = name.utf8.first, isASCII else { return false }
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return false }
    return !name.hasByte(UInt8(ascii: "_"))
      || first == UInt8(ascii: "_") && !String(name.dropFirst()).hasByte(UInt8(ascii: "_"))
  }

  var isASCII: Bool { text.isASCII }

  package var description: String { text }

  /// Creates an identifier of a name as it is; nil when Swift does not allow it. Keywords are escaped.
  package init?(_ name: String) {
    guard isIdentifier(name) else { return nil }
    self.init(legal: name)
  }

  private init(legal name: String) {
    text = keywords.contains(name) ? "`\(name)`" : name
  }

  /// Makes `htmlURL` of `["html", "URL"]`. Only the first letter of each word may change.
  static func lowerCamelCase(_ words: [String]) -> Self {
    Self(joining: words, isUpper: false)
  }

  /// Makes `HtmlURL` of `["html", "URL"]`. Only the first letter of each word may change.
  static func upperCamelCase(_ words: [String]) -> Self {
    Self(joining: words, isUpper: true)
  }

  /// Drops characters that no name may have, and puts `_` before a first digit and between two digits of different words.
  private init(joining words: [String], isUpper: Bool) {
    var name = ""
    for word in words {
      let legal = legalPart(of: word)
      guard let first = legal.unicodeScalars.first else { continue }
      if name.isEmpty {
        if !isIdentifierHead(first) { name = "_" }
        name += isUpper ? capitalized(legal) : uncapitalized(legal)
      } else if isDigit(first), let last = name.unicodeScalars.last, isDigit(last) {
        name += "_" + legal
      } else {
        name += capitalized(legal)
      }
    }
    self.init(legal: name.isEmpty || name == "_" ? (isUpper ? "Empty" : "empty") : name)
  }
}

private func capitalized(_ word: String) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}

private func uncapitalized(_ word: String) -> String {
  word.prefix(1).lowercased() + word.dropFirst()
}

private func legalPart(of word: String) -> String {
  if word.allBytes(isASCIIContinuation) { return word }
  var scalars = String.UnicodeScalarView()
  scalars.append(contentsOf: word.unicodeScalars.filter(isIdentifierContinuation))
  return String(scalars)
}

/// The keywords that cannot name a declaration, a binding or a use of one without backticks.
private let keywords = Set(
  """
  associatedtype class deinit enum extension fileprivate func import init inout internal let \
  operator private precedencegroup protocol public rethrows static struct subscript typealias var \
  break case catch continue default defer do else fallthrough for guard if in repeat return \
  switch throw where while Any as await false is nil self Self super throws true try
  """.listed)

/// Returns whether `name` is a Swift identifier or a keyword.
private func isIdentifier(_ name: String) -> Bool {
  if let first = name.utf8.first, first > UInt8(ascii: "9"), name != "_",
    name.allBytes(isASCIIContinuation)
  {
    return true
  }
  guard let first = name.unicodeScalars.first, isIdentifierHead(first), name != "_" else {
    return false
  }
  return name.unicodeScalars.dropFirst().allSatisfy(isIdentifierContinuation)
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func isIdentifierHead(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return isASCIIContinuation(UInt8(scalar.value)) && !isDigit(scalar) }
  return isIdentifierContinuation(scalar) && !combining.contains { $0.contains(scalar.value) }
}

private func isIdentifierContinuation(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return isASCIIContinuation(UInt8(scalar.value)) }
  return continuation.contains { $0.contains(scalar.value) }
}

private func isASCIIContinuation(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
}

/// The grammar's `identifier-character` beyond ASCII, without planes above 3 and invisible characters.
private let continuation: [ClosedRange<UInt32>] = [
  0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
  0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040,
  0x2054...0x2054, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
  0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
  0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFFD,
  0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]

/// The marks that may follow a letter but not begin a name.
private let combining: [ClosedRange<UInt32>] = [
  0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
]

extension String {
  /// Returns the string without a suffix, unless that is all of it.
  func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
  }
}
