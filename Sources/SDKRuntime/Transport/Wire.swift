import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session's delegate: collects what comes in and ends each exchange exactly once.
///
/// Per-task delegates see no redirect and no challenge on Linux, so there is one for the session.
final class Wire: NSObject, URLSessionDataDelegate, Sendable {
  struct Call: Sendable {
    let done: CheckedContinuation<(HTTPURLResponse, Data), any Error>
    /// Of the body, in bytes.
    let limit: Int
    var head: HTTPURLResponse?
    var body = Data()
    /// The challenge was cancelled to get hold of the answer.
    var isChallenged = false
    /// The body passed the limit.
    var isCut = false
  }

  let calls = Locked<[Int: Call]>([:])

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let length = response.expectedContentLength
    let isTooLong = calls.with { calls -> Bool in
      guard let head = response as? HTTPURLResponse, let call = calls[dataTask.taskIdentifier]
      else { return false }
      calls[dataTask.taskIdentifier]?.head = head
      // The body of an error is cut, not refused.
      let isTooLong = length > Int64(call.limit) && (200..<300).contains(head.statusCode)
      if isTooLong { calls[dataTask.taskIdentifier]?.isCut = true }
      return isTooLong
    }
    // Linux ignores the disposition, so the task is cancelled as well.
    completionHandler(isTooLong ? .cancel : .allow)
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    // Linux has no back-pressure: what comes after the limit is dropped until `cancel` is obeyed.
    let isCutNow = calls.with { calls -> Bool in
      guard var call = calls.removeValue(forKey: dataTask.taskIdentifier) else { return false }
      defer { calls[dataTask.taskIdentifier] = call }
      guard !call.isCut else { return false }
      let room = call.limit - call.body.count
      call.body.append(data.count <= room ? data : data.prefix(room))
      call.isCut = data.count > room
      return call.isCut
    }
    if isCutNow { dataTask.cancel() }
  }

  /// Redirects arrive as ordinary responses: Linux forwards credentials to other origins, sends a
  /// POST again without its body, and crashes over HTTP/2 (swift-corelibs-foundation #5524,
  /// #5448).
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  /// On Linux a 401 with `WWW-Authenticate: Basic` never completes unless its challenge is
  /// cancelled (swift-corelibs-foundation #5456); `didComplete` with -999 follows.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      guard let head = challenge.failureResponse as? HTTPURLResponse else {
        return completionHandler(.performDefaultHandling, nil)
      }
      calls.with {
        $0[task.taskIdentifier]?.head = head
        $0[task.taskIdentifier]?.isChallenged = true
      }
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }

  /// The only exit.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let id = task.taskIdentifier
    guard let call = calls.with({ $0.removeValue(forKey: id) }) else { return }
    if call.isCut, let head = call.head {
      guard !(200..<300).contains(head.statusCode) else {
        return call.done.resume(
          throwing: TransportError(
            .tooLarge, reason: "the body is larger than \(call.limit) bytes"))
      }
      call.done.resume(returning: (head, call.body))
    } else if let error, !call.isChallenged {
      call.done.resume(throwing: error)
    } else if let head = call.head ?? Self.unreported(task) {
      call.done.resume(returning: (head, call.body))
    } else {
      call.done.resume(throwing: TransportError(.malformedResponse, reason: "no response"))
    }
  }

  /// On Linux a 3xx without `Location` is not reported before the end, and its body is lost; so
  /// is the length then, or it would look cut.
  private static func unreported(_ task: URLSessionTask) -> HTTPURLResponse? {
    guard let head = task.response as? HTTPURLResponse, let url = head.url else { return nil }
    var fields: [String: String] = [:]
    for case (let name as String, let value as String) in head.allHeaderFields
    where !name.equalsIgnoringCase("Content-Length") { fields[name] = value }
    return HTTPURLResponse(
      url: url, statusCode: head.statusCode, httpVersion: nil, headerFields: fields)
  }
}
