internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

extension Namer {
  func models(
    of api: API, types: [ModelID: SwiftTypeName]
  ) -> Diagnosed<[ModelID: ModelNames]> {
    var names: [ModelID: ModelNames] = [:]
    var diagnostics: [Diagnostic] = []
    let typeNames = TypeLookup(api.models, types)
    for model in api.models {
      guard let type = types[model.id] else { continue }
      let members = members(of: model, typeNames)
      // Diagnostics of an imported file come when that file is generated.
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

  /// Returns the names of a model's parts. The property for additional ones is the last of a structure's.
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

  /// Returns what wants a name. `Etc/GMT-1` names its sign where there is `Etc/GMT+1`, whose sign is named in any case.
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

  /// Returns the names of properties. `id` belongs to the one that identifies, whatever its name.
  private func properties(
    of structure: Structure, at location: SourceLocation
  ) -> Diagnosed<[SwiftIdentifier]> {
    var scope = NameScope.property
    if let identity = structure.identity, casing.lower(identity).name != "id",
      structure.properties.first(where: { $0.name == identity })?.swiftName != "id"
    {
      scope = scope.with(["id": "the model is identified by '\(identity)'"])
    }
    let requests = structure.properties.map {
      Request(name: $0.name, swiftName: $0.swiftName, location: $0.location)
    }
    guard structure.additional != nil else { return names(of: requests, in: scope) }
    let additional = Request(name: "additionalProperties", location: location)
    return names(of: requests + [additional], in: scope)
  }

  private func isOpen(_ shape: Model.Shape) -> Bool {
    switch shape {
    case .enumeration(let enumeration): enumeration.isOpen
    case .union: true
    case .structure, .alias: false
    }
  }
}

/// The names of models, for the cases of unions.
private struct TypeLookup {
  private var models: [ModelID: (model: Model, name: SwiftTypeName)] = [:]

  init(_ models: [Model], _ names: [ModelID: SwiftTypeName]) {
    for model in models where self.models[model.id] == nil {
      self.models[model.id] = names[model.id].map { (model, $0) }
    }
  }

  /// Returns the name of a member of a union that has no tag: `[String]` is `stringArray`.
  func caseName(for type: TypeReference, in union: ModelID) -> String {
    switch type {
    case .scalar(let scalar): SDKGenSwiftNaming.caseName(for: scalar)
    case .array(let element): caseName(for: element, in: union) + "_array"
    case .dictionary(let value): caseName(for: value, in: union) + "_dictionary"
    case .optional(let wrapped), .nullable(let wrapped): caseName(for: wrapped, in: union)
    case .model(let id): caseName(for: id, in: union)
    }
  }

  /// Returns the name of a model; one that stands in the union itself goes without the union's.
  private func caseName(for id: ModelID, in union: ModelID) -> String {
    guard let (model, name) = models[id], case .inside(let scope, let words) = model.origin else {
      return id.rawValue
    }
    return scope == .model(union) ? words.joined(separator: "_") : name.own.name
  }
}

extension Union.Member {
  /// The member's tag, if it has one: one of several would name it after a part of what it is.
  fileprivate var onlyTag: String? { tags.count == 1 ? tags.first : nil }
}

extension Literal {
  /// The name of a member that is one value.
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
