internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import TrialSupport

extension DescribedOperation {
  /// Reads what Swagger 2.0 writes otherwise.
  mutating func readSwagger(_ item: Located, _ operation: Located, _ document: APIDocument) {
    let root = document.root
    let scheme = document.scheme(of: root)
    // Schemes that leave out the document's make another server.
    let own = operation["schemes"].map { _ in document.scheme(of: operation, scheme) } ?? scheme
    servers = own == scheme ? [] : document.swaggerServers(own)

    var written: [Located] = []
    for use in [item, operation].flatMap({ $0["parameters"]?.elements ?? [] }) {
      let parameter = document.resolve(use)
      written.removeAll {
        $0.string("name") == parameter.string("name") && $0.string("in") == parameter.string("in")
      }
      written.append(parameter)
    }
    let text = document.made(.object([("type", .string("string"))]))
    parameters = written.compactMap { Parameter(swagger: $0, orElse: text, document) }
    let consumed = document.types("consumes", of: operation)
    if let body = written.last(where: { $0.string("in") == "body" }) {
      contents = (consumed.isEmpty ? ["application/json"] : consumed).map {
        Content(mediaType: $0, schema: body["schema"], encoding: nil)
      }
      requiresBody = body.bool("required") ?? false || document.requiresProperties(body["schema"])
    }
    let fields = written.filter { $0.string("in") == "formData" }
    if !fields.isEmpty {
      let isUpload = fields.contains { $0.string("type") == "file" }
      let forms = ["application/x-www-form-urlencoded", "multipart/form-data"]
      let type = isUpload ? forms[1] : forms.first(where: consumed.contains) ?? forms[0]
      contents = [document.form(of: fields, type)]
      requiresBody = fields.contains { $0.bool("required") ?? false }
    }
    let produced = document.types("produces", of: operation)
    successes = Self.successes(of: operation).compactMap { response in
      guard let schema = document.resolve(response)["schema"], schema.string("type") != "file",
        !produced.isEmpty
      else { return nil }
      return produced.map { Content(mediaType: $0, schema: schema, encoding: nil) }
    }
  }
}

extension APIDocument {
  var isSwagger: Bool { root["swagger"] != nil }

  /// Before 3.1, styles say nothing of parts.
  var hasPlainParts: Bool { isSwagger || root.string("openapi")?.hasPrefix("3.0") ?? false }

  /// A value with lists in a list as the texts that they are written as.
  func withInnerLists(_ value: Tree, _ schema: Located?) -> Tree {
    guard isSwagger, case .array(let elements) = value, let items = schema?["items"] else {
      return value
    }
    let delimiters = ["ssv": " ", "tsv": "\t", "pipes": "|"]
    return .array(
      elements.map { element in
        guard case .array(let inner) = withInnerLists(element, items) else { return element }
        let delimiter = items.string("collectionFormat").flatMap { delimiters[$0] } ?? ","
        return .string(inner.map(\.writtenText).joined(separator: delimiter))
      })
  }

  /// The servers of the document.
  var servers: [Located] {
    isSwagger ? swaggerServers(scheme(of: root)) : root["servers"]?.elements ?? []
  }

  /// The scheme of a document or operation: `preferred` if it is among them, else the safe one.
  fileprivate func scheme(of owner: Located, _ preferred: String = "https") -> String {
    let schemes = (owner["schemes"]?.elements ?? []).compactMap(\.node.string)
    if schemes.isEmpty || schemes.contains(preferred) { return preferred }
    return schemes.contains("https") ? "https" : "http"
  }

  fileprivate func swaggerServers(_ scheme: String) -> [Located] {
    let base = root.string("basePath").map { $0 == "/" ? "" : $0 } ?? ""
    return root.string("host").map { host in
      [made(.object([("url", .string("\(scheme)://\(host)\(base)"))]))]
    } ?? []
  }

  /// Plain JSON first: a list of media types is in no order.
  fileprivate func types(_ key: String, of operation: Located) -> [String] {
    let types = ((operation[key] ?? root[key])?.elements ?? []).compactMap(\.node.string)
    return types.filter { $0 == "application/json" } + types.filter { $0 != "application/json" }
  }

  fileprivate func requiresProperties(_ schema: Located?) -> Bool {
    guard let schema = schema.map(resolve) else { return false }
    let parts = [schema] + (schema["allOf"]?.elements ?? []).map(resolve)
    let names = Set(parts.flatMap { $0["properties"]?.members.map(\.key) ?? [] })
    return parts.flatMap { $0["required"]?.elements ?? [] }
      .contains { $0.node.string.map(names.contains) ?? false }
  }

  fileprivate func form(of fields: [Located], _ type: String) -> DescribedOperation.Content {
    let properties = fields.map { field -> (key: String, value: Tree) in
      let isFile = field.string("type") == "file"
      let file = Tree.object([("type", .string("string")), ("format", .string("binary"))])
      let kept = field.node.members.filter { !["in", "name", "required"].contains($0.key) }
      return (
        field.string("name") ?? "",
        isFile ? file : .object(kept.map { ($0.key, Tree($0.value)) })
      )
    }
    let lists = fields.filter { $0.string("type") == "array" }
    let encoding = lists.map { field -> (key: String, value: Tree) in
      let style = DescribedOperation.Parameter.style(of: field)
      return (
        field.string("name") ?? "",
        .object([("style", .string(style.name)), ("explode", .bool(style.explodes))])
      )
    }
    let required = fields.filter { $0.bool("required") ?? false }
      .map { Tree.string($0.string("name") ?? "") }
    let schema = Tree.object([
      ("type", .string("object")), ("properties", .object(properties)),
      ("required", .array(required)),
    ])
    return DescribedOperation.Content(
      mediaType: type, schema: made(schema), encoding: made(.object(encoding)))
  }

  /// A value that the document states in other words.
  fileprivate func made(_ tree: Tree) -> Located {
    let node = readDocument(tree.bytes, file: "made.json").value ?? root.node
    return Located(node: node, file: root.file)
  }
}

extension DescribedOperation.Parameter {
  fileprivate init?(
    swagger node: APIDocument.Located, orElse text: APIDocument.Located, _ document: APIDocument
  ) {
    guard let name = node.string("name"), let location = node.string("in"),
      ["path", "query", "header"].contains(location)
    else { return nil }
    if location == "header", document.isIgnored(header: name) { return nil }
    let style = Self.style(of: node)
    self.init(
      name: name, location: location, style: style.name, explodes: style.explodes,
      isRequired: node.bool("required") ?? false, schema: node["type"] == nil ? text : node,
      isContent: false)
  }

  fileprivate static func style(
    of node: APIDocument.Located
  ) -> (name: String, explodes: Bool) {
    switch node.string("collectionFormat") {
    case "multi": ("form", true)
    case "ssv": ("spaceDelimited", false)
    case "tsv": ("tabDelimited", false)
    case "pipes": ("pipeDelimited", false)
    default: ("form", false)
    }
  }
}
