internal import SDKGenSourceText

/// An operation as its document describes it, for the judge of requests.
struct DescribedOperation {
  typealias Located = APIDocument.Located

  struct Parameter {
    var name: String
    /// `path`, `query`, `header` or `cookie`
    var location: String
    var style: String
    var explodes: Bool
    var isRequired: Bool
    var schema: Located?
    /// The parameter is written as JSON.
    var isContent: Bool
  }

  struct Content {
    var mediaType: String
    var schema: Located?
    var encoding: Located?
  }

  /// `/paths/~1pets/get`
  var pointer: String
  var method: String
  /// Without what follows a `#`, which only tells paths of a document apart.
  var path: String
  /// The pairs of the query that are part of the path, as `beta=true`.
  var pathQuery: [(name: String, value: String)]
  /// Those of the operation or its path; the first counts, and none means those of the document.
  var servers: [Located]
  var parameters: [Parameter]
  var contents: [Content]
  var requiresBody: Bool
  /// The names of schemes, one list of which suffices.
  var security: [[String]]
  /// Something says whether there are credentials; otherwise those that a client has are sent.
  var statesSecurity: Bool
  /// The contents of each response that is a success and has any.
  var successes: [[Content]]
  /// A response that is a success may have the header `Link`.
  var declaresLink: Bool
  /// What the document states of its pages.
  var pagination: Located?

  static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

  static func all(in document: APIDocument) -> [DescribedOperation] {
    (document.root["paths"]?.members ?? []).filter { !$0.key.hasPrefix("x-") }.flatMap {
      path, item in
      let item = document.resolve(item)
      return methods.compactMap { method in
        item[method].map {
          DescribedOperation(path: path, item: item, method: method, $0, document)
        }
      }
    }
  }

  private init(
    path: String, item: Located, method: String, _ operation: Located, _ document: APIDocument
  ) {
    let escaped = path.replacing("~", with: "~0").replacing("/", with: "~1")
    pointer = "/paths/\(escaped)/\(method)"
    self.method = method.uppercased()
    let (template, fixed) = Self.parts(of: path)
    self.path = template
    pathQuery = fixed.filter { !$0.value.contains("{") }
    servers =
      [operation, item].lazy.compactMap { $0["servers"]?.elements }.first { !$0.isEmpty } ?? []

    let written = [item, operation].flatMap { $0["parameters"]?.elements ?? [] }
    parameters = []
    for parameter in written.compactMap({ Parameter(document.resolve($0), document) }) {
      parameters.removeAll {
        let isHeader = parameter.location == "header"
        return $0.location == parameter.location
          && (isHeader
            ? $0.name.lowercased() == parameter.name.lowercased() : $0.name == parameter.name)
      }
      parameters.append(parameter)
    }
    let body = operation["requestBody"].map(document.resolve)
    contents = body.map(Self.contents) ?? []
    // A body whose schema requires properties it has cannot be left out, whatever the document says.
    requiresBody =
      body?.bool("required") ?? false
      || contents.contains { content in
        guard let schema = content.schema.map(document.resolve) else { return false }
        let parts = [schema] + (schema["allOf"]?.elements ?? []).map(document.resolve)
        let names = Set(parts.flatMap { $0["properties"]?.members.map(\.key) ?? [] })
        return parts.flatMap { $0["required"]?.elements ?? [] }
          .contains { $0.node.string.map(names.contains) ?? false }
      }
    statesSecurity = (operation["security"] ?? document.root["security"]) != nil
    security = ((operation["security"] ?? document.root["security"])?.elements ?? [])
      .map { $0.members.map(\.key) }
    successes = Self.successes(of: operation).map { Self.contents(of: document.resolve($0)) }
      .filter { !$0.isEmpty }
    declaresLink = Self.successes(of: operation).contains {
      document.resolve($0)["headers"]?.members.contains { $0.key.lowercased() == "link" } ?? false
    }
    pagination = operation["x-sdkgen-pagination"]
    if document.isSwagger { readSwagger(item, operation, document) }
    if sendsAuthorization(document) {
      parameters.removeAll { $0.location == "header" && $0.name.lowercased() == "authorization" }
    }
    addUndeclared(path, fixed)
  }

  /// The path, and what it has of the query: `?page={page}&beta=true`.
  private static func parts(
    of path: String
  ) -> (path: String, query: [(name: String, value: String)]) {
    let parts = path.split(separator: "#", maxSplits: 1)[0].replacing(/\{[?&][^}]*\}/, with: "")
      .split(separator: "?", maxSplits: 1)
    return (String(parts[0]), SentRequest.pairs(of: parts.count > 1 ? String(parts[1]) : ""))
  }

  /// Adds parameters that only the path names, and moves those that it has in its query. What has one value there is
  /// no argument.
  private mutating func addUndeclared(
    _ path: String, _ query: [(name: String, value: String)]
  ) {
    func add(_ name: String, _ location: String) {
      if parameters.contains(where: { $0.name == name && $0.location == location }) { return }
      parameters.append(
        Parameter(
          name: name, location: location, style: location == "path" ? "simple" : "form",
          explodes: location == "query", isRequired: location == "path", schema: nil,
          isContent: false))
    }
    func move(_ name: String, as other: String? = nil) {
      let index = parameters.firstIndex { $0.name == name && $0.location == "path" }
      guard let index else { return add(other ?? name, "query") }
      parameters[index].name = other ?? name
      parameters[index].location = "query"
      (parameters[index].style, parameters[index].explodes) = ("form", true)
    }
    for match in self.path.matches(of: /\{([^{}]+)\}/) { add(String(match.1), "path") }
    // `{?page,size*}` names parameters of the query, as URI templates (RFC 6570) do.
    for match in path.matches(of: /\{[?&]([^{}]+)\}/) {
      for name in match.1.split(separator: ",") { move(name.filter { $0 != "*" }) }
    }
    for (name, value) in query {
      if value.contains("{") {
        move(value.filter { $0 != "{" && $0 != "}" }, as: name)
      } else if value.isEmpty, parameters.contains(where: { $0.name == name }) {
        pathQuery.removeAll { $0.name == name }
      } else {
        parameters.removeAll { $0.name == name && $0.location == "query" }
      }
    }
  }

  private static func contents(of owner: Located) -> [Content] {
    (owner["content"]?.members ?? []).flatMap { key, media in
      MediaTypeName.list(key).map {
        Content(mediaType: $0, schema: media["schema"], encoding: media["encoding"])
      }
    }
  }

  /// The responses of 2xx that may have content; where nothing says how a call succeeds, `default`.
  static func successes(of operation: Located) -> [Located] {
    let responses = operation["responses"]?.members ?? []
    let stated = responses.filter { $0.key.hasPrefix("2") }
    let isRedirect = responses.contains { $0.key.hasPrefix("3") && $0.key != "304" }
    let found = stated.isEmpty && !isRedirect ? responses.filter { $0.key == "default" } : stated
    return found.filter { !["204", "205"].contains($0.key) }.map(\.value)
  }
}

extension DescribedOperation {
  /// Whether a scheme of the operation sends `Authorization`, which is a parameter otherwise. Where no operation names
  /// one, any may be sent, and one that does not exist may stand for any.
  private func sendsAuthorization(_ document: APIDocument) -> Bool {
    let schemes = document.securitySchemes?.members ?? []
    if !statesSecurity, document.asksForCredentials { return false }
    let used = statesSecurity ? security.flatMap(\.self) : schemes.map(\.key)
    return used.contains { name in
      guard
        let scheme = schemes.first(where: { $0.key == name }).map({ document.resolve($0.value) })
      else { return !schemes.isEmpty }
      switch scheme.string("type") {
      case "apiKey":
        return scheme.string("in") == "header"
          && scheme.string("name")?.lowercased() == "authorization"
      case "mutualTLS": return false
      default: return true
      }
    }
  }
}

extension APIDocument {
  var securitySchemes: Located? {
    root["components"]?["securitySchemes"] ?? root["securityDefinitions"]
  }

  /// An operation states its requirement.
  fileprivate var asksForCredentials: Bool {
    (root["paths"]?.members ?? []).contains { _, item in
      item.members.contains { $0.value["security"] != nil }
    }
  }

  func isIgnored(header name: String) -> Bool {
    ["accept", "content-type"].contains(name.lowercased())
  }
}

extension DescribedOperation.Parameter {
  /// The parameters that OpenAPI says are ignored are none.
  fileprivate init?(_ node: APIDocument.Located, _ document: APIDocument) {
    guard let name = node.string("name"), let location = node.string("in") else { return nil }
    if location == "header", document.isIgnored(header: name) { return nil }
    self.name = name
    self.location = location
    let isForm = location == "query" || location == "cookie"
    style = node.string("style") ?? (isForm ? "form" : "simple")
    explodes = node.bool("explode") ?? (style == "form")
    isRequired = node.bool("required") ?? false || location == "path"
    let content = node["content"]?.members.first
    isContent = content != nil
    schema = content?.value["schema"] ?? node["schema"]
  }
}
