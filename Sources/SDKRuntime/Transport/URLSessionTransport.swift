#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// One exchange over `URLSession`, with a delegate of its own.
///
/// Stateless: no cache, no cookies, no stored credentials; redirects arrive as they are. It is
/// never `data(for:)`, which deadlocks on Linux when a task is cancelled as its response arrives
/// (swift-corelibs-foundation #5412).
///
/// A body that is compressed though `Accept-Encoding: identity` was sent is refused.
///
/// On Linux a server that closes the connection inside the header ends the process (#5286);
/// against hostile servers use another transport there. `http_proxy` is honoured; TLS trusts the
/// system's roots; a body passes memory bounds by what arrives before a cancellation is obeyed.
/// There is no back-pressure: a stream fails once its reader is 8 MB behind. A download that is
/// cancelled leaves Foundation's temporary file. A file to send is read on a queue that all
/// sessions share, so it should lie on this machine.
///
/// On Apple platforms a download whose request body is a file or a stream passes through memory.
public final class URLSessionTransport: Transport {
  /// Owned by the session, which keeps its delegate alive; so delegate and transport are two.
  private let wire: Wire
  private let queue: OperationQueue
  /// Nil once closed: a new task on an invalidated session is a `fatalError` on Linux.
  private let session: Locked<URLSession?>
  /// A header added to each exchange after all checks; mock sessions find their requests by it.
  private let stamp: (@Sendable (HTTPRequest) -> (name: String, value: String))?

  #if canImport(Security)
    /// - `configure`: adjusts the session before it is made. Caches, cookie and credential
    ///   storage are switched off afterwards.
    /// - `serverTrust`: whether a server is believed, in place of the system's judgement; who is
    ///   not gets no request, and the call ends with `.tls`. It is asked once for each connection,
    ///   one after the other, and App Transport Security still has its say. Nil: the system judges.
    /// - `clientCertificate`: what to show a host that asks for a certificate; nil: none. Say
    ///   whose hosts are yours, since a redirect may lead to any.
    ///
    /// Pinning:
    ///
    ///     URLSessionTransport(serverTrust: { server in
    ///       server.isTrustedBySystem && server.certificates.contains(where: pins.contains)
    ///     })
    public convenience init(
      configure: (URLSessionConfiguration) -> Void = { _ in },
      serverTrust: (@Sendable (ServerTrust) -> Bool)? = nil,
      clientCertificate: (@Sendable (_ host: String) -> URLCredential?)? = nil
    ) {
      let tls = TLSAnswers(serverTrust: serverTrust, clientCertificate: clientCertificate)
      self.init(configure: configure, stamp: nil) { Wire(queue: $0, tls: tls) }
    }

    package convenience init(
      configure: (URLSessionConfiguration) -> Void,
      stamp: (@Sendable (HTTPRequest) -> (name: String, value: String))?
    ) {
      self.init(configure: configure, stamp: stamp) { Wire(queue: $0, tls: TLSAnswers()) }
    }
  #else
    /// - `configure`: adjusts the session before it is made. Caches, cookie and credential
    ///   storage are switched off afterwards.
    ///
    /// `serverTrust` and `clientCertificate` are there on Apple platforms only: on Linux
    /// URLSession asks nobody, and a pin that nobody keeps must not compile.
    public convenience init(configure: (URLSessionConfiguration) -> Void = { _ in }) {
      self.init(configure: configure, stamp: nil)
    }

    package convenience init(
      configure: (URLSessionConfiguration) -> Void,
      stamp: (@Sendable (HTTPRequest) -> (name: String, value: String))?
    ) {
      self.init(configure: configure, stamp: stamp) { Wire(queue: $0) }
    }
  #endif

  private init(
    configure: (URLSessionConfiguration) -> Void,
    stamp: (@Sendable (HTTPRequest) -> (name: String, value: String))?,
    wire make: (OperationQueue) -> Wire
  ) {
    let configuration = URLSessionConfiguration.ephemeral
    configure(configuration)
    // Cancelling with a cache set is a fatalError on Linux (swift-corelibs-foundation #3296), and
    // ephemeral sessions store and send cookies there.
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    wire = make(queue)
    session = Locked(
      URLSession(configuration: configuration, delegate: wire, delegateQueue: queue))
    self.stamp = stamp
  }

  deinit { close() }

  /// Lets running exchanges end; later ones fail.
  public func close() {
    let session = session.with { session in
      defer { session = nil }
      return session
    }
    session?.finishTasksAndInvalidate()
  }

  /// How many exchanges are under way.
  package var openExchanges: Int { wire.calls.with { $0.count } }

  public func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    let start = ContinuousClock.now
    do {
      // A task that was cancelled before may still perform its request on Linux.
      try Task.checkCancellation()
      let (request, spool) = try await request.spoolingBody()
      defer { spool?.remove() }
      let answer = try await load(request, receiving)
      return try Self.response(answer, request, since: start)
    } catch let error as TransportError {
      throw error
    } catch let error as RequestBuildingError {
      throw TransportError(.bodyUnavailable, reason: error.reason)
    } catch is CancellationError {
      throw TransportError(.cancelled)
    } catch {
      throw TransportError(foundation: error)
    }
  }

  private func load(_ request: HTTPRequest, _ receiving: Receiving) async throws -> Wire.Answer {
    let stamp = stamp?(request)
    var isDownload = false
    // Download tasks crash over a custom URLProtocol on Linux (swift-corelibs-foundation #3367);
    // only mock sessions stamp.
    if case .file = receiving { isDownload = stamp == nil }
    let prepared = try PreparedRequest(request, stamp: stamp, isDownload: isDownload)
    let slot = Locked<(task: URLSessionTask?, isCancelled: Bool)>((nil, false))
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { done in
        let isCancelled = slot.with { slot in
          if !slot.isCancelled {
            slot.task = start(
              prepared, Wire.Call(request, receiving, sending: prepared.file, done: done))
          }
          return slot.isCancelled
        }
        if let task = slot.with({ $0.task }) {
          task.resume()
        } else {
          done.resume(
            throwing: isCancelled
              ? CancellationError() : TransportError(.other, reason: "the transport is closed"))
        }
      }
    } onCancel: {
      let task = slot.with { slot in
        slot.isCancelled = true
        return slot.task
      }
      if let task { wire.abandon(task) }
    }
  }

  /// Makes the task and enters it before it can report anything; under the session's lock, so
  /// that `close()` cannot come between.
  private func start(_ prepared: PreparedRequest, _ call: Wire.Call) -> URLSessionTask? {
    session.with { session in
      guard let task = session.map(prepared.task(in:)) else { return nil }
      wire.calls.with { $0[task.taskIdentifier] = call }
      return task
    }
  }
}
