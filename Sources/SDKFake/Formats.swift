internal import Foundation
internal import SDKCore

/// The formats of strings and numbers (JSON Schema 2020-12 Validation, section 7.3; the OpenAPI format registry).
enum Formats {
  /// Returns whether a string is of a format; of one that is not known here, every string is.
  static func isValid(_ text: String, _ format: String) -> Bool {
    if let pattern = patterns[format] { return pattern.matches(text) != false }
    switch format {
    case "date-time": return isDateTime(text)
    case "date": return isDate(text)
    case "ipv6": return isIPv6(text)
    case "uri", "url", "iri": return isURI(text)
    case "regex": return Pattern(text) != nil
    default: return true
    }
  }

  /// Returns the numbers of a format; nil: all.
  static func range(of format: String) -> ClosedRange<Double>? {
    switch format {
    case "int8": -128...127
    case "int16": -32_768...32_767
    case "int32": -2_147_483_648...2_147_483_647
    case "int64": -0x1p63...0x1p63
    case "uint8": 0...255
    case "uint16": 0...65_535
    case "uint32": 0...4_294_967_295
    case "uint64": 0...0x1p64
    default: nil
    }
  }

  private static let patterns: [String: Pattern] = [
    "uuid": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$",
    "email": #"^[^\s@]+@[^\s@]+$"#, "idn-email": #"^[^\s@]+@[^\s@]+$"#,
    "ipv4": #"^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.|$)){4}$"#,
    "hostname":
      #"^[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"#,
    "time": #"^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([zZ]|[+-]([01]\d|2[0-3]):[0-5]\d)$"#,
    "duration": #"^P(?=.)(\d+W|(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?)$"#,
    "json-pointer": #"^(/([^~/]|~[01])*)*$"#,
    "relative-json-pointer": #"^(0|[1-9]\d*)([+-]\d+)?(#|(/([^~/]|~[01])*)*)$"#,
    "uri-reference": reference, "iri-reference": reference,
    "uri-template": #"^([^\s<>"\\^`{|}]|\{[^\s{}]+\})*$"#,
  ].compactMapValues(Pattern.init)

  private static let reference = #"^[^\s<>"\\^`{|}]*$"#

  private static func isDateTime(_ text: String) -> Bool {
    let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "T" || $0 == "t" || $0 == " "
    }
    return halves.count == 2 && isDate(String(halves[0])) && isValid(String(halves[1]), "time")
  }

  private static func isDate(_ text: String) -> Bool { Day(text) != nil && text.utf8.count == 10 }

  private static func isIPv6(_ text: String) -> Bool {
    let halves = text.components(separatedBy: "::")
    var groups = halves.flatMap { $0.isEmpty ? [] : $0.components(separatedBy: ":") }
    var count = groups.count
    if let last = groups.last, last.contains("."), text.hasSuffix(last) {
      guard isValid(last, "ipv4") else { return false }
      groups.removeLast()
      count += 1
    }
    guard groups.allSatisfy({ (1...4).contains($0.utf8.count) && $0.allSatisfy(\.isHexDigit) })
    else { return false }
    return halves.count == 1 ? count == 8 : halves.count == 2 && count < 8
  }

  /// A scheme and something behind it, without what a URI never has.
  private static func isURI(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let first = text.first, first.isLetter,
      text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      )
    else { return false }
    return !text.unicodeScalars.contains {
      $0.value <= 0x20 || "<>\"{}|\\^`".unicodeScalars.contains($0)
    }
  }
}
