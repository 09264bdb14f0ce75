import SDKContract
import SDKGenAPIModel

/// What a spec gives as examples of what an operation sends. The types do not tell, and the contract does.
struct SpecExamples: Sendable {
  /// An example of a value, and what one that is made up keeps to.
  struct Hint {
    var example: Literal?
    var limits: SampleLimits?
  }

  private let operation: ContractDraft?
  private let schemas: [String: ContractDraft]
  /// How far references are followed, which may lead in a circle.
  private static let depth = 16

  init(_ operation: Operation, _ source: ContractSource?) {
    self.operation = source?.operations[operation.provenance]?.draft
    schemas = source?.schemas ?? [:]
  }

  func parameter(_ name: String, in place: String) -> Hint {
    let found = operation?["parameters"]?.elements.first { parameter in
      parameter["name"]?.string == name && parameter["in"]?.string?.hasPrefix(place) == true
    }
    return found.map { hint(of: $0) } ?? Hint()
  }

  /// Returns an example of the body of this kind.
  func body(_ body: Body) -> Literal? { media(of: body).flatMap { hint(of: $0).example } }

  /// Returns the example of a field of a form, by its name on the wire.
  func field(_ name: String, of body: Body) -> Hint {
    guard let media = media(of: body) else { return Hint() }
    let schema = media["schema"].flatMap { property(name, of: $0) }
    var field = schema.map { hint(ofSchema: $0) } ?? Hint()
    if case .object(let members)? = hint(of: media).example {
      field.example = members.first { $0.name == name }?.value ?? field.example
    }
    return field
  }

  private func media(of body: Body) -> ContractDraft? {
    let media = operation?["requestBody"]?["content"]?.members ?? []
    let found = media.first { body.isSent(as: $0.key.lowercased()) }
    return (found ?? (media.count == 1 ? media.first : nil))?.value
  }

  // MARK: Values with a schema

  private func hint(of described: ContractDraft) -> Hint {
    let content = described["content"]?.members.first?.value
    let schema = described["schema"] ?? content?["schema"]
    var found = schema.map { hint(ofSchema: $0) } ?? Hint()
    found.example =
      example(of: described) ?? content.flatMap { example(of: $0) } ?? found.example
    return found
  }

  /// The `example` of a parameter or media type, or the first of its `examples`.
  private func example(of described: ContractDraft) -> Literal? {
    if let example = described["example"] { return Literal(example) }
    return described["examples"]?.members.lazy.compactMap { named in
      named.value["value"] ?? named.value["dataValue"]
    }.first.map { Literal($0) }
  }

  private func hint(ofSchema schema: ContractDraft) -> Hint {
    Hint(
      example: example(ofSchema: schema),
      limits: SampleLimits(format: keyword("format", of: schema)?.string) {
        number($0, of: schema)
      })
  }

  private func example(ofSchema schema: ContractDraft, depth: Int = 0) -> Literal? {
    let stated = schema["example"] ?? schema["examples"]?.elements.first ?? schema["default"]
    if let stated { return Literal(stated) }
    let further = parts(of: schema, depth).lazy.compactMap {
      example(ofSchema: $0, depth: depth + 1)
    }
    if let first = further.first { return first }
    guard depth < Self.depth, let items = schema["items"] else { return nil }
    return example(ofSchema: items, depth: depth + 1).map { .array([$0]) }
  }

  private func property(_ name: String, of schema: ContractDraft, depth: Int = 0) -> ContractDraft?
  {
    schema["properties"]?[name]
      ?? parts(of: schema, depth).lazy.compactMap {
        property(name, of: $0, depth: depth + 1)
      }.first
  }

  private func number(_ key: String, of schema: ContractDraft) -> Double? {
    if case .number(let text)? = keyword(key, of: schema)?.content { Double(text) } else { nil }
  }

  private func keyword(_ key: String, of schema: ContractDraft, depth: Int = 0) -> ContractDraft? {
    schema[key]
      ?? parts(of: schema, depth).lazy.compactMap { keyword(key, of: $0, depth: depth + 1) }.first
  }

  /// The schemas that a schema is made of.
  private func parts(of schema: ContractDraft, _ depth: Int) -> [ContractDraft] {
    if depth >= Self.depth { return [] }
    let target = schema["$ref"]?.string.flatMap { schemas[$0] }
    return [target].compactMap(\.self) + (schema["allOf"]?.elements ?? [])
  }
}

extension Body {
  /// Returns whether a media type, in lower case, is that of the body.
  fileprivate func isSent(as type: String) -> Bool {
    switch self {
    case .json: type.contains("json")
    case .form, .formValue: type.hasPrefix("application/x-www-form-urlencoded")
    case .multipart: type.hasPrefix("multipart/")
    case .text(let own), .raw(let own): type == own.lowercased()
    }
  }
}

extension Literal {
  fileprivate init(_ draft: ContractDraft) {
    self =
      switch draft.content {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let text): .number(text)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { Literal($0) })
      case .object(let members):
        .object(members.map { Member(name: $0.key, value: Literal($0.value)) })
      }
  }
}
