internal import SDKContract
package import SDKGenAPIModel
package import SDKGenSourceText
internal import SDKGenSpecReading

/// Returns what the contract of an API is made of. `documents` are the spec and its imports, in which the parts of the
/// contract have their places.
///
/// The native format has no words for limits, so all that it demands is in the API.
package func contractSource(of api: API, file: String, documents: [Node]) -> ContractSource {
  NativeContract(api, ContractPlaces(documents)).source(file: file)
}

struct NativeContract {
  private let api: API
  private let places: ContractPlaces
  let schemas: ContractSchemas

  init(_ api: API, _ places: ContractPlaces) {
    self.api = api
    self.places = places
    schemas = ContractSchemas(places: places)
  }

  func source(file: String) -> ContractSource {
    let servers = api.servers.flatMap(\.url.knownURLs)
    return ContractSource(
      file: file, language: language(of: texts), servers: servers,
      operations: Dictionary(
        api.groups.flatMap(\.operations).map { operation in
          (
            operation.provenance,
            ContractSource.Operation(
              path: operation.pathText, method: operation.method,
              draft: draft(of: operation))
          )
        }
      ) { first, _ in first },
      schemas: schemas.schemas(of: api.models),
      securitySchemes: .object(api.securitySchemes.map { ($0.name, draft(of: $0)) }))
  }

  private var texts: [String] {
    let groups = api.groups.flatMap { [$0.about] + $0.operations.map(\.about) }
    return ([api.about] + groups + api.models.map(\.about)).compactMap { $0 }
  }

  private func draft(of operation: Operation) -> ContractDraft {
    let parameters =
      operation.pathParameters.compactMap { draft(of: $0, in: "path") }
      + (operation.query + others(api.defaults.query, than: operation.query))
      .compactMap { draft(of: $0, in: "query") }
      + (operation.headers + others(api.defaults.headers, than: operation.headers))
      .compactMap { draft(of: $0, in: "header") }
      + operation.cookies.compactMap { draft(of: $0, in: "cookie") }
    let usual = api.securitySchemes.first.map { SecurityRequirement([$0.name]) }
    let security = (operation.security ?? usual).map { security in
      ContractDraft.list(security.alternatives.map { .object($0.map { ($0, []) }) })
    }
    return places.placed(
      .object([
        ("parameters", parameters.isEmpty ? nil : .list(parameters)),
        ("requestBody", draft(ofBodyOf: operation)),
        ("responses", .object(responses(of: operation))), ("security", security),
      ]), operation.location)
  }

  private func others(_ shared: [Parameter], than own: [Parameter]) -> [Parameter] {
    shared.filter { parameter in !own.contains { $0.name == parameter.name } }
  }

  // MARK: Parameters

  /// Nil for the value of a client-wide parameter that does not exist.
  private func draft(of parameter: Parameter, in location: String) -> ContractDraft? {
    guard let (schema, isRequired) = schema(of: parameter) else { return nil }
    let type = parameter.style.contentType
    let style = type == nil ? parameter.style.openAPI(in: location) : nil
    return places.placed(
      .object([
        ("name", .text(parameter.name)),
        ("in", .text(parameter.style.isOfQueries ? "querystring" : location)),
        ("required", isRequired ? true : nil), ("content", type.map { [$0: ["schema": schema]] }),
        ("style", style.map { .text($0.name) }),
        ("explode", style.map { ContractDraft(.bool($0.explodes)) }),
        ("schema", type == nil ? schema : nil),
      ]), parameter.location)
  }

  private func schema(of parameter: Parameter) -> (ContractDraft, isRequired: Bool)? {
    switch parameter.value {
    case .argument(let type, let standard):
      var schema = schemas.schema(of: type.isOptional ? type.inner ?? type : type)
      if let standard { schema = schema.adding([("default", schemas.draft(standard))]) }
      return (schema, !type.isOptional && standard == nil)
    case .constant(.same(let value)): return (["enum": texts([value])], true)
    case .constant(.byServer(let choices)): return (["enum": texts(choices.map(\.value))], true)
    case .client(let name, let isRequired):
      guard let shared = api.defaults.parameters.first(where: { $0.name == name }),
        let schema = schema(of: shared)
      else { return nil }
      return (schema.0, isRequired)
    }
  }

  private func texts(_ values: [Literal]) -> ContractDraft {
    .texts(values.compactMap(\.wireText))
  }

  // MARK: Bodies

  private func draft(ofBodyOf operation: Operation) -> ContractDraft? {
    guard let body = operation.body else { return nil }
    let first = OfferedBody(
      body, contentType: operation.bodyContentType, isOptional: operation.isBodyOptional)
    let contents = ([first] + operation.otherBodies).map { offered in
      let (type, schema) = content(of: offered.body)
      let encoding = encoding(of: offered.body.fields)
      return (
        offered.contentType ?? type,
        ContractDraft.object([("schema", schema), ("encoding", encoding)]) as ContractDraft?
      )
    }
    let isOptional =
      operation.isBodyOptional || body.value?.isOptional ?? false
      || !body.fields.isEmpty && body.fields.allSatisfy { schema(of: $0)?.isRequired != true }
    return ["required": ContractDraft(.bool(!isOptional)), "content": .object(contents)]
  }

  private func content(of body: Body) -> (type: String, schema: ContractDraft?) {
    switch body {
    case .json(let type): ("application/json", schemas.schema(of: type))
    case .form(let fields): ("application/x-www-form-urlencoded", schema(of: fields))
    case .formValue(let type, _): ("application/x-www-form-urlencoded", schemas.schema(of: type))
    case .multipart(let fields):
      (
        "multipart/form-data",
        fields.allSatisfy { !$0.isEach || entry(of: $0) != nil } ? schema(of: fields) : nil
      )
    case .text(let type), .raw(let type): (type, nil)
    }
  }

  private func schema(of fields: [Parameter]) -> ContractDraft {
    let known = fields.filter { !$0.isEach }.compactMap { field in
      schema(of: field).map { (name: field.name, schema: $0.0, isRequired: $0.isRequired) }
    }
    let object: ContractDraft = [
      "type": "object",
      "properties": .object(known.map { ($0.name, $0.schema) }),
      "required": .texts(known.filter(\.isRequired).map(\.name)),
    ]
    guard let entry = fields.first(where: \.isEach).flatMap(entry) else { return object }
    return object.adding([("additionalProperties", schemas.schema(of: entry))])
  }

  /// The type of the entries of a dictionary that are parts under names of their own; nil: it has none. Those of objects
  /// and unions are not known here.
  private func entry(of field: Parameter) -> TypeReference? {
    guard field.isEach, case .argument(let type, _) = field.value,
      case .dictionary(let entry) = type.isOptional ? type.inner ?? type : type
    else { return nil }
    return entry
  }

  /// How fields are written, where that is not what is usual; nil: all are.
  private func encoding(of fields: [Parameter]) -> ContractDraft? {
    let encodings = fields.filter { !$0.isEach }.compactMap { field in
      let headers = field.headers.map { header in
        (
          header.name,
          ["required": true, "schema": ["const": .text(header.value)]] as ContractDraft?
        )
      }
      let members =
        members(of: field) + (headers.isEmpty ? [] : [("headers", .object(headers))])
      return members.isEmpty ? nil : (field.name, ContractDraft.object(members) as ContractDraft?)
    }
    return encodings.isEmpty ? nil : .object(encodings)
  }

  private func members(of field: Parameter) -> [(String, ContractDraft?)] {
    switch field.style {
    case .repeat, .brackets, .jsonObjects, .fields, .whole, .wholeJSON:
      return field.contentType.map { [("contentType", .text($0))] } ?? []
    case .json: return [("contentType", .text(field.contentType ?? "application/json"))]
    case .comma, .commaPairs, .pipe, .space, .tab, .deepObject, .label, .labelExploded, .matrix,
      .matrixExploded, .cookie, .cookieComma:
      let style = field.style.openAPI(in: "query")
      return [("style", .text(style.name)), ("explode", ContractDraft(.bool(style.explodes)))]
    }
  }

  private func draft(of scheme: SecurityScheme) -> ContractDraft {
    let draft: ContractDraft =
      switch scheme.kind {
      case .bearer: ["type": "http", "scheme": "bearer"]
      case .basic: ["type": "http", "scheme": "basic"]
      case .apiKey(let name, let location, _):
        ["type": "apiKey", "name": .text(name), "in": .text(location.rawValue)]
      case .oauth2(let flow, let tokenURL, _):
        [
          "type": "oauth2",
          "flows": [
            flow == .clientCredentials ? "clientCredentials" : "password": [
              "tokenUrl": .text(tokenURL)
            ]
          ],
        ]
      }
    return places.placed(draft, scheme.location)
  }
}

extension Parameter.Style {
  /// The type of a value that is written as content.
  fileprivate var contentType: String? {
    switch self {
    case .json, .wholeJSON: "application/json"
    case .whole: "text/plain"
    case .fields: "application/x-www-form-urlencoded"
    default: nil
    }
  }

  /// The style and `explode` of OpenAPI that write values so.
  fileprivate func openAPI(in location: String) -> (name: String, explodes: Bool) {
    switch self {
    case .repeat, .brackets, .jsonObjects, .fields:
      (location == "query" ? "form" : "simple", true)
    case .comma: (location == "query" || location == "cookie" ? "form" : "simple", false)
    case .commaPairs: ("simple", true)
    case .pipe: ("pipeDelimited", false)
    case .space: ("spaceDelimited", false)
    case .tab: ("tabDelimited", false)
    case .deepObject: ("deepObject", true)
    case .label: ("label", false)
    case .labelExploded: ("label", true)
    case .matrix: ("matrix", false)
    case .matrixExploded: ("matrix", true)
    case .json, .whole, .wholeJSON: ("form", false)
    case .cookie: ("cookie", true)
    case .cookieComma: ("cookie", false)
    }
  }
}
