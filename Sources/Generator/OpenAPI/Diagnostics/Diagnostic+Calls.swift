internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Mistakes in operations, and parts of them for which nothing is generated.
extension DiagnosticRule {
  static let duplicateTag = warning(
    "openapi-duplicate-tag", "Each tag of a document is listed once. The first entry is used.")
  static let tagParent = warning(
    "openapi-tag-parent",
    "The 'parent' of a tag is the name of another tag of the document, and not one below it. Nothing "
      + "is generated from it.")
  static let additionalTags = note(
    "openapi-additional-tags",
    "Operations are grouped by their first tag, those of the kinds 'badge' and 'audience' not "
      + "counted. One with several tags is in one client only, so that there is one way to call "
      + "it.")
  static let duplicateOperation = warning(
    "openapi-duplicate-operation",
    "An 'operationId' identifies one operation. The second one is named after its method and path.")
  static let pathSyntax = warning(
    "openapi-path-syntax",
    "A key of 'paths' begins with '/', and its braces enclose the names of parameters. ':id', "
      + "'<id>', '[id]' and '*' are the notations of frameworks: they are read as '{id}' where a "
      + "parameter 'id' is declared to be in the path, by an overlay if need be.")
  static let method = warning(
    "openapi-method",
    "'additionalOperations' has operations by the name of their method, with the capitalisation that "
      + "is sent. Methods with a key of their own, such as 'post', do not stand there, and CONNECT "
      + "(RFC 9110, section 9.3.6) has no path.")
  static let notCalled = note(
    "openapi-not-called",
    "Callbacks and links describe requests that are made later or by others. Webhooks become "
      + "types to decode.")
  static let badPagination = warning(
    "openapi-bad-pagination",
    "'x-sdkgen-pagination' describes how a list is paged, as 'paginate' does in the spec format: "
      + "'{ \"cursor\": \"after\", \"next\": \"meta.next\", \"items\": \"data\" }'.")
}

/// Mistakes in parameters, and uses of them that the client decides.
extension DiagnosticRule {
  static let duplicateParameter = warning(
    "openapi-duplicate-parameter",
    "A list has two parameters with the same 'name' and 'in'; the first is used.")
  static let undeclaredPathParameter = warning(
    "openapi-undeclared-path-parameter",
    "The path has a name in braces that no parameter describes; it is read as a string.")
  static let unusedPathParameter = warning(
    "openapi-unused-path-parameter",
    "A parameter is declared to be in the path, which has no braces with its name.")
  static let optionalPathParameter = warning(
    "openapi-optional-path-parameter",
    "A path without one of its parts is another path, so 'required: true' must be stated.")
  static let ignoredHeader = note(
    "openapi-ignored-header",
    "In OpenAPI, 'Accept', 'Content-Type' and 'Authorization' follow from the rest of the "
      + "operation, and the client sets them. Where no security scheme sends it, 'Authorization' "
      + "is an argument. 'Host', 'Connection' and other headers of the message itself are set by "
      + "the transport.")
  static let parameterLocation = warning(
    "openapi-parameter-location",
    "A parameter is in the path, the query, the headers or the cookies, with a legal name. One that "
      + "is the whole query, 'in: querystring', is the only one there.")
  static let parameterStyle = warning(
    "openapi-parameter-style",
    "Each part of a request has its own styles: 'deepObject', for example, is for the query only.")
  static let parameterContent = warning(
    "openapi-parameter-content",
    "The form of a parameter's value is not stated, or has no Swift type.")
  static let objectQuery = note(
    "openapi-object-query",
    "An object in the query without a style is written as a pair for each property, without the "
      + "object's name. Many servers expect 'style: deepObject', 'name[property]=value'.")
  static let objectsInQuery = note(
    "openapi-objects-in-query",
    "OpenAPI has no style for objects in a list in the query. They are sent as JSON text, which "
      + "is what servers read.")
  static let emptyValue = note(
    "openapi-empty-value",
    "'allowEmptyValue' lets a query parameter have no value. An empty string sends 'name='; nil "
      + "leaves the parameter out. Of a parameter that is no string, a value is sent.")
  static let fixedParameter = note(
    "openapi-fixed-parameter",
    "What a path has behind '?' is sent with every call as it stands, so the parameter of that "
      + "name is no argument.")
}

extension Diagnostic {
  static func duplicateOperation(_ element: Element, named name: String, first: Element) -> Self {
    about(
      .duplicateOperation, at: element["operationId"] ?? element,
      "this operationId is already used; the operation is named '\(name)' after its method and path",
      notes: [Note("it is first used here", at: (first["operationId"] ?? first).location)])
  }

  static func duplicateTag(_ tag: Element, named name: String, first: Element) -> Self {
    about(
      .duplicateTag, at: tag, "the tag '\(name)' is listed twice; this entry is ignored",
      notes: [Note("it is first listed here", at: first.location)])
  }

  static func unknownParent(_ parent: Element, named name: String, known: [String]) -> Self {
    aboutValue(
      .tagParent, at: parent,
      "no tag of the document is named '\(name)'" + suggestion(for: name, among: known))
  }

  static func circularParent(_ parent: Element, named name: String) -> Self {
    aboutValue(.tagParent, at: parent, "'\(name)' is itself below this tag")
  }

  static func pathWithoutSlash(_ path: Element) -> Self {
    let isMethod = ["get", "put", "post", "delete", "patch", "head", "options"].contains(path.name)
    return about(
      .pathSyntax, at: path,
      "a path must begin with '/'; '\(path.name)' is left out"
        + (isMethod ? "; a method stands below its path, check the indentation" : ""))
  }

  static func pathSyntax(_ path: Element) -> Self {
    about(
      .pathSyntax, at: path, "the braces in this path do not enclose names; it is sent as it is")
  }

  static func dotsInPath(_ sent: String, _ path: Element) -> Self {
    about(
      .pathSyntax, at: path,
      "'.' and '..' in this path stand for other parts of it; it is sent as '\(sent)'")
  }

  /// An entry of `additionalOperations` that belongs under its own key.
  static func methodWithKey(_ operation: Element, key: String) -> Self {
    about(
      .method, at: operation,
      "'\(operation.name)' is left out of 'additionalOperations'; write it as '\(key)' beside that")
  }

  /// An entry of `x-oai-additionalOperations`.
  static func repeatedMethod(_ operation: Element) -> Self {
    about(
      .method, at: operation,
      "'\(operation.name)' is left out, since 'additionalOperations' has it too")
  }

  static func noMethod(_ operation: Element) -> Self {
    about(
      .method, at: operation,
      "'\(operation.name)' is left out: it is no HTTP method, which has letters, digits and no space"
    )
  }

  static func tunnel(_ operation: Element) -> Self {
    about(
      .method, at: operation,
      "'\(operation.name)' is left out: it opens a tunnel to a host, and has no path")
  }

  /// A placeholder in the notation of a framework.
  static func foreignPlaceholder(_ written: String, _ path: Element) -> Self {
    about(
      .pathSyntax, at: path,
      "'\(written)' in this path is sent as it stands; if it is a parameter, "
        + (written.allSatisfy { $0 == "*" }
          ? "write '{name}' in its place" : "declare it with 'in: path'"))
  }

  /// An expression whose values may have slashes.
  static func reservedExpression(_ name: String, _ path: Element) -> Self {
    about(
      .pathSyntax, at: path,
      "'\(name)' keeps reserved characters as they are, but for '/', '?', '#' and brackets, "
        + "which are percent-encoded as in each part of a path", severity: .note)
  }

  static func undeclaredPathParameter(_ name: String, _ operation: Element) -> Self {
    about(
      .undeclaredPathParameter, at: operation,
      "the path parameter '\(name)' is not declared; it is read as a string")
  }

  static func unusedPathParameter(
    _ source: ParameterSource, _ names: [String], undeclared: [String]
  ) -> Self {
    let strings = undeclared.map { "'{\($0)}'" }.joined(separator: ", ")
    return about(
      .unusedPathParameter, at: source.use,
      "the path has no '{\(source.name)}', so this parameter is left out"
        + (strings.isEmpty
          ? suggestion(for: source.name, among: names)
          : "; what the path has, \(strings), is read as a string"))
  }

  static func optionalPathParameter(_ source: ParameterSource) -> Self {
    about(
      .optionalPathParameter, at: source.element,
      "a path parameter is always required; '\(source.name)' lacks 'required: true'")
  }

  static func duplicateParameter(_ source: ParameterSource, first: ParameterSource) -> Self {
    about(
      .duplicateParameter, at: source.use,
      "'\(source.name)' is already in this list; the second is left out",
      notes: [Note("it is first here", at: first.use.location)])
  }

  /// A parameter whose value the path states.
  static func fixedParameter(_ source: ParameterSource, _ value: String) -> Self {
    about(
      .fixedParameter, at: source.use,
      "'\(source.name)' is always '\(value)', as the path says; it is no argument")
  }

  static func parameterLocation(_ name: String, _ written: Element, known: [String]) -> Self {
    let text = written.node.string ?? "?"
    let choices = "\(known.dropLast().joined(separator: ", ")) or \(known.last ?? "")"
    return aboutValue(
      .parameterLocation, at: written,
      "'\(name)' must be 'in' \(choices), not '\(text)'; it is left out"
        + suggestion(for: text, among: known))
  }

  /// A parameter `in: querystring` beside another one.
  static func secondQuery(_ source: ParameterSource, first: ParameterSource) -> Self {
    about(
      .parameterLocation, at: source.use,
      "'\(first.name)' is the whole query already; '\(source.name)' is left out",
      notes: [Note("it is declared here", at: first.use.location)])
  }

  /// A parameter `in: query` beside one that is the whole query.
  static func besideQuery(_ source: ParameterSource, whole: ParameterSource) -> Self {
    about(
      .parameterLocation, at: source.use,
      "'\(source.name)' is in the query, which '\(whole.name)' is as a whole; "
        + "it is sent behind that",
      notes: [Note("that is declared here", at: whole.use.location)])
  }

  static func badHeaderName(_ source: ParameterSource) -> Self {
    about(
      .parameterLocation, at: source.use,
      "'\(source.name)' cannot be the name of a header; it is left out")
  }

  static func parameterStyle(_ source: ParameterSource, _ written: Element) -> Self {
    aboutValue(
      .parameterStyle, at: written,
      "a \(source.location.rawValue) parameter has no style '\(written.node.string ?? "?")'; "
        + "the default is used")
  }

  static func queryWithoutContent(_ name: String, _ schema: Element) -> Self {
    about(
      .parameterContent, at: schema,
      "'\(name)' is the whole query, whose type 'content' states; it is read as a form")
  }

  static func parameterWithoutSchema(_ name: String, _ element: Element) -> Self {
    about(
      .parameterContent, at: element,
      "'\(name)' has neither 'schema' nor 'content'; it is read as a string")
  }

  static func parameterContent(_ name: String, _ media: MediaType) -> Self {
    about(
      .parameterContent, at: media.element,
      "'\(name)' is '\(media.name)', which has no Swift type; it is read as a string")
  }

  static func objectQuery(_ name: String, _ element: Element) -> Self {
    about(
      .objectQuery, at: element,
      "each property of '\(name)' is sent as a pair of its own: 'property=1'; "
        + "with 'style: deepObject' as '\(name)[property]=1'")
  }

  static func objectsInQuery(_ name: String, _ element: Element) -> Self {
    about(
      .objectsInQuery, at: element,
      "there is no style for objects in a list; '\(name)' is sent as JSON text")
  }

  /// A value that says whether another page follows, which the response does not have.
  static func lostPage(_ place: Element, _ key: String, _ stated: Element) -> Self {
    about(
      .badPagination, at: stated,
      "the response has no '\(place.node.string ?? key)', where '\(key)' is read; "
        + "paging may end too early or too late")
  }

  static func badPagination(_ why: String, _ stated: Element) -> Self {
    about(.badPagination, at: stated, "'x-sdkgen-pagination' is left out: \(why)")
  }
}
