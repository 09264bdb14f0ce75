import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A `URLSessionDataTask`, a delegate that collects, a continuation, and `JSONDecoder`: the least
/// that a client over `URLSession` needs on Linux.
final class PlainClient: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct Call {
    let done: CheckedContinuation<Data, any Error>
    var head: URLResponse?
    var body = Data()
  }

  private let lock = NSLock()
  // Touched with the lock held only.
  private var calls: [Int: Call] = [:]
  private var session: URLSession?
  private let url: URL?
  private let decoder = JSONDecoder()

  init(_ url: URL?) {
    self.url = url
    super.init()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
  }

  func items() async throws -> [Item] {
    guard let url, let session else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let task = session.dataTask(with: request)
    let data = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { done in
        lock.withLock { calls[task.taskIdentifier] = Call(done: done) }
        task.resume()
      }
    } onCancel: {
      session.delegateQueue.addOperation { task.cancel() }
    }
    return try decoder.decode([Item].self, from: data)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    lock.withLock { calls[dataTask.taskIdentifier]?.head = response }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lock.withLock { _ = calls[dataTask.taskIdentifier]?.body.append(data) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let call = lock.withLock({ calls.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if let error {
      call.done.resume(throwing: error)
    } else {
      call.done.resume(returning: call.body)
    }
  }
}
