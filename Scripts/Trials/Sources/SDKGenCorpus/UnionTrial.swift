internal import SDKGenAPIModel
internal import SDKGenSourceText
internal import SDKGenSwift
internal import TrialSupport

/// A value of a member of a union, with a tag that leads to it.
struct TaggedValue {
  /// The schema with the discriminator.
  var pointer: String
  var property: String
  var tag: Tree
  var value: Tree
  /// The union as Swift writes it.
  var union: String
  /// The types that stand for the member, as Swift writes them: a union may have one of its own.
  var members: [String]
}

/// Finds the unions with a discriminator: every entry of its `mapping`, and every name that is one without, has to lead
/// to its member, and to come back with it.
struct UnionTrial {
  typealias Located = APIDocument.Located

  private let document: APIDocument
  private let corpus: Corpus
  /// Swift types by the pointers to their schemas.
  private let types: [String: [String]]
  private let unions: [String: String]
  private(set) var values: [TaggedValue] = []
  /// The pointers to those for which no type was generated.
  private(set) var withoutType: [String] = []

  init(_ document: APIDocument, _ corpus: Corpus) {
    self.document = document
    self.corpus = corpus
    let names = SwiftTypes(corpus.api, names: corpus.names)
    var types: [String: [String]] = [:]
    var unions: [String: String] = [:]
    for model in corpus.api.models {
      let name = names.text(of: .model(model.id))
      types[model.provenance, default: []].append(name)
      if case .union = model.shape { unions[model.provenance] = name }
    }
    self.types = types
    self.unions = unions
    for key in ["components", "definitions", "paths"] {
      if let section = document.root[key] { visit(section, "/\(key)") }
    }
  }

  private mutating func visit(_ value: Located, _ pointer: String) {
    if value.node.kind == .array {
      for (index, element) in value.elements.enumerated() { visit(element, "\(pointer)/\(index)") }
    }
    guard value.node.kind == .object else { return }
    if let property = value["discriminator"]?.string("propertyName")
      ?? value["discriminator"]?.node.string
    {
      addTags(of: value, property, pointer)
    }
    for (key, member) in value.members where !["example", "examples", "default"].contains(key) {
      visit(member, escaped(pointer, key))
    }
  }

  /// A member of a union, and what a mapping may mean it by: what it refers to, and its place.
  private struct Member {
    var schema: Located
    var pointer: String
    var place: String
    var name: String?
  }

  private mutating func addTags(of schema: Located, _ property: String, _ pointer: String) {
    // What may be null besides is one in its place.
    let place = pointer.replacing(/\/(anyOf|oneOf|allOf)\/[0-9]+$/, with: "")
    guard let union = unions[pointer] ?? types[pointer]?.first ?? unions[place] else {
      return withoutType.append(pointer)
    }
    let members = members(of: schema, pointer)
    let mapping = schema["discriminator"]?["mapping"]?.members ?? []
    var found: [(tag: Tree, member: Member)] = []
    for (tag, target) in mapping {
      guard let text = target.node.string, let pointer = self.pointer(text),
        // A member may extend what is meant in its place.
        let member = members.first(where: { [$0.pointer, $0.place].contains(pointer) })
          ?? members.first(where: { extends($0.schema, pointer, depth: 0) })
      else { continue }
      found.append((typed(tag, property, member.schema), member))
    }
    for member in members where !found.contains(where: { $0.member.pointer == member.pointer }) {
      found += tags(property, of: member, depth: 0)
    }
    for (tag, member) in found {
      // What leads to two members leads to none for certain.
      let others = found.filter { $0.member.pointer != member.pointer }
      if others.contains(where: { JSONDifferences($0.tag, tag).isEmpty }) { continue }
      var sampler = Sampler(document: document, isMinimal: true)
      sampler.isReceived = true
      guard var value = sampler.sample(member.schema, name: "member"), case .object = value
      else { continue }
      value[property] = tag
      values.append(
        TaggedValue(
          pointer: pointer, property: property, tag: tag, value: value, union: union,
          members: Set([member.pointer, member.place]).sorted().flatMap { types[$0] ?? [] }))
    }
  }

  /// Without a mapping: the constants of a member, those of its own members, or its name.
  private func tags(
    _ property: String, of member: Member, depth: Int
  ) -> [(tag: Tree, member: Member)] {
    let constants = constants(property, of: member.schema)
    if !constants.isEmpty { return constants.map { ($0, member) } }
    let schema = document.resolve(member.schema)
    let inner = depth < 4 ? members(of: schema, member.pointer, isBase: false) : []
    if inner.isEmpty { return member.name.map { [(.string($0), member)] } ?? [] }
    return inner.flatMap { tags(property, of: $0, depth: depth + 1) }.map { tag, leaf in
      var member = member
      member.schema = leaf.schema
      return (tag, member)
    }
  }

  /// The alternatives; of a base the schemas that extend it.
  private func members(of schema: Located, _ pointer: String, isBase: Bool = true) -> [Member] {
    let alternatives = ["oneOf", "anyOf"].flatMap { keyword in
      (schema[keyword]?.elements ?? []).enumerated().map { index, element in
        member(element, "\(pointer)/\(keyword)/\(index)")
      }
    }
    if !alternatives.isEmpty || !isBase { return alternatives }
    let section = document.isSwagger ? "/definitions" : "/components/schemas"
    let all = document.value(at: section, in: document.root)?.members ?? []
    return all.filter { extends($0.value, pointer, depth: 0) }.map { name, schema in
      let pointer = escaped(section, name)
      return Member(schema: schema, pointer: pointer, place: pointer, name: name)
    }
  }

  private func member(_ element: Located, _ pointer: String) -> Member {
    guard let text = element.string("$ref"), let target = self.pointer(text) else {
      return Member(schema: element, pointer: pointer, place: pointer, name: nil)
    }
    let name = target.split(separator: "/").last.map(String.init)
    return Member(schema: element, pointer: target, place: pointer, name: name)
  }

  private func extends(_ schema: Located, _ pointer: String, depth: Int) -> Bool {
    guard depth < 12 else { return false }
    return (schema["allOf"]?.elements ?? []).contains { part in
      guard let text = part.string("$ref") else { return false }
      return self.pointer(text) == pointer
        || document.target(of: text, in: part.file).map { extends($0, pointer, depth: depth + 1) }
          ?? false
    }
  }

  /// The pointer that a reference means, or a name of a schema; nil: it stands in another file.
  private func pointer(_ text: String) -> String? {
    if text.hasPrefix("#") { return String(text.dropFirst()) }
    let section = document.isSwagger ? "/definitions" : "/components/schemas"
    let pointer = escaped(section, text)
    return document.value(at: pointer, in: document.root) == nil ? nil : pointer
  }

  private func escaped(_ section: String, _ name: String) -> String {
    section + "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// The values that a schema allows for a property, where it lists them.
  private func constants(_ property: String, of schema: Located) -> [Tree] {
    properties(property, of: schema, depth: 0).lazy.map { listed($0) }.first { !$0.isEmpty } ?? []
  }

  private func listed(_ schema: Located) -> [Tree] {
    let schema = document.resolve(schema)
    if let constant = schema["const"] { return [Tree(constant.node)] }
    let values = (schema["enum"]?.elements ?? []).filter { $0.node.kind != .null }
    if !values.isEmpty { return values.map { Tree($0.node) } }
    return ["allOf", "anyOf", "oneOf"].flatMap { schema[$0]?.elements ?? [] }.flatMap(listed)
  }

  private func properties(_ name: String, of schema: Located, depth: Int) -> [Located] {
    let schema = document.resolve(schema)
    let parts = depth < 12 ? schema["allOf"]?.elements ?? [] : []
    return [schema["properties"]?[name]].compactMap { $0 }
      + parts.flatMap { properties(name, of: $0, depth: depth + 1) }
  }

  /// A tag of a mapping, which is text, as the member's property has it.
  private func typed(_ tag: String, _ property: String, _ schema: Located) -> Tree {
    let types = properties(property, of: schema, depth: 0).map(document.resolve)
      .compactMap { $0.string("type") }
    if types.contains("boolean"), let value = Bool(tag) { return .bool(value) }
    let isNumber = types.contains("integer") || types.contains("number")
    return isNumber && Double(tag) != nil ? .number(tag) : .string(tag)
  }

  /// Lines about the values that did not come back as they should, which were decoded in this order.
  func problems(_ results: some Collection<Result>) -> [String] {
    var lines = zip(values, results).compactMap { value, result -> String? in
      let tag = "\(value.property) \(value.tag.writtenText)"
      func line(_ text: String) -> String { "\(value.pointer) with \(tag): \(text)" }
      if let error = result.error { return line(error) }
      if result.isMember == false { return line("is no \(value.members.first ?? "member")") }
      guard let encoded = result.encoded.map({ Tree($0) }) else { return line("cannot be encoded") }
      return JSONDifferences(value.value, encoded).texts.first.map(line)
    }
    if values.count != results.count { lines.append("\(results.count) unions of \(values.count)") }
    return lines
  }
}
