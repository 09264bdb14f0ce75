internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension Namer {
  /// Returns the names of a union's cases, none of which is that of a type nested in it.
  ///
  /// A name depends on the member, the union's own name and the members before it: one that is added at the
  /// end renames none.
  func cases(
    of union: Union, in model: Model, _ types: TypeLookup, beside nested: [SwiftTypeName]
  ) -> [SwiftIdentifier] {
    let shared = sharedWords(of: model, named: types.name(of: model.id))
    var taken: Set<String> = []
    let requests = union.members.map { member in
      let candidates = caseNames(of: member, in: model.id, shared, types)
      let name =
        candidates.first { !taken.contains(casing.lower($0).name) } ?? candidates.last ?? "value"
      taken.insert(casing.lower(name).name)
      // The author of a spec writes the name as it is to be.
      let stated = clashes == .errors ? member.caseName.flatMap(SwiftIdentifier.init)?.name : nil
      return Request(
        name: name,
        swiftName: member.given?.ifNamed(name)?.text
          ?? stated.flatMap { PublicTypes.isSaidInTypes($0) ? nil : $0 },
        given: member.given, keepsSpelling: true, location: member.location)
    }
    let typeNames = nested.map { ($0.own.name, "a type in the union has that name") }
    return partNames(
      of: requests, in: .unionCase.with(Dictionary(typeNames, uniquingKeysWith: { $1 })))
  }

  /// Returns the words that say nothing about a member, since the union has them itself.
  private func sharedWords(of model: Model, named name: String) -> Set<String> {
    var names = [name, model.id.rawValue]
    if case .inside(let scope, let words) = model.origin {
      names = [name] + words
      if case .model(let id) = scope { names.append(id.rawValue) }
    }
    var shared: Set<String> = []
    for name in names {
      for word in words(in: name) {
        shared.insert(word.text)
        shared.insert(word.text + "s")
        if word.text.hasSuffix("s") { shared.insert(String(word.text.dropLast())) }
      }
    }
    return shared
  }

  /// Returns the names a member may have, best first.
  private func caseNames(
    of member: Union.Member, in union: ModelID, _ shared: Set<String>, _ types: TypeLookup
  ) -> [String] {
    // One of several tags would name the member after a part of what it is.
    let onlyTag = member.isNamedByTag && member.tags.count == 1 ? member.tags.first : nil
    let stated: [String] =
      if let tag = member.caseName ?? onlyTag {
        [withoutUnion(types.name(of: union), tag), tag]
      } else {
        member.constant?.caseName.map { [$0] } ?? []
      }
    let full = types.caseName(for: member.type, in: union)
    let isPlain = clashes == .errors || member.constant != nil
    if isPlain { return stated.isEmpty ? [full] : stated }
    switch types.value(of: member.type) {
    case .array(.model(let id)):
      let element = types.caseName(for: .model(id), in: union)
      return stated + ["array", distinguishing(element, from: shared) + "_array", full]
    case .array: return stated + ["array", full]
    case .dictionary: return stated + ["dictionary", full]
    case .model(let id) where types.isNamed(id):
      return stated + [distinguishing(full.withoutHash, from: shared), full]
    default: return stated + [full]
    }
  }

  /// Returns a tag without the whole name of the union in front: `ai_agent_ask` of an `AIAgent` is `ask`. A name of
  /// one word says too little: `tool_search` is not any search by a `Tool`.
  ///
  /// It does not matter whether the document says that the tag tells members apart, which a member without one would
  /// change.
  private func withoutUnion(_ name: String, _ tag: String) -> String {
    let (name, all) = (words(in: name), words(in: tag))
    guard clashes == .resolved, name.count > 1, all.count > name.count,
      all.prefix(name.count).map(\.text) == name.map(\.text),
      all[name.count].text.first?.isLetter == true
    else { return tag }
    return all.dropFirst(name.count).map { $0.capitals ?? $0.text }.joined(separator: "_")
  }

  /// Returns the words of a name without those that the union has, at its beginning and its end: of
  /// `BlurEffect` in `Effect` that is `Blur`. Where nothing would be left, a short name stays as it is, and of a
  /// long one the last word.
  private func distinguishing(_ name: String, from shared: Set<String>) -> String {
    let all = words(in: name)
    var own = all[...]
    while let last = own.last, shared.contains(last.text) { own.removeLast() }
    while let first = own.first, shared.contains(first.text) { own.removeFirst() }
    // Of `Param2` in `Param` nothing but the number would be left.
    guard own.isEmpty || own.contains(where: { $0.text.contains(where: \.isLetter) }) else {
      return name
    }
    if own.isEmpty { own = all.count < 3 ? all[...] : all.suffix(1) }
    return own.count == all.count
      ? name : own.map { $0.capitals ?? $0.text }.joined(separator: "_")
  }
}

/// The names of models, for the cases of unions.
struct TypeLookup {
  private var models: [ModelID: (model: Model, name: SwiftTypeName)] = [:]

  init(_ models: [Model], _ names: [ModelID: SwiftTypeName]) {
    for model in models where self.models[model.id] == nil {
      self.models[model.id] = names[model.id].map { (model, $0) }
    }
  }

  func name(of id: ModelID) -> String { models[id]?.name.own.name ?? id.rawValue }

  /// Returns the name of a member of a union that has no tag: `[String]` is `stringArray`.
  func caseName(for type: TypeReference, in union: ModelID) -> String {
    switch type {
    case .scalar(let scalar): SDKGenSwift.caseName(for: scalar)
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
    // What is sent of a model is named as the model is.
    if let whole = model.whole { return caseName(for: whole, in: union) }
    return scope == .model(union) ? words.joined(separator: "_") : words.last ?? name.own.name
  }

  /// Returns the array that an alias stands for, and any other type as it is.
  func value(of type: TypeReference) -> TypeReference {
    switch type {
    case .optional(let wrapped), .nullable(let wrapped): return value(of: wrapped)
    case .model(let id):
      if case .alias(let aliased)? = models[id]?.model.shape, case .array = aliased {
        return aliased
      }
    default: break
    }
    return type
  }

  /// Returns whether a model is named by the document rather than by where it stands.
  func isNamed(_ id: ModelID) -> Bool {
    guard let model = models[id]?.model else { return true }
    if case .declared = model.origin { return true }
    return model.whole.map(isNamed) ?? false
  }
}

extension Literal {
  /// The name of a member that is one value.
  fileprivate var caseName: String? {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text):
      "value " + (text.hasPrefix("-") ? "minus " + text.dropFirst() : text)
    case .string(let text): text
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
