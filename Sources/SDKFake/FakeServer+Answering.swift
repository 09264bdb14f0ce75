internal import Foundation
internal import SDKContract
package import SDKCore

extension FakeServer {
  /// Answers a request, or says why no answer arrives.
  package func answer(_ request: ReceivedRequest) -> Result<FakeAnswer, TransportError> {
    whole(request).map { answer in
      guard request.method == "HEAD" else { return answer }
      var head = answer.header("Content-Length", "\(answer.body.count)")
      head.unsentBody = head.body
      head.body = Data()
      return head
    }
  }

  private func whole(_ request: ReceivedRequest) -> Result<FakeAnswer, TransportError> {
    if let problem = model.contract.problem {
      return .success(refuse(request, problem, .problem(500, "No Contract", [problem])))
    }
    switch judge.route(request) {
    // All of the server (RFC 9110, section 9.3.7).
    case .nothing where request.method == "OPTIONS" && request.path == "*":
      return .success(.empty(204, [:]))
    case .nothing:
      if let answer = tokenAnswer(to: request) { return .success(answer) }
      let problem = request.pathProblem
      return .success(refuse(request, problem, .problem(404, "Not Found", [problem])))
    case .otherMethods(let methods):
      if let answer = tokenAnswer(to: request) { return .success(answer) }
      let allowed = methods.joined(separator: ", ")
      if request.method == "OPTIONS" { return .success(options(of: request, methods)) }
      let problem = request.methodProblem(methods)
      let answer = FakeAnswer.problem(405, "Method Not Allowed", [problem])
      return .success(refuse(request, problem, answer.header("Allow", allowed)))
    case .found(let matches):
      return self.answer(request, matches)
    }
  }

  private func options(of request: ReceivedRequest, _ methods: [String]) -> FakeAnswer {
    var answer = FakeAnswer.empty(204, ["Allow": methods.joined(separator: ", ")])
    for method in methods {
      var other = request
      other.method = method
      if ["POST", "PATCH"].contains(method), case .found(let matches) = judge.route(other),
        let body = matches.first.map({ model.operation($0.entry) })?.body
      {
        answer.headers.append(
          Self.acceptField(method), body.contents.map(\.text).joined(separator: ", "))
      }
    }
    return answer
  }

  /// The header field that says which bodies a method takes (RFC 5789, section 3.1; RFC 9110, section 12.5.1).
  private static func acceptField(_ method: String) -> String {
    ["POST": "Accept-Post", "PATCH": "Accept-Patch"][method] ?? "Accept"
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
    var answer = introducing(made(request, match, operation, read), to: operation, read)
    if operation.method == "HEAD" { addBody(of: request, to: &answer) }
    if operation.endsLogin { endLogin(of: request) }
    return .success(issuing(answer, to: operation, read, isGiven: false))
  }

  /// What the server answers by itself.
  func made(
    _ request: ReceivedRequest, _ match: Router.Match, _ operation: Operation, _ read: ReadRequest
  ) -> FakeAnswer {
    let success = operation.success
    let sample = {
      let name = "\(operation.id) \(request.path)"
      let value = self.answerer.echo(of: read, operation, to: request, named: name)
      return self.answerer.answer(
        operation, status: success.status, success.response, to: request, named: name, value)
    }
    if isStateless { return sample() }
    store.with { $0.makeRoom() }
    if operation.knowsNotFound, lacksOwner(of: match) {
      return answerer.failure(
        operation, [404], otherwise: 404, title: "Not Found", ["nothing at '\(request.path)'"],
        to: request)
    }
    let use = model.resources.use(of: match.entry)
    if use?.action.adds == true || !read.files.isEmpty, store.with({ $0.isFull }) {
      return answerer.failure(
        operation, [507], otherwise: 507, title: "Insufficient Storage",
        ["the fake server keeps as much as it can; delete something, or reset it"], to: request)
    }
    if let answer = failedPrecondition(of: request, operation) { return answer }
    if let use,
      let answer = StoreExchange(use, request, operation, read, match.arguments, answerer)
        .answer(keptIn: store)
    {
      return answer
    }
    let path = match.entry.segments.map { "/" + $0.filled(with: match.arguments) }.joined()
    if let file = keptFile(for: request, operation, at: path) { return file }
    store.with { store in
      store.keep(read.files, at: path)
      if operation.method == "DELETE", use == nil, model.resources.keepsFile(match.entry) {
        store.deleteFile(at: path)
      }
    }
    return sample()
  }

  /// Whether a record in the middle of the path is not there.
  private func lacksOwner(of match: Router.Match) -> Bool {
    let own = model.resources.use(of: match.entry).map {
      CollectionPlace($0.home, arguments: match.arguments, answerer)
    }
    return model.resources.owners(of: match.entry).contains { owner in
      let place = CollectionPlace(owner.home, arguments: match.arguments, answerer)
      place.fill(store)
      return store.with { store in
        guard let collection = store.collections[place.path] else { return false }
        let key = place.key(of: match.arguments[owner.parameter] ?? "", in: store)
        if let known = collection[key] { return !place.isOwn(known) }
        if collection.deleted.contains(key) { return true }
        // What was made below it is there, and so is it.
        if own?.records(in: store).contains(where: \.isMade) == true { return false }
        let resource = owner.home.resource
        return collection.isGiven || resource.isListed && resource.knowsNotFound
      }
    }
  }

  private func refusal(
    of request: ReceivedRequest, _ operation: Operation, _ read: ReadRequest
  ) -> FakeAnswer {
    let statuses =
      read.lacksCredential
      ? [401, 403]
      : read.hasOtherType ? [415, 400, 422] : read.isUnacceptable ? [406, 400] : [400, 422]
    let answer = answerer.failure(
      operation, statuses,
      // What clients act on has a status of its own.
      otherwise: read.lacksCredential || read.isUnacceptable ? statuses[0] : 422,
      title: "The request breaks the contract", read.violations.map(\.description),
      at: read.violations.map(\.subject), to: request)
    // RFC 9110, section 15.5.2
    if answer.status == 401, answer.headers["WWW-Authenticate"] == nil,
      let challenge = judge.challenge(of: operation)
    {
      return answer.header("WWW-Authenticate", challenge)
    }
    guard read.hasOtherType, !read.lacksCredential, let contents = operation.body?.contents else {
      return answer
    }
    return answer.header(
      Self.acceptField(request.method), contents.map(\.text).joined(separator: ", "))
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
