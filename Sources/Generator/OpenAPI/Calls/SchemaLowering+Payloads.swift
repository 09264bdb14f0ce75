internal import SDKGenAPIModel
internal import SDKGenSourceText

/// The JSON in the text of an event.
extension SchemaLowering {
  /// The `contentSchema` of a text.
  struct Payload {
    /// The JSON that the text holds whatever it is, but for constants; several schemas are one of `oneOf` or `allOf`.
    var schema: Element?
    /// A `contentSchema` that is not followed.
    var dropped: Element?
    /// Constants that are no JSON may take its place, other than the one that ends streams.
    var hasTexts = false

    static let none = Payload()

    var isNone: Bool { schema == nil && dropped == nil }
  }

  /// Returns the payload of schemas of which one holds, or all.
  private func payload(_ keyword: String, of members: [Payload], in schema: Element) -> Payload {
    let found = members.compactMap(\.schema)
    let dropped = members.lazy.compactMap(\.dropped).first
    if found.isEmpty || keyword != "allOf" && found.count < members.count {
      return Payload(dropped: dropped ?? found.first)
    }
    return Payload(
      schema: found.count == 1
        ? found[0] : joined(keyword, found, in: schema, as: "contentSchema"), dropped: dropped)
  }

  func payload(of data: [SchemaLocation]) -> Payload {
    if data.isEmpty { return .none }
    let found = data.reversed().lazy.map { payload(in: $0.element, depth: 8) }
      .first { !$0.isNone }
    guard let found else { return .none }
    return holdsJSON(graph.merged(member: data).format)
      ? found : Payload(dropped: found.schema ?? found.dropped)
  }

  /// Returns whether a text is JSON as it stands, if it holds any.
  private func holdsJSON(_ text: ScalarFormat) -> Bool {
    let encoding = text.contentEncoding?.lowercased()
    return [nil, "7bit", "8bit", "binary"].contains(encoding)
      && text.contentMediaType.map { MediaType.kind(of: $0) == .json } ?? true
  }

  private func payload(in schema: Element, depth: Int) -> Payload {
    guard depth > 0 else { return .none }
    if let own = schema["contentSchema"] {
      graph.follow(own)
      return holdsJSON(graph.schema(schema).format) ? Payload(schema: own) : Payload(dropped: own)
    }
    if let target = graph.target(of: schema) {
      let found = payload(in: target, depth: depth - 1)
      if !found.isNone { return found }
    }
    let all = (schema["allOf"]?.elements ?? []).map { payload(in: $0, depth: depth - 1) }
    let whole = payload("allOf", of: all, in: schema)
    if !whole.isNone { return whole }
    let keyword = schema["anyOf"] != nil ? "anyOf" : "oneOf"
    let members = (schema[keyword]?.elements ?? []).filter { !graph.isNull($0) }
    let others = members.filter { merged($0).values == nil }
    var found = payload(keyword, of: others.map { payload(in: $0, depth: depth - 1) }, in: schema)
    // Beside it may be constants, such as the text that ends a stream.
    let texts = members.filter { member in
      merged(member).values.map { $0.contains { $0.node.string != streamEnd } } ?? false
    }
    guard let json = found.schema, !texts.isEmpty else { return found }
    guard isStructuredOnly(merged(json), depth: 8) else { return Payload(dropped: json) }
    found.schema = joined(keyword, texts + [json], in: schema, as: "data")
    found.hasTexts = true
    return found
  }

  /// Returns whether JSON is an object or a list, so that no text is mistaken for it.
  private func isStructuredOnly(_ schema: MergedSchema, depth: Int) -> Bool {
    let kinds = schema.knownKinds.subtracting(.null)
    if schema.unions.isEmpty { return !kinds.isEmpty && kinds.isSubset(of: [.object, .array]) }
    return depth > 0
      && schema.unions.flatMap(\.members).allSatisfy {
        graph.isNull($0.element) || isStructuredOnly(graph.merged(member: [$0]), depth: depth - 1)
      }
  }

  /// Returns whether data is text in which JSON may be a string.
  func holdsJSONString(_ data: [SchemaLocation]) -> Bool {
    let payload = payload(of: data)
    return !payload.hasTexts && payload.schema.map { holdsString(merged($0), depth: 8) } ?? false
  }

  /// Returns whether JSON may be a string, or anything.
  private func holdsString(_ schema: MergedSchema, depth: Int) -> Bool {
    if schema.unions.isEmpty || depth == 0 {
      return schema.knownKinds.isSubset(of: [.string, .null])
    }
    return schema.unions.flatMap(\.members).contains {
      holdsString(graph.merged(member: [$0]), depth: depth - 1)
    }
  }

  mutating func type(
    ofData data: [SchemaLocation], named name: InlineName
  ) -> TypeReference {
    let payload = payload(of: data)
    payload.dropped.map { graph.report(.droppedPayload($0)) }
    if let schema = payload.schema { return type(of: schema, named: name) }
    let places = data.map { SchemaLocation($0.element, named: name) }
    return lower(places).reference
  }
}
