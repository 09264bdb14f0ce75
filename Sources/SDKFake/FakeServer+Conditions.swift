internal import Foundation
internal import SDKCore

/// What a request takes for granted of what is there, and what GET would answer.
extension FakeServer {
  /// Returns the answer to a request to change what is no longer as its sender knows it (RFC 9110, section 13); nil: it
  /// is.
  func failedPrecondition(
    of request: ReceivedRequest, _ operation: Operation
  ) -> FakeAnswer? {
    guard !["GET", "HEAD", "QUERY"].contains(request.method) else { return nil }
    let wanted = request.headers.list("If-Match")
    let unwanted = request.headers.list("If-None-Match")
    if wanted == nil, unwanted == nil { return nil }
    guard let tags = currentTags(of: request) else { return nil }
    func names(_ list: String, weakly: Bool) -> Bool? {
      let all: [String?] = tags.isEmpty ? [nil] : tags
      let found = all.compactMap { FakeAnswer.names(list, $0, weakly: weakly) }
      return found.isEmpty ? nil : found.contains(true)
    }
    let fails =
      wanted.flatMap { names($0, weakly: false) } == false
      || unwanted.flatMap { names($0, weakly: true) } == true
    guard fails else { return nil }
    let state = tags.first.map { "the ETag is \($0)" } ?? "there is nothing at '\(request.path)'"
    return answerer.failure(
      operation, [412], otherwise: 412, title: "Precondition Failed", [state], to: request)
  }

  /// The tags of what a GET answers now, in each of its types; none where there is nothing, and nil where it has no GET.
  private func currentTags(of request: ReceivedRequest) -> [String]? {
    var get = ReceivedRequest(
      method: "GET", path: request.path, query: [], headers: request.headers, body: Data(),
      origin: request.origin)
    for name in ["If-Match", "If-None-Match", "Range", "Content-Type"] { get.headers.remove(name) }
    guard case .found(let matches) = judge.route(get) else { return nil }
    let (match, read) = judge.read(get, matches)
    let operation = model.operation(match.entry)
    let types = operation.success.response?.contents.map(\.type) ?? []
    var tags: [String] = []
    for type in types.isEmpty ? ["*/*"] : types {
      get.headers.replace("Accept", type)
      let answer = made(get, match, operation, read)
      guard (200..<300).contains(answer.status) else { continue }
      if let tag = answer.selected(by: get).headers["ETag"], !tags.contains(tag) {
        tags.append(tag)
      }
    }
    return tags
  }

  /// Gives the answer to a HEAD that is an operation of its own the body of GET, so that both have the same header.
  func addBody(of request: ReceivedRequest, to answer: inout FakeAnswer) {
    var get = request
    get.method = "GET"
    guard answer.status == 200, answer.body.isEmpty, case .found(let matches) = judge.route(get)
    else { return }
    let (match, read) = judge.read(get, matches)
    let own = made(get, match, model.operation(match.entry), read)
    guard own.status == 200, own.pieces.isEmpty else { return }
    answer.body = own.body
    for name in ["Content-Type", "ETag"] {
      if let value = own.headers[name] { answer.headers.replace(name, value) }
    }
  }
}
