/// A value as it is written: nothing, a string, several, or properties with names. Not yet
/// percent-encoded.
public struct WrittenValue: Hashable, Sendable {
  var content: WrittenContent
  /// Nil: what is usual where the value stands.
  var style: ParameterStyle?
  var allowsReserved = false

  init(_ content: WrittenContent) { self.content = content }

  /// Left out.
  public static let none = Self(.none)

  public static func one(_ text: String) -> Self { Self(.text(text)) }

  /// Makes a list, which is left out when empty.
  public static func list(_ texts: [String]) -> Self { Self(.list(texts.map { .text($0) })) }

  /// Chooses the style. Lists within the list become text, where it is a style for those too.
  mutating func write(in style: ParameterStyle?) {
    guard case .lists(let outer, let inner)? = style else {
      self.style = style == .jsonObjects ? content.styleOfObjects : style
      return
    }
    if case .list(let elements) = content {
      content = .list(
        elements.map { element in
          guard case .list = element else { return element }
          var written = WrittenValue(element)
          written.write(in: inner)
          return written.joined().map { .text($0) } ?? .none
        })
    }
    self.style = outer
  }

  /// Returns the strings of a scalar or list.
  func scalars() throws(RequestBuildingError) -> [String] {
    switch content {
    case .none: []
    case .text(let text), .literal(let text): [text]
    case .list(let elements): elements.compactMap(\.flatText)
    case .object: throw RequestBuildingError("an object cannot stand in an array here")
    }
  }
}

/// A value taken apart, in the order in which it encodes.
package enum WrittenContent: Hashable, Sendable {
  /// Null.
  case none
  case text(String)
  /// A number or Boolean.
  case literal(String)
  case list([WrittenContent])
  case object([Member])

  package struct Member: Hashable, Sendable {
    let name: String
    let value: WrittenContent
  }

  /// What ``ParameterStyle/jsonObjects`` means for it.
  fileprivate var styleOfObjects: ParameterStyle {
    if case .object = self { .json } else { .repeat }
  }

  /// The text of a scalar.
  package var text: String? {
    switch self {
    case .text(let text), .literal(let text): text
    case .none, .list, .object: nil
    }
  }

  /// The text between delimiters: a scalar as it is, what is inside lists and properties as JSON;
  /// nil for null.
  var flatText: String? {
    switch self {
    case .none: nil
    case .text(let text), .literal(let text): text
    case .list, .object: jsonText()
    }
  }

  /// Returns the strings between delimiters: elements, or properties, each as two strings or as one
  /// pair. Nulls are left out.
  func groups(paired: Bool) -> [[String]] {
    switch self {
    case .none: return []
    case .text(let text), .literal(let text): return [[text]]
    case .list(let elements): return elements.compactMap { $0.flatText.map { [$0] } }
    case .object(let members):
      return members.flatMap { member in
        member.value.flatText.map { paired ? [[member.name, $0]] : [[member.name], [$0]] } ?? []
      }
    }
  }

  /// - `isASCII`: other characters are escaped, as headers need it.
  package func jsonText(isASCII: Bool = false) -> String {
    func quoted(_ text: String) -> String { JSONString.quoted(text, isASCII: isASCII) }
    return switch self {
    case .none: "null"
    case .text(let text): quoted(text)
    case .literal(let text): text
    case .list(let elements):
      "[" + elements.map { $0.jsonText(isASCII: isASCII) }.joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { "\(quoted($0.name)):\($0.value.jsonText(isASCII: isASCII))" }
        .joined(separator: ",") + "}"
    }
  }
}

/// Texts as JSON strings.
private enum JSONString {
  static func quoted(_ text: String, isASCII: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || isASCII && scalar.value >= 0x7F:
        for unit in String(scalar).utf16 { result += escape(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension WrittenValue {
  /// The value of a header; nil when there is nothing to send. Nothing is percent-encoded.
  var headerText: String? {
    if content == .none { return nil }
    if style == .json { return content.jsonText(isASCII: true) }
    return joined()
  }

  /// Returns the parts of a multipart body: one for each element unless a style joins them, and one for each
  /// property of an object under its own name.
  func parts(
    named name: String
  ) throws(RequestBuildingError) -> [(name: String, text: String)] {
    switch (style, content) {
    case (.json, .none), (.wholeJSON, .none): return []
    case (.json, _), (.wholeJSON, _): return [(name, content.jsonText())]
    case (.comma, _), (.commaPairs, _), (.label, _), (.labelExploded, _), (.matrix, _),
      (.pipe, _), (.space, _), (.tab, _), (.lists, _), (.cookieComma, _):
      return joined().map { [(name, $0)] } ?? []
    case (.brackets, .object), (.deepObject, .object): return content.nested(in: name)
    case (nil, .object(let members)), (.repeat, .object(let members)),
      (.matrixExploded, .object(let members)), (.jsonObjects, .object(let members)),
      (.fields, .object(let members)), (.whole, .object(let members)),
      (.cookie, .object(let members)):
      return members.flatMap { member in
        let elements =
          if case .list(let elements) = member.value { elements } else { [member.value] }
        return elements.compactMap { element in element.flatText.map { (member.name, $0) } }
      }
    case (nil, _), (.repeat, _), (.brackets, _), (.deepObject, _), (.matrixExploded, _),
      (.jsonObjects, _), (.fields, _), (.whole, _), (.cookie, _):
      return try scalars().map { (name, $0) }
    }
  }

  /// The elements with what the style puts between them; nil for none.
  func joined() -> String? {
    let isPaired = style == .commaPairs || style == .labelExploded
    let groups = content.groups(paired: isPaired)
    if groups.isEmpty { return nil }
    return groups.map { $0.joined(separator: "=") }.joined(separator: style?.delimiter ?? ",")
  }
}

extension WrittenContent {
  /// The scalars inside, by `name[0][property]`.
  fileprivate func nested(in name: String) -> [(name: String, text: String)] {
    switch self {
    case .none: []
    case .text(let text), .literal(let text): [(name, text)]
    case .list(let elements):
      elements.enumerated().flatMap { $0.element.nested(in: "\(name)[\($0.offset)]") }
    case .object(let members): members.flatMap { $0.value.nested(in: "\(name)[\($0.name)]") }
    }
  }
}

extension ParameterStyle {
  /// The character between elements, where a style has another than the comma.
  fileprivate var delimiter: String? {
    switch self {
    case .pipe: "|"
    case .space: " "
    case .tab: "\t"
    default: nil
    }
  }
}
