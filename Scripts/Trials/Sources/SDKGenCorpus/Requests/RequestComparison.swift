internal import Foundation
internal import SDKGenSourceText
internal import TrialSupport

/// Compares a request with what its document says of it.
struct RequestComparison {
  let plan: RequestPlan
  let sent: SentRequest
  let document: APIDocument
  private(set) var problems: [String] = []

  var operation: DescribedOperation { plan.operation }

  init(_ plan: RequestPlan, _ sent: SentRequest, _ document: APIDocument) {
    self.plan = plan
    self.sent = sent
    self.document = document
    if sent.method != operation.method { fail("method \(sent.method)") }
    compareServer()
    comparePath()
    compareQuery()
    compareHeaders()
    compareCookies()
    compareSecurity()
    compareBody()
  }

  mutating func fail(_ text: String) { problems.append(text) }

  /// The server's URL with its variables' defaults; nil where it is relative.
  private var server: URLComponents? {
    guard let server = operation.servers.first, var text = server.string("url") else { return nil }
    for (name, variable) in server["variables"]?.members ?? [] {
      text = text.replacing("{\(name)}", with: variable.string("default") ?? "")
    }
    return URLComponents(string: text).flatMap { $0.host == nil ? nil : $0 }
  }

  private mutating func compareServer() {
    guard let server else { return }
    let expected = "\(server.scheme ?? "")://\(server.host ?? ""):\(server.port ?? 0)"
    let actual = "\(sent.url.scheme ?? "")://\(sent.url.host ?? ""):\(sent.url.port ?? 0)"
    if expected != actual { fail("server \(actual) rather than \(expected)") }
  }

  private mutating func comparePath() {
    var expected = operation.path
    for (parameter, value) in plan.parameters where parameter.location == "path" {
      let written = WrittenParameter(
        parameter.name, value, style: parameter.style, explodes: false,
        isContent: parameter.isContent)
      // A slash in a value is none of the path's.
      let text = written.joined.replacing("/", with: "%2F")
      let mark = ["label": ".", "matrix": ";\(parameter.name)="][parameter.style] ?? ""
      expected = expected.replacing("{\(parameter.name)}", with: mark + text)
    }
    let actual = sent.url.percentEncodedPath.replacing("%2F", with: "%252F").removingPercentEncoding
    let prefix = server?.path ?? ""
    let whole = prefix.hasSuffix("/") ? prefix.dropLast() + expected : prefix + expected
    let steps = (actual ?? "").components(separatedBy: "/")
    var wanted = String(whole).components(separatedBy: "/")
    if server == nil {
      wanted = steps.dropLast(min(steps.count, wanted.count - 1)) + wanted.dropFirst()
    }
    let isRight =
      steps.count == wanted.count && zip(steps, wanted).allSatisfy { Tree.isSame($0, $1) }
    if !isRight { fail("path \(sent.url.percentEncodedPath) rather than \(whole)") }
  }

  private mutating func compareQuery() {
    var rest = sent.query
    for pair in SentRequest.pairs(of: operation.pathQuery ?? "") {
      guard let index = rest.firstIndex(where: { $0 == pair }) else {
        fail("query lacks \(pair.name)")
        continue
      }
      rest.remove(at: index)
    }
    for (parameter, value) in plan.parameters where parameter.location == "query" {
      let written = WrittenParameter(
        parameter.name, value, style: parameter.style, explodes: parameter.explodes,
        isContent: parameter.isContent)
      for missing in written.missing(from: &rest, isForm: false) { fail("query lacks \(missing)") }
    }
    let keys = securityNames(in: "query")
    let omitted = Set(
      plan.omitted.filter { $0.location == "query" && allowsDefault($0) }.map(\.name))
    for pair in rest {
      let name = pair.name.removingPercentEncoding ?? pair.name
      if !keys.contains(name), !omitted.contains(name) { fail("query has \(name)=\(pair.value)") }
    }
  }

  /// A parameter that was not given may be sent with the value it has anyway.
  private func allowsDefault(_ parameter: DescribedOperation.Parameter) -> Bool {
    guard let schema = parameter.schema.map(document.resolve) else { return false }
    return schema["default"] != nil || schema["const"] != nil
      || schema["enum"]?.elements.count == 1
  }

  private mutating func compareHeaders() {
    var known: Set = [
      "accept", "accept-language", "accept-encoding", "content-type", "content-length",
      "user-agent", "authorization", "cookie", "idempotency-key",
    ]
    known.formUnion(securityNames(in: "header").map { $0.lowercased() })
    for (parameter, value) in plan.parameters where parameter.location == "header" {
      known.insert(parameter.name.lowercased())
      let written = WrittenParameter(
        parameter.name, value, style: parameter.style, explodes: false,
        isContent: parameter.isContent)
      let actual = sent.header(parameter.name)
      if let json = written.json, parameter.isContent {
        let differences = JSONDifferences(expected: json, text: actual ?? "")
        if !differences.isEmpty { fail("header \(parameter.name): \(differences.texts[0])") }
        continue
      }
      let expected = written.joined
      let text = actual.map { $0.removingPercentEncoding ?? $0 } ?? "none"
      if !Tree.isSame(text, expected), actual.map({ Tree.isSame($0, expected) }) != true {
        fail("header \(parameter.name): \(text) rather than \(expected)")
      }
    }
    for parameter in plan.omitted where parameter.location == "header" && allowsDefault(parameter) {
      known.insert(parameter.name.lowercased())
    }
    for header in sent.headers where !known.contains(header.name.lowercased()) {
      fail("header \(header.name) is not declared")
    }
    let accepted = (sent.header("Accept") ?? "*/*").split(separator: ",")
      .map { MediaTypeName(String($0)).text }
    let declared = Set(operation.accepted.map { MediaTypeName($0).text })
    let isAccepted =
      declared.isEmpty
      || accepted.contains { $0 == "*/*" || declared.contains($0) || $0 == "application/json" }
    if !isAccepted { fail("Accept \(accepted.joined(separator: ", "))") }
  }

  private mutating func compareCookies() {
    let given = plan.parameters.filter { $0.parameter.location == "cookie" }
    guard !given.isEmpty else { return }
    var rest = (sent.header("Cookie") ?? "").components(separatedBy: "; ")
      .flatMap { SentRequest.pairs(of: $0) }
    for (parameter, value) in given {
      let written = WrittenParameter(
        parameter.name, value, style: "form", explodes: parameter.explodes)
      for missing in written.missing(from: &rest, isForm: false) { fail("cookie \(missing)") }
    }
  }
}
