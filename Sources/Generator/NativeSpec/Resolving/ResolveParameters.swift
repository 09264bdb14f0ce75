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
  func resolve(
    _ parameters: [SpecParameter], in location: ParameterLocation
  ) -> Diagnosed<[Parameter]> {
    parameters.diagnosed { resolve($0, in: location) }
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
    !isHeaderValue(text)
  else { return parseScalarValue(node, "a constant") }
  return Diagnosed(
    nil, [.wrongValue(node, expected: "a value for a header", hint: "; use printable ASCII")])
}

extension Context {
  /// Reports a style, or a missing one, that does not go with a type: at most one mistake.
  private func checkStyle(
    _ style: Located<Parameter.Style>?, _ type: TypeReference, in location: ParameterLocation,
    at typeLocation: SourceLocation
  ) -> [Diagnostic] {
    let value = scope.target(of: type.unwrapped)
    if let style, let why = mistake(in: style.value, in: location) {
      return [.wrongStyle(why, at: style.location)]
    }
    // Anything can be written as JSON.
    if let style, style.value.isOfAnything { return [] }
    if scope.isText(value) { return checkScalar(style) }
    // Its style is given.
    if style != nil { return [] }
    if case .array(let element) = value {
      if scope.isText(element) { return [] }
      return [.notText("an element of \(location.description)", element.name, at: typeLocation)]
    }
    guard scope.isObjectOrDictionary(value), location != .header else {
      return [.notText(location.description, type.name, at: typeLocation)]
    }
    return [
      .wrongStyle(
        "'\(type.name)' is an object; it needs the style 'deepObject'", at: typeLocation)
    ]
  }

  /// Reports a style for a scalar, which is written in one way but for characters that a path has before it.
  private func checkScalar(_ style: Located<Parameter.Style>?) -> [Diagnostic] {
    guard let style, !style.value.isOfPaths else { return [] }
    return [
      .wrongStyle("'style' is for arrays and objects; remove it", at: style.location)
    ]
  }

  private func mistake(in style: Parameter.Style, in location: ParameterLocation) -> String? {
    if style.isOfPaths, location != .path { return "'\(style.rawValue)' is a style of paths" }
    if style.isOfQueries, location != .query { return "'\(style.rawValue)' is a style of queries" }
    if style.isOfCookies, location != .cookie { return "'\(style.rawValue)' is a style of cookies" }
    let common: [Parameter.Style] = [.comma, .commaPairs, .pipe, .space, .json]
    switch location {
    case .path where !style.isOfPaths && !common.contains(style) && style != .tab:
      return "a path has no style '\(style.rawValue)'"
    case .header where !common.contains(style) && style != .repeat:
      return "a header has no style '\(style.rawValue)'"
    case .path, .query, .header, .cookie, .form, .part: return nil
    }
  }
}

extension Scope {
  fileprivate func isObjectOrDictionary(_ type: TypeReference) -> Bool {
    if case .dictionary = type { true } else { isObject(type) }
  }

  /// Returns whether the members of a value can be the fields of a form, as those of any JSON can.
  func canBeForm(_ type: TypeReference) -> Bool {
    type == .scalar(.json) || isObjectOrDictionary(type)
  }
}

extension Parameter.Style {
  /// Indicates that a value of any type can be written so.
  fileprivate var isOfAnything: Bool {
    [.json, .jsonObjects].contains(self) || isOfQueries || isOfCookies
  }
}
