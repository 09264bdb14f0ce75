internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

extension Namer {
  func models(of api: API, types: [SwiftIdentifier]) -> Diagnosed<[ModelID: ModelNames]> {
    var names: [ModelID: ModelNames] = [:]
    var diagnostics: [Diagnostic] = []
    let typeNames = TypeLookup(api.models, types)
    for (model, type) in zip(api.models, types) {
      let members = members(of: model, typeNames)
      // What an imported file says of itself is said when that file is generated.
      if !model.isImported { diagnostics += members.diagnostics }
      var modelNames = ModelNames(type: type, members: members.value)
      if case .structure(let structure) = model.shape, structure.additional != nil {
        modelNames.additional = modelNames.members.popLast()
      }
      if isOpen(model.shape) { modelNames.unrecognized = .lowerCamelCase(["unrecognized"]) }
      names[model.id] = modelNames
    }
    return Diagnosed(names, diagnostics)
  }

  /// The property for further members is the last of a structure's.
  private func members(of model: Model, _ types: TypeLookup) -> Diagnosed<[SwiftIdentifier]> {
    switch model.shape {
    case .structure(let structure): properties(of: structure, at: model.location)
    case .enumeration(let enumeration):
      names(of: requests(for: enumeration), in: enumeration.isOpen ? .openCase : .enumerationCase)
    case .union(let union):
      names(
        of: union.members.map {
          Request(
            name: $0.caseName ?? $0.onlyTag ?? $0.constant?.caseName
              ?? types.caseName(for: $0.type, in: model.id), keepsSpelling: true,
            location: $0.location)
        }, in: .openCase)
    case .alias: Diagnosed([])
    }
  }

  /// `Etc/GMT-1` names its sign where there is `Etc/GMT+1`, whose sign is named in any case.
  private func requests(for enumeration: Enumeration) -> [Request] {
    let opposites = Set(
      enumeration.values.lazy.filter { $0.name.utf8.contains(UInt8(ascii: "+")) }
        .map { $0.name.replacing("+", with: "-") })
    return enumeration.values.map { value in
      Request(
        name: value.name, swiftName: value.swiftName,
        symbols: opposites.contains(value.name) ? .signs : .needed, keepsSpelling: true,
        location: value.location)
    }
  }

  /// `id` belongs to the field that identifies, whatever its name.
  private func properties(
    of structure: Structure, at location: SourceLocation
  ) -> Diagnosed<[SwiftIdentifier]> {
    var place = Place.property
    if let identity = structure.identity, casing.lower(identity).name != "id",
      structure.fields.first(where: { $0.name == identity })?.swiftName != "id"
    {
      place = place.with(["id": "the model is identified by '\(identity)'"])
    }
    let requests = structure.fields.map {
      Request(name: $0.name, swiftName: $0.swiftName, location: $0.location)
    }
    guard structure.additional != nil else { return names(of: requests, in: place) }
    let further = Request(name: "additionalProperties", location: location)
    return names(of: requests + [further], in: place)
  }

  private func isOpen(_ shape: Model.Shape) -> Bool {
    switch shape {
    case .enumeration(let enumeration): enumeration.isOpen
    case .union: true
    case .structure, .alias: false
    }
  }
}

/// What models are called, for the cases of unions.
private struct TypeLookup {
  private var models: [ModelID: (model: Model, name: SwiftIdentifier)] = [:]

  init(_ models: [Model], _ names: [SwiftIdentifier]) {
    for (model, name) in zip(models, names) where self.models[model.id] == nil {
      self.models[model.id] = (model, name)
    }
  }

  /// What a member of a union is called that has no tag: `[String]` is `stringArray`.
  func caseName(for type: TypeReference, in union: ModelID) -> String {
    switch type {
    case .scalar(let scalar): SDKGenSwiftNaming.caseName(for: scalar)
    case .array(let element): caseName(for: element, in: union) + "_array"
    case .dictionary(let value): caseName(for: value, in: union) + "_dictionary"
    case .optional(let wrapped), .nullable(let wrapped): caseName(for: wrapped, in: union)
    case .model(let id): caseName(for: id, in: union)
    }
  }

  /// What stands in the union itself goes without its name.
  private func caseName(for id: ModelID, in union: ModelID) -> String {
    guard let (model, name) = models[id], case .inside(let place, let words) = model.origin else {
      return id.rawValue
    }
    return place == .model(union) ? words.joined(separator: "_") : name.name
  }
}

extension Union.Member {
  /// One of several tags would name the member after a part of what it is.
  fileprivate var onlyTag: String? { tags.count == 1 ? tags.first : nil }
}

extension Literal {
  /// What a member is called that is one value.
  fileprivate var caseName: String? {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text), .string(let text): text
    case .array, .object: nil
    }
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
