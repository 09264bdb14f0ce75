import SDKGenAPIModel
import SDKGenSourceText

extension SchemaLowering {
  /// Members of a union, each with words of its own should it be an inline type.
  mutating func placed(_ sites: [Site], in union: ModelID) -> [Site] {
    let objects = sites.filter { isInlineObject($0) }.count
    let names = Dictionary(
      sites.flatMap { reader.read($0.element).properties.map { ($0.name, 1) } },
      uniquingKeysWith: +)
    let titles = Dictionary(
      sites.compactMap { reader.read($0.element).title?.string.map { ($0, 1) } },
      uniquingKeysWith: +)
    return sites.enumerated().map { index, site in
      var words = words(for: site, isOnlyObject: objects == 1)
      // A title that several members have names none.
      if let title = reader.read(site.element).title?.string, titles[title, default: 0] > 1,
        words == [title]
      {
        words = nil
      }
      if words == nil {
        // What no other member has.
        let own = reader.read(site.element).properties.map(\.name).first { names[$0] == 1 }
        words = [own ?? "option \(index + 1)"]
      }
      return Site(site.element, inside: .model(union), words ?? [])
    }
  }

  private mutating func isInlineObject(_ site: Site) -> Bool {
    let schema = reader.read(site.element)
    return schema.reference == nil && schema.items == nil
      && (schema.kinds?.contains(.object) ?? schema.impliedKinds.contains(.object)
        || !schema.allOf.isEmpty)
  }

  private mutating func words(for site: Site, isOnlyObject: Bool) -> [String]? {
    let schema = reader.read(site.element)
    if schema.reference != nil, let target = referenceTarget(of: site) {
      return [Declarations.name(of: target.pointer)]
    }
    // Its elements are named after the union.
    if schema.items != nil { return [] }
    if schema.values != nil { return ["value"] }
    if let title = schema.title?.string, !title.isEmpty, title.utf8.count < 60 { return [title] }
    if let tag = constantText(of: schema) { return [tag] }
    if isOnlyObject { return ["object"] }
    if schema.required.count == 1, let name = schema.required[0].string { return [name] }
    return nil
  }

  /// The first value that a member states as its only one: `type: "text"`.
  private mutating func constantText(of schema: Schema) -> String? {
    for property in schema.properties {
      let inner = reader.read(property)
      let only = inner.constant ?? inner.values?.elements.first
      let isOnly = inner.constant != nil || inner.values?.node.elements.count == 1
      if isOnly, let text = only?.node.string, !text.isEmpty { return text }
    }
    return nil
  }
}
