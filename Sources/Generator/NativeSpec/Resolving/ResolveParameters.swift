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
  func resolve(_ parameters: [SpecParameter], in location: ParameterLocation) -> [Parameter] {
    parameters.compactMap { resolve($0, in: location) }
  }

  func resolve(_ parameter: SpecParameter, in location: ParameterLocation) -> Parameter? {
    let value: Parameter.Value? =
      switch parameter.value {
      case .constant(let node): constant(node, in: location).map { .constant($0) }
      case .type(let type): argument(parameter, type, in: location)
      }
    return value.map {
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
  }

  private func argument(
    _ parameter: SpecParameter, _ type: SpecType, in location: ParameterLocation
  ) -> Parameter.Value? {
    let position: Scope.Position =
      switch location {
      case .path: parameter.style == nil ? .path : .styledPath
      case .part: parameter.isEach ? .eachPart : .part
      case .query, .header, .cookie, .form: .value
      }
    guard let resolved = scope.resolve(type, as: position) else { return nil }
    if position == .value || position == .styledPath || parameter.style != nil,
      let mistake = styleMistake(parameter.style, resolved, in: location, at: type.location)
    {
      found.report(mistake)
    }
    if parameter.isEach, !scope.isObjectOrDictionary(scope.target(of: resolved.unwrapped)) {
      found.report(.wrongStyle("'each' is for objects", at: type.location))
    }
    if let location = parameter.required, !resolved.isOptional {
      found.report(.needsOptional(ParameterKeys.required.name, "a value", at: location))
    }
    return .argument(
      resolved,
      default: parameter.default.flatMap { scope.literal($0, as: resolved, for: .default) })
  }

  /// `{ "is": value }`, with one value or one for each named server.
  private func constant(_ node: Node, in location: ParameterLocation) -> Constant? {
    guard node.kind == .object else {
      return constantValue(node, in: location).map { .same(Literal($0)) }
    }
    let others = node.members.filter { !servers.contains($0.key) }
    let unknown = others.filter { !hosts.contains($0.key) }
    for member in unknown {
      found.report(.unknownServer(member.key, known: servers, at: member.keyLocation))
    }
    let missing = servers.filter { node[$0] == nil }
    if unknown.isEmpty, !missing.isEmpty {
      found.report(.missingServer(missing, at: node.location))
    }
    return .byServer(
      (servers + others.map(\.key)).compactMap { server in
        node[server].flatMap { constantValue($0.value, in: location) }.map {
          Constant.Choice(server: server, value: Literal($0))
        }
      })
  }

  /// A scalar; in a header one that can be sent as it is.
  private func constantValue(_ node: Node, in location: ParameterLocation) -> Node? {
    guard location == .header || location == .cookie, let text = node.string,
      !isHeaderValue(text)
    else { return parseScalarValue(Written(node: node, what: "a constant", found: found)) }
    return found.refuse(
      .wrongValue(node, expected: "a value for a header", hint: "; use printable ASCII"))
  }

  /// Returns what is wrong with a style, or with none, for a type.
  private func styleMistake(
    _ style: Located<Parameter.Style>?, _ type: TypeReference, in location: ParameterLocation,
    at typeLocation: SourceLocation
  ) -> Diagnostic? {
    let value = scope.target(of: type.unwrapped)
    if let style {
      if let why = mistake(in: style.value, in: location) {
        return .wrongStyle(why, at: style.location)
      }
      // A scalar is written in one way but for characters that a path has before it.
      return style.value.isOfAnything || style.value.isOfPaths || !scope.isText(value)
        ? nil : .wrongStyle("'style' is for arrays and objects; remove it", at: style.location)
    }
    if scope.isText(value) { return nil }
    if case .array(let element) = value {
      return scope.isText(element)
        ? nil : .notText("an element of \(location.description)", element.name, at: typeLocation)
    }
    guard scope.isObjectOrDictionary(value), location != .header else {
      return .notText(location.description, type.name, at: typeLocation)
    }
    return .wrongStyle(
      "'\(type.name)' is an object; it needs the style 'deepObject'", at: typeLocation)
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
  func mayHaveFields(_ type: TypeReference) -> Bool {
    type == .scalar(.json) || isObjectOrDictionary(type)
  }
}

extension Parameter.Style {
  /// Indicates that a value of any type can be written so.
  fileprivate var isOfAnything: Bool {
    [.json, .jsonObjects].contains(self) || isOfQueries || isOfCookies
  }
}
