internal import SDKContract
internal import SDKCore

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
    var style: WireStyle
    /// A query may have it without a value.
    var allowsEmptyValue: Bool
    var schema: Schema?
    /// The value is written as JSON, or as the fields of a form.
    var isJSON: Bool
    var form: Media?
    var examples: [JSON]
    var place: ContractPlace

    init?(_ value: ContractValue) {
      guard let name = value["name"]?.string,
        let location = value["in"]?.string.flatMap(Location.init)
      else { return nil }
      self.name = name
      self.location = location
      isRequired = location == .path || value["required"]?.bool == true
      style = WireStyle(value, usual: location == .query || location == .cookie ? .form : .simple)
      allowsEmptyValue = location == .query && value["allowEmptyValue"]?.bool == true
      // Of several types, clients write JSON.
      let contents = value["content"]?.members ?? []
      let entry = contents.first { MediaType($0.key).isJSON } ?? contents.first
      let content = entry?.value
      schema = (content?["schema"] ?? value["schema"]).map(Schema.init)
      let media = entry.map { Media($0.key, $0.value) }
      let type = entry.map { MediaType($0.key) }
      form = media?.isForm == true ? media : nil
      isJSON = type?.isJSON == true
      examples = Media.examples(of: content ?? value, as: type).map(\.value)
      place = value.place
    }

    var field: WireField {
      WireField(name: name, style: style, schema: schema, isJSON: isJSON)
    }
  }

  /// A header field of a response or of a part.
  struct Header: Sendable {
    var name: String
    var isRequired: Bool
    var schema: Schema?
    var style: WireStyle
    var isJSON: Bool
    var examples: [JSON]
    var place: ContractPlace

    init(_ name: String, _ value: ContractValue) {
      let content = value["content"]?.members.first
      self.name = name
      isRequired = value["required"]?.bool ?? false
      schema = (content?.value["schema"] ?? value["schema"]).map(Schema.init)
      style = WireStyle(value, usual: .simple)
      isJSON = content.map { MediaType($0.key).isJSON } ?? false
      examples = Media.examples(
        of: content?.value ?? value, as: content.map { MediaType($0.key) }
      ).map(\.value)
      place = value.place
    }

    /// The body decides on these, or the connection does.
    private static let others: Set = [
      "content-type", "content-length", "content-encoding", "transfer-encoding", "connection",
    ]

    /// Whether an answer of a status has it: what is required, what the spec shows a value of, and where to go on. Who is
    /// told to wait waits, so that this has to be required.
    func isSent(_ status: Int, _ reader: WireReader) -> Bool {
      let name = name.lowercased()
      if Self.others.contains(name) { return false }
      if isRequired || name == "location" && (300..<400).contains(status) { return true }
      let isShown = !examples.isEmpty || schema.map { !reader.examples(of: $0).isEmpty } ?? false
      return isShown && name != "retry-after"
    }

    var field: WireField {
      WireField(name: name, style: style, schema: schema, isJSON: isJSON)
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
    var headers: [Header]
    var contents: [Media]
    var place: ContractPlace

    init(_ statuses: String, _ value: ContractValue) {
      self.statuses = statuses
      headers = value["headers"]?.members.map(Header.init) ?? []
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

  /// Returns the response of a call that succeeds. Where 201 is one of several, it is that of what is new.
  func success(isNew: Bool) -> (status: Int, response: Response?) {
    let stated = responses.filter { $0.statuses.hasPrefix("2") }
    let isCreated = { (response: Response) in response.statuses == "201" }
    if isNew, let created = stated.first(where: isCreated) { return (201, created) }
    if !isNew, success.status == 201, let other = stated.first(where: { !isCreated($0) }) {
      return (other.status(otherwise: 200), other)
    }
    return success
  }

  /// Whether a status has a response of its own.
  func declares(_ status: Int) -> Bool { responses.contains { $0.covers(status) } }

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

extension Operation {
  /// It answers a list, if anything: what only reads, and what clients page by its body.
  var isList: Bool { method == "GET" || method == "QUERY" || paging != nil }

  /// The JSON or XML of a success.
  var answerSchema: Schema? {
    let contents = success.response?.contents ?? []
    return (contents.first { $0.isJSON } ?? contents.first { $0.isXML })?.schema
  }

  /// A success has no body.
  var isSilent: Bool { success.response?.contents.isEmpty ?? true }

  /// What a request has as its body.
  var sentSchema: Schema? {
    (body?.contents.first { $0.isJSON } ?? body?.contents.first)?.schema
  }

  /// It says what it answers for what is not there.
  var knowsNotFound: Bool {
    declares(404)
      || success.response?.statuses != "default" && responses.contains { $0.statuses == "default" }
  }
}
