import SDKGenAPIModel
import SDKGenDiagnostics

extension Context {
  /// Whether a style, or none, is one for values of a type at a place: at most one mistake.
  func checkStyle(
    _ style: Located<String>?, _ type: TypeReference, in place: ParameterPlace,
    at location: SourceLocation
  ) -> [Diagnostic] {
    let value = scope.target(of: type.unwrapped)
    let named = style.flatMap { Parameter.Style(rawValue: $0.value) }
    if let style, let named, let why = mistake(in: named, in: place) {
      return [.wrongStyle(why, at: style.location)]
    }
    // Anything can be written as JSON.
    if named == .json { return [] }
    if scope.isText(value) { return checkScalar(style, named) }
    // How it becomes text is said.
    if style != nil { return [] }
    if case .array(let element) = value {
      if scope.isText(element) { return [] }
      return [.notText("an element of \(place.description)", element.name, at: location)]
    }
    guard scope.isObjectOrDictionary(value), place != .header else {
      return [.notText(place.description, type.name, at: location)]
    }
    return [
      .wrongStyle(
        "'\(type.name)' is an object; it needs the style 'deepObject'", at: location)
    ]
  }

  /// A scalar is written in one way, but for signs that a path has before it.
  private func checkScalar(
    _ style: Located<String>?, _ named: Parameter.Style?
  ) -> [Diagnostic] {
    guard let style, named?.isOfPaths != true else { return [] }
    return [
      .wrongStyle("'style' is for arrays and objects; remove it", at: style.location)
    ]
  }

  private func mistake(in style: Parameter.Style, in place: ParameterPlace) -> String? {
    if style.isOfPaths, place != .path { return "'\(style.rawValue)' is a style of paths" }
    let common: [Parameter.Style] = [.comma, .commaPairs, .json]
    switch place {
    case .path where !style.isOfPaths && !common.contains(style):
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

  /// Whether the members of a value can be the fields of a form; what any JSON is, is its caller's.
  func canBeForm(_ type: TypeReference) -> Bool {
    type == .scalar(.json) || isObjectOrDictionary(type)
  }
}

extension Parameter.Style {
  var isOfPaths: Bool {
    switch self {
    case .label, .labelExploded, .matrix, .matrixExploded: true
    case .repeat, .comma, .commaPairs, .brackets, .pipe, .space, .deepObject, .json: false
    }
  }
}
