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
    compareURL()
    compareQuery()
    compareHeaders()
    compareCookies()
    compareSecurity()
    compareBody()
  }

  mutating func fail(_ text: String) { problems.append(text) }

  /// Compares the URL without its query: the server's, then the path.
  private mutating func compareURL() {
    let server = operation.server(of: document, given: plan.givenServer)
    var path = operation.path
    for (parameter, value) in plan.parameters where parameter.location == "path" {
      // A slash in a value is none of the path's.
      let text = parameter.isContent ? value.writtenText : parameter.text(of: value)
      path = path.replacing("{\(parameter.name)}", with: text.replacing("/", with: "%2F"))
    }
    let expected = (server.hasSuffix("/") ? server.dropLast() : server[...]) + path
    var sentURL = sent.url
    sentURL.percentEncodedQuery = nil
    let text = sentURL.string ?? ""
    let actual = text.replacing("%2F", with: "%252F").removingPercentEncoding ?? text
    let (steps, wanted) = (
      actual.components(separatedBy: "/"), expected.components(separatedBy: "/")
    )
    let isRight =
      steps.count == wanted.count && zip(steps, wanted).allSatisfy { Tree.isSame($0, $1) }
    if !isRight { fail("URL \(text) rather than \(expected)") }
  }

  private mutating func compareQuery() {
    var rest = sent.query
    for pair in operation.pathQuery {
      guard let index = rest.firstIndex(where: { $0 == pair }) else {
        fail("query lacks \(pair.name)")
        continue
      }
      rest.remove(at: index)
    }
    for (parameter, value) in plan.parameters where parameter.location == "query" {
      // The standard says nothing of objects in a list.
      let isOfObjects = !value.elements.isEmpty && value.elements.allSatisfy { !$0.members.isEmpty }
      let written = WrittenParameter(
        parameter.name, document.withInnerLists(value, parameter.schema), style: parameter.style,
        explodes: parameter.explodes,
        isContent: parameter.isContent || isOfObjects && parameter.style != "deepObject")
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
      let actual = sent.header(parameter.name)
      if parameter.isContent {
        let differences = JSONDifferences(expected: value, text: actual ?? "")
        if !differences.isEmpty { fail("header \(parameter.name): \(differences.texts[0])") }
        continue
      }
      let expected = parameter.text(of: value)
      let isRight = actual.map { actual in
        [actual, actual.removingPercentEncoding ?? actual].contains {
          value.isScalar ? value.isWritten(as: $0) : Tree.isSame($0, expected)
        }
      }
      if isRight != true {
        fail("header \(parameter.name): \(actual ?? "none") rather than \(expected)")
      }
    }
    for parameter in plan.omitted where parameter.location == "header" && allowsDefault(parameter) {
      known.insert(parameter.name.lowercased())
    }
    for header in sent.headers where !known.contains(header.name.lowercased()) {
      fail("header \(header.name) is not declared")
    }
    compareAccept()
  }

  /// What is asked for is declared, and of each success that has content one type is asked for: the first JSON whose
  /// schema says something, or any. A method that asks for a stream asks for nothing else.
  private mutating func compareAccept() {
    let text = sent.header("Accept") ?? "*/*"
    let asked = MediaTypeName.list(text).map { MediaTypeName($0) }
    let declared = operation.successes.flatMap(\.self).map(\.type)
    if declared.isEmpty { return }
    for type in asked where !declared.contains(where: { $0.overlaps(type) }) {
      fail("Accept \(text) asks for \(type.text), which is not declared")
    }
    if asked.allSatisfy(\.isOfStream) { return }
    for contents in operation.successes where !contents.allSatisfy(\.type.isOfStream) {
      let json = contents.first { content in
        let schema = content.schema.map(document.resolve)
        return content.type.isJSON && schema?.node.members.isEmpty == false
          && schema?.string("format") != "binary"
      }
      let wanted = json.map { [$0.type] } ?? contents.map(\.type)
      // Whoever decodes JSON says so.
      let isOpen = json == nil || !plan.call.isMethod || operation.method == "HEAD"
      let isAsked = asked.contains { asked in
        (isOpen || asked.text != "*/*") && wanted.contains { $0.overlaps(asked) }
      }
      if !isAsked {
        fail("Accept \(text) does not ask for \(wanted.map(\.text))")
      }
    }
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
