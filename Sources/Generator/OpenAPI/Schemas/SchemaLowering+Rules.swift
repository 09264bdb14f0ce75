import SDKGenAPIModel
import SDKGenSourceText

extension SchemaLowering {
  /// Alternatives that only say which members must be there.
  mutating func isRule(_ group: Facets.Alternatives) -> Bool {
    group.members.allSatisfy { isRule($0.element) }
  }

  private mutating func isRule(_ element: Element) -> Bool {
    let schema = reader.read(element)
    guard !schema.required.isEmpty || schema.exclusion != nil || schema.addsNothing else {
      return false
    }
    return schema.reference == nil && schema.properties.isEmpty && schema.allOf.isEmpty
      && schema.oneOf.isEmpty && schema.anyOf.isEmpty && schema.additional == nil
      && schema.values == nil && schema.constant == nil && schema.items == nil
      && (schema.kinds == nil || schema.kinds == .object) && !schema.allowsNothing
      && !(schema.required.isEmpty && schema.exclusion == nil && schema.kinds == .object)
  }

  /// Sentences for what no type says: which members must be there together.
  mutating func rules(of facets: Facets) -> [String] {
    var sentences: [String] = []
    let excluded = facets.exclusions.map { names(requiredBy: $0) }
    for group in facets.unions where isRule(group) {
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

  private mutating func names(requiredBy element: Element) -> [String] {
    reader.read(element).required.compactMap(\.string)
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
