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
  package var isLowerCamelCase: Bool {
    let name = name
    guard let first = name.utf8.first, isASCII else { return false }
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return false }
    return !name.hasByte(UInt8(ascii: "_"))
      || first == UInt8(ascii: "_") && !String(name.dropFirst()).hasByte(UInt8(ascii: "_"))
  }

  package var isASCII: Bool { text.isASCII }

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
  package static func lowerCamelCase(_ words: [String]) -> Self {
    Self(joining: words, isUpper: false)
  }

  /// Makes `HtmlURL` of `["html", "URL"]`. Only the first letter of each word may change.
  package static func upperCamelCase(_ words: [String]) -> Self {
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
  guard let first = word.utf8.first else { return word }
  switch first {
  case UInt8(ascii: "a")...UInt8(ascii: "z"): return changingFirst(of: word, to: first & ~0x20)
  case 0..<0x80: return word
  default: return word.prefix(1).uppercased() + word.dropFirst()
  }
}

private func uncapitalized(_ word: String) -> String {
  guard let first = word.utf8.first else { return word }
  switch first {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): return changingFirst(of: word, to: first | 0x20)
  case 0..<0x80: return word
  default: return word.prefix(1).lowercased() + word.dropFirst()
  }
}

/// Handles the most frequent case, ten times as fast as through characters.
private func changingFirst(of word: String, to first: UInt8) -> String {
  var changed = String(Unicode.Scalar(first))
  changed += word[word.utf8.index(after: word.startIndex)...]
  return changed
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
  """.split(separator: " ").map(String.init))
