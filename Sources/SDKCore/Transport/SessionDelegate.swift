import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session's delegate: collects what comes in and ends each exchange exactly once.
///
/// Per-task delegates see no redirect and no challenge on Linux, so there is one for the session.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  /// The tasks under way, by their identifiers.
  let tasks = Locked<[Int: TaskState]>([:])
  /// The session's delegate queue.
  let queue: OperationQueue
  private let invalidity = Locked(false)
  /// True if the system has invalidated the session.
  var isInvalid: Bool { invalidity.with { $0 } }

  #if canImport(Security)
    let tls: TLSAuthentication

    init(queue: OperationQueue, tls: TLSAuthentication = TLSAuthentication()) {
      self.queue = queue
      self.tls = tls
    }
  #else
    init(queue: OperationQueue) { self.queue = queue }
  #endif

  /// Runs a task to its end; cancelling the caller cancels the task.
  ///
  /// - `makeTask`: makes the task and enters it; nil once the transport is closed.
  func response(
    network: NetworkOptions?, makeTask: (TaskState.Continuation) -> URLSessionTask?
  ) async throws -> RawResponse {
    let slot = Locked<(task: URLSessionTask?, isCancelled: Bool)>((nil, false))
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = slot.with { slot in
          if !slot.isCancelled {
            slot.task = makeTask(continuation)
            if let task = slot.task { network?.apply(to: task) }
          }
          return slot.isCancelled
        }
        if let task = slot.with({ $0.task }) {
          task.resume()
        } else {
          continuation.resume(
            throwing: isCancelled
              ? CancellationError() : TransportError(.other, reason: "the transport is closed"))
        }
      }
    } onCancel: {
      let task = slot.with { slot in
        slot.isCancelled = true
        return slot.task
      }
      if let task { abandon(task) }
    }
  }

  /// Ends an exchange whose caller was cancelled.
  private func abandon(_ task: URLSessionTask) {
    tasks.with { $0[task.taskIdentifier]?.abandon() }
    SessionTaskControl(task: task, queue: queue).cancel()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let control = SessionTaskControl(task: dataTask, queue: queue)
    let step = tasks.with { tasks -> TaskState.Step in
      guard let head = response as? HTTPURLResponse else { return .goOn }
      return tasks[dataTask.taskIdentifier]?.begin(head, control) ?? .goOn
    }
    // Linux ignores the disposition, so the task is cancelled as well.
    if case .cancel = step { completionHandler(.cancel) } else { completionHandler(.allow) }
    perform(step, dataTask)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let step = tasks.with { tasks -> TaskState.Step in
      tasks[dataTask.taskIdentifier]?.receive(data) ?? .goOn
    }
    perform(step, dataTask)
    report(dataTask)
  }

  private func perform(_ step: TaskState.Step, _ task: URLSessionTask) {
    switch step {
    case .goOn: break
    case .cancel: task.cancel()
    case .respond(let continuation, let response): continuation.resume(returning: response)
    case .fail(let continuation, let error):
      continuation.resume(throwing: error)
      task.cancel()
    case .push(let buffer, let data): buffer.push(data)
    case .begin(let partial, let head):
      if !partial.begin(head.statusCode, HTTPHeaders(head)) { task.cancel() }
    case .append(let partial, let data):
      if !partial.append(data) { task.cancel() }
    }
  }

  /// Has redirects arrive as ordinary responses: Linux forwards credentials to other origins, sends
  /// a POST again without its body, and crashes over HTTP/2 (swift-corelibs-foundation #5524,
  /// #5448).
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      guard awaitsRedirect(task) else {
        // Of a task that ran into its timeout, nothing else would ever be heard.
        tasks.with { $0[task.taskIdentifier]?.challenge(Self.withoutLength(response)) }
        return task.cancel()
      }
    #endif
    completionHandler(nil)
  }

  #if canImport(FoundationNetworking)
    /// Returns whether the task still waits for what becomes of its redirect: if it does not,
    /// a reply ends the process ("we're not waiting for it").
    ///
    /// It stops waiting when it is cancelled, which happens on this queue only, or when its timeout
    /// comes before the delegate's turn; then its response is set. Reading the priority waits for
    /// what the work queue is at.
    private func awaitsRedirect(_ task: URLSessionTask) -> Bool {
      _ = task.priority
      return task.state == .running && task.response == nil
    }
  #endif

  /// Responds to a challenge. On Linux a 401 with `WWW-Authenticate: Basic` never completes unless its
  /// challenge is cancelled (swift-corelibs-foundation #5456); `didComplete` with -999 follows.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      if let head = challenge.failureResponse as? HTTPURLResponse {
        tasks.with { $0[task.taskIdentifier]?.challenge(head) }
      }
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      tls.decide(on: challenge) {
        let (disposition, credential) = self.verdict(on: challenge, of: task)
        completionHandler(disposition, credential)
      }
    #endif
  }

  #if canImport(FoundationNetworking)
    /// Ends an exchange whose kept connection was gone. libcurl sends the request on another one by
    /// itself and asks for the body again, which Foundation has not kept: only the head would go
    /// out, and the server and the call would wait for each other until the timeout.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
      tasks.with { $0[task.taskIdentifier]?.loseConnection() }
      completionHandler(nil)
      SessionTaskControl(task: task, queue: queue).cancel()
    }
  #endif

  /// Ends all exchanges when the system invalidates the session; when the transport did it, each has
  /// ended before.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    guard let error else { return }
    invalidity.with { $0 = true }
    let states = tasks.with { tasks in
      defer { tasks = [:] }
      return Array(tasks.values)
    }
    for var state in states { state.end(error, unreported: { nil }) }
  }

  /// Ends an exchange: the only exit but for an invalid session; of a stream, after its head has gone
  /// out.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let id = task.taskIdentifier
    guard var state = tasks.with({ $0.removeValue(forKey: id) }) else { return }
    state.end(error.map { Self.sent($0, by: task) }, unreported: { Self.unreported(task) })
  }

  /// Translates a misleading error. A connection that is lost under a request is made once more
  /// without asking. Where that fails, Foundation reports it as if nothing had ever been sent.
  private static func sent(_ error: any Error, by task: URLSessionTask) -> any Error {
    let early: [URLError.Code] = [.cannotConnectToHost, .cannotFindHost, .dnsLookupFailed]
    guard task.countOfBytesSent > 0, let code = (error as? URLError)?.code, early.contains(code)
    else { return error }
    return URLError(.networkConnectionLost)
  }

  /// Returns the head of a response that was not reported. On Linux a 3xx without `Location` is not
  /// reported before the end, and its body is lost; so is the length then, or it would look cut.
  private static func unreported(_ task: URLSessionTask) -> HTTPURLResponse? {
    (task.response as? HTTPURLResponse).map(withoutLength)
  }

  private static func withoutLength(_ head: HTTPURLResponse) -> HTTPURLResponse {
    guard let url = head.url else { return head }
    var fields: [String: String] = [:]
    for case (let name as String, let value as String) in head.allHeaderFields
    where !name.equalsIgnoringCase("Content-Length") { fields[name] = value }
    return HTTPURLResponse(
      url: url, statusCode: head.statusCode, httpVersion: nil, headerFields: fields) ?? head
  }
}

extension SessionDelegate: URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let id = downloadTask.taskIdentifier
    guard let state = tasks.with({ $0[id] }) else { return }
    reportEnd(of: downloadTask, state, at: location)
    let head = downloadTask.response as? HTTPURLResponse
    // Not under the lock, since it moves a file; meanwhile the caller may abandon the task.
    let kept = state.kept(location, head)
    tasks.with { $0[id]?.note(kept, head) }
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData count: Int64,
    totalBytesWritten total: Int64, totalBytesExpectedToWrite expected: Int64
  ) {
    tasks.with { $0[downloadTask.taskIdentifier]?.probe }?.noteFirstByte()
    reportDownload(downloadTask, completed: total)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData count: Int64,
    totalBytesSent total: Int64, totalBytesExpectedToSend expected: Int64
  ) {
    guard let state = tasks.with({ $0[task.taskIdentifier] }), let progress = state.progress
    else { return }
    progress(
      TransferProgress(
        .upload, completed: Int(clamping: total),
        total: expected > 0 ? Int(clamping: expected) : state.bodyLength))
  }

  /// Tells how much of a body has come to a data task.
  private func report(_ task: URLSessionDataTask) {
    guard let state = tasks.with({ $0[task.taskIdentifier] }), state.progress != nil
    else { return }
    if let progress = state.partialProgress {
      state.progress?(progress)
    } else {
      reportDownload(task, completed: state.received)
    }
  }

  /// Reports the end of a download task. Linux knows the total only now, when it shows the head.
  private func reportEnd(
    of task: URLSessionDownloadTask, _ state: TaskState, at location: URL
  ) {
    guard state.progress != nil,
      let attributes = try? FileManager.default.attributesOfItem(atPath: location.path),
      let size = attributes[.size] as? NSNumber
    else { return }
    reportDownload(task, completed: size.int64Value)
  }

  private func reportDownload(_ task: URLSessionTask, completed: Int64) {
    guard let progress = tasks.with({ $0[task.taskIdentifier]?.progress }) else { return }
    let total = (task.response as? HTTPURLResponse)?.bodyLength
    progress(
      TransferProgress(
        .download, completed: Int(clamping: completed), total: total.map { Int(clamping: $0) }))
  }
}
