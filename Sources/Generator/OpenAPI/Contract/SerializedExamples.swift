internal import SDKContract
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// Examples that a document states as the text that is sent, `serializedValue` (OpenAPI 3.2), as the data that it is.
extension ContractLowering {
  /// Returns a parameter or media type whose examples have their data beside their texts.
  func addingData(
    to draft: ContractDraft, of described: Element, _ data: (Element) -> ContractDraft?
  ) -> ContractDraft {
    guard let examples = described["examples"], case .object(var members) = draft.content,
      let index = members.firstIndex(where: { $0.key == "examples" }),
      case .object(var named) = members[index].value.content
    else { return draft }
    for position in named.indices {
      let example = named[position]
      guard example.value["value"] == nil, example.value["dataValue"] == nil,
        let use = examples[example.key], case .found(let stated) = documents.resolve(use),
        let text = stated["serializedValue"], let data = data(text)
      else { continue }
      named[position].value = example.value.adding([.init("dataValue", data)])
    }
    var result = draft
    members[index].value.content = .object(named)
    result.content = .object(members)
    return result
  }

  /// Returns what a text of a media type says; nil for streams and others that have no data of JSON.
  func data(of text: Element, in type: String) -> ContractDraft? {
    switch MediaType.kind(of: type) {
    case .json: text.serializedJSON.map { values.value(of: $0) }
    case .text: self.values.value(of: text)
    case .form, .multipart, .events, .lines, .binary: nil
    }
  }

  /// Returns the value that a parameter or header sends as a text in its style; nil for objects.
  func data(of text: Element, as parameter: Element) -> ContractDraft? {
    guard let written = text.node.string, let schema = schema(parameter["schema"]) else {
      return nil
    }
    let place = parameter.text("in") ?? "header"
    let style =
      parameter.text("style") ?? (["query", "cookie"].contains(place) ? "form" : "simple")
    let name = "\(parameter.text("name") ?? "")="
    let items =
      switch style {
      case "simple", "label": [written[...]]
      default: written.split { "?&;".contains($0) }.map { $0.drop { $0 == " " } }
      }
    var values = items.filter { $0.hasPrefix(name) }.map { $0.dropFirst(name.count) }
    if values.isEmpty { values = items }
    if style == "label" { values = values.map { $0.drop { $0 == "." } } }
    let isList = types(of: schema).contains("array")
    if isList, values.count == 1 {
      let separators =
        ["spaceDelimited": ["%20", " "], "pipeDelimited": ["%7C", "|"], "label": [".", ","]][style]
        ?? [","]
      let separator = separators.first { values[0].contains($0) } ?? ","
      values = values[0].split(separator: separator)
    }
    let isPlain = place == "header" || style == "cookie"
    let element = isList ? self.schema(schema["items"]) : schema
    let data = values.compactMap { value in
      scalar(
        isPlain ? String(value) : percentDecoded(value), types(of: element), at: text)
    }
    guard data.count == values.count else { return nil }
    if isList { return ContractDraft(.array(data), at: self.values.position(of: text)) }
    return data.count == 1 ? data[0] : nil
  }

  private func schema(_ use: Element?) -> Element? {
    if let use, case .found(let schema) = documents.resolve(use) { schema } else { nil }
  }

  private func types(of schema: Element?) -> [String] {
    let type = schema?["type"]
    return type?.text.map { [$0] } ?? type?.elements.compactMap(\.text) ?? []
  }

  private func scalar(_ text: String, _ types: [String], at place: Element) -> ContractDraft? {
    let content: ContractDraft.Content
    if types.contains("object") || types.contains("array") {
      return nil
    } else if types.contains("string") || types.isEmpty {
      content = .string(text)
    } else if types.contains("boolean"), let flag = Bool(text) {
      content = .bool(flag)
    } else if Double(text)?.isFinite == true {
      content = .number(text)
    } else {
      return nil
    }
    return ContractDraft(content, at: self.values.position(of: place))
  }
}
