import SDKGenAPIModel
import SDKGenDiagnostics

/// A built-in type with what stands in its parentheses.
struct BuiltInTypeUse: Sendable {
  var name: String
  var arguments: [SpecType.Argument]
  /// The meaning of `Date` in this file.
  var dates: Scalar.DateFormat
  var location: SourceLocation

  func wrong(_ usage: String, at place: SourceLocation? = nil) -> Diagnosed<TypeReference?> {
    Diagnosed(nil, [.wrongArguments(name, usage: usage, at: place ?? location)])
  }

  func date() -> Diagnosed<TypeReference?> {
    if arguments.isEmpty { return Diagnosed(.scalar(.date(dates))) }
    guard arguments.count == 2, case .text(let pattern) = arguments[0].value,
      case .text(let zone) = arguments[1].value
    else {
      return wrong(
        #"takes a pattern and a time zone, such as Date("yyyy-MM-dd HH:mm", "Asia/Seoul")"#)
    }
    let mistakes = checkPattern(arguments[0], .date) + checkZone(zone, at: arguments[1].location)
    return Diagnosed(
      mistakes.isEmpty ? .scalar(.date(.pattern(pattern, zone: zone))) : nil, mistakes)
  }

  func day() -> Diagnosed<TypeReference?> {
    guard let argument = arguments.first else { return Diagnosed(.scalar(.day(pattern: nil))) }
    guard arguments.count == 1, case .text(let pattern) = argument.value else {
      return wrong(#"takes a pattern, such as Day("yyyyMMdd"), or nothing"#)
    }
    let mistakes = checkPattern(argument, .day)
    return Diagnosed(mistakes.isEmpty ? .scalar(.day(pattern: pattern)) : nil, mistakes)
  }

  func unixTime() -> Diagnosed<TypeReference?> {
    switch arguments.map(\.value) {
    case [], [.word("s")]: Diagnosed(.scalar(.date(.unixSeconds)))
    case [.word("ms")]: Diagnosed(.scalar(.date(.unixMilliseconds)))
    default: wrong("takes 's', 'ms' or nothing")
    }
  }

  /// `Number`, `Number("-")`, `Number(Decimal, "-")`: with texts that mean nil it is optional.
  func numberInString() -> Diagnosed<TypeReference?> {
    let kinds: [String: Scalar.Number] = ["Int": .integer, "Double": .double, "Decimal": .decimal]
    var kind = Scalar.Number.double
    var texts: [String] = []
    for (index, argument) in arguments.enumerated() {
      switch argument.value {
      case .text(let text): texts.append(text)
      case .word(let word):
        guard index == 0, let named = kinds[word] else {
          return wrong(
            #"takes 'Int', 'Double' or 'Decimal', then texts that mean nil: Number(Int, "-")"#,
            at: argument.location)
        }
        kind = named
      }
    }
    let number = TypeReference.scalar(.number(kind, nilTexts: texts))
    return Diagnosed(texts.isEmpty ? number : .optional(number))
  }

  func flag() -> Diagnosed<TypeReference?> {
    guard arguments.count == 2, case .text(let yes) = arguments[0].value,
      case .text(let no) = arguments[1].value, yes != no
    else { return wrong(#"takes two different texts, such as Flag("Y", "N")"#) }
    return Diagnosed(.scalar(.flag(yes: yes, no: no)))
  }
}
