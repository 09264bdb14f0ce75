package import Foundation
internal import SDKContract
package import SDKCore

/// A request as the fake server sees it, from whichever side it came.
package struct ReceivedRequest: Sendable {
  package var method: String
  /// Percent-encoded, with that of the server.
  package var path: String
  package var query: [(name: String, value: String)]
  /// As it was sent, where that is known: some commas separate, and others are in values.
  var rawQuery: String?
  package var headers: HTTPHeaders
  package var body: Data
  /// `https://shop.example.com`, where it is known.
  var origin: String?

  /// What is wrong with a path that no operation has.
  var pathProblem: String { "has the path '\(path)', which no operation has" }

  func methodProblem(_ allowed: [String]) -> String {
    "has the method \(method), not \(allowed.joined(separator: ", "))"
  }

  /// `POST /v1/pets (Pets.create)`
  func name(_ operationID: String?) -> String {
    "\(method) \(path)" + (operationID.map { " (\($0))" } ?? "")
  }

  /// The types that are wanted; nil: all.
  var accept: String? { headers.list("Accept") }

  func cookie(_ name: String) -> String? { cookies.first { $0.name == name }?.value }

  /// The names and values, as they are; HTTP/2 has several lines of them.
  private var cookies: [(name: String, value: String)] {
    headers.values("Cookie").flatMap { HeaderList.items(of: $0, separatedBy: ";") }.map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(halves[0]), halves.count > 1 ? HeaderList.unquoted(String(halves[1])) : "")
    }
  }

  /// The names and values as a parameter of a style has them.
  func cookies(of style: WireStyle) -> [(name: String, value: String)] {
    guard style.kind == .form else { return cookies }
    return cookies.flatMap { name, value -> [(name: String, value: String)] in
      // As a query would have them.
      if value.contains("&\(name)=") { return WireReader.items(of: "\(name)=\(value)") }
      return [(name, value.removingPercentEncoding ?? value)]
    }
  }
}

/// What a request says, once it is read by its operation.
struct ReadRequest: Sendable {
  var violations: [Violation] = []
  /// The request lacks a credential, or has a body of another type than those of the operation.
  var lacksCredential = false
  var hasOtherType = false
  /// It wants no type that the answer can have.
  var isUnacceptable = false
  /// The values of parameters by name; of equal names, that of the path and then of the query.
  var arguments: [String: JSON] = [:]
  var query: [String: JSON] = [:]
  /// The values of all parameters, by their places and names: `query.limit`. A whole query is in `query` too.
  var fields: [String: JSON] = [:]
  var body: JSON?
  /// The body, where it says what is to change.
  var patch: JSONPatch?
  var files: [KeptFile] = []
}

/// Judges requests by the operation they belong to.
struct RequestJudge: Sendable {
  let model: ContractModel
  private let requests: SchemaJudge

  init(_ model: ContractModel) {
    self.model = model
    requests = SchemaJudge(library: model.library, direction: .request)
  }

  /// Finds the operation of a request.
  func route(_ request: ReceivedRequest) -> Router.Result {
    let query = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
    return model.router.route(request.method, request.path, query: query)
  }

  /// Reads a request by the first of the operations which allows it, or by the first.
  func read(
    _ request: ReceivedRequest, _ matches: [Router.Match]
  ) -> (match: Router.Match, read: ReadRequest) {
    let read = matches.map { match in
      self.read(request, of: model.operation(match.entry), arguments: match.arguments)
    }
    let index = read.firstIndex { $0.violations.isEmpty } ?? 0
    return (matches[index], read[index])
  }

  /// Reads a request. `arguments` are the parts of its path that are parameters.
  func read(
    _ request: ReceivedRequest, of operation: Operation, arguments: [String: String]
  ) -> ReadRequest {
    var read = ReadRequest()
    if !hasCredential(request, operation) {
      let names = (operation.security ?? []).map { $0.joined(separator: " and ") }
      read.lacksCredential = true
      read.violations.append(
        Violation(
          subject: "request", problem: "lacks a credential: \(names.joined(separator: ", or "))",
          place: operation.place))
    }
    let reader = WireReader(judge: requests)
    // What is beside a parameter that is the whole query: keys, and what the path's key has behind `?`.
    let keys = (operation.security ?? []).joined().compactMap { model.securitySchemes[$0] }
    let others =
      keys.filter { $0.location == "query" }.map(\.name)
      + operation.parameters.filter { $0.location == .query }.map(\.name)
    let whole = request.query.filter { !others.contains($0.name) }
    var found: [Operation.Parameter.Location: [String: JSON]] = [:]
    for parameter in operation.parameters {
      let name = parameter.name
      // Other parts of the document say what is in these.
      let isDescribed = ["accept", "content-type", "authorization"].contains(name.lowercased())
      if parameter.location == .header, isDescribed { continue }
      let query = parameter.location == .querystring ? whole : request.query
      let value = reader.value(of: parameter, in: request, query: query, path: arguments)
      let subject = "\(parameter.location.rawValue).\(name)"
      guard let value else {
        // A path without it has no place for it.
        if parameter.isRequired, parameter.location != .path, !reader.isEmptyObject(parameter) {
          read.violations.append(
            Violation(subject: subject, problem: "is missing", place: parameter.place))
        }
        continue
      }
      // To name it is all there is to say.
      if parameter.allowsEmptyValue, value == "" { continue }
      if let schema = parameter.schema {
        read.violations += requests.violations(of: value, by: schema, at: subject)
      }
      found[parameter.location, default: [:]][name] = value
      let place = parameter.location == .querystring ? .query : parameter.location
      read.fields["\(place.rawValue).\(name)"] = value
    }
    read.query = found[.query] ?? [:]
    for location in [Operation.Parameter.Location.path, .query, .querystring, .header, .cookie] {
      read.arguments.merge(found[location] ?? [:]) { first, _ in first }
    }
    readBody(of: request, operation, &read)
    judgeAccept(of: request, operation, &read)
    return read
  }

  private func judgeAccept(
    of request: ReceivedRequest, _ operation: Operation, _ read: inout ReadRequest
  ) {
    guard let accept = request.accept, accept != "*/*",
      let response = operation.success.response, !response.contents.isEmpty,
      response.contents[0].text != accept, response.contents.preferred(by: accept) == nil
    else { return }
    read.isUnacceptable = true
    let known = response.contents.map(\.type).joined(separator: " or ")
    read.violations.append(
      Violation(
        subject: "header.Accept", problem: "is '\(accept)', not \(known)", place: response.place))
  }

  private func readBody(
    of request: ReceivedRequest, _ operation: Operation, _ read: inout ReadRequest
  ) {
    guard let body = operation.body else { return }
    if request.body.isEmpty {
      if body.isRequired {
        read.violations.append(Violation(subject: "body", problem: "is missing", place: body.place))
      }
      return
    }
    let stated = request.headers["Content-Type"]
    let type = stated ?? "application/octet-stream"
    guard let media = body.contents.first(for: type) else {
      read.hasOtherType = true
      read.violations.append(
        body.contents.violation(ofType: stated.map { MediaType($0).name }, at: body.place))
      return
    }
    // Without a library of its own, nobody reads what is compressed.
    if let coding = request.headers.list("Content-Encoding"), coding.lowercased() != "identity" {
      read.hasOtherType = true
      read.violations.append(
        Violation(
          subject: "header.Content-Encoding", problem: "is '\(coding)', not identity",
          place: media.place))
      return
    }
    let content = BodyReader(judge: requests).read(
      request.body, ofType: type, as: media, at: "body")
    read.body = content.value
    read.patch = content.patch
    read.files = content.files
    read.violations += content.violations
  }
}

extension HTTPHeaders {
  /// The values of all fields of a name as one list; nil: there is none.
  func list(_ name: String) -> String? {
    let values = values(name)
    return values.count > 1 ? values.joined(separator: ", ") : values.first
  }
}
