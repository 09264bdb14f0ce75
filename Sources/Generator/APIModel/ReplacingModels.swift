/// A model or another type that stands in the place of a model.
package protocol ModelReplacement {
  var reference: TypeReference { get }
}

extension ModelID: ModelReplacement {
  package var reference: TypeReference { .model(self) }
}

extension TypeReference: ModelReplacement {
  package var reference: TypeReference { self }
}

extension TypeReference {
  /// Returns the type with other models in it.
  package func replacing(_ ids: [ModelID: some ModelReplacement]) -> TypeReference {
    // Most types stay as they are, and are not made anew.
    guard isReplaced(ids) else { return self }
    switch self {
    case .model(let id): return ids[id]?.reference ?? self
    case .array(let inner): return .array(inner.replacing(ids))
    case .dictionary(let inner): return .dictionary(inner.replacing(ids))
    case .optional(let inner): return .optional(inner.replacing(ids))
    case .nullable(let inner): return .nullable(inner.replacing(ids))
    case .scalar: return self
    }
  }

  fileprivate func isReplaced(_ ids: [ModelID: some ModelReplacement]) -> Bool {
    namedModel.map { ids[$0] != nil } ?? false
  }
}

extension Model.Shape {
  package func replacing(_ ids: [ModelID: some ModelReplacement]) -> Model.Shape {
    guard isReplaced(ids) else { return self }
    switch self {
    case .alias(let type): return .alias(type.replacing(ids))
    case .enumeration: return self
    case .union(var union):
      for index in union.members.indices {
        union.members[index].type = union.members[index].type.replacing(ids)
      }
      return .union(union)
    case .structure(var structure):
      for index in structure.properties.indices {
        structure.properties[index].type = structure.properties[index].type.replacing(ids)
      }
      structure.additional = structure.additional?.replacing(ids)
      return .structure(structure)
    }
  }
}

extension Model.Shape {
  private func isReplaced(_ ids: [ModelID: some ModelReplacement]) -> Bool {
    switch self {
    case .alias(let type): type.isReplaced(ids)
    case .enumeration: false
    case .union(let union):
      union.members.indices.contains { union.members[$0].type.isReplaced(ids) }
    case .structure(let structure):
      structure.properties.indices.contains { structure.properties[$0].type.isReplaced(ids) }
        || structure.additional?.isReplaced(ids) == true
    }
  }
}

extension API {
  /// Replaces models in the bodies and parameters of requests, and in responses.
  package mutating func replace<Replacement: ModelReplacement>(
    sent: [ModelID: Replacement], received: [ModelID: Replacement]
  ) {
    changeOperations { operation in
      operation.replaceSent(sent)
      operation.replaceReceived(received)
    }
    defaults.changeParameters { $1.replace(sent) }
  }
}

extension API {
  /// Returns the API with the scalar itself in place of an alias of it that a tool named, unless somebody gave it another
  /// name: `identifier-5dNKLCP5` tells nothing that `String` does not, and neither does `UUID` for a UUID. An alias of
  /// an alias that has a name is that.
  package var withoutHashedAliases: API {
    var aliases: [ModelID: TypeReference] = [:]
    for model in models where model.origin == .declared && !model.isImported {
      guard case .alias(let type) = model.shape, model.swiftName == nil, model.statedName == nil,
        model.id.rawValue.withoutHash != model.id.rawValue
          || namesOfScalars.contains(model.id.rawValue)
      else { continue }
      aliases[model.id] = type
    }
    if aliases.isEmpty { return self }
    let index = ModelIndex(models)
    var scalars: [ModelID: TypeReference] = [:]
    for (id, type) in aliases {
      guard case .scalar = index.unaliased(type) else { continue }
      var named = type
      while case .model(let next) = named, let further = aliases[next] { named = further }
      scalars[id] = named
    }
    if scalars.isEmpty { return self }
    var api = self
    api.models = models.filter { scalars[$0.id] == nil }
    for index in api.models.indices {
      api.models[index].shape = api.models[index].shape.replacing(scalars)
    }
    api.replace(sent: scalars, received: scalars)
    return api
  }
}

/// The Swift types of scalars.
private let namesOfScalars: Set = [
  "Bool", "Data", "Date", "Day", "Decimal", "Double", "Float", "Int", "JSON", "String", "URL",
  "UUID",
]

extension String {
  /// The name without its parts that are hashes: `identifier` of `identifier-5dNKLCP5`.
  package var withoutHash: String {
    guard utf8.count > 7 else { return self }
    let parts = split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    let others = parts.filter { !isHash($0) }
    return others.count == parts.count ? self : others.joined(separator: "-")
  }
}

/// Returns whether a part of a name is a hash: eight or more characters, of both cases with hardly a small letter beside
/// another, and digits that are few or in several places; or hexadecimal digits.
private func isHash(_ part: Substring) -> Bool {
  let digits = part.count(where: \.isNumber)
  guard part.utf8.count > 7, digits > 0, part.contains(where: \.isLetter) else { return false }
  if part.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) { return true }
  let places = part.split { !$0.isNumber }.count
  // `IPv4CIDRs` is not one.
  return (digits * 4 <= part.utf8.count || places > 2)
    && part.contains { $0.isLowercase && !"vs".contains($0) }
    && part.contains(where: \.isUppercase)
    && part.split(whereSeparator: { !$0.isLowercase }).allSatisfy { $0.count < 3 }
}

extension Parameter {
  fileprivate mutating func replace(_ ids: [ModelID: some ModelReplacement]) {
    guard case .argument(let type, let standard) = value else { return }
    value = .argument(type.replacing(ids), default: standard)
  }
}

extension Operation {
  fileprivate mutating func replaceSent(_ ids: [ModelID: some ModelReplacement]) {
    // Fields are replaced with the body.
    changeParameters { if $0.place != .field { $1.replace(ids) } }
    body = body?.replacing(ids)
    for index in otherBodies.indices {
      otherBodies[index].body = otherBodies[index].body.replacing(ids)
    }
  }

  fileprivate mutating func replaceReceived(_ ids: [ModelID: some ModelReplacement]) {
    response.returns = response.returns.replacing(ids)
    for index in response.errors.indices {
      response.errors[index].type = response.errors[index].type.replacing(ids)
    }
    stream?.replace(ids)
    for index in otherStreams.indices { otherStreams[index].replace(ids) }
  }
}

extension StreamResponse {
  fileprivate mutating func replace(_ ids: [ModelID: some ModelReplacement]) {
    switch kind {
    case .events(let type): kind = .events(type.replacing(ids))
    case .lines(let type): kind = .lines(type.replacing(ids))
    case .namedEvents(let events):
      kind = .namedEvents(
        events.map { event in
          var event = event
          event.type = event.type.replacing(ids)
          return event
        })
    }
  }
}

extension Body {
  fileprivate func replacing(_ ids: [ModelID: some ModelReplacement]) -> Body {
    func replaced(_ parameters: [Parameter]) -> [Parameter] {
      parameters.map {
        var parameter = $0
        parameter.replace(ids)
        return parameter
      }
    }
    switch self {
    case .json(let type): return .json(type.replacing(ids))
    case .formValue(let type, let styles): return .formValue(type.replacing(ids), styles: styles)
    case .form(let fields): return .form(replaced(fields))
    case .multipart(let fields): return .multipart(replaced(fields))
    case .text, .raw: return self
    }
  }
}

extension Response.Returns {
  fileprivate func replacing(_ ids: [ModelID: some ModelReplacement]) -> Response.Returns {
    switch self {
    case .value(let type): .value(type.replacing(ids))
    case .choice(let successes):
      .choice(successes.map { .init($0.statuses, $0.returns.replacing(ids)) })
    case .nothing, .bytes, .file, .text: self
    }
  }
}

extension Model.Shape {
  /// The shape without the Swift names that its author chose for its parts.
  package var withoutSwiftNames: Model.Shape {
    switch self {
    case .alias: return self
    case .enumeration(var enumeration):
      for index in enumeration.values.indices {
        enumeration.values[index].swiftName = nil
        enumeration.values[index].given = nil
      }
      return .enumeration(enumeration)
    case .union(var union):
      for index in union.members.indices {
        union.members[index].caseName = nil
        union.members[index].given = nil
      }
      return .union(union)
    case .structure(var structure):
      for index in structure.properties.indices
      where structure.properties[index].swiftName != nil {
        structure.properties[index].swiftName = nil
        structure.properties[index].given = nil
      }
      return .structure(structure)
    }
  }
}
