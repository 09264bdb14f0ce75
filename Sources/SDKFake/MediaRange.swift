internal import Foundation
internal import SDKCore

/// A media type or a range of them with its parameters: `application/json; charset=utf-8`, `text/*;q=0.5` (RFC 9110,
/// sections 8.3.1 and 12.5.1).
struct MediaRange: Hashable, Sendable {
  /// In lower case: `application/json`.
  let name: String
  /// Values by names in lower case.
  let parameters: [String: String]
  /// How much it is wanted, from 0 to 1.
  let weight: Double

  init(_ text: some StringProtocol) {
    let text = String(text)
    name = MediaType(text).name
    guard text.utf8.contains(UInt8(ascii: ";")) else {
      (parameters, weight) = ([:], 1)
      return
    }
    var parameters: [String: String] = [:]
    for item in HeaderList.items(of: text, separatedBy: ";").dropFirst() {
      let halves = item.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { continue }
      parameters[halves[0].trimmingCharacters(in: .whitespaces).lowercased()] =
        HeaderList.unquoted(halves[1].trimmingCharacters(in: .whitespaces))
    }
    weight =
      parameters.removeValue(forKey: "q").flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1
    self.parameters = parameters
  }

  var isJSON: Bool { MediaType(name).isJSON }

  /// How well a type is in the range; nil: it is not. One that names more is better.
  func rank(of other: MediaRange) -> Int? {
    guard let rank = rank(ofName: other.name) else { return nil }
    // UTF-8 is meant where nothing is said, and what a text is in says nothing about what it is.
    let own = parameters.filter { $0.key != "charset" }
    guard own.allSatisfy({ other.parameters[$0]?.lowercased() == $1.lowercased() }) else {
      return nil
    }
    return rank + own.count
  }

  private func rank(ofName other: String) -> Int? {
    if name == other { return 100 }
    guard name.utf8.contains(UInt8(ascii: "*")) else { return nil }
    if name == "*/*" || name == "*" { return 0 }
    if name.hasSuffix("/*") { return other.hasPrefix(name.dropLast()) ? 10 : nil }
    // `application/*+json`
    let halves = name.split(separator: "*", omittingEmptySubsequences: false)
    let isInside =
      halves.count == 2 && other.utf8.count >= name.utf8.count && other.hasPrefix(halves[0])
      && other.hasSuffix(halves[1])
    return isInside ? 20 : nil
  }
}

/// Values that a header field lists (RFC 9110, section 5.6.1).
enum HeaderList {
  /// Returns the items of a list without empty ones. Nothing in a quoted text separates.
  static func items(of text: String, separatedBy separator: Character = ",") -> [String] {
    guard text.contains(separator) else {
      let item = text.trimmingCharacters(in: .whitespaces)
      return item.isEmpty ? [] : [item]
    }
    var items: [String] = []
    var item = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if character == separator, !isQuoted {
        items.append(item)
        item = ""
        continue
      }
      item.append(character)
    }
    return (items + [item]).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Returns what is between quotes; a text without stays as it is.
  static func unquoted(_ text: String) -> String {
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      isEscaped = false
      result.append(character)
    }
    return result
  }
}
