import SDKGenAPIModel
import SDKGenDiagnostics

/// An API with what OpenAPI documents say of models and native specs cannot.
let vault: API = {
  var operation = Operation(
    name: "save", provenance: "/paths/~1vault/post", method: "POST", path: [.literal("/vault")],
    location: place)
  operation.body = .json(reference("Charge"))
  operation.response.returns = .value(reference("Charge"))
  return API(
    name: "Vault",
    groups: [OperationGroup(name: "vault", operations: [operation], location: place)],
    models: objects + unions + enums, location: place)
}()

private let place = SourceLocation(file: "openapi.json", line: 1, column: 1)

private let objects: [Model] = [
  model(
    "Charge",
    [
      field("object", constant: .string("charge")), field("id"),
      field("customer", .optional(reference("/charge/customer"))),
      field("details", .optional(reference("/charge/details"))),
      field("prompt", .optional(reference("Prompt"))),
      field("effects", .optional(.array(reference("Effect")))),
      field("refunded_by", .optional(.scalar(.string)), writesNull: true),
      field("refunded_at", .optional(.scalar(.date(.unixSeconds))), writesNull: true),
      field("limit", .optional(reference("Limit"))),
      field("parent", .optional(reference("Charge"))),
      field("metadata", .optional(reference("Metadata"))),
      field("direction", .optional(reference("Direction"))),
      field("layer", .optional(reference("Layer"))),
    ]),
  model(
    "Customer",
    [
      field("object", constant: .string("customer")), field("id"),
      field("email", .optional(.scalar(.string))),
    ]),
  model(
    "deleted_customer",
    [
      field("object", constant: .string("customer")), field("id"),
      field("deleted", .scalar(.bool), constant: .bool(true)),
    ]),
  model("Card.Details", [field("brand"), field("last4", .optional(.scalar(.string)))]),
  model(
    "bank_details",
    [field("brand"), field("last4", .optional(.scalar(.string))), field("bank")]),
  model("Blur", [field("type"), field("radius", .scalar(.double))]),
  model("Shadow", [field("type", constant: .string("SHADOW")), field("colour")]),
  model("Metadata", [field("id"), field("encoder")], additional: .scalar(.json)),
  model("Plain", [field("name", .optional(.scalar(.string)))]),
  model(
    "Loud",
    [field("@class", .optional(.scalar(.string))), field("name", .optional(.scalar(.string)))]),
  model(
    "Counted",
    [
      field("@class", .optional(int)), field("name", .optional(.scalar(.string))),
      field("size", .optional(.scalar(.integer(bits: 64, isSigned: false)))),
    ]),
]

private let unions: [Model] = [
  Model(
    id: ModelID("/charge/customer"),
    origin: .inside(.model(ModelID("Charge")), words: ["customer"]),
    shape: .union(
      Union(
        discriminator: .shape,
        members: [
          member(.scalar(.string), caseName: "id"), member(reference("Customer")),
          member(reference("deleted_customer")),
        ])),
    provenance: "/components/schemas/Charge/properties/customer", location: place),
  Model(
    id: ModelID("/charge/details"), origin: .inside(.model(ModelID("Charge")), words: ["details"]),
    shape: .union(
      Union(
        discriminator: .shape,
        members: [member(reference("Card.Details")), member(reference("bank_details"))])),
    provenance: "/components/schemas/Charge/properties/details", location: place),
  model(
    "Prompt",
    Union(
      discriminator: .shape,
      members: [
        member(.scalar(.string)), member(.array(.scalar(.string))), member(.array(int)),
        member(.array(.array(int))),
      ])),
  model(
    "Effect",
    Union(
      discriminator: .tag(field: "type", content: .inline),
      members: [
        member(reference("Blur"), tags: ["LAYER_BLUR", "BACKGROUND_BLUR"]),
        member(reference("Shadow"), tags: ["SHADOW"]),
      ])),
  model(
    "Layer",
    Union(
      discriminator: .tagIfPresent(field: "@class"),
      members: [
        member(reference("Plain"), tags: ["plain"], caseName: "plain"),
        member(reference("Loud"), tags: ["loud", "louder"], caseName: "loud"),
        member(reference("Counted"), tags: ["2"], caseName: "counted"),
      ])),
  model(
    "Limit",
    Union(
      discriminator: .shape,
      members: [
        member(.scalar(.double)), member(int), member(.scalar(.date(.unixSeconds))),
        member(.scalar(.string), constant: .string(""), caseName: "unset"),
        member(.scalar(.bool), constant: .bool(false)), member(reference("Direction")),
        member(.array(reference("Limit"))),
      ])),
]

private let enums: [Model] = [
  Model(
    id: ModelID("Direction"),
    shape: .enumeration(
      Enumeration(
        rawType: .string,
        values: ["ASC", "asc", "256x256", "*", "Etc/GMT+0", "Etc/GMT-0"].map {
          .init(name: $0, raw: .string($0), location: place)
        }, isOpen: true)), provenance: "/components/schemas/Direction", location: place),
  Model(
    id: ModelID("Priority"),
    shape: .enumeration(
      Enumeration(
        rawType: .integer,
        values: [100, 200].map { .init(name: "\($0)", raw: .number("\($0)"), location: place) },
        isOpen: true)), provenance: "/components/schemas/Priority", location: place),
]

private let int = TypeReference.scalar(.integer(bits: nil, isSigned: true))

private func reference(_ name: String) -> TypeReference { .model(ModelID(name)) }

private func field(
  _ name: String, _ type: TypeReference = .scalar(.string), constant: Literal? = nil,
  writesNull: Bool = false
) -> Property {
  Property(name: name, type: type, constant: constant, writesNull: writesNull, location: place)
}

private func member(
  _ type: TypeReference, tags: [String] = [], constant: Literal? = nil, caseName: String? = nil
) -> Union.Member {
  Union.Member(tags: tags, type: type, constant: constant, caseName: caseName, location: place)
}

private func model(_ name: String, _ fields: [Property], additional: TypeReference? = nil) -> Model
{
  Model(
    id: ModelID(name), shape: .structure(Structure(properties: fields, additional: additional)),
    provenance: "/components/schemas/\(name)", location: place)
}

private func model(_ name: String, _ union: Union) -> Model {
  Model(
    id: ModelID(name), shape: .union(union), provenance: "/components/schemas/\(name)",
    location: place)
}
