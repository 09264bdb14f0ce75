internal import Foundation
internal import SDKContract
internal import SDKCore

/// The operations and schemas of a contract, each read when it is first asked for.
final class ContractModel: Sendable {
  let contract: Contract
  let library: SchemaLibrary
  let router: Router
  /// In the language of the spec.
  let texts: SampleTexts
  let securitySchemes: [String: SecurityScheme]
  /// The paths at which flows of OAuth 2 get tokens, decoded.
  let tokenPaths: Set<String>
  private let operations = Locked<[String: Operation]>([:])
  private let knownResources = Locked<Resources?>(nil)
  private let logins = Locked<[String: LoginShape?]>([:])

  init(_ contract: Contract) {
    self.contract = contract
    library = SchemaLibrary(contract)
    router = Router(contract.root)
    texts = SampleTexts(contract.root["language"]?.string == "ko" ? .korean : .english)
    securitySchemes = Dictionary(
      (contract.root["components"]?["securitySchemes"]?.members ?? []).map {
        ($0.key, SecurityScheme($0.value))
      }
    ) { first, _ in first }
    tokenPaths = Set(securitySchemes.values.flatMap(\.tokenURLs).map(Router.path(of:)))
  }

  /// Those of generated contracts, which last as long as the process.
  private static let known = Locked<[ObjectIdentifier: ContractModel]>([:])

  static func of(_ type: any APIContract.Type) -> ContractModel {
    let key = ObjectIdentifier(type)
    if let model = known.with({ $0[key] }) { return model }
    let model = ContractModel(type.contract)
    return known.with { known in
      let first = known[key] ?? model
      known[key] = first
      return first
    }
  }

  /// The collections, which are looked for when a server is first asked for something.
  var resources: Resources {
    if let known = knownResources.with({ $0 }) { return known }
    let resources = Resources(self)
    knownResources.with { $0 = resources }
    return resources
  }

  /// Where the answer of an operation has a token; nil where it issues none.
  func login(of operation: Operation) -> LoginShape? {
    let key = "\(operation.method) \(operation.route)"
    if let known = logins.with({ $0[key] }) { return known }
    let reader = WireReader(judge: SchemaJudge(library: library, direction: .response))
    let shape = LoginShape(operation, reader)
    logins.with { $0[key] = .some(shape) }
    return shape
  }

  func operation(_ route: Router.Entry) -> Operation {
    if let operation = operations.with({ $0[route.key] }) { return operation }
    let operation = Operation(route)
    return operations.with { operations in
      let first = operations[route.key] ?? operation
      operations[route.key] = first
      return first
    }
  }
}

/// An operation of a contract.
final class Operation: Sendable {
  let id: String
  /// `GET`
  let method: String
  /// `/pets/{id}`
  let route: String
  let parameters: [Parameter]
  let body: Body?
  /// In the order of the spec.
  let responses: [Response]
  /// The response of a call that succeeds: of those with a status of 200 to 299 the lowest, or the one for all others.
  let success: (status: Int, response: Response?)
  /// Alternatives, each of which needs all its schemes; nil: nothing is needed.
  let security: [[String]]?
  /// How clients page its list; nil: they do not.
  let paging: PagingConvention?
  /// What clients take for the end of its event stream; nil: that of the connection.
  let streamEnd: String?
  let place: ContractPlace

  init(_ entry: Router.Entry) {
    let value = entry.value
    id = entry.id
    method = entry.method
    route = entry.route
    parameters = value["parameters"]?.elements.compactMap(Parameter.init) ?? []
    body = value["requestBody"].map(Body.init)
    responses = value["responses"]?.members.map { Response($0.key, $0.value) } ?? []
    success = Self.success(of: responses)
    security = value["security"]?.elements.map { $0.members.map(\.key) }
    paging = value["pagination"].flatMap(PagingConvention.init)
    streamEnd = value["streamEnd"]?.string
    place = value.place
  }

  struct Parameter: Sendable {
    enum Location: String, Sendable { case path, query, header, cookie, querystring }

    var name: String
    var location: Location
    var isRequired: Bool
    var style: String
    var explodes: Bool
    var schema: Schema?
    /// The value is written as JSON, or as the fields of a form.
    var isJSON: Bool
    var isForm: Bool
    var examples: [JSON]
    var place: ContractPlace

    init?(_ value: ContractValue) {
      guard let name = value["name"]?.string,
        let location = value["in"]?.string.flatMap(Location.init)
      else { return nil }
      self.name = name
      self.location = location
      isRequired = location == .path || value["required"]?.bool == true
      let usual = location == .query || location == .cookie ? "form" : "simple"
      style = value["style"]?.string ?? usual
      // The words of Swagger 2.0, where only `multi` repeats the name for each item.
      let formats = value["collectionFormat"]
      let format = formats?.string ?? formats?.elements.first?.string
      let styles = ["tsv": "tabDelimited", "ssv": "spaceDelimited", "pipes": "pipeDelimited"]
      if let separated = format.flatMap({ styles[$0] }) { style = separated }
      explodes =
        value["explode"]?.bool ?? (style == "form" && (format == nil || format == "multi"))
      let content = value["content"]?.members.first?.value
      schema = (content?["schema"] ?? value["schema"]).map(Schema.init)
      let type = value["content"]?.members.first.map { MediaType($0.key) }
      isForm = type?.name == "application/x-www-form-urlencoded"
      isJSON = location == .querystring ? type?.isJSON == true : content != nil
      examples = Media.examples(of: content ?? value, as: type).map(\.value)
      place = value.place
    }
  }

  struct Body: Sendable {
    var isRequired: Bool
    var contents: [Media]
    var place: ContractPlace

    init(_ value: ContractValue) {
      isRequired = value["required"]?.bool ?? false
      contents = value["content"]?.members.map { Media($0.key, $0.value) } ?? []
      place = value.place
    }
  }

  struct Response: Sendable {
    /// `200`, `4XX`, `default`
    var statuses: String
    var headers: [(name: String, isRequired: Bool, schema: Schema?)]
    var contents: [Media]
    var place: ContractPlace

    init(_ statuses: String, _ value: ContractValue) {
      self.statuses = statuses
      headers =
        value["headers"]?.members.map {
          ($0.key, $0.value["required"]?.bool ?? false, $0.value["schema"].map(Schema.init))
        } ?? []
      contents = value["content"]?.members.map { Media($0.key, $0.value) } ?? []
      place = value.place
    }

    /// Returns a status of the response: 200 for `2XX`, and for `default` what is given.
    func status(otherwise status: Int) -> Int {
      if let exact = Int(statuses) { return exact }
      return statuses.first.flatMap { Int(String($0)) }.map { $0 * 100 } ?? status
    }

    func covers(_ status: Int) -> Bool {
      statuses == "\(status)" || statuses.uppercased() == "\(status / 100)XX"
    }
  }

  /// Returns the response of a status: by its number, by its hundred, or that of all others.
  func response(_ status: Int) -> Response? {
    responses.first { $0.statuses == "\(status)" } ?? responses.first { $0.covers(status) }
      ?? responses.first { $0.statuses == "default" }
  }

  private static func success(of responses: [Response]) -> (status: Int, response: Response?) {
    let stated = responses.filter { $0.statuses.hasPrefix("2") }
      .map { (status: $0.status(otherwise: 200), response: $0) }
      .min { $0.status < $1.status }
    if let stated { return (stated.status, stated.response) }
    if let other = responses.first(where: { $0.statuses == "default" }) { return (200, other) }
    let redirect = responses.first { $0.statuses.hasPrefix("3") }
    return redirect.map { ($0.status(otherwise: 302), $0) } ?? (200, nil)
  }
}

/// A body in one of its forms.
struct Media: Sendable {
  /// `application/json`, in lower case and without parameters; it may be a range: `text/*`.
  let type: String
  let isJSON: Bool
  let isJSONLines: Bool
  var schema: Schema?
  /// Of each item of a stream.
  var itemSchema: Schema?
  var examples: [(name: String, value: JSON)]
  /// The styles of fields, by their names.
  var styles: [String: (style: String, explodes: Bool)]
  var place: ContractPlace

  init(_ type: String, _ value: ContractValue) {
    let media = MediaType(type)
    self.type = media.name
    isJSONLines = media.isJSONLines || media.name == "application/stream+json"
    isJSON =
      media.isJSON && !isJSONLines || media.name == "*/*" || media.name == "application/*"
    schema = value["schema"].map(Schema.init)
    itemSchema = value["itemSchema"].map(Schema.init)
    examples = Self.examples(of: value, as: MediaType(type))
    styles = Dictionary(
      (value["encoding"]?.members ?? []).compactMap { field, encoding in
        encoding["style"]?.string.map {
          (field, ($0, encoding["explode"]?.bool ?? ($0 == "form")))
        }
      }
    ) { first, _ in first }
    place = value.place
  }

  /// The `example` of a parameter or content, and its `examples`.
  ///
  /// - `type`: of the content, as which an example that is stated as text is read; nil: none is.
  static func examples(
    of value: ContractValue, as type: MediaType?
  ) -> [(name: String, value: JSON)] {
    let named = value["examples"]?.members.compactMap { name, example in
      let data = (example["value"] ?? example["dataValue"]).map { JSON($0) }
      let text = example["serializedValue"]?.string
      return (data ?? text.flatMap { type?.value(of: $0) }).map { (name: name, value: $0) }
    }
    return (value["example"].map { [(name: "example", value: JSON($0))] } ?? []) + (named ?? [])
  }

  var isEvents: Bool { type == "text/event-stream" }
  var isForm: Bool { type == "application/x-www-form-urlencoded" }
  var isMultipart: Bool { type.hasPrefix("multipart/") }
  var isText: Bool { type.hasPrefix("text/") || type.hasSuffix("xml") }
  /// It is the bytes of a file.
  var isFile: Bool { !isJSON && !isJSONLines && !isForm && !isMultipart && !isText }

  /// Returns whether a type is the one of the body, or of its range.
  func accepts(_ other: String) -> Bool {
    if type == other || type == "*/*" || other == "*/*" { return true }
    let (mine, theirs) = (type.split(separator: "/"), other.split(separator: "/"))
    guard mine.count == 2, theirs.count == 2, mine[0] == theirs[0] else { return false }
    return mine[1] == "*" || theirs[1] == "*"
      || MediaType(type).isJSON && MediaType(other).isJSON
  }
}

extension MediaType {
  /// Returns what a text of this type says: JSON, or the text itself.
  fileprivate func value(of text: String) -> JSON? {
    isJSON ? try? JSON(text: Data(text.utf8)) : .string(text)
  }
}

/// A way in which a request proves who sent it.
struct SecurityScheme: Sendable {
  /// `http`, `apiKey`, `oauth2`, `openIdConnect`, `mutualTLS`
  var type: String
  /// `bearer`, `basic`
  var scheme: String
  var name: String
  var location: String
  /// Where flows of OAuth 2 get tokens.
  var tokenURLs: [String]

  init(_ value: ContractValue) {
    type = value["type"]?.string ?? ""
    scheme = value["scheme"]?.string?.lowercased() ?? ""
    name = value["name"]?.string ?? ""
    location = value["in"]?.string ?? ""
    tokenURLs = (value["flows"]?.members ?? []).flatMap { flow in
      ["tokenUrl", "refreshUrl"].compactMap { flow.value[$0]?.string }
    }
  }
}

extension [Media] {
  /// Returns the form of a type: its own, or that of a range of types.
  func first(for type: String) -> Media? {
    first { $0.type == type } ?? first { $0.accepts(type) }
  }

  /// Content of a type that there is no form for.
  func violation(ofType type: String, at place: ContractPlace) -> Violation {
    let known = map(\.type).joined(separator: " or ")
    return Violation(
      subject: "header.Content-Type", problem: "is '\(type)', not \(known)", place: place)
  }
}
