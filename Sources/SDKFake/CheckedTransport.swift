internal import Foundation
public import SDKContract
public import SDKCore

/// A transport that judges by a contract what another one sends and receives, and changes nothing: for tests of a server
/// that you wrote, a mock of it or the real one.
///
///     let checked = CheckedTransport(URLSessionTransport(), by: ShopContract.self)
///     let api = ShopClient(server: "http://localhost:8080", token: "t", transport: checked)
///     _ = try await api.pets.list()
///     try checked.verify()
///
/// Bodies that are streamed or downloaded are not read, only their status, headers and what was asked.
public final class CheckedTransport: Transport {
  private let transport: any Transport
  private let model: ContractModel
  private let requests: RequestJudge
  private let responses: ResponseJudge
  private let complaints = Locked(Complaints())

  public convenience init(_ transport: any Transport, by contract: any APIContract.Type) {
    self.init(transport, ContractModel.of(contract))
  }

  /// A transport with a contract that is no generated type.
  public convenience init(_ transport: any Transport, by contract: Contract) {
    self.init(transport, ContractModel(contract))
  }

  private init(_ transport: any Transport, _ model: ContractModel) {
    self.transport = transport
    self.model = model
    requests = RequestJudge(model)
    responses = ResponseJudge(model.library)
  }

  /// What requests and responses said so far and the spec does not allow: the first 1,000.
  public var violations: [Violation] { complaints.with { $0.violations } }

  /// - Throws: `FakeServerError` with everything that requests and responses said and the spec does not allow.
  public func verify() throws(FakeServerError) {
    try complaints.with { $0 }.verify()
  }

  public var addedHeaders: HTTPHeaders { transport.addedHeaders }

  public func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    let received = ReceivedRequest(request, body: try await request.collectedBody())
    var request = request
    if case .stream = request.body { request.body = .data(received.body) }
    let operation = judge(received)
    let response = try await transport.send(request, receiving: receiving)
    // A cache asks for these, whatever the spec says.
    if let operation, response.status != 304 { judge(response, to: operation, received) }
    return response
  }

  /// Returns the operation of a request; nil, with a complaint, where it has none.
  private func judge(_ request: ReceivedRequest) -> Operation? {
    switch route(request) {
    case .found(let matches):
      let (match, read) = requests.read(request, matches)
      complain(read.violations, of: request.name(match.entry.id))
      return model.operation(match.entry)
    case .otherMethods(let methods): complain(request.methodProblem(methods), request)
    case .nothing where model.tokenPaths.contains(Router.path(of: request.path)): break
    case .nothing: complain(request.pathProblem, request)
    }
    return nil
  }

  /// Servers of one's own may be at another path than those of the spec.
  private func route(_ request: ReceivedRequest) -> Router.Result {
    var request = request
    while true {
      let result = requests.route(request)
      guard case .nothing = result, let slash = request.path.dropFirst().firstIndex(of: "/") else {
        return result
      }
      request.path = String(request.path[slash...])
    }
  }

  private func judge(
    _ response: HTTPResponse, to operation: Operation, _ request: ReceivedRequest
  ) {
    var answer = FakeAnswer(status: response.status, headers: response.headers)
    if case .data(let data) = response.body { answer.body = data }
    complain(
      responses.violations(of: answer, to: operation),
      of: "the answer to \(request.name(operation.id))")
  }

  private func complain(_ problem: String, _ request: ReceivedRequest) {
    let place = model.contract.root.place
    complain(
      [Violation(subject: "request", problem: problem, place: place)], of: request.name(nil))
  }

  private func complain(_ violations: [Violation], of message: String) {
    complaints.with { $0.add(violations, of: message) }
  }
}

extension CheckedTransport: StandInTransport {
  package var isStandIn: Bool { (transport as? any StandInTransport)?.isStandIn == true }
}
