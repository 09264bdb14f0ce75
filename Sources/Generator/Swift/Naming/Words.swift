/// A part of a wire name that camel case keeps together.
struct Word: Hashable, Sendable {
  /// In lower case: `http`.
  var text: String
  /// The capitals of a word in a name of both cases: `HTTP` in `HTTPServer`; in `FID_CODE` they tell nothing.
  var capitals: String?

  init(_ text: String, capitals: String? = nil) {
    self.text = text
    self.capitals = capitals
  }
}

/// Splits a wire name into words: `HTTPServer_id` is `http`, `server`, `id`; `pm10Value24` is `pm10`, `value24`.
///
/// Never empty: `""` is `empty`, and where no letter or digit is left the symbols are named.
func words(in name: String, symbols: SymbolNaming = .needed) -> [Word] {
  let scalars = Array(name.unicodeScalars)
  let hasLetters = scalars.contains { ScalarKind($0) != .other }
  var splitter = WordSplitter(scalars: scalars, symbols: hasLetters ? symbols : .everything)
  let words = splitter.split()
  return words.isEmpty ? [Word("empty")] : words
}

private struct WordSplitter {
  let scalars: [Unicode.Scalar]
  let symbols: SymbolNaming
  let keepsCapitals: Bool
  private var words: [Word] = []
  /// The indices of the word that is being read; empty between words.
  private var current = 0..<0
  /// Indicates that apostrophes stand in it, which are left out.
  private var hasApostrophe = false
  private var previous = ScalarKind.other

  init(scalars: [Unicode.Scalar], symbols: SymbolNaming) {
    self.scalars = scalars
    self.symbols = symbols
    keepsCapitals = scalars.contains { ScalarKind($0) == .lower }
  }

  mutating func split() -> [Word] {
    // A loop over `enumerated()` takes ten times as long in a debug build.
    var index = 0
    while index < scalars.count {
      let kind = ScalarKind(scalars[index])
      if kind == .other {
        separate(at: index)
      } else {
        if kind == .upper, beginsWord(at: index) { finishWord() }
        current = (current.isEmpty ? index : current.lowerBound)..<index + 1
        previous = kind
      }
      index += 1
    }
    finishWord()
    return words
  }

  /// Returns whether a capital begins a word: after a small letter or digit, or as the last of several before a small one.
  private func beginsWord(at index: Int) -> Bool {
    guard previous == .upper else { return true }
    guard index + 1 < scalars.count, ScalarKind(scalars[index + 1]) == .lower else { return false }
    return !belongsToAcronym(at: index + 1)
  }

  /// Returns whether small letters belong to the capitals in front of them: the plural of an acronym (`IDs`,
  /// `URLsOfPages`), a version (`APIv2`), or `IPsec`.
  private func belongsToAcronym(at index: Int) -> Bool {
    var end = index
    while end < scalars.count, ScalarKind(scalars[end]) == .lower { end += 1 }
    let isNumbered = end < scalars.count && ScalarKind(scalars[end]) == .digit
    return switch text(of: index..<end) {
    case "s", "sec": true
    case "v": isNumbered
    default: false
    }
  }

  private mutating func separate(at index: Int) {
    let scalar = scalars[index]
    if Self.isApostrophe(scalar), symbols == .needed {
      hasApostrophe = true
      return
    }
    finishWord()
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    if symbols.names(scalar, between: before, and: after) {
      words += symbolName(of: scalar).map { Word($0) }
    }
  }

  private mutating func finishWord() {
    defer { (current, hasApostrophe, previous) = (0..<0, false, .other) }
    guard !current.isEmpty else { return }
    var written = text(of: current)
    // `OAuth2` is one word, whose first letter is no word.
    if words.last?.text == "o", ["Auth", "Auth1", "Auth2"].contains(written) {
      words.removeLast()
      written = "O" + written
    }
    words.append(Word(written.lowercased(), capitals: beginsWithAcronym ? written : nil))
  }

  /// Indicates that the word begins with several capitals, which tell something.
  private var beginsWithAcronym: Bool {
    guard keepsCapitals else { return false }
    var count = 0
    var index = current.lowerBound
    while index < current.upperBound, count < 2 {
      if !Self.isApostrophe(scalars[index]) {
        guard ScalarKind(scalars[index]) == .upper else { break }
        count += 1
      }
      index += 1
    }
    return count > 1
  }

  private func text(of range: Range<Int>) -> String {
    var isASCII = !hasApostrophe
    var index = range.lowerBound
    while isASCII, index < range.upperBound {
      isASCII = scalars[index].value < 0x80
      index += 1
    }
    guard isASCII else {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range].lazy.filter { !Self.isApostrophe($0) })
      return String(text)
    }
    let (start, count) = (range.lowerBound, range.upperBound - range.lowerBound)
    return String(unsafeUninitializedCapacity: count) { bytes in
      var index = 0
      while index < count {
        bytes[index] = UInt8(truncatingIfNeeded: scalars[start + index].value)
        index += 1
      }
      return count
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}"
  }
}

/// The role of a character in the word it stands in. A mark belongs to its letter.
enum ScalarKind {
  case lower, upper, digit, other

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self =
        value >= 0x61 && value <= 0x7A
        ? .lower
        : value >= 0x41 && value <= 0x5A ? .upper : value >= 0x30 && value <= 0x39 ? .digit : .other
    } else {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: self = .upper
      case .lowercaseLetter, .modifierLetter, .otherLetter, .letterNumber, .nonspacingMark,
        .spacingMark:
        self = properties.isVariationSelector ? .other : .lower
      case .decimalNumber: self = .digit
      default: self = .other
      }
    }
  }
}
