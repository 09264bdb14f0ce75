internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// What can be wrong with operations and their parameters.
extension Diagnostic {
  static func duplicateOperation(_ element: Element, _ name: String, _ first: Element) -> Self {
    about(
      .duplicateOperation, .warning, element["operationId"] ?? element,
      "this operationId is in use; the operation is called '\(name)' after its method and path",
      notes: [
        Note("it is first used here", at: (first["operationId"] ?? first).location)
      ])
  }

  static func duplicateTag(_ tag: Element, _ name: String, _ first: Element) -> Self {
    about(
      .duplicateTag, .warning, tag,
      "the tag '\(name)' is listed twice; what is said of it here is left out",
      notes: [Note("it is first listed here", at: first.location)])
  }

  static func pathWithoutSlash(_ path: Element) -> Self {
    about(
      .pathSyntax, .warning, path, "a path begins with '/'; '\(path.name)' is left out")
  }

  static func pathSyntax(_ path: Element) -> Self {
    about(
      .pathSyntax, .warning, path,
      "a brace in this path has no partner around a name; it is sent as it is")
  }

  static func undeclaredPathParameter(_ name: String, _ operation: Element) -> Self {
    about(
      .undeclaredPathParameter, .warning, operation,
      "the parameter '\(name)' of the path is not declared; it is taken as a string")
  }

  static func unusedPathParameter(_ source: ParameterSource, _ names: [String]) -> Self {
    about(
      .unusedPathParameter, .warning, source.use,
      "the path has no '{\(source.name)}', so this parameter is left out"
        + hint(source.name, names))
  }

  static func optionalPathParameter(_ source: ParameterSource) -> Self {
    about(
      .optionalPathParameter, .warning, source.use,
      "a parameter of the path is always needed; '\(source.name)' lacks 'required: true'")
  }

  static func duplicateParameter(_ source: ParameterSource, first: ParameterSource) -> Self {
    about(
      .duplicateParameter, .warning, source.use,
      "'\(source.name)' is in this list already; the second is left out",
      notes: [Note("it is first here", at: first.use.location)])
  }

  static func parameterPlace(_ name: String, _ written: Element) -> Self {
    aboutValue(
      .parameterPlace, .warning, written,
      "'\(name)' must be 'in' path, query, header or cookie, not '\(written.node.string ?? "?")'; "
        + "it is left out")
  }

  static func badHeaderName(_ source: ParameterSource) -> Self {
    about(
      .parameterPlace, .warning, source.use,
      "'\(source.name)' cannot name a header; it is left out")
  }

  static func parameterStyle(_ source: ParameterSource, _ written: Element) -> Self {
    aboutValue(
      .parameterStyle, .warning, written,
      "a \(source.location.rawValue) parameter has no style '\(written.node.string ?? "?")'; "
        + "the default is taken")
  }

  static func parameterWithoutSchema(_ name: String, _ element: Element) -> Self {
    about(
      .parameterContent, .warning, element,
      "'\(name)' has neither 'schema' nor 'content'; it is taken as a string")
  }

  static func parameterContent(_ name: String, _ media: MediaType) -> Self {
    about(
      .parameterContent, .warning, media.element,
      "'\(name)' is '\(media.name)', which cannot be modelled; it is taken as a string")
  }

  static func objectQuery(_ name: String, _ element: Element) -> Self {
    about(
      .objectQuery, .note, element,
      "the members of '\(name)' are pairs of their own: 'member=1'; "
        + "with 'style: deepObject' they are '\(name)[member]=1'")
  }

  static func objectsInQuery(_ name: String, _ element: Element) -> Self {
    about(
      .objectsInQuery, .note, element,
      "no style says how objects in a list are written; '\(name)' is sent as JSON text")
  }
}
