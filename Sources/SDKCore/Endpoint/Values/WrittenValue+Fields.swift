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
