import SDKGenAPIModel

/// Writes models as text that a person can compare: a line for each model and field.
func text(of models: [Model]) -> String { models.map(text).joined(separator: "\n") }

func text(of model: Model) -> String {
  let name: String =
    switch model.origin {
    case .declared: model.id.rawValue
    case .inside(let place, let words): "\(text(of: place))+\(words.joined(separator: "+"))"
    }
  let deprecated = model.deprecation == nil ? "" : " deprecated"
  return "\(name)\(deprecated)\(shape(model.shape))"
}

private func text(of place: Model.Scope) -> String {
  switch place {
  case .model(let id): short(id)
  case .operation(let pointer): pointer
  case .api: ""
  }
}

/// Shortens the id of an inline type to the end of its pointer.
private func short(_ id: ModelID) -> String {
  let parts = id.rawValue.split(separator: "/")
  return id.rawValue.hasPrefix("/") ? "…" + (parts.last.map(String.init) ?? "") : id.rawValue
}

private func shape(_ shape: Model.Shape) -> String {
  switch shape {
  case .alias(let type): " = \(text(of: type))"
  case .enumeration(let enumeration):
    ": \(enumeration.rawType)\(enumeration.isOpen ? "" : " closed") "
      + enumeration.values.map { text(of: $0.raw) }.joined(separator: " | ")
  case .union(let union): union.members.map { "\n  | " + text(of: $0) }.reduce(head(union), +)
  case .structure(let structure):
    structure.properties.map { "\n  " + text(of: $0) }.joined()
      + (structure.additional.map { "\n  ...: \(text(of: $0))" } ?? "")
  }
}

private func head(_ union: Union) -> String {
  switch union.discriminator {
  case .shape: " by shape"
  case .tagIfPresent(let field): " by \(field) or shape"
  case .tag(let field, .inline): " by \(field)"
  case .tag(let field, let content): " by \(field) \(content)"
  }
}

private func text(of member: Union.Member) -> String {
  var text = member.tags.isEmpty ? "" : member.tags.joined(separator: ",") + " "
  text += OpenAPITests.text(of: member.type)
  if let constant = member.constant { text += " == " + OpenAPITests.text(of: constant) }
  if let name = member.caseName { text += " as \(name)" }
  return text
}

func text(of field: Property) -> String {
  var text = "\(field.name): \(OpenAPITests.text(of: field.type))"
  if let constant = field.constant { text += " == " + OpenAPITests.text(of: constant) }
  if let value = field.default { text += " = " + OpenAPITests.text(of: value) }
  if field.writesNull { text += " null" }
  if field.deprecation != nil { text += " deprecated" }
  return text
}

func text(of type: TypeReference) -> String {
  switch type {
  case .scalar(let scalar): text(of: scalar)
  case .array(let inner): "[\(text(of: inner))]"
  case .dictionary(let inner): "[String: \(text(of: inner))]"
  case .optional(let inner): "\(text(of: inner))?"
  case .nullable(let inner): "Nullable<\(text(of: inner))>"
  case .model(let id): short(id)
  }
}

private func text(of scalar: Scalar) -> String {
  switch scalar {
  case .bool: "Bool"
  case .integer(nil, true): "Int"
  case .string: "String"
  case .double: "Double"
  case .json: "JSON"
  case .date(.rfc3339): "Date"
  case .date(.unixSeconds): "UnixTime"
  case .day: "Day"
  case .uuid: "UUID"
  case .data: "Data"
  case .bytes: "Bytes"
  case .external(let name, _): name
  default: "\(scalar)"
  }
}

func text(of literal: Literal) -> String {
  switch literal {
  case .null: "null"
  case .bool(let bool): "\(bool)"
  case .number(let text): text
  case .string(let text): "\"\(text)\""
  case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
  case .object(let members):
    "{\(members.map { "\($0.name): \(text(of: $0.value))" }.joined(separator: ", "))}"
  }
}
