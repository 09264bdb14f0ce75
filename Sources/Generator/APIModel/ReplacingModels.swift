extension TypeReference {
  /// Returns the type with other models in it.
  package func replacing(_ ids: [ModelID: ModelID]) -> TypeReference {
    // Most types stay as they are, and are not made anew.
    guard isReplaced(ids) else { return self }
    switch self {
    case .model(let id): return .model(ids[id] ?? id)
    case .array(let inner): return .array(inner.replacing(ids))
    case .dictionary(let inner): return .dictionary(inner.replacing(ids))
    case .optional(let inner): return .optional(inner.replacing(ids))
    case .nullable(let inner): return .nullable(inner.replacing(ids))
    case .scalar: return self
    }
  }

  fileprivate func isReplaced(_ ids: [ModelID: ModelID]) -> Bool {
    namedModel.map { ids[$0] != nil } ?? false
  }
}

extension Model.Shape {
  package func replacing(_ ids: [ModelID: ModelID]) -> Model.Shape {
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
  private func isReplaced(_ ids: [ModelID: ModelID]) -> Bool {
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
  package mutating func replace(sent: [ModelID: ModelID], received: [ModelID: ModelID]) {
    for group in groups.indices {
      for index in groups[group].operations.indices {
        groups[group].operations[index].replaceSent(sent)
        groups[group].operations[index].replaceReceived(received)
      }
    }
    for index in defaults.query.indices { defaults.query[index].replace(sent) }
    for index in defaults.headers.indices { defaults.headers[index].replace(sent) }
    for index in defaults.parameters.indices { defaults.parameters[index].replace(sent) }
  }
}

extension Parameter {
  fileprivate mutating func replace(_ ids: [ModelID: ModelID]) {
    guard case .argument(let type, let standard) = value else { return }
    value = .argument(type.replacing(ids), default: standard)
  }
}

extension Operation {
  fileprivate mutating func replaceSent(_ ids: [ModelID: ModelID]) {
    for index in path.indices {
      guard case .parameter(var parameter) = path[index] else { continue }
      parameter.replace(ids)
      path[index] = .parameter(parameter)
    }
    for index in query.indices { query[index].replace(ids) }
    for index in headers.indices { headers[index].replace(ids) }
    for index in cookies.indices { cookies[index].replace(ids) }
    body = body?.replacing(ids)
    for index in otherBodies.indices {
      otherBodies[index].body = otherBodies[index].body.replacing(ids)
    }
  }

  fileprivate mutating func replaceReceived(_ ids: [ModelID: ModelID]) {
    response.returns = response.returns.replacing(ids)
    for index in response.errors.indices {
      response.errors[index].type = response.errors[index].type.replacing(ids)
    }
    stream?.replace(ids)
    for index in otherStreams.indices { otherStreams[index].replace(ids) }
  }
}

extension StreamResponse {
  fileprivate mutating func replace(_ ids: [ModelID: ModelID]) {
    switch kind {
    case .events(let type): kind = .events(type.replacing(ids))
    case .lines(let type): kind = .lines(type.replacing(ids))
    case .namedEvents(let events):
      kind = .namedEvents(events.map { .init(name: $0.name, type: $0.type.replacing(ids)) })
    }
  }
}

extension Body {
  fileprivate func replacing(_ ids: [ModelID: ModelID]) -> Body {
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
  fileprivate func replacing(_ ids: [ModelID: ModelID]) -> Response.Returns {
    switch self {
    case .value(let type): .value(type.replacing(ids))
    case .choice(let successes):
      .choice(successes.map { .init($0.statuses, $0.returns.replacing(ids)) })
    case .nothing, .bytes, .file, .text: self
    }
  }
}
