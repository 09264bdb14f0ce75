/// Reads an expression.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var groups = 0
  private var names: [String: Int] = [:]
  private var depth = 0
  private var isWrong = false

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() -> Pattern.Part? {
    let part = choice()
    return isWrong || position < scalars.count ? nil : part
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func choice() -> Pattern.Part {
    depth += 1
    defer { depth -= 1 }
    if depth > 64 { isWrong = true }
    var members = [sequence()]
    while !isWrong, take("|") { members.append(sequence()) }
    return members.count == 1 ? members[0] : .choice(members)
  }

  private mutating func sequence() -> Pattern.Part {
    var parts: [Pattern.Part] = []
    while !isWrong, let scalar = next, scalar != "|", scalar != ")" {
      parts.append(quantified(atom()))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func quantified(_ part: Pattern.Part) -> Pattern.Part {
    var (least, most): (Int, Int?)
    if take("*") {
      (least, most) = (0, nil)
    } else if take("+") {
      (least, most) = (1, nil)
    } else if take("?") {
      (least, most) = (0, 1)
    } else if let counts = counts() {
      (least, most) = counts
    } else {
      return part
    }
    if let most, most < least { isWrong = true }
    let isLazy = take("?")
    return .repeated(part, least: least, most: most, isLazy: isLazy)
  }

  /// `{2,5}`; a brace that begins nothing of the kind stands for itself.
  private mutating func counts() -> (Int, Int?)? {
    let start = position
    guard take("{"), let least = number() else {
      position = start
      return nil
    }
    var most: Int? = least
    if take(",") { most = number() }
    guard take("}") else {
      position = start
      return nil
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let scalar = next, ScalarSet.digits.contains(scalar) {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    return Int(digits)
  }

  private mutating func atom() -> Pattern.Part {
    guard let scalar = next else { return .sequence([]) }
    position += 1
    switch scalar {
    case "^": return .start
    case "$": return .end
    case ".": return .set(.any)
    case "(": return group()
    case "[": return .set(set())
    case "\\": return escape()
    case "*", "+", "?":
      isWrong = true
      return .sequence([])
    default: return .set(.scalar(scalar))
    }
  }

  private mutating func group() -> Pattern.Part {
    var number: Int?
    var look: (ahead: Bool, isNegative: Bool)?
    if take("?:") {
    } else if take("?=") {
      look = (true, false)
    } else if take("?!") {
      look = (true, true)
    } else if take("?<=") {
      look = (false, false)
    } else if take("?<!") {
      look = (false, true)
    } else if take("?<") || take("?P<") {
      groups += 1
      number = groups
      names[name(until: ">")] = groups
    } else if take("?") {
      isWrong = true
    } else {
      groups += 1
      number = groups
    }
    let inner = choice()
    if !take(")") { isWrong = true }
    if let look { return .look(inner, ahead: look.ahead, isNegative: look.isNegative) }
    return number.map { .group(inner, number: $0) } ?? inner
  }

  private mutating func name(until end: Unicode.Scalar) -> String {
    var name = ""
    while let scalar = next {
      position += 1
      if scalar == end { return name }
      name.unicodeScalars.append(scalar)
    }
    isWrong = true
    return name
  }

  private mutating func escape() -> Pattern.Part {
    switch next {
    case "b", "B":
      position += 1
      return .wordBoundary(scalars[position - 1] == "b")
    case "A":
      position += 1
      return .start
    case "z", "Z":
      position += 1
      return .end
    case "k":
      position += 1
      guard take("<"), let group = names[name(until: ">")] else {
        isWrong = true
        return .sequence([])
      }
      return .again(group: group)
    case let digit? where ("1"..."9").contains(digit):
      return number().map { .again(group: $0) } ?? .sequence([])
    default: return .set(escapedSet())
    }
  }

  /// What follows a backslash, inside brackets as well.
  private mutating func escapedSet() -> ScalarSet {
    guard let scalar = next else {
      isWrong = true
      return ScalarSet()
    }
    position += 1
    switch scalar {
    case "d": return .digits
    case "D": return ScalarSet.digits.negated
    case "w": return .word
    case "W": return ScalarSet.word.negated
    case "s": return .space
    case "S": return ScalarSet.space.negated
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "t": return .scalar("\t")
    case "f": return .scalar("\u{C}")
    case "v": return .scalar("\u{B}")
    case "0": return .scalar("\0")
    case "x": return code(digits: 2)
    case "u": return take("{") ? code(inBraces: name(until: "}")) : code(digits: 4)
    case "c":
      guard let letter = next else { break }
      position += 1
      return Unicode.Scalar(letter.value % 32).map(ScalarSet.scalar) ?? ScalarSet()
    case "p", "P":
      guard take("{"), let property = ScalarSet.property(name(until: "}")) else { break }
      return scalar == "p" ? property : property.negated
    case _ where ScalarSet.word.contains(scalar) && scalar != "_": break
    default: return .scalar(scalar)
    }
    isWrong = true
    return ScalarSet()
  }

  private mutating func code(digits: Int) -> ScalarSet {
    let end = min(position + digits, scalars.count)
    let text = scalars[position..<end].map { String($0) }.joined()
    position = end
    // The halves of a pair.
    if digits == 4, let high = UInt32(text, radix: 16), (0xD800...0xDBFF).contains(high),
      take("\\u")
    {
      let low = scalars[position..<min(position + 4, scalars.count)].map { String($0) }.joined()
      position = min(position + 4, scalars.count)
      guard let low = UInt32(low, radix: 16), (0xDC00...0xDFFF).contains(low) else {
        isWrong = true
        return ScalarSet()
      }
      return code(
        inBraces: String(0x10000 + (high - 0xD800) * 0x400 + (low - 0xDC00), radix: 16))
    }
    return code(inBraces: text)
  }

  private mutating func code(inBraces text: String) -> ScalarSet {
    guard let value = UInt32(text, radix: 16), value <= 0x10FFFF else {
      isWrong = true
      return ScalarSet()
    }
    // A half of a pair alone is no scalar, and so in no text; as the bound of a range it may be.
    return ScalarSet(ranges: [value...value])
  }

  private mutating func set() -> ScalarSet {
    var set = ScalarSet()
    set.isNegated = take("^")
    while let scalar = next, scalar != "]" {
      let low = member()
      let start = position
      if low.isSingle, take("-"), let next, next != "]" {
        let high = member()
        if high.isSingle {
          let (from, to) = (low.ranges[0].lowerBound, high.ranges[0].lowerBound)
          guard from <= to else {
            isWrong = true
            return set
          }
          set.ranges.append(from...to)
          continue
        }
        position = start
      } else {
        position = start
      }
      if low.isSingle { set.ranges += low.ranges } else { set.parts.append(low) }
      if isWrong { return set }
    }
    if !take("]") { isWrong = true }
    return set
  }

  private mutating func member() -> ScalarSet {
    guard let scalar = next else {
      isWrong = true
      return ScalarSet()
    }
    position += 1
    guard scalar == "\\" else { return .scalar(scalar) }
    if take("b") { return .scalar("\u{8}") }
    if take("-") { return .scalar("-") }
    return escapedSet()
  }
}
