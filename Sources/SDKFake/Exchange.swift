package import Foundation
internal import SDKContract
package import SDKCore

/// A request as the fake server sees it, from whichever side it came.
package struct ReceivedRequest: Sendable {
  package var method: String
  /// Percent-encoded, with that of the server.
  package var path: String
  package var query: [(name: String, value: String)]
  package var headers: HTTPHeaders
  package var body: Data
  /// `https://shop.example.com`, where it is known.
  var origin: String?

  var contentType: String? { headers["Content-Type"].map { MediaType($0).name } }

  /// What is wrong with a path that no operation has.
  var pathProblem: String { "has the path '\(path)', which no operation has" }

  func methodProblem(_ allowed: [String]) -> String {
    "has the method \(method), not \(allowed.joined(separator: ", "))"
  }

  /// `POST /v1/pets (Pets.create)`
  func name(_ operationID: String?) -> String {
    "\(method) \(path)" + (operationID.map { " (\($0))" } ?? "")
  }

  func cookie(_ name: String) -> String? {
    let pairs = (headers["Cookie"] ?? "").split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return pairs.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

/// What a request says, once it is read by its operation.
struct ReadRequest: Sendable {
  var violations: [Violation] = []
  /// The request lacks a credential, or has a body of another type than those of the operation.
  var lacksCredential = false
  var hasOtherType = false
  /// The values of parameters by name; of equal names, that of the path and then of the query.
  var arguments: [String: JSON] = [:]
  var query: [String: JSON] = [:]
  /// The values of all parameters, by their places and names: `query.limit`. A whole query is in `query` too.
  var fields: [String: JSON] = [:]
  var body: JSON?
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
      let value = reader.value(of: parameter, query: query) { parameter in
        switch parameter.location {
        case .path: arguments[name]
        case .header:
          request.headers[name] == nil
            ? nil : request.headers.values(name).joined(separator: ",")
        case .cookie: request.cookie(name)
        case .query, .querystring: nil
        }
      }
      let subject = "\(parameter.location.rawValue).\(name)"
      guard let value else {
        if parameter.isRequired {
          read.violations.append(
            Violation(subject: subject, problem: "is missing", place: parameter.place))
        }
        continue
      }
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
    return read
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
    let type = request.contentType ?? "application/octet-stream"
    guard let media = body.contents.first(for: type) else {
      read.hasOtherType = true
      read.violations.append(body.contents.violation(ofType: type, at: body.place))
      return
    }
    if MediaType(type).isJSON {
      guard let value = try? JSON(text: request.body) else {
        read.violations.append(
          Violation(subject: "body", problem: "is no JSON", place: media.place))
        return
      }
      read.body = value
    } else if media.isForm {
      let items = WireReader.items(of: String(decoding: request.body, as: UTF8.self))
      read.body = WireReader(judge: requests).shaped(WireReader.nested(items), media.schema)
    } else if media.isMultipart {
      let form = Multipart(request.body, contentType: request.headers["Content-Type"] ?? "")
      read.body = form.map { WireReader(judge: requests).value(of: $0, media.schema) }
      for part in form?.parts ?? [] where part.fileName != nil {
        let type = part.contentType ?? "application/octet-stream"
        read.files.append(
          KeptFile(field: part.name, name: part.fileName, type: type, data: part.body))
      }
    } else {
      read.files = [KeptFile(field: nil, type: type, data: request.body)]
      if type.hasPrefix("text/") {
        read.body = .string(String(decoding: request.body, as: UTF8.self))
      }
    }
    if let value = read.body, let schema = media.schema {
      read.violations += requests.violations(of: value, by: schema, at: "body")
    }
  }
}
