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
  private var current = String.UnicodeScalarView()
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
        current.append(scalars[index])
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
    // The plural of an acronym: `IDs`, `URLsOfPages`.
    let isPlural =
      scalars[index + 1] == "s"
      && (index + 2 >= scalars.count || ScalarKind(scalars[index + 2]) != .lower)
    return !isPlural
  }

  private mutating func separate(at index: Int) {
    let scalar = scalars[index]
    if scalar == "'" || scalar == "\u{2019}", symbols == .needed { return }
    finishWord()
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    if symbols.names(scalar, between: before, and: after) {
      words += symbolName(of: scalar).map { Word($0) }
    }
  }

  private mutating func finishWord() {
    defer { (current, previous) = (.init(), .other) }
    guard !current.isEmpty else { return }
    var written = String(current)
    // `OAuth2` is one word, whose first letter is no word.
    if words.last?.text == "o", ["Auth", "Auth1", "Auth2"].contains(written) {
      words.removeLast()
      written = "O" + written
    }
    let isAcronym =
      keepsCapitals && current.prefix(while: { ScalarKind($0) == .upper }).count > 1
    words.append(Word(written.lowercased(), capitals: isAcronym ? written : nil))
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
