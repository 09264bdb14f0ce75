public import Foundation
public import SDKCore

/// A request as handlers see it, once it was read by its operation.
public struct FakeRequest: Sendable {
  /// `Pets.get`
  public let operationID: String
  public let method: String
  /// Percent-encoded, with that of the server.
  public let path: String
  public let headers: HTTPHeaders
  /// The values of the operation's parameters by name, as their schemas want them.
  public let arguments: [String: JSON]
  /// The value of a body that is JSON, a form or text.
  public let body: JSON?
  /// The bytes of the body.
  public let data: Data
  let read: ReadRequest
}

/// The records of a fake server, for handlers.
public struct FakeStore: Sendable {
  private let server: FakeServer

  init(_ server: FakeServer) { self.server = server }

  /// Returns the records of a collection by its path: `/owners/7/pets`.
  ///
  /// - Throws: `FakeDataError` where there is no such collection.
  public func records(of path: String) throws(FakeDataError) -> [JSON] {
    try server.records(of: path)
  }

  /// Returns the records of a collection by its path as values.
  ///
  /// - Throws: `FakeDataError` where there is no such collection, and `DecodingError`.
  public func records<Record: Decodable>(of path: String, as type: Record.Type) throws -> [Record] {
    try server.records(of: path, as: type)
  }

  /// Gives a collection these records, in place of those that it has.
  ///
  /// - Throws: `FakeDataError` where there is no such collection, or a value is no object.
  public func setRecords(
    of path: String, to records: some Encodable & Sendable
  ) throws(FakeDataError) {
    try server.setRecords(of: path, to: records)
  }
}

extension FakeServer {
  /// What answers the requests of an operation; nil leaves one to the next handler, and after the last to the server.
  public typealias Handler =
    @Sendable (_ request: FakeRequest, _ store: FakeStore) throws -> FakeAnswer?

  /// Answers the requests of an operation, by its ID. The handler that was added first is asked first.
  ///
  ///     shop.on("Pets.get") { request, _ in request.arguments["id"] == 13 ? .status(410) : nil }
  ///
  /// Requests that the spec does not allow are refused before, unless `judging` is `.lenient`. What a handler answers
  /// arrives as it is, and `verify()` reports what the spec does not allow. A `TransportError` that it throws is no
  /// answer, any other error is answered with 500 and reported.
  public func on(_ operationID: String, _ handler: @escaping Handler) {
    complainUnlessKnown(operationID)
    add(to: operationID, handler)
  }

  func add(to operationID: String?, _ handler: @escaping Handler) {
    state.with { $0.handlers.append((operationID, handler)) }
  }

  /// Returns the answer of the first handler that has one.
  func handled(
    _ received: ReceivedRequest, _ operation: Operation, _ read: ReadRequest
  ) -> Result<FakeAnswer, TransportError>? {
    let handlers = state.with { $0.handlers }
      .filter { $0.operationID == nil || $0.operationID == operation.id }.map(\.handler)
    if handlers.isEmpty { return nil }
    let request = FakeRequest(
      operationID: operation.id, method: received.method, path: received.path,
      headers: received.headers, arguments: read.arguments, body: read.body, data: received.body,
      read: read)
    let name = "the answer to \(received.name(operation.id))"
    do {
      for handler in handlers {
        guard var answer = try handler(request, FakeStore(self)) else { continue }
        if answer.isSampled { answer = answerer.completed(answer, operation, to: received) }
        complain(ResponseJudge(model.library).violations(of: answer, to: operation), of: name)
        return .success(answer)
      }
      return nil
    } catch let error as TransportError {
      return .failure(error)
    } catch {
      let problem = "is the error of a handler: \(error)"
      complain(
        [Violation(subject: "answer", problem: problem, place: operation.place)], of: name)
      return .success(.problem(500, "Handler Failed", ["\(error)"]))
    }
  }
}
