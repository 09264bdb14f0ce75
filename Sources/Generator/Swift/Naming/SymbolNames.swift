/// The symbols of a wire name that become words; the others only separate words.
enum SymbolNaming {
  /// Symbols without which the name would lose its meaning: `+1`, `-1`, `FONT_SIZE_%`, `A+`.
  case needed
  /// Also every `+` and `-`: `Etc/GMT-0`.
  case signs
  /// All but underscores and blanks.
  case all
  /// Underscores and blanks too: `_` is `underscore`.
  case everything

  func names(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> Bool {
    switch self {
    case .everything: return !isInvisible(scalar)
    case .all: return scalar != "_" && scalar != " " && !isInvisible(scalar)
    case .signs where scalar == "+" || scalar == "-": return true
    case .needed, .signs: break
    }
    let isNumber = after.map { ScalarKind($0) == .digit } ?? false
    switch scalar {
    case "+": return isNumber || after == nil
    case "-": return before == nil ? isNumber : after == nil
    case "%", "*", "&", "=", "<", ">", "|", "^", "~": return true
    case _ where scalar.isASCII: return false
    default: return isMeaningful(scalar)
    }
  }

  /// `°`, `²`, `€`, an emoji; not a dash, a quotation mark, a space.
  private func isMeaningful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol, .otherNumber: true
    default: false
    }
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isVariationSelector || scalar == "\u{200D}"
  }
}

/// Returns the words a symbol is called by: `*` is `asterisk`, a dog's face `dog`, `face`.
func symbolName(of scalar: Unicode.Scalar) -> [String] {
  if let name = symbolNames[scalar] { return [name] }
  guard let name = scalar.properties.name else {
    return ["u" + String(scalar.value, radix: 16)]
  }
  return name.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
}

private let symbolNames: [Unicode.Scalar: String] = [
  "+": "plus", "-": "minus", "*": "asterisk", "%": "percent", "&": "and", "=": "equals",
  "<": "less", ">": "greater", "|": "pipe", "^": "caret", "~": "tilde", "_": "underscore",
  ".": "dot", ",": "comma", ":": "colon", ";": "semicolon", "/": "slash", "\\": "backslash",
  "#": "hash", "@": "at", "$": "dollar", "!": "exclamation", "?": "question", "'": "apostrophe",
  "\"": "quote", "`": "backtick", "(": "open", ")": "close", "[": "open", "]": "close",
  "{": "open", "}": "close", " ": "space", "\t": "tab", "\n": "newline", "°": "degree",
]
