import SDKGenAPIModel
import SDKGenSourceText

/// Writes the documentation of schemas.
struct SchemaDocumentation {
  let graph: SchemaGraph

  /// The nearest description, else title of several words, with sentences for rules that no type expresses. One word
  /// is a name, such as `customer_acceptance_param`.
  func text(for locations: [SchemaLocation], _ merged: MergedSchema? = nil) -> String? {
    let text =
      described(nearest: locations) { $0.description }
      ?? described(nearest: locations) { schema in
        schema.title.flatMap { $0.string?.contains(" ") == true ? $0 : nil }
      }
    guard let merged, !merged.exclusions.isEmpty || !merged.unions.isEmpty else { return text }
    let parts = [text].compactMap { $0 } + rules(of: merged)
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  /// The text of the schema stated last, if one is; else that of the one inherited last.
  private func described(
    nearest locations: [SchemaLocation], _ keyword: (Schema) -> Node?
  ) -> String? {
    described(locations, areInherited: false, keyword)
      ?? described(locations, areInherited: true, keyword)
  }

  private func described(
    _ locations: [SchemaLocation], areInherited: Bool, _ keyword: (Schema) -> Node?
  ) -> String? {
    var index = locations.count
    while index > 0 {
      index -= 1
      guard locations[index].isInherited == areInherited else { continue }
      if let text = described(locations[index].element, keyword) { return text }
    }
    return nil
  }

  private func described(_ element: Element, _ keyword: (Schema) -> Node?) -> String? {
    let schema = graph.schema(element)
    if let text = keyword(schema)?.string, !text.isEmpty { return markdown(text) }
    for member in schema.allOf.reversed() {
      if let text = described(member, keyword) { return text }
    }
    if schema.oneOf.isEmpty, schema.anyOf.isEmpty { return nil }
    // `anyOf: [X, null]` is X.
    let alternatives = (schema.oneOf + schema.anyOf).filter { !graph.isNull($0) }
    return alternatives.count == 1 ? described(alternatives[0], keyword) : nil
  }

  /// Sentences about properties that must or must not occur together.
  private func rules(of merged: MergedSchema) -> [String] {
    var sentences: [String] = []
    let excluded = merged.exclusions.map { names(requiredBy: $0) }
    for group in merged.unions where graph.isConstraint(group) {
      let choices = group.members.map { names(requiredBy: $0.element) }
        .filter { !$0.isEmpty }
      guard !choices.isEmpty else { continue }
      let all = Set(choices.joined())
      let isExact = group.isOne || excluded.contains { Set($0) == all && all.count == 2 }
      let words = choices.map { $0.map { "`\($0)`" }.joined(separator: " with ") }
      sentences.append("\(isExact ? "Exactly" : "At least") one of \(list(words)).")
    }
    if sentences.isEmpty {
      for names in excluded where names.count > 1 {
        sentences.append("Not all of \(list(names.map { "`\($0)`" })) together.")
      }
    }
    return sentences
  }

  private func names(requiredBy element: Element) -> [String] {
    graph.schema(element).required.compactMap(\.string)
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}

extension SchemaGraph {
  /// Alternatives that only state which properties are required.
  func isConstraint(_ group: MergedSchema.Alternatives) -> Bool {
    group.members.allSatisfy { schema($0.element).isConstraint }
  }
}
