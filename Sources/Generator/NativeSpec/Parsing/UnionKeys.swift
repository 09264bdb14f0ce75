import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

enum UnionKeys {
  static let members = Key(
    "$union", ValueFormat(schema, parseUnionMembers),
    "types by the value of `$tag`, which members need not declare. An unknown tag is kept as `.unrecognized(JSON)`",
    #""Payment": { "$union": { "card": "Card", "bank": "Account" }, "$tag": "type" }"#,
    further: [
      Row(
        "a member in the long form",
        "`also`: further values of the tag; `swift`: the name of the case",
        #""Payment": { "$union": { "card": { "type": "Card", "also": ["credit"], "swift": "byCard" } }, "$tag": "type" }"#
      ),
      Row(
        "a list",
        "types that are told apart by the kind of JSON, then by what decodes, in this order",
        #""Amount": { "$union": ["Int", "String", "Card"] }"#),
      Row(
        "a list, its long form", "`is`: one value; `swift`: the name of the case",
        #""Limit": { "$union": ["Int", { "is": "", "swift": "unset" }] }"#),
      Row(
        "a list with `$tag`",
        "`tags`: the values of `$tag` that lead to the member where they are there, as text; otherwise as in a list",
        #""Payment": { "$union": [{ "type": "Card", "tags": ["card"] }, { "type": "Account", "tags": ["1"] }], "$tag": "type" }"#
      ),
      Row(
        "a list with `$tag`, a default",
        "`default`: `true`: the member takes every object whose tag is absent, null or leads to no other one; an object is no other member than its tag says",
        #""Payment": { "$union": [{ "type": "Card", "tags": ["card"] }, { "type": "Account", "default": true }], "$tag": "type" }"#
      ),
    ])
  static let tag = Key(
    "$tag", .locatedText, "the field whose value tells the members of a `$union` apart",
    #""Payment": { "$union": { "card": "Card" }, "$tag": "type" }"#)
  static let content = Key(
    "$content", .text,
    "the key that holds the member's value; `\"$content\": \"$tag\"` means that the tag's value is the key",
    #""Event": { "$union": { "card": "Card", "note": "String" }, "$tag": "type", "$content": "data" }"#
  )

  /// Members by name need a tag; members in a list may state values of one, but hold it themselves.
  static let tagRule: JSONSchema = [
    "if": ["properties": ["$union": ["type": "object"]]],
    "then": .requiring([tag.name]),
    "else": .not(.requiring([content.name])),
  ]

  private static var schema: JSONSchema {
    let type = ValueFormat<SpecType>.type.schema
    return .anyOf([
      [
        "type": "array", "minItems": 1,
        "items": .longForm(UnionMemberKeys.untagged.schema, or: type),
      ],
      .members(.longForm(UnionMemberKeys.tagged.schema, or: type), isEmptyAllowed: false),
    ])
  }
}

enum UnionMemberKeys {
  static let type = Key("type", .type)
  static let constant = Key("is", .scalar, "the one value that the member is")
  static let also = Key("also", .locatedTexts, "further values of the tag that mean the same")
  static let tags = Key("tags", .locatedTexts, "the values of `$tag` that lead to the member")
  static let isDefault = Key(
    "default", .bool, "`true`: each object whose `$tag` leads to no other member is this one")

  static let untagged = ObjectFormat(
    [type, constant, tags, isDefault, CommonKeys.swift],
    rules: [.requiringOne(of: [type.name, constant.name])])
  static let tagged = ObjectFormat(
    [type, also, CommonKeys.swift], rules: [.requiring([type.name])])
}

extension ModelReader {
  /// Reads `{ "card": "Card" }` with `$tag`, or `["Int", "String"]`.
  func union() -> SpecModel.Form {
    let tag = object.read(UnionKeys.tag)
    let content = object.read(UnionKeys.content)
    guard let list = object[UnionKeys.members] else { return .invalid }
    let isTagged = list.value.kind == .object
    if isTagged, !object.has(UnionKeys.tag) { object.report(.unionNeedsTag(at: list.keyLocation)) }
    guard let members = object.read(UnionKeys.members) else { return .invalid }
    let hasTags =
      isTagged || members.contains { !$0.additionalTags.isEmpty || $0.isDefault }
    if !isTagged {
      let misplaced = [hasTags ? nil : object[UnionKeys.tag], object[UnionKeys.content]]
      for member in misplaced.compactMap(\.self) {
        object.report(
          .misplacedKey(member.key, in: "a union without names", at: member.keyLocation))
      }
      if hasTags, !object.has(UnionKeys.tag) {
        object.report(.unionNeedsTag(at: list.keyLocation))
      }
    }
    return .union(SpecUnion(members: members, tag: hasTags ? tag : nil, content: content))
  }
}

private func parseUnionMembers(_ value: Written) -> [SpecUnion.Member]? {
  let node = value.node
  if node.kind != .array && node.kind != .object {
    return value.isNot("a list of types or an object of them")
  }
  if node.elements.isEmpty && node.members.isEmpty {
    return value.refuse(.emptyList(value.what, hint: "it needs a member", at: value.location))
  }
  return node.kind == .object
    ? node.members.map {
      parseUnionMember(WrittenMember($0, value.found).value, tag: $0.key)
    }
    : value.elements().map { parseUnionMember($0, tag: nil) }
}

/// Reads a type, its long form, or in a list a constant.
private func parseUnionMember(_ value: Written, tag: String?) -> SpecUnion.Member {
  guard value.node.kind == .object else {
    return SpecUnion.Member(tag: tag, type: parseTypeExpression(value))
  }
  let keys = ObjectReader(
    value, as: tag == nil ? UnionMemberKeys.untagged : UnionMemberKeys.tagged)
  let constant = keys.read(UnionMemberKeys.constant)
  if constant == nil { keys.require(UnionMemberKeys.type.name) }
  let type = keys.read(UnionMemberKeys.type)
  let others = keys.read(tag == nil ? UnionMemberKeys.tags : UnionMemberKeys.also)
  return SpecUnion.Member(
    tag: tag, additionalTags: others ?? [],
    type: type ?? SpecType(constant?.constantType ?? .invalid, at: value.location),
    isDefault: tag == nil ? keys.read(UnionMemberKeys.isDefault) ?? false : false,
    constant: constant, swiftName: keys.read(CommonKeys.swift))
}
