internal import Foundation
internal import TrialSupport

/// The pairs by which OpenAPI writes a value into a query or a form.
struct WrittenParameter {
  /// A name, and one value or several with a delimiter between them.
  struct Pair {
    var name: String
    var values: [String]
    /// As it is written; nil: the value stands alone.
    var delimiter: String?
  }

  var pairs: [Pair]
  /// OpenAPI does not say how such a value is written, so that `a[0]=` and `a[]=` are both right.
  var isFree = false
  /// The value may as well be written as JSON.
  var json: Tree?

  init(_ name: String, _ value: Tree, style: String, explodes: Bool, isContent: Bool = false) {
    pairs = []
    if isContent {
      pairs = [Pair(name: name, values: [], delimiter: nil)]
      json = value
      return
    }
    switch (style, value) {
    case ("deepObject", .object), ("deepObject", .array):
      nest(name, value)
      isFree = true
    case (_, .array(let elements)) where elements.allSatisfy(\.isScalar):
      let texts = elements.map(\.scalarText)
      if explodes, style != "spaceDelimited", style != "pipeDelimited" || explodes {
        pairs = texts.map { Pair(name: name, values: [$0], delimiter: nil) }
      } else if !texts.isEmpty {
        let delimiters = [
          "spaceDelimited": "%20", "pipeDelimited": "%7C", "tabDelimited": "%09",
        ]
        pairs = [Pair(name: name, values: texts, delimiter: delimiters[style] ?? ",")]
      }
    case (_, .object(let members)) where members.allSatisfy(\.value.isScalar):
      if explodes {
        pairs = members.map {
          Pair(name: $0.key, values: [$0.value.scalarText], delimiter: nil)
        }
      } else {
        let texts = members.flatMap { [$0.key, $0.value.scalarText] }
        pairs = [Pair(name: name, values: texts, delimiter: ",")]
      }
    case (_, .array), (_, .object):
      nest(name, value)
      isFree = true
      json = value
    case (_, .null): break
    default: pairs = [Pair(name: name, values: [value.scalarText], delimiter: nil)]
    }
  }

  private mutating func nest(_ name: String, _ value: Tree) {
    switch value {
    case .object(let members):
      for member in members { nest("\(name)[\(member.key)]", member.value) }
    case .array(let elements): for element in elements { nest("\(name)[]", element) }
    case .null: break
    default: pairs.append(Pair(name: name, values: [value.scalarText], delimiter: nil))
    }
  }

  /// The values of a path or a header.
  var joined: String {
    let pair = pairs.first
    return (pair?.values ?? []).joined(separator: pair?.delimiter?.removingPercentEncoding ?? ",")
  }

  /// Removes what is expected from what was sent, and returns what was not found.
  func missing(from sent: inout [(name: String, value: String)], isForm: Bool) -> [String] {
    func decoded(_ text: String) -> String {
      let text = isForm ? text.replacing("+", with: " ") : text
      return text.removingPercentEncoding ?? text
    }
    if let json {
      let index = sent.firstIndex { pair in
        decoded(pair.name) == (pairs.first?.name.prefix { $0 != "[" }).map(String.init)
          && JSONDifferences(expected: json, text: decoded(pair.value)).isEmpty
      }
      if let index {
        sent.remove(at: index)
        return []
      }
      if !isFree { return ["\(pairs[0].name) as JSON"] }
    }
    return pairs.compactMap { pair in
      let index = sent.firstIndex { actual in
        let name = decoded(actual.name)
        guard name == pair.name || isFree && name.withoutIndices == pair.name else { return false }
        guard let delimiter = pair.delimiter else {
          return Tree.isSame(decoded(actual.value), pair.values[0])
        }
        let parts = actual.value.components(separatedBy: delimiter).map(decoded)
        return parts.count == pair.values.count && zip(parts, pair.values).allSatisfy(Tree.isSame)
      }
      guard let index else {
        let near = sent.first {
          decoded($0.name).prefix(while: \.isLetter) == pair.name.prefix(while: \.isLetter)
        }
        return "\(pair.name)=\(pair.values.joined(separator: pair.delimiter ?? ""))"
          + (near.map { " (is \($0.name)=\($0.value))" } ?? "")
      }
      sent.remove(at: index)
      return nil
    }
  }
}

extension String {
  /// `a[0][b]` as `a[][b]`.
  fileprivate var withoutIndices: String { replacing(/\[[0-9]+\]/, with: "[]") }
}

extension Tree {
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .number, .string: true
    }
  }

  var isEmptyArray: Bool { if case .array(let elements) = self { elements.isEmpty } else { false } }

  var scalarText: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): "\(value)"
    case .null, .array, .object: ""
    }
  }

  /// Two texts of the same string, number or instant.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    if let left = number(left), let right = number(right) { return left == right }
    if let left = instant(left), let right = instant(right) { return left == right }
    return UUID(uuidString: left) != nil && left.lowercased() == right.lowercased()
  }

  private static func number(_ text: String) -> Decimal? {
    let isNumber = text.allSatisfy { $0.isNumber || "+-.eE".contains($0) }
    return isNumber ? Decimal(string: text) : nil
  }

  /// The instant that an RFC 3339 text means.
  static func instant(_ text: String) -> Date? {
    (try? Date.ISO8601FormatStyle().parse(text))
      ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
  }
}
