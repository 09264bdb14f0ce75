import SDKGenAPIModel
import SDKGenDiagnostics

@testable import SDKGenSwift

func at(_ line: Int) -> SourceLocation {
  SourceLocation(file: "api.sdk.json", line: line, column: 1)
}

func api(
  _ name: String = "Shop", groups: [OperationGroup] = [], models: [Model] = [],
  acronyms: [String] = [], isNamespaced: Bool = false
) -> API {
  var api = API(name: name, groups: groups, models: models, location: at(1))
  api.acronyms = acronyms
  api.isNamespaced = isNamespaced
  return api
}

func structure(
  _ name: String, _ fields: [Property] = [], swift: String? = nil, identity: String? = nil,
  isImported: Bool = false, line: Int = 2
) -> Model {
  Model(
    id: ModelID(name), swiftName: swift,
    shape: .structure(Structure(properties: fields, identity: identity)),
    provenance: "models.\(name)",
    isImported: isImported, location: at(line))
}

func field(_ name: String, swift: String? = nil, line: Int = 3) -> Property {
  Property(name: name, swiftName: swift, type: .scalar(.string), location: at(line))
}

/// A type without a name of its own.
func inline(
  _ id: String, _ scope: Model.Scope, words: [String]
) -> Model {
  Model(
    id: ModelID(id), origin: .inside(scope, words: words),
    shape: .structure(Structure(properties: [])),
    provenance: id, location: at(7))
}

func enumeration(_ values: [String], isOpen: Bool = true) -> Model {
  let values = values.enumerated().map { index, value in
    Enumeration.Value(name: value, raw: .string(value), location: at(10 + index))
  }
  return Model(
    id: ModelID("Choice"),
    shape: .enumeration(Enumeration(rawType: .string, values: values, isOpen: isOpen)),
    provenance: "models.Choice", location: at(9))
}

func union(_ types: [TypeReference]) -> Model {
  let members = types.enumerated().map { index, type in
    Union.Member(tags: [], type: type, location: at(10 + index))
  }
  return Model(
    id: ModelID("Either"), shape: .union(Union(discriminator: .shape, members: members)),
    provenance: "models.Either", location: at(9))
}

func argument(_ name: String, swift: String? = nil, line: Int = 4) -> Parameter {
  Parameter(
    name: name, swiftName: swift, value: .argument(.scalar(.string), default: nil),
    location: at(line))
}

func constant(_ name: String) -> Parameter {
  Parameter(name: name, value: .constant(.same(.string("1"))), location: at(4))
}

func operation(
  _ name: String, path: [Parameter] = [], query: [Parameter] = [], headers: [Parameter] = [],
  body: Body? = nil, pagination: Pagination? = nil, line: Int = 6
) -> Operation {
  var operation = Operation(
    name: name, provenance: "pets.\(name)", method: "GET",
    path: [.literal("/")] + path.map { .parameter($0) }, location: at(line))
  operation.query = query
  operation.headers = headers
  operation.body = body
  operation.pagination = pagination
  return operation
}

func group(
  _ name: String?, _ operations: [Operation] = [], swift: String? = nil, line: Int = 5
) -> OperationGroup {
  var group = OperationGroup(name: name, operations: operations, location: at(line))
  group.swiftName = swift
  return group
}

/// `4: error: … [id]`, a line for each.
func lines(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map {
    "\($0.location?.line ?? 0): \($0.severity.rawValue): \($0.message) [\($0.id)]"
  }
}

extension Diagnosed where Value == Names {
  var ids: [String] { diagnostics.map(\.id) }

  func members(of model: String) -> [String] {
    value.models[ModelID(model)]?.members.map(\.text) ?? []
  }

  func type(of model: String) -> String? { value.models[ModelID(model)]?.type.text }
}
