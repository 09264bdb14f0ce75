import SDKGenAPIModel
import SDKGenDiagnostics

extension Context {
  /// Reports a style, or a missing one, that does not go with a type: at most one mistake.
  func checkStyle(
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
  func isObjectOrDictionary(_ type: TypeReference) -> Bool {
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
