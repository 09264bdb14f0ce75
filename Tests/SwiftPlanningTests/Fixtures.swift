import SDKGenAPIModel
import SDKGenDiagnostics

@testable import SDKGenSwift

let location = SourceLocation(file: "openapi.json", line: 1, column: 1)

func model(_ name: String, _ shape: Model.Shape) -> Model {
  Model(
    id: ModelID(name), shape: shape, provenance: "/components/schemas/\(name)", location: location)
}

func field(
  _ name: String, _ type: TypeReference = .scalar(.string), constant: Literal? = nil,
  writesNull: Bool = false
) -> Property {
  Property(name: name, type: type, constant: constant, writesNull: writesNull, location: location)
}

func structure(_ name: String, _ fields: [Property], additional: TypeReference? = nil) -> Model {
  model(name, .structure(Structure(properties: fields, additional: additional)))
}

func member(
  _ type: TypeReference, tags: [String] = [], constant: Literal? = nil
) -> Union.Member {
  Union.Member(tags: tags, type: type, constant: constant, location: location)
}

func reference(_ name: String) -> TypeReference { .model(ModelID(name)) }

func api(_ models: [Model]) -> API { API(name: "Shop", models: models, location: location) }

func context(_ models: [Model], _ options: PlanningOptions = .init()) -> PlanningContext {
  PlanningContext(api(models), names: plainNames(of: models), options: options)
}

/// Names as on the wire. Naming has tests of its own.
func plainNames(of models: [Model]) -> Names {
  var names: [ModelID: ModelNames] = [:]
  for model in models { names[model.id] = plainNames(of: model) }
  return Names(client: .upperCamelCase(["ShopClient"]), models: names)
}

private func plainNames(of model: Model) -> ModelNames {
  var names = ModelNames(type: SwiftTypeName(.upperCamelCase([model.id.rawValue])))
  switch model.shape {
  case .structure(let structure):
    names.members = structure.properties.map { .lowerCamelCase([$0.name]) }
    if structure.additional != nil { names.additional = .lowerCamelCase(["additionalProperties"]) }
  case .enumeration(let enumeration):
    names.members = enumeration.values.map { .lowerCamelCase([$0.name]) }
  case .union(let union):
    names.members = union.members.indices.map { .lowerCamelCase(["case\($0)"]) }
    names.unrecognized = .lowerCamelCase(["unrecognized"])
  case .alias: break
  }
  return names
}

extension SwiftFile {
  var declarations: [Declaration] { blocks.flatMap(\.all) }
}

extension FileContents {
  var declarations: [Declaration] { blocks.flatMap(\.all) }
}

extension DeclarationBlock {
  fileprivate var all: [Declaration] { declarations.map(\.declaration) }
}
