internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension Namer {
  func models(of api: API, types: [ModelID: SwiftTypeName]) -> [ModelID: ModelNames] {
    var names: [ModelID: ModelNames] = [:]
    let typeNames = TypeLookup(api.models, types)
    let nested = Dictionary(grouping: types.values.filter(\.isNested)) { $0.owner }
    for model in api.models {
      guard let type = types[model.id] else { continue }
      // Diagnostics of an imported file come when that file is generated.
      let namer = model.isImported ? quiet : self
      var modelNames = ModelNames(
        type: type, members: namer.members(of: model, typeNames, beside: nested[type] ?? []))
      if case .structure(let structure) = model.shape, structure.additional != nil {
        modelNames.additional = modelNames.members.popLast()
      }
      if case .union = model.shape {
        modelNames.accessors = accessors(of: modelNames.members, at: model.location)
      }
      if isOpen(model.shape) { modelNames.unrecognized = .lowerCamelCase(["unrecognized"]) }
      names[model.id] = modelNames
    }
    return names
  }

  /// Returns the names of a model's parts. The property for additional ones is the last of a structure's.
  private func members(
    of model: Model, _ types: TypeLookup, beside nested: [SwiftTypeName]
  ) -> [SwiftIdentifier] {
    switch model.shape {
    case .structure(let structure): properties(of: structure, at: model.location)
    case .enumeration(let enumeration):
      partNames(
        of: requests(for: enumeration, of: model),
        in: enumeration.isOpen ? .openCase : .enumerationCase)
    case .union(let union): cases(of: union, in: model, types, beside: nested)
    case .alias: []
    }
  }

  /// Returns what wants a name. `Etc/GMT-1` names its sign where there is `Etc/GMT+1`, whose sign is named in any case.
  private func requests(for enumeration: Enumeration, of model: Model) -> [Request] {
    let values = enumeration.values
    var opposites: Set<String> = []
    for index in values.indices where values[index].name.hasByte(UInt8(ascii: "+")) {
      opposites.insert(values[index].name.replacing("+", with: "-"))
    }
    return values.map { value in
      let nounName = nounName(of: value, in: model)
      return Request(
        name: sortName(of: value) ?? nounName ?? value.name, swiftName: value.swiftName,
        given: value.given,
        symbols: opposites.contains(value.name) ? .signs : .needed,
        keepsSpelling: nounName == nil, location: value.location)
    }
  }

  /// Returns the name of a value that sorts by a property: `-created_at` is `createdAtDescending`.
  private func sortName(of value: Enumeration.Value) -> String? {
    guard !value.name.startsWithLetter, let sign = value.name.first, sign == "-" || sign == "+",
      value.name.dropFirst().first?.isLetter == true,
      !vendorPrefixes.contains(where: value.name.hasPrefix)
    else { return nil }
    return value.name.dropFirst() + (sign == "-" ? "_descending" : "_ascending")
  }

  /// Returns the name of a value that begins with a digit: `256x256` of a `Size` is `size256x256`. Behind `_` a case
  /// would be private by convention, and is left out of documentation. `-1` beside `1` is `sizeMinus1`.
  private func nounName(of value: Enumeration.Value, in model: Model) -> String? {
    // Most begin with a letter, as their names do then.
    if value.name.startsWithLetter { return nil }
    let name = casing.lower(value.name).name
    if let sign = value.name.first, "+-".contains(sign),
      value.name.dropFirst().first?.isNumber == true
    {
      return "\(model.noun)_\(name)"
    }
    guard name.first == "_", name.dropFirst().first?.isNumber == true else { return nil }
    // Capitals alone tell nothing, beside the small letters of the noun either.
    let hasCase = value.name.contains(where: \.isLowercase)
    return "\(model.noun)_\(hasCase ? value.name : value.name.lowercased())"
  }

  /// Returns the names of properties. `id` belongs to the one that identifies, whatever its name.
  private func properties(
    of structure: Structure, at location: SourceLocation
  ) -> [SwiftIdentifier] {
    var scope = NameScope.property
    if let identity = structure.identity, casing.lower(identity).name != "id",
      structure.properties.first(where: { $0.name == identity })?.swiftName != "id"
    {
      scope = scope.with(["id": "the model is identified by '\(identity)'"])
    }
    let requests = structure.properties.map {
      Request(name: $0.name, swiftName: $0.swiftName, given: $0.given, location: $0.location)
    }
    guard structure.additional != nil else { return partNames(of: requests, in: scope) }
    let additional = Request(name: "additionalProperties", location: location)
    return names(of: requests + [additional], in: scope)
  }

  /// Returns the properties that read cases: `asURL` of `url`, and of `URL` beside it `as_URL`.
  private func accessors(
    of cases: [SwiftIdentifier], at location: SourceLocation
  ) -> [SwiftIdentifier] {
    let candidates = cases.map { name in
      Candidate(
        name: .lowerCamelCase(["as", casing.upper(name.name).name]), subject: "'\(name.name)'",
        location: location,
        others: {
          [.lowerCamelCase(["as", name.name]), SwiftIdentifier("as_\(name.name)")]
            .compactMap(\.self)
        })
    }
    return distinctInOrder(candidates).value
  }

  private func isOpen(_ shape: Model.Shape) -> Bool {
    switch shape {
    case .enumeration(let enumeration): enumeration.isOpen
    case .union: true
    case .structure, .alias: false
    }
  }
}

extension String {
  /// Indicates a letter of ASCII at its start, which is told at once.
  fileprivate var startsWithLetter: Bool {
    utf8.first.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ?? false
  }
}

extension Model {
  /// The last word of its name, or of the property that it stands in: `limit` of `ContainerMemoryLimit`.
  fileprivate var noun: String {
    let name =
      switch origin {
      case .declared: id.rawValue
      case .inside(_, let words): words.last ?? ""
      }
    return words(in: name).map(\.text)
      .last { $0 != "enum" && $0.first?.isLetter == true } ?? "value"
  }
}

/// What stands in front of values of CSS that only one browser knows: `-moz-initial`.
private let vendorPrefixes = ["-moz-", "-webkit-", "-ms-", "-o-", "-khtml-"]
