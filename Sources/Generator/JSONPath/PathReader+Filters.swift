/// The conditions of filters.
extension PathReader {
  mutating func condition() throws(JSONPath.Mistake) -> Condition {
    var parts = [try conjunction()]
    while takeOperator("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(JSONPath.Mistake) -> Condition {
    var parts = [try basic()]
    while takeOperator("&&") { parts.append(try basic()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// Takes an operator and the space around it.
  private mutating func takeOperator(_ token: String) -> Bool {
    let end = position
    skipSpace()
    if take(token) {
      skipSpace()
      return true
    }
    position = end
    return false
  }

  private mutating func basic() throws(JSONPath.Mistake) -> Condition {
    if next == UInt8(ascii: "!") {
      position += 1
      skipSpace()
      if next == UInt8(ascii: "(") { return .not(try parenthesized()) }
      let start = position
      return .not(try test(try operand(), at: start))
    }
    if next == UInt8(ascii: "(") { return try parenthesized() }

    let start = position
    let left = try operand()
    let end = position
    skipSpace()
    guard let comparison = Comparison.allCases.first(where: { begins(with: $0.rawValue) }) else {
      position = end
      return try test(left, at: start)
    }
    try checkValue(left, start..<end)
    position += comparison.rawValue.utf8.count
    skipSpace()
    let second = position
    let right = try operand()
    try checkValue(right, second..<position)
    return .comparison(left, comparison, right)
  }

  private mutating func parenthesized() throws(JSONPath.Mistake) -> Condition {
    let start = position
    position += 1
    try enter(at: start)
    skipSpace()
    let condition = try condition()
    skipSpace()
    try close(")", of: start)
    return condition
  }

  private func test(_ operand: Operand, at start: Int) throws(JSONPath.Mistake) -> Condition {
    switch operand {
    case .query(let query): return .exists(query)
    case .call(let call) where call.function.isLogical: return .holds(call)
    case .call(let call):
      throw mistake(
        "'\(call.function)' gives a value; compare it with another", start..<position)
    case .literal: throw mistake("a value alone is no condition", start..<position)
    }
  }

  /// Checks that an operand is a value: a literal, a query for at most one, or a function's.
  private func checkValue(_ operand: Operand, _ range: Range<Int>) throws(JSONPath.Mistake) {
    switch operand {
    case .literal: break
    case .query(let query):
      if !query.isSingular {
        throw mistake(
          "this path can select several values; only one with names and indices alone is a value",
          range)
      }
    case .call(let call):
      if call.function.isLogical {
        throw mistake("'\(call.function)' gives no value, but true or false", range)
      }
    }
  }

  private mutating func operand() throws(JSONPath.Mistake) -> Operand {
    switch next {
    case UInt8(ascii: "$"), UInt8(ascii: "@"):
      let isRelative = next == UInt8(ascii: "@")
      position += 1
      return .query(Query(isRelative: isRelative, segments: try segments()))
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .literal(.string(try string()))
    case let byte? where byte.isDigit || byte == UInt8(ascii: "-"):
      return .literal(.number(try number()))
    case let byte? where byte.isSmallLetter: return try word()
    default: throw mistake("expected '@', '$', a value, a function or '('")
    }
  }

  private mutating func word() throws(JSONPath.Mistake) -> Operand {
    let start = position
    while let byte = next, byte.isSmallLetter || byte.isDigit || byte == UInt8(ascii: "_") {
      position += 1
    }
    let word = text(start..<position)
    if next == UInt8(ascii: "(") {
      guard let function = Call.Function(rawValue: word) else {
        throw mistake("there is no function '\(word)'", start..<position)
      }
      return .call(try call(function, from: start))
    }
    switch word {
    case "true": return .literal(.bool(true))
    case "false": return .literal(.bool(false))
    case "null": return .literal(.null)
    default: throw mistake("unknown word '\(word)'; write strings in quotes", start..<position)
    }
  }

  private mutating func call(
    _ function: Call.Function, from start: Int
  ) throws(JSONPath.Mistake) -> Call {
    let bracket = position
    position += 1
    try enter(at: bracket)
    var call = Call(function: function, arguments: [])
    var last = 0..<0
    skipSpace()
    if next != UInt8(ascii: ")") {
      repeat {
        skipSpace()
        let first = position
        let argument = try operand()
        last = first..<position
        if !function.takesNodes {
          try checkValue(argument, last)
        } else if case .query = argument {
        } else {
          throw mistake("'\(function)' takes a path", last)
        }
        call.arguments.append(argument)
        skipSpace()
      } while take(",")
    }
    try close(")", of: bracket)
    if call.arguments.count != function.parameterCount {
      let count = function.parameterCount == 1 ? "one argument" : "two arguments"
      throw mistake("'\(function)' takes \(count)", start..<position)
    }
    if function.isLogical, case .literal(.string(let text)) = call.arguments[1] {
      call.pattern = Pattern(text)
      if call.pattern == nil {
        badPatterns.append(
          mistake("this is no regular expression of RFC 9485, so that no text matches it", last))
      }
    }
    return call
  }

  private mutating func number() throws(JSONPath.Mistake) -> String {
    let start = position
    _ = take("-")
    let digits = skipDigits()
    var isNumber = digits == 1 || digits > 1 && bytes[position - digits] != UInt8(ascii: "0")
    if take(".") { isNumber = skipDigits() > 0 && isNumber }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      isNumber = skipDigits() > 0 && isNumber
    }
    guard isNumber else { throw mistake("this is no number of JSON", start..<position) }
    return text(start..<position)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, byte.isDigit { position += 1 }
    return position - start
  }
}

/// Strings in single or double quotes.
extension PathReader {
  mutating func string() throws(JSONPath.Mistake) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var string: [UInt8] = []
    while let byte = next {
      switch byte {
      case quote:
        position += 1
        return String(decoding: string, as: UTF8.self)
      case UInt8(ascii: "\\"): string += try escape(in: quote).utf8
      case 0..<0x20: throw mistake("write this character in a string as '\\u00..'")
      default:
        string.append(byte)
        position += 1
      }
    }
    throw mistake("the string does not end", start..<position)
  }

  private mutating func escape(in quote: UInt8) throws(JSONPath.Mistake) -> String {
    let start = position
    position += 2
    guard position <= bytes.count else { throw mistake("the string does not end", start..<start) }
    switch bytes[position - 1] {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "\\"): return "\\"
    case quote: return String(UnicodeScalar(quote))
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal() else { break }
      if UTF16.isLeadSurrogate(unit) {
        guard take("\\u"), let trail = hexadecimal(), UTF16.isTrailSurrogate(trail) else { break }
        return String(decoding: [unit, trail], as: UTF16.self)
      }
      if let scalar = Unicode.Scalar(unit) { return String(scalar) }
    default: break
    }
    throw mistake(
      "this is no escape of a string; a backslash is written twice",
      start..<min(position, bytes.count))
  }

  private mutating func hexadecimal() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
