internal import SDKContract
import SDKGenAPIModel
internal import SDKGenDiagnostics
import SDKGenSourceText

/// The JSON pointers of a spec's keys and values by their locations, which are all that the API has of them.
struct ContractPlaces {
  private struct Place: Hashable {
    var file: String
    var line: Int
    var column: Int

    init(_ location: SourceLocation) {
      file = location.file
      line = location.line
      column = location.column
    }
  }

  private var pointers: [Place: String] = [:]

  init(_ documents: [Node]) {
    for document in documents { collect(document, "") }
  }

  private mutating func collect(_ node: Node, _ pointer: String) {
    note(node.location, pointer)
    for member in node.members {
      let inner = pointer + "/" + member.key.escapedForPointer
      note(member.keyLocation, inner)
      collect(member.value, inner)
    }
    for (index, element) in node.elements.enumerated() { collect(element, "\(pointer)/\(index)") }
  }

  /// Of an object and its first key, which may be at one place, the object counts.
  private mutating func note(_ location: SourceLocation, _ pointer: String) {
    let place = Place(location)
    if pointers[place] == nil { pointers[place] = pointer }
  }

  func placed(_ draft: ContractDraft, _ location: SourceLocation) -> ContractDraft {
    var draft = draft
    draft.position = .init(line: location.line, column: location.column)
    draft.anchor = .init(file: location.file, pointer: pointers[Place(location)] ?? "")
    return draft
  }
}

/// The schemas of models and types: what they are on the wire.
struct ContractSchemas {
  let places: ContractPlaces

  func schemas(of models: [Model]) -> [String: ContractDraft] {
    Dictionary(
      models.map { ($0.id.rawValue, places.placed(schema(of: $0.shape), $0.location)) }
    ) { first, _ in first }
  }

  private func schema(of shape: Model.Shape) -> ContractDraft {
    switch shape {
    case .structure(let structure): schema(of: structure)
    case .enumeration(let enumeration): schema(of: enumeration)
    case .union(let union):
      ["anyOf": .list(union.members.map { member($0, of: union) })]
    case .alias(let type): schema(of: type)
    }
  }

  private func schema(of structure: Structure) -> ContractDraft {
    let properties = structure.properties.map { property in
      (property.name, places.placed(schema(of: property), property.location))
    }
    let required = structure.properties.filter { property in
      !property.type.isOptional && property.default == nil || property.writesNull
    }.map(\.name)
    return .object([
      ("type", "object"), ("properties", .object(properties)),
      ("required", required.isEmpty ? nil : .texts(required)),
      ("additionalProperties", structure.additional.map { schema(of: $0) }),
    ])
  }

  private func schema(of property: Property) -> ContractDraft {
    schema(of: property.type).adding([
      ("const", property.constant.map(draft)), ("example", property.example.map(draft)),
      ("default", property.default.map(draft)),
      ("readOnly", property.direction == .received ? true : nil),
      ("writeOnly", property.direction == .sent ? true : nil),
    ])
  }

  private func schema(of enumeration: Enumeration) -> ContractDraft {
    let values = ContractDraft.list(enumeration.values.map { draft($0.raw) })
    let type: ContractDraft = enumeration.rawType == .string ? "string" : "integer"
    // Where others are just as valid, these are examples.
    return ["type": type, enumeration.allowsOthers ? "examples" : "enum": values]
  }

  private func member(_ member: Union.Member, of union: Union) -> ContractDraft {
    if let constant = member.constant { return ["const": draft(constant)] }
    let type = schema(of: member.type)
    let tags = ContractDraft.texts(member.tags)
    switch union.discriminator {
    case .shape: return type
    case .tag(let field, .inline) where !member.tags.isEmpty,
      .tagIfPresent(let field) where !member.tags.isEmpty:
      let values = tagValues(member.allTags)
      return [
        "allOf": [
          type,
          [
            "properties": [field: ["enum": values]],
            "required": [.text(field)],
          ],
        ]
      ]
    case .tag(let field, .field(let content)):
      return object([(field, ["enum": tags]), (content, type)])
    case .tag(let field, .fieldNamedByTag):
      let named = member.tags.map { tag in object([(field, ["const": .text(tag)]), (tag, type)]) }
      return named.count == 1 ? named[0] : ["anyOf": .list(named)]
    case .tagIfPresent(let field) where member.isDefault:
      let others = union.members.filter { !$0.isDefault }.flatMap(\.allTags)
      let values = tagValues(others)
      return [
        "allOf": [
          type,
          [
            "not": [
              "properties": [field: ["enum": values]],
              "required": [.text(field)],
            ]
          ],
        ]
      ]
    case .tag, .tagIfPresent: return type
    }
  }

  /// The values of a tag; those that are no strings are written as they are.
  private func tagValues(_ written: [String]) -> ContractDraft {
    .list(written.flatMap(Literal.scalars).map(draft))
  }

  /// An object with these properties, all of them required.
  func object(_ properties: [(String, ContractDraft?)]) -> ContractDraft {
    [
      "type": "object", "properties": .object(properties),
      "required": .texts(properties.map(\.0)),
    ]
  }

  func schema(of type: TypeReference) -> ContractDraft {
    switch type {
    case .scalar(let scalar): return schema(of: scalar)
    case .array(let element): return ["type": "array", "items": schema(of: element)]
    case .dictionary(let value):
      return ["type": "object", "additionalProperties": schema(of: value)]
    case .model(let id): return ["$ref": .text(id.rawValue)]
    case .optional(let inner), .nullable(let inner):
      // A text that means nil.
      if case .scalar(.number(_, let texts)) = inner, !texts.isEmpty {
        return ["anyOf": [schema(of: inner), ["enum": .texts(texts)], ["type": "null"]]]
      }
      return ["anyOf": [schema(of: inner), ["type": "null"]]]
    }
  }

  private func schema(of scalar: Scalar) -> ContractDraft {
    switch scalar {
    case .bool: ["type": "boolean"]
    case .integer(let bits, let isSigned):
      ["type": "integer", "format": .text("\(isSigned ? "" : "u")int\(bits ?? 64)")]
    case .float, .double, .decimal: ["type": "number"]
    case .string: ["type": "string"]
    case .uuid: ["type": "string", "format": "uuid"]
    case .url: ["type": "string", "format": "uri"]
    case .date(.rfc3339): ["type": "string", "format": "date-time"]
    case .date(.unixSeconds), .date(.unixMilliseconds): ["type": "number", "minimum": .number(0)]
    case .date(.pattern(let pattern, _)): ["type": "string", "pattern": .text(expression(pattern))]
    case .day(let pattern?): ["type": "string", "pattern": .text(expression(pattern))]
    case .day(nil): ["type": "string", "format": "date"]
    case .number(.integer, _): ["type": "string", "pattern": "^-?\\d{1,9}$"]
    case .number: ["type": "string", "pattern": "^-?\\d{1,9}(\\.\\d+)?$"]
    case .flag(let yes, let no): ["enum": [.text(yes), .text(no)]]
    case .data: ["type": "string", "format": "byte"]
    case .bytes, .file: ["type": "string", "format": "binary"]
    case .json, .external: [:]
    }
  }

  /// An expression for the dates of a pattern, each of which is there in every month.
  private func expression(_ pattern: String) -> String {
    let parts: [Character: String] = [
      "y": "20[0-3]\\d", "M": "(0[1-9]|1[0-2])", "d": "(0[1-9]|1\\d|2[0-8])",
      "H": "([01]\\d|2[0-3])", "m": "[0-5]\\d", "s": "[0-5]\\d",
    ]
    var text = "^"
    var isQuoted = false
    var last: Character?
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character == "S" {
        text += "\\d"
      } else if !isQuoted, let part = parts[character] {
        if character != last { text += part }
      } else {
        text += "\\^$.|?*+()[]{}/".contains(character) ? "\\\(character)" : String(character)
      }
      last = isQuoted ? nil : character
    }
    return text + "$"
  }

  func draft(_ literal: Literal) -> ContractDraft {
    switch literal {
    case .null: ContractDraft(.null)
    case .bool(let value): ContractDraft(.bool(value))
    case .number(let text): ContractDraft(.number(text))
    case .string(let text): .text(text)
    case .array(let elements): .list(elements.map(draft))
    case .object(let members):
      .object(members.map { ($0.name, draft($0.value)) })
    }
  }
}

extension ContractDraft {
  static func list(_ elements: [ContractDraft]) -> ContractDraft { ContractDraft(.array(elements)) }

  /// An object of those members that have a value.
  static func object(_ members: [(String, ContractDraft?)]) -> ContractDraft {
    ContractDraft(
      .object(members.compactMap { name, value in value.map { Member(name, $0) } }))
  }

  func adding(_ members: [(String, ContractDraft?)]) -> ContractDraft {
    adding(ContractDraft.object(members).members)
  }
}
