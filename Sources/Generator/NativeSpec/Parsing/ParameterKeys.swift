import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of parameters in their long form.
enum ParameterKeys {
  static let `default` = Key(
    "default", .any, "the argument's default",
    #""limit": { "type": "Int", "default": 20, "swift": "count" }"#)
  static let style = Key(
    "style", ValueFormat<Parameter.Style>.choice().located,
    "how an array is written: `repeat` (`a=1&a=2`, the default), `comma`, `brackets` (`a[]=1`), `pipe`, `space` or `tab`",
    #""ids": { "type": "[Int]?", "style": "comma" }"#,
    further: [
      Row(
        "objects, in a query",
        "`deepObject` (`filter[age]=2`), `repeat` (`age=2`), `comma` (`age,2`), `commaPairs` (`age=2`)",
        #""filter": { "type": "Filter?", "style": "deepObject" }"#),
      Row(
        "anything", "`json`: the value as JSON text",
        #""filter": { "type": "Filter?", "style": "json" }"#),
      Row(
        "any JSON, in a query or form", "`jsonObjects`: an object as JSON text, else as `repeat`",
        #""filter": { "type": "JSON?", "style": "jsonObjects" }"#),
      Row(
        "anything, as the whole query or as a cookie",
        "`fields`: the properties of an object as a form has them; `whole`: the value as text, without a name; `wholeJSON`: as JSON text; in cookies `cookie` (`a=1; a=2`) or `cookieComma` (`a=1,2`): without percent-encoding",
        #""selector": { "type": "String", "style": "whole" }"#),
      Row(
        "arrays, in a path",
        "`comma`, `label` (`.1,2`), `labelExploded`, `matrix` (`;ids=1,2`), `matrixExploded`, `pipe`, `space` or `tab`; in a header `comma`, `pipe` or `space`",
        #""ids": { "type": "[Int]?", "style": "comma" }"#),
    ])
  static let reserved = Key(
    "reserved", .bool, "`true`: characters such as `/` and `,` are not percent-encoded",
    #""after": { "type": "String?", "reserved": true }"#)
  static let required = Key(
    "required", .bool, "`true`: callers must state a value, even where it is nil",
    #""limit": { "type": "Int?", "required": true }"#)
  static let contentType = Key("contentType", .contentType, "the content type of the part")
  static let headers = Key(
    "headers", .partHeaders, "further headers of the part",
    #""logo": { "type": "File", "headers": { "X-Kind": "logo" } }"#)
  static let each = Key(
    "each", .bool,
    "`true`: each entry of the object is a part of its own under its own name",
    #""others": { "type": "[String: File]?", "each": true }"#)

  /// A parameter in a query, a form, headers or cookies.
  static let object = ObjectFormat(
    [CommonKeys.type, `default`, required, style, reserved] + CommonKeys.named,
    rivals: [[required, `default`]])
  /// A parameter in a path.
  static let path = ObjectFormat([CommonKeys.type, style, reserved] + CommonKeys.named)
  /// A part of a multipart body.
  static let part = ObjectFormat(
    [CommonKeys.type, contentType, headers, each, `default`, required, style] + CommonKeys.named,
    rivals: [[required, `default`]])
}

enum ConstantKeys {
  static let value = Key(
    "is",
    ValueFormat<Node>(
      .anyOf([ValueFormat.scalar.schema, .members(ValueFormat.scalar.schema)]),
      ValueFormat.any.read), isRequired: true, "a constant, always sent, and no argument",
    #""version": { "is": "1.0" }"#,
    further: [
      Row(
        "an object", "another value for each of `servers`",
        #""mode": { "is": { "main": "A", "uploads": "B" } }"#)
    ])

  static let object = ObjectFormat([value, CommonKeys.about])
}

private let typeSchema = ValueFormat<SpecType>.type.schema
private let parameterSchema = JSONSchema.named(
  "parameter", orConstant(ParameterKeys.object))
private let partSchema = JSONSchema.named("part", orConstant(ParameterKeys.part))
let pathParameterSchema = JSONSchema.longForm(ParameterKeys.path.schema, or: typeSchema)

private func orConstant(_ object: ObjectFormat) -> JSONSchema {
  let constant = JSONSchema.named("constant", ConstantKeys.object.schema)
  return .longForm(
    .byKey([(ConstantKeys.value.name, constant)], else: object.schema), or: typeSchema)
}

extension ValueFormat<[SpecParameter]> {
  /// The members of `query`.
  static var parameters: Self { Self(parametersSchema, parseParameters) }

  /// The members of `headers`, whose names are equal when only their case differs.
  static var headers: Self {
    Self(.named("headers", .members(parameterSchema, names: headerNameSchema)), parseHeaders)
  }

  /// The members of `cookies`, whose names have the characters of headers.
  static var cookies: Self {
    let names: JSONSchema = ["pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"]
    return Self(.members(parameterSchema, names: names), parseCookies)
  }

  /// The members of `multipart`.
  static var parts: Self {
    members(partSchema, ifEmpty: "it needs a field") {
      parseParameter($0, as: ParameterKeys.part)
    }
  }

  /// The members of `path`.
  static var pathParameters: Self {
    .members(pathParameterSchema) {
      parseParameter($0, as: ParameterKeys.path, isConstantAllowed: false)
    }
  }
}

let parametersSchema = JSONSchema.named("parameters", .members(parameterSchema))

/// Reads the members of `query` and `form`.
func parseParameters(_ value: Written) -> [SpecParameter] {
  value.members().compactMap { parseParameter($0, as: ParameterKeys.object) }
}

private func parseCookies(_ value: Written) -> [SpecParameter] {
  let cookies = parseParameters(value)
  for name in cookies.map(\.name) where !isHeaderName(name.value) {
    value.found.report(.badHeaderName(name.value, at: name.location))
  }
  return cookies
}

private func parseHeaders(_ value: Written) -> [SpecParameter] {
  let headers = parseParameters(value)
  let legal = headers.map(\.name).filter { name in
    let mistake = mistake(inHeader: name.value, at: name.location)
    if let mistake { value.found.report(mistake) }
    return mistake == nil
  }
  value.found.report(repeated(legal, in: "'headers'") { $0.lowercased() })
  return headers
}

/// Reads a type, the long form of one, or a constant.
private func parseParameter(
  _ member: WrittenMember, as object: ObjectFormat, isConstantAllowed: Bool = true
) -> SpecParameter? {
  guard member.value.node.kind == .object else {
    member.reportMisplacedOptional()
    return SpecParameter(name: member.name, value: .type(parseTypeExpression(member.value)))
  }
  return member.value.node[ConstantKeys.value.name] != nil
    ? parseConstant(member, isAllowed: isConstantAllowed) : parseLongParameter(member, as: object)
}

private func parseConstant(_ member: WrittenMember, isAllowed: Bool) -> SpecParameter? {
  let keys = ObjectReader(member.value, "a constant", as: ConstantKeys.object)
  guard let value = keys.read(ConstantKeys.value), isAllowed else {
    return member.value.refuse(.constantHere(member.name.value, at: member.value.location))
  }
  return SpecParameter(
    name: member.name, about: keys.read(CommonKeys.about), value: .constant(value))
}

private func parseLongParameter(
  _ member: WrittenMember, as object: ObjectFormat
) -> SpecParameter {
  let keys = ObjectReader(member.value, as: object)
  return SpecParameter(
    name: member.name,
    swiftName: keys.read(CommonKeys.swift),
    about: keys.read(CommonKeys.about),
    deprecation: keys.read(CommonKeys.deprecated),
    value: .type(keys.read(CommonKeys.type) ?? SpecType(.invalid, at: member.value.location)),
    default: keys.read(ParameterKeys.default),
    required: keys.place(of: ParameterKeys.required),
    style: keys.read(ParameterKeys.style),
    contentType: keys.read(ParameterKeys.contentType),
    allowsReserved: keys.read(ParameterKeys.reserved) ?? false,
    headers: keys.read(ParameterKeys.headers) ?? [],
    isEach: keys.read(ParameterKeys.each) ?? false)
}

extension ValueFormat<[Parameter.Header]> {
  static var partHeaders: Self {
    let value = ValueFormat<String>.text
    return members(value.schema, names: headerNameSchema) { member in
      if let mistake = mistake(inHeader: member.name.value, at: member.name.location) {
        return member.value.refuse(mistake)
      }
      return value.read(member.value).map {
        Parameter.Header(name: member.name.value, value: $0)
      }
    }
  }
}
