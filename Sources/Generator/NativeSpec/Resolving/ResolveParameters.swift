import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// Where a parameter stands.
enum ParameterLocation {
  case path, query, header, cookie, form, part

  /// As a message begins.
  var description: String {
    switch self {
    case .path: "a path parameter"
    case .query: "a query parameter"
    case .header: "a header"
    case .cookie: "a cookie"
    case .form: "a form field"
    case .part: "a part"
    }
  }
}

extension Context {
  func resolve(_ parameters: [SpecParameter], in location: ParameterLocation) -> Diagnosed<
    [Parameter]
  > {
    let results = parameters.map { resolve($0, in: location) }
    return Diagnosed(results.compactMap(\.value), results.flatMap(\.diagnostics))
  }

  func resolve(_ parameter: SpecParameter, in location: ParameterLocation) -> Diagnosed<Parameter?>
  {
    let value: Diagnosed<Parameter.Value?>
    switch parameter.value {
    case .constant(let node): value = constant(node, in: location).mapValue { .constant($0) }
    case .type(let type): value = argument(parameter, type, in: location)
    }
    let resolved = value.value.map {
      var resolved = Parameter(
        name: parameter.name.value, swiftName: parameter.swiftName, about: parameter.about,
        deprecation: parameter.deprecation, value: $0,
        style: parameter.style?.value ?? .repeat,
        contentType: parameter.contentType, allowsReserved: parameter.allowsReserved,
        location: parameter.name.location)
      resolved.isRequired = parameter.required != nil
      resolved.headers = parameter.headers
      resolved.isEach = parameter.isEach
      return resolved
    }
    return Diagnosed(resolved, value.diagnostics)
  }

  private func argument(
    _ parameter: SpecParameter, _ type: SpecType, in location: ParameterLocation
  ) -> Diagnosed<Parameter.Value?> {
    var found: [Diagnostic] = []
    let position: Scope.Position =
      switch location {
      case .path: parameter.style == nil ? .path : .styledPath
      case .part: parameter.isEach ? .eachPart : .part
      case .query, .header, .cookie, .form: .value
      }
    guard let resolved = found.take(scope.resolve(type, as: position)) else {
      return Diagnosed(nil, found)
    }
    if position == .value || position == .styledPath || parameter.style != nil {
      found += checkStyle(parameter.style, resolved, in: location, at: type.location)
    }
    if parameter.isEach, !scope.isObjectOrDictionary(scope.target(of: resolved.unwrapped)) {
      found.append(.wrongStyle("'each' is for objects", at: type.location))
    }
    if let location = parameter.required, !resolved.isOptional {
      found.append(.needsOptional(ParameterKeys.required.name, "a value", at: location))
    }
    let standard = parameter.default.flatMap {
      found.take(scope.literal($0, as: resolved, for: .default))
    }
    return Diagnosed(.argument(resolved, default: standard), found)
  }
}

extension Context {
  /// `{ "is": value }`, with one value or one for each named server.
  private func constant(_ node: Node, in location: ParameterLocation) -> Diagnosed<Constant?> {
    guard node.kind == .object else {
      let value = constantValue(node, in: location)
      return Diagnosed(value.value.map { .same(Literal($0)) }, value.diagnostics)
    }
    var found: [Diagnostic] = []
    for member in node.members where !servers.contains(member.key) && !hosts.contains(member.key) {
      found.append(.unknownServer(member.key, known: servers, at: member.keyLocation))
    }
    let missing = servers.filter { node[$0] == nil }
    if found.isEmpty, !missing.isEmpty {
      found.append(.missingServer(missing, at: node.location))
    }
    let others = node.members.map(\.key).filter { !servers.contains($0) }
    let choices = (servers + others).compactMap { server in
      node[server].flatMap { found.take(constantValue($0.value, in: location)) }.map {
        Constant.Choice(server: server, value: Literal($0))
      }
    }
    return Diagnosed(.byServer(choices), found)
  }
}

/// A scalar; in a header one that can be sent as it is.
private func constantValue(_ node: Node, in location: ParameterLocation) -> Diagnosed<Node?> {
  guard location == .header || location == .cookie, let text = node.string,
    !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
  else { return parseScalarValue(node, "a constant") }
  return Diagnosed(
    nil, [.wrongValue(node, expected: "a value for a header", hint: "; use printable ASCII")])
}

extension Diagnosed {
  /// Returns the result with its value changed, if there is one.
  func mapValue<Inner, Changed>(
    _ change: (Inner) -> Changed
  ) -> Diagnosed<Changed?> where Value == Inner? {
    Diagnosed<Changed?>(value.map(change), diagnostics)
  }
}
