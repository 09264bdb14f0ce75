internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import TrialSupport

/// The pairs by which OpenAPI writes a value into a query, a form or styled parts, and where it says nothing, of values
/// in values, as this project does.
struct WrittenParameter {
  /// A name, and one value or several with a delimiter between them. Lists and objects among them are JSON text.
  struct Pair {
    var name: String
    var values: [Tree]
    /// Without percent-encoding; nil: the value stands alone.
    var delimiter: String?
    /// Scalars are JSON text too.
    var isJSON = false

    var text: String { values.map(\.writtenText).joined(separator: delimiter ?? "") }

    /// Says whether a text, of which `decoded` makes what it means, is that of the pair.
    func matches(_ text: String, _ delimiter: String?, _ decoded: (String) -> String) -> Bool {
      // Values may have the delimiter in them.
      if !isJSON, decoded(text) == self.text { return true }
      let texts = delimiter.map { text.components(separatedBy: $0) } ?? [text]
      return texts.count == values.count
        && zip(values, texts.map(decoded)).allSatisfy {
          isJSON ? $0.isJSON($1) : $0.isWritten(as: $1)
        }
    }
  }

  var pairs: [Pair] = []

  init(_ name: String, _ value: Tree, style: String, explodes: Bool, isContent: Bool = false) {
    if isContent {
      pairs = [Pair(name: name, values: [value], isJSON: true)]
      return
    }
    switch (style, value) {
    case (_, .null): break
    case ("deepObject", _): nest(name, value)
    case (_, .array(let elements)) where explodes:
      pairs = elements.map { Pair(name: name, values: [$0]) }
    case (_, .object(let members)) where explodes:
      for member in members { spread(member.key, member.value) }
    case (_, .array), (_, .object):
      let delimiters = ["spaceDelimited": " ", "pipeDelimited": "|", "tabDelimited": "\t"]
      let values = value.inTurn
      if !values.isEmpty {
        pairs = [Pair(name: name, values: values, delimiter: delimiters[style] ?? ",")]
      }
    default: pairs = [Pair(name: name, values: [value])]
    }
  }

  /// A property of an object without the object's name.
  private mutating func spread(_ name: String, _ value: Tree) {
    switch value {
    case .null: break
    case .array(let elements): pairs += elements.map { Pair(name: name, values: [$0]) }
    case .object: nest(name, value)
    case .bool, .number, .string: pairs.append(Pair(name: name, values: [value]))
    }
  }

  /// `name[0][property]`
  private mutating func nest(_ name: String, _ value: Tree) {
    switch value {
    case .null: break
    case .array(let elements):
      for (index, element) in elements.enumerated() { nest("\(name)[\(index)]", element) }
    case .object(let members):
      for member in members { nest("\(name)[\(member.key)]", member.value) }
    case .bool, .number, .string: pairs.append(Pair(name: name, values: [value]))
    }
  }

  /// Removes what is expected from what was sent, and returns what was not found. Pairs of one name are in order.
  func missing(from sent: inout [(name: String, value: String)], isForm: Bool) -> [String] {
    func decoded(_ text: String) -> String {
      let text = isForm ? text.replacing("+", with: " ") : text
      return text.removingPercentEncoding ?? text
    }
    return pairs.compactMap { pair in
      guard let index = sent.firstIndex(where: { decoded($0.name) == pair.name }) else {
        let names = sent.map(\.name).joined(separator: ", ")
        return "\(pair.name)=\(pair.text) (names are \(names))"
      }
      let value = sent.remove(at: index).value
      let delimiters = [" ": "%20", "|": "%7C", "\t": "%09"]
      let delimiter = pair.delimiter.map { delimiters[$0] ?? $0 }
      return pair.matches(value, delimiter, decoded)
        ? nil : "\(pair.name)=\(pair.text) (is \(value))"
    }
  }
}

extension DescribedOperation.Parameter {
  /// The text of a value in a path or a header.
  func text(of value: Tree) -> String {
    var pairs: [String] = value.inTurn.map(\.writtenText)
    if explodes, case .object(let members) = value {
      pairs = members.map { "\($0.key)=\($0.value.writtenText)" }
    }
    switch style {
    case "label": return "." + pairs.joined(separator: explodes ? "." : ",")
    case "matrix" where explodes && !value.isScalar:
      let isList = !value.elements.isEmpty
      return pairs.map { isList ? ";\(name)=\($0)" : ";\($0)" }.joined()
    case "matrix": return ";\(name)=" + pairs.joined(separator: ",")
    default:
      let delimiters = ["spaceDelimited": " ", "pipeDelimited": "|", "tabDelimited": "\t"]
      return pairs.joined(separator: delimiters[style] ?? ",")
    }
  }
}

extension Tree {
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .number, .string: true
    }
  }

  /// A scalar's text, and JSON of what is none.
  var writtenText: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): "\(value)"
    case .null: ""
    case .array, .object: String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The elements of a list, names and values of an object, a scalar alone.
  fileprivate var inTurn: [Tree] {
    switch self {
    case .null: []
    case .array(let elements): elements
    case .object(let members): members.flatMap { [.string($0.key), $0.value] }
    case .bool, .number, .string: [self]
    }
  }

  func isJSON(_ text: String) -> Bool { JSONDifferences(expected: self, text: text).isEmpty }

  /// Says whether a text is that of a scalar, or JSON of anything else.
  func isWritten(as text: String) -> Bool {
    switch self {
    case .string(let value): Tree.isSame(value, text)
    case .number(let value): Tree.isSameNumber(value, text)
    case .bool, .null: writtenText == text
    case .array, .object: isJSON(text)
    }
  }

  /// Two texts of the same string, instant or UUID.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    if let left = instant(left), let right = instant(right) { return left == right }
    return UUID(uuidString: left) != nil && left.lowercased() == right.lowercased()
  }

  static func isSameNumber(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    func number(_ text: String) -> Decimal? {
      let isNumber = text.allSatisfy { $0.isNumber || "+-.eE".contains($0) }
      return isNumber ? Decimal(string: text) : nil
    }
    guard let left = number(left), let right = number(right) else { return false }
    return left == right
  }

  /// The instant that an RFC 3339 text means.
  static func instant(_ text: String) -> Date? {
    (try? Date.ISO8601FormatStyle().parse(text))
      ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
  }
}
