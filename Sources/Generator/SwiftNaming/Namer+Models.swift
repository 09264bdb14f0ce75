internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

extension Namer {
  func models(of api: API, types: [SwiftIdentifier]) -> Diagnosed<[ModelID: ModelNames]> {
    var names: [ModelID: ModelNames] = [:]
    var diagnostics: [Diagnostic] = []
    for (model, type) in zip(api.models, types) {
      let members = members(of: model)
      // What an imported file says of itself is said when that file is generated.
      if !model.isImported { diagnostics += members.diagnostics }
      var modelNames = ModelNames(type: type, members: members.value)
      if isOpen(model.shape) { modelNames.unrecognized = .lowerCamelCase(["unrecognized"]) }
      names[model.id] = modelNames
    }
    return Diagnosed(names, diagnostics)
  }

  private func members(of model: Model) -> Diagnosed<[SwiftIdentifier]> {
    switch model.shape {
    case .structure(let structure): properties(of: structure)
    case .enumeration(let enumeration):
      names(
        of: enumeration.values.map {
          Request(name: $0.name, keepsSpelling: true, location: $0.location)
        }, in: enumeration.isOpen ? .openCase : .enumerationCase)
    case .union(let union):
      names(
        of: union.members.map {
          Request(
            name: $0.caseName ?? $0.tags.first ?? caseName(for: $0.type), keepsSpelling: true,
            location: $0.location)
        }, in: .openCase)
    case .alias: Diagnosed([])
    }
  }

  /// `id` belongs to the field that identifies, whatever its name.
  private func properties(of structure: Structure) -> Diagnosed<[SwiftIdentifier]> {
    var place = Place.property
    if let identity = structure.identity, casing.lower(identity).name != "id",
      structure.fields.first(where: { $0.name == identity })?.swiftName != "id"
    {
      place = place.with(["id": "the model is identified by '\(identity)'"])
    }
    return names(
      of: structure.fields.map {
        Request(name: $0.name, swiftName: $0.swiftName, location: $0.location)
      }, in: place)
  }

  private func isOpen(_ shape: Model.Shape) -> Bool {
    switch shape {
    case .enumeration(let enumeration): enumeration.isOpen
    case .union: true
    case .structure, .alias: false
    }
  }
}

/// What a member of a union is called that has no tag: `[String]` is `stringArray`.
private func caseName(for type: TypeReference) -> String {
  switch type {
  case .scalar(let scalar): caseName(for: scalar)
  case .array(let element): caseName(for: element) + "_array"
  case .dictionary(let value): caseName(for: value) + "_dictionary"
  case .optional(let wrapped), .nullable(let wrapped): caseName(for: wrapped)
  case .model(let id): id.rawValue
  }
}

private func caseName(for scalar: Scalar) -> String {
  switch scalar {
  case .bool, .flag: "bool"
  case .integer(let bits, let isSigned): (isSigned ? "int" : "uint") + (bits.map { "\($0)" } ?? "")
  case .float: "float"
  case .double, .number(.double, _): "double"
  case .number(.integer, _): "int"
  case .decimal, .number(.decimal, _): "decimal"
  case .string: "string"
  case .uuid: "uuid"
  case .url: "url"
  case .date: "date"
  case .day: "day"
  case .data, .bytes: "data"
  case .file: "file"
  case .json: "json"
  case .external(let name, _): name
  }
}
