import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct CompletionTests {
  @Test func resultsAreValues() async throws {
    let api = client(answering: .json(#"{"id": 1}"#))

    let good = try await api.result(of: plain(.get), as: Thing.self).get()
    let bad = await client(answering: .status(404)).result(of: plain(.get), as: Thing.self)

    #expect(good.value.id == 1 && good.http.status == 200)
    guard case .failure(let error) = bad else { throw CancellationError() }
    #expect(error.kind == .status && error.status == 404)
  }

  @Test func cancellationIsAKindInResults() async {
    let result = await client(answering: .failure(.cancelled))
      .result(of: plain(.get), as: Thing.self)

    #expect(throws: APIError.self) { _ = try result.get() }
    if case .failure(let error) = result { #expect(error.kind == .cancelled) }
  }

  @Test func aHandlerIsCalledOnTheMainActor() async throws {
    let api = client(answering: .json(#"{"id": 1}"#))

    let id = await withCheckedContinuation { done in
      api.send(plain(.get), as: Thing.self) { result in
        MainActor.assertIsolated()
        done.resume(returning: try? result.get().id)
      }
    }
    let error = await withCheckedContinuation { done in
      client(answering: .status(500)).send(plain(.get)) { result in
        if case .failure(let error) = result { done.resume(returning: error.status) }
      }
    }

    #expect(id == 1)
    #expect(error == 500)
  }

  @Test func aHandlerIsCalledOnItsQueue() async {
    let api = client(answering: .json(#"{"id": 1}"#))
    let queue = DispatchQueue(label: "test")

    let status = await withCheckedContinuation { done in
      api.response(for: plain(.get), as: Thing.self, on: queue) { result in
        dispatchPrecondition(condition: .onQueue(queue))
        done.resume(returning: try? result.get().http.status)
      }
    }

    #expect(status == 200)
  }

  /// As generated methods that take a queue make their calls.
  @Test(arguments: [200, 404])
  func aGeneratedCallsHandlerIsCalledOnItsQueue(status: Int) async {
    let api = client(answering: .json(#"{"id": 1}"#, status: status))
    let queue = DispatchQueue(label: "test")

    let result = await withCheckedContinuation { done in
      let handler: @Sendable (Result<Thing, APIError>) -> Void = { result in
        dispatchPrecondition(condition: .onQueue(queue))
        done.resume(returning: result)
      }
      CallHandle(of: "Things.get", on: queue, handler) {
        try await api.send(plain(.get), as: Thing.self)
      }
    }

    if case .success(let thing) = result { #expect(thing.id == 1 && status == 200) }
    if case .failure(let error) = result { #expect(error.status == 404 && status == 404) }
  }

  @Test func aCancelledCallTellsItsHandlerOnce() async throws {
    let (arrived, arrive) = AsyncStream.makeStream(of: Void.self)
    let reply = Reply.json("{}").after {
      arrive.yield()
      try await Task.sleep(for: .seconds(600))
    }
    let api = client(answering: reply)
    let (kinds, tell) = AsyncStream.makeStream(of: APIError.Kind?.self)

    let call = api.send(plain(.get)) { result in
      if case .failure(let error) = result { tell.yield(error.kind) } else { tell.yield(nil) }
    }
    for await _ in arrived { break }
    call.cancel()
    call.cancel()

    var iterator = kinds.makeAsyncIterator()
    #expect(await iterator.next() == .some(.cancelled))
  }

  /// As generated methods make their calls: by the method's name alone.
  @Test(arguments: [nil, Duration.seconds(600)])
  func aCancelledCallSpeaksAsItsClientDoes(deadline: Duration?) async throws {
    let (arrived, arrive) = AsyncStream.makeStream(of: Void.self)
    let reply = Reply.json("{}").after {
      arrive.yield()
      try await Task.sleep(for: .seconds(600))
    }
    let api = client(answering: reply) {
      $0.options.deadline = deadline
      $0.errorMessages = ErrorMessages(
        languages: ["x": ErrorTexts(byKind: [.cancelled: "given up"], other: "")], fallback: "x")
    }
    let (errors, tell) = AsyncStream.makeStream(of: APIError?.self)

    let handler: CompletionHandler<Void> = { result in
      if case .failure(let error) = result { tell.yield(error) } else { tell.yield(nil) }
    }

    let call = CallHandle(of: "Things.get", handler) { try await api.send(plain(.get)) }
    for await _ in arrived { break }
    call.cancel()

    var iterator = errors.makeAsyncIterator()
    let error = try #require(await iterator.next() ?? nil)
    #expect(error.kind == .cancelled && error.operationID == "Things.get")
    #expect(error.localizedDescription == "given up")
  }

  /// A view model shows `localizedDescription`, so a test that prints it says which mock is not set.
  @Test func aMockThatIsNotSetIsDescribedToDevelopers() async {
    let text = await withCheckedContinuation { (done: CheckedContinuation<String, Never>) in
      let handler: CompletionHandler<Void> = { result in
        if case .failure(let error) = result { done.resume(returning: error.localizedDescription) }
      }
      CallHandle(of: "Things.get", handler) { throw UnsetMock("things.get") }
    }

    #expect(text == "the mock of 'things.get' was called before anything set what it returns")
  }

  @Test func aCallThatIsCancelledBeforeItBeginsSpeaksAsItsClientDoes() async throws {
    let api = client(answering: .json("{}")) {
      $0.errorMessages = ErrorMessages(
        languages: ["x": ErrorTexts(byKind: [:], other: "given up")], fallback: "x")
    }
    let begun = CacheGate()
    let text = await withCheckedContinuation { (done: CheckedContinuation<String, Never>) in
      let handler: CompletionHandler<Void> = { result in
        if case .failure(let error) = result { done.resume(returning: error.localizedDescription) }
      }
      let call = CallHandle(of: "Things.get", handler) {
        try? await begun.wait()
        try await api.send(plain(.get))
      }
      call.cancel()
      begun.open()
    }
    #expect(text == "given up")
  }
}
