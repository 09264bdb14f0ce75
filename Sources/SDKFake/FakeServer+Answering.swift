internal import Foundation
internal import SDKContract
package import SDKCore

extension FakeServer {
  /// Answers a request, or says why no answer arrives.
  package func answer(_ request: ReceivedRequest) -> Result<FakeAnswer, TransportError> {
    if let problem = model.contract.problem {
      return .success(refuse(request, problem, .problem(500, "No Contract", [problem])))
    }
    switch judge.route(request) {
    case .nothing:
      if let answer = tokenAnswer(to: request) { return .success(answer) }
      let problem = request.pathProblem
      return .success(refuse(request, problem, .problem(404, "Not Found", [problem])))
    case .otherMethods(let methods):
      if let answer = tokenAnswer(to: request) { return .success(answer) }
      let allowed = methods.joined(separator: ", ")
      if request.method == "OPTIONS" {
        return .success(FakeAnswer(status: 204, headers: ["Allow": allowed]))
      }
      let problem = request.methodProblem(methods)
      let answer = FakeAnswer.problem(405, "Method Not Allowed", [problem])
      return .success(refuse(request, problem, answer.header("Allow", allowed)))
    case .found(let matches):
      return self.answer(request, matches).map { answer in
        guard request.method == "HEAD" else { return answer }
        var head = answer.header("Content-Length", "\(answer.body.count)")
        head.body = Data()
        return head
      }
    }
  }

  private func answer(
    _ request: ReceivedRequest, _ matches: [Router.Match]
  ) -> Result<FakeAnswer, TransportError> {
    let (match, read) = judge.read(request, matches)
    return answer(request, match, read).map { answer in
      var answer = answer
      answer.operationID = match.entry.id
      answer.violations = read.violations
      return answer
    }
  }

  private func answer(
    _ request: ReceivedRequest, _ match: Router.Match, _ read: ReadRequest
  ) -> Result<FakeAnswer, TransportError> {
    let operation = model.operation(match.entry)
    let disturbance = takeDisturbance(operation.id)
    switch disturbance {
    case .failure(let code): return .failure(TransportError(code))
    case .status(let status):
      return .success(disturbed(request, operation, status))
    case .timeout:
      var answer = disturbed(request, operation, 504)
      answer.ending = .never
      return .success(answer)
    case .cut, nil: break
    }
    if let wait = takeLimit(operation.id) {
      return .success(
        disturbed(request, operation, 429)
          .header("Retry-After", "\(max(1, Int(wait.inSeconds.rounded(.up))))"))
    }
    return undisturbed(request, match, operation, read).map { answer in
      var answer = answer.selected(by: request)
      if case .cut(let count) = disturbance { answer.ending = .cut(after: count) }
      return answer
    }
  }

  private func disturbed(
    _ request: ReceivedRequest, _ operation: Operation, _ status: Int
  ) -> FakeAnswer {
    answerer.failure(
      operation, [status], otherwise: status, title: "Disturbed",
      ["the fake server was asked for this"], to: request)
  }

  private func undisturbed(
    _ request: ReceivedRequest, _ match: Router.Match, _ operation: Operation, _ read: ReadRequest
  ) -> Result<FakeAnswer, TransportError> {
    if !read.violations.isEmpty {
      complain(read.violations, of: request.name(operation.id))
      if judging == .strict { return .success(refusal(of: request, operation, read)) }
    }
    if let answer = refusalOfToken(of: request, operation, read) { return .success(answer) }
    if let preference = Preference(request.headers) {
      return .success(answerer.answer(operation, preferring: preference, to: request))
    }
    if let result = handled(request, operation, read) {
      return result.map { issuing($0, to: operation, read, isGiven: true) }
    }
    if let answer = refusalOfRefreshToken(of: request, operation, read) { return .success(answer) }
    let answer = made(request, match, operation, read)
    return .success(issuing(answer, to: operation, read, isGiven: false))
  }

  /// What the server answers by itself.
  private func made(
    _ request: ReceivedRequest, _ match: Router.Match, _ operation: Operation, _ read: ReadRequest
  ) -> FakeAnswer {
    let success = operation.success
    let sample = {
      self.answerer.answer(
        operation, status: success.status, success.response, to: request,
        named: "\(operation.id) \(request.path)")
    }
    if isStateless { return sample() }
    let use = model.resources.use(of: match.entry)
    if use?.action.adds == true || !read.files.isEmpty, store.with({ $0.isFull }) {
      return answerer.failure(
        operation, [507], otherwise: 507, title: "Insufficient Storage",
        ["the fake server keeps as much as it can; delete something, or reset it"], to: request)
    }
    if let use,
      let answer = StoreExchange(use, request, operation, read, match.arguments, answerer)
        .answer(keptIn: store)
    {
      return answer
    }
    let path = match.entry.segments.map { "/" + $0.filled(with: match.arguments) }.joined()
    if let file = keptFile(for: request, operation, at: path) { return file }
    store.with { $0.keep(read.files, at: path) }
    return sample()
  }

  private func refusal(
    of request: ReceivedRequest, _ operation: Operation, _ read: ReadRequest
  ) -> FakeAnswer {
    let statuses =
      read.lacksCredential ? [401, 403] : read.hasOtherType ? [415, 400, 422] : [400, 422]
    return answerer.failure(
      operation, statuses, otherwise: read.lacksCredential ? 401 : 422,
      title: "The request breaks the contract", read.violations.map(\.description), to: request)
  }

  // MARK: Complaints

  /// Records a request that no operation has.
  private func refuse(
    _ request: ReceivedRequest, _ problem: String, _ answer: FakeAnswer
  ) -> FakeAnswer {
    var answer = answer
    answer.violations = [
      Violation(subject: "request", problem: problem, place: model.contract.root.place)
    ]
    complain(answer.violations, of: request.name(nil))
    return answer
  }

  func complain(_ violations: [Violation], of message: String) {
    state.with { state in
      if state.keepsViolations { state.complaints.add(violations, of: message) }
    }
  }

  /// Reports an operation that is named and does not exist.
  func complainUnlessKnown(_ operationID: String) {
    guard !model.router.entries.contains(where: { $0.id == operationID }) else { return }
    complain(
      [
        Violation(
          subject: "operation", problem: "does not exist", place: model.contract.root.place)
      ], of: "'\(operationID)'")
  }
}
