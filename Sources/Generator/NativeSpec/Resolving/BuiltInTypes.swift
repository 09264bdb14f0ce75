import SDKGenAPIModel
import SDKGenDiagnostics

/// The types of every spec, which cannot name models.
let builtInTypes =
  Array(plainScalars.keys).sorted() + [
    "Date", "Day", "UnixTime", "Number", "Flag", "Void", "Nullable",
  ]

private let builtInNames = Set(builtInTypes)

/// The types that take no arguments.
private let plainScalars: [String: Scalar] = [
  "Bool": .bool, "Float": .float, "Double": .double, "Decimal": .decimal, "String": .string,
  "UUID": .uuid, "URL": .url, "Data": .data, "Bytes": .bytes, "File": .file, "JSON": .json,
  "Int": .integer(bits: nil, isSigned: true), "UInt": .integer(bits: nil, isSigned: false),
  "Int8": .integer(bits: 8, isSigned: true), "UInt8": .integer(bits: 8, isSigned: false),
  "Int16": .integer(bits: 16, isSigned: true), "UInt16": .integer(bits: 16, isSigned: false),
  "Int32": .integer(bits: 32, isSigned: true), "UInt32": .integer(bits: 32, isSigned: false),
  "Int64": .integer(bits: 64, isSigned: true), "UInt64": .integer(bits: 64, isSigned: false),
]

func isBuiltInType(_ name: String) -> Bool { builtInNames.contains(name) }

/// A scalar by its name and what stands in its parentheses.
func resolveBuiltIn(
  _ name: String, _ arguments: [SpecType.Argument], dates: Scalar.DateFormat,
  at location: SourceLocation
) -> Diagnosed<TypeReference?> {
  if let scalar = plainScalars[name] {
    return arguments.isEmpty
      ? Diagnosed(.scalar(scalar)) : wrong(name, "takes nothing in '()'", at: location)
  }
  switch name {
  case "Date": return resolveDate(arguments, dates: dates, at: location)
  case "Day": return resolveDay(arguments, at: location)
  case "UnixTime": return resolveUnixTime(arguments, at: location)
  case "Number": return resolveNumber(arguments, at: location)
  case "Flag": return resolveFlag(arguments, at: location)
  case "Nullable": return wrong(name, "needs a type: 'Nullable<T>?'", at: location)
  default:
    return Diagnosed(
      nil, [.misplacedType(name, only: "by itself in 'returns'", at: location)])
  }
}

private func wrong(
  _ name: String, _ usage: String, at location: SourceLocation
) -> Diagnosed<TypeReference?> {
  Diagnosed(nil, [.wrongArguments(name, usage: usage, at: location)])
}

private func resolveDate(
  _ arguments: [SpecType.Argument], dates: Scalar.DateFormat, at location: SourceLocation
) -> Diagnosed<TypeReference?> {
  if arguments.isEmpty { return Diagnosed(.scalar(.date(dates))) }
  guard arguments.count == 2, case .text(let pattern) = arguments[0].value,
    case .text(let zone) = arguments[1].value
  else {
    return wrong(
      "Date", #"takes a pattern and a time zone, such as Date("yyyy-MM-dd HH:mm", "Asia/Seoul")"#,
      at: location)
  }
  let mistakes = checkPattern(arguments[0], .date) + checkZone(zone, at: arguments[1].location)
  return Diagnosed(
    mistakes.isEmpty ? .scalar(.date(.pattern(pattern, zone: zone))) : nil, mistakes)
}

private func resolveDay(
  _ arguments: [SpecType.Argument], at location: SourceLocation
) -> Diagnosed<TypeReference?> {
  guard let argument = arguments.first else { return Diagnosed(.scalar(.day(pattern: nil))) }
  guard arguments.count == 1, case .text(let pattern) = argument.value else {
    return wrong("Day", #"takes a pattern, such as Day("yyyyMMdd"), or nothing"#, at: location)
  }
  let mistakes = checkPattern(argument, .day)
  return Diagnosed(mistakes.isEmpty ? .scalar(.day(pattern: pattern)) : nil, mistakes)
}

private func resolveUnixTime(
  _ arguments: [SpecType.Argument], at location: SourceLocation
) -> Diagnosed<TypeReference?> {
  switch arguments.map(\.value) {
  case [], [.word("s")]: Diagnosed(.scalar(.date(.unixSeconds)))
  case [.word("ms")]: Diagnosed(.scalar(.date(.unixMilliseconds)))
  default: wrong("UnixTime", "takes 's', 'ms' or nothing", at: location)
  }
}

/// `Number`, `Number("-")`, `Number(Decimal, "-")`: with texts that mean nil it is optional.
private func resolveNumber(
  _ arguments: [SpecType.Argument], at location: SourceLocation
) -> Diagnosed<TypeReference?> {
  let kinds: [String: Scalar.Number] = ["Int": .integer, "Double": .double, "Decimal": .decimal]
  var kind = Scalar.Number.double
  var texts: [String] = []
  for (index, argument) in arguments.enumerated() {
    switch argument.value {
    case .text(let text): texts.append(text)
    case .word(let word):
      guard index == 0, let named = kinds[word] else {
        return wrong(
          "Number",
          #"takes 'Int', 'Double' or 'Decimal', then texts that mean nil: Number(Int, "-")"#,
          at: argument.location)
      }
      kind = named
    }
  }
  let number = TypeReference.scalar(.number(kind, nilTexts: texts))
  return Diagnosed(texts.isEmpty ? number : .optional(number))
}

private func resolveFlag(
  _ arguments: [SpecType.Argument], at location: SourceLocation
) -> Diagnosed<TypeReference?> {
  guard arguments.count == 2, case .text(let yes) = arguments[0].value,
    case .text(let no) = arguments[1].value, yes != no
  else {
    return wrong("Flag", #"takes two different texts, such as Flag("Y", "N")"#, at: location)
  }
  return Diagnosed(.scalar(.flag(yes: yes, no: no)))
}

/// Returns the format that `Date` means in a file.
func resolveDates(_ document: SpecDocument) -> Diagnosed<Scalar.DateFormat> {
  guard let type = document.dates, !type.isInvalid else { return Diagnosed(.rfc3339) }
  guard case .named(let name, let arguments) = type.kind, ["Date", "UnixTime"].contains(name) else {
    return Diagnosed(.rfc3339, [.notADate(at: type.location)])
  }
  let result = resolveBuiltIn(name, arguments, dates: .rfc3339, at: type.location)
  guard case .scalar(.date(let format)) = result.value else {
    return Diagnosed(.rfc3339, result.diagnostics)
  }
  return Diagnosed(format)
}
