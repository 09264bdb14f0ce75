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
/// `httpAdditionalHeaders` of the session are refused: each exchange fails. They would go to other
/// origins, too; headers belong in `APIClient.Configuration.headers`. So is a `urlCache`, which would not
/// be used: `APIClient.Configuration.cache` is, where `RequestOptions.cache` asks for it.
///
/// As many exchanges with an origin go on at a time as the session's configuration says in
/// `httpMaximumConnectionsPerHost`, six on Linux and macOS; the others wait for their turn, first
/// come, first served. Waiting counts towards the deadline and not as idle time, and
/// `NetworkMetrics.queue` tells how long it was. Streams take no turns: however many are open,
/// other calls go on. On Apple platforms an origin that speaks HTTP/2 or HTTP/3 gets 100 exchanges
/// at a time, since they share a connection; Linux does not tell the protocol, so raise the number
/// there for an origin that is called a lot.
///
/// On Linux a compressed body is refused unless it is JSON, or
/// `RequestOptions.acceptsUncheckedCompression` is set.
///
/// On Linux a server that closes the connection inside the header ends the process (#5286), and so
/// does one that sends trailers behind a chunked body;
/// against hostile servers use another transport there. `http_proxy` is honoured; TLS trusts the
/// system's roots; a body passes memory bounds by what arrives before a cancellation is obeyed.
/// There is no back-pressure: a stream fails once its reader is 8 MB behind. A client's
/// downloads by GET go on where an attempt ended; one by another method leaves Foundation's
/// temporary file when it is cancelled. A file to send is read on a queue that all
/// sessions share, so it should lie on this machine.
///
/// On Apple platforms a download whose request body is a file or a stream passes through memory.
public final class URLSessionTransport: Transport {
  /// Owned by the session, which keeps its delegate alive; so delegate and transport are two.
  private let delegate: SessionDelegate
  private let queue: OperationQueue
  /// Nil once closed: a new task on an invalidated session is a `fatalError` on Linux, and an exception
  /// of Objective-C on Apple platforms.
  private let session: Locked<URLSession?>
  private let originQueue: OriginQueue
  /// A header added to each exchange after all checks; mock sessions find their requests by it.
  private let stamp: (@Sendable (HTTPRequest) -> (name: String, value: String))?
  /// Headers of the session would go wherever a redirect leads, and the cache knows nothing of
  /// them; a cache of the session's would not be used: with either, nothing is sent.
  private let refusal: TransportError?
  #if !canImport(FoundationNetworking)
    /// The languages when the session was made: Apple does not say when it looks at them.
    private let languages = Locale.preferredLanguages
  #endif

  #if canImport(Security)
    /// - `configure`: adjusts the session before it is made. Caches, cookie and credential
    ///   storage are switched off afterwards. `httpMaximumConnectionsPerHost` is how many
    ///   exchanges, streams aside, an origin gets at a time.
    /// - `waitsForConnectivity`: whether a call waits for a network where there is none, up to its
    ///   deadline, instead of failing; `NetworkOptions.onWaitingForConnectivity` is told.
    /// - `serverTrust`: whether a server is believed, in place of the system's judgement; who is
    ///   not gets no request, and the call ends with `.tls`. It is asked once for each connection,
    ///   for several at a time, on a queue where it may take its time; App Transport Security still
    ///   has its say. Nil: the system judges.
    /// - `clientCertificate`: what to show a host that asks for a certificate; nil: none, nor one
    ///   from the keychain. Say whose hosts are yours, since a redirect may lead to any.
    /// - `singleSignOn`: whether the system may answer a server's challenge of Negotiate (Kerberos)
    ///   or NTLM with the user's tickets; otherwise such a 401 is the response, as any other is. What
    ///   a proxy asks for is the system's matter.
    ///
    /// Pinning:
    ///
    ///     let pins = try PublicKeyPins(["api.example.com": [current, backup]])
    ///     URLSessionTransport(serverTrust: { pins.isTrusted($0) })
    public convenience init(
      configure: (URLSessionConfiguration) -> Void = { _ in },
      waitsForConnectivity: Bool = false,
      serverTrust: (@Sendable (ServerTrust) -> Bool)? = nil,
      clientCertificate: (@Sendable (_ host: String) -> URLCredential?)? = nil,
      singleSignOn: Bool = false
    ) {
      let tls = TLSAuthentication(
        serverTrust: serverTrust, clientCertificate: clientCertificate, signsOn: singleSignOn)
      self.init(configure: configure, waitsForConnectivity: waitsForConnectivity, stamp: nil) {
        SessionDelegate(queue: $0, tls: tls)
      }
    }
  #else
    /// - `configure`: adjusts the session before it is made. Caches, cookie and credential
    ///   storage are switched off afterwards. `httpMaximumConnectionsPerHost` is how many
    ///   exchanges, streams aside, an origin gets at a time.
    /// - `waitsForConnectivity`: does nothing on Linux, where a call without a network fails.
    ///
    /// `serverTrust` and `clientCertificate` are there on Apple platforms only: on Linux
    /// URLSession asks no delegate, and a pin without effect must not compile.
    public convenience init(
      configure: (URLSessionConfiguration) -> Void = { _ in }, waitsForConnectivity: Bool = false
    ) {
      self.init(configure: configure, stamp: nil)
    }
  #endif

  package convenience init(
    configure: (URLSessionConfiguration) -> Void,
    stamp: (@Sendable (HTTPRequest) -> (name: String, value: String))?
  ) {
    self.init(configure: configure, stamp: stamp) { SessionDelegate(queue: $0) }
  }

  private init(
    configure: (URLSessionConfiguration) -> Void, waitsForConnectivity: Bool = false,
    stamp: (@Sendable (HTTPRequest) -> (name: String, value: String))?,
    delegate make: (OperationQueue) -> SessionDelegate
  ) {
    let configuration = URLSessionConfiguration.ephemeral
    // Each request has its own. By Apple's documentation the session's counts where it is shorter, and
    // is a minute.
    configuration.timeoutIntervalForRequest = PreparedRequest.maxTimeout
    configuration.urlCache = nil
    configure(configuration)
    #if !canImport(FoundationNetworking)
      if waitsForConnectivity { configuration.waitsForConnectivity = true }
    #endif
    // Cancelling with a cache set is a fatalError on Linux (swift-corelibs-foundation #3296), and
    // ephemeral sessions store and send cookies there.
    let hasHeaders = configuration.httpAdditionalHeaders?.isEmpty == false
    refusal = hasHeaders ? .sessionHeaders : configuration.urlCache == nil ? nil : .sessionCache
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // Mocks have no connections to run out of.
    originQueue = OriginQueue(
      limit: stamp == nil ? configuration.httpMaximumConnectionsPerHost : .max)
    // The session must not make wait what has had its turn, nor streams, which need none.
    configuration.httpMaximumConnectionsPerHost = max(
      configuration.httpMaximumConnectionsPerHost, Self.sessionLimit)
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    delegate = make(queue)
    session = Locked(
      URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue))
    self.stamp = stamp
  }

  /// Connections to a host, where URLSession's own queue begins; more than there are files that a
  /// process may have open by default.
  private static let sessionLimit = 4096

  deinit { close() }

  /// Lets running exchanges end; later ones fail.
  public func close() {
    let session = session.with { session in
      defer { session = nil }
      return session
    }
    session?.finishTasksAndInvalidate()
  }

  /// The number of exchanges under way.
  package var openExchanges: Int { delegate.tasks.with { $0.count } }

  /// The number of exchanges that wait for their turn.
  package var queuedExchanges: Int { originQueue.waitingCount }

  /// On Apple platforms URLSession sends the user's languages (`Accept-Language`) and names the app and
  /// the system (`User-Agent`), unless a request says otherwise. None on Linux.
  public var addedHeaders: HTTPHeaders {
    #if canImport(FoundationNetworking)
      return [:]
    #else
      // Mocks give the same responses everywhere.
      guard stamp == nil else { return [:] }
      let lists = [languages, Locale.preferredLanguages].map { $0.joined(separator: ",") }
      let bundle = Bundle.main
      let app = [
        bundle.bundleIdentifier, bundle.infoDictionary?["CFBundleVersion"] as? String,
        ProcessInfo.processInfo.operatingSystemVersionString,
      ]
      return [
        "Accept-Language": lists.joined(separator: ";"),
        "User-Agent": app.compactMap(\.self).joined(separator: " "),
      ]
    #endif
  }

  public func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    let start = ContinuousClock.now
    do {
      if let refusal { throw refusal }
      #if canImport(FoundationNetworking)
        guard stamp != nil || !request.url.hasIPv6Host else { throw TransportError.literalAddress }
      #endif
      // A task that was cancelled before may still perform its request on Linux.
      try Task.checkCancellation()
      let (request, spool) = try await request.spoolingBody()
      defer { spool?.remove() }
      guard receiving.takesTurns else {
        return try await send(
          request, receiving: receiving, since: start, measuredBy: ExchangeProbe())
      }
      let origin = Origin(request.url)
      let arrival = ContinuousClock.now
      try await originQueue.enter(origin)
      defer { originQueue.leave(origin) }
      let probe = ExchangeProbe(queue: arrival.duration(to: .now)) { [originQueue] name in
        originQueue.note(origin, isMultiplexed: ["h2", "h3"].contains(name))
      }
      return try await send(request, receiving: receiving, since: start, measuredBy: probe)
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

  private func send(
    _ request: HTTPRequest, receiving: Receiving, since start: ContinuousClock.Instant,
    measuredBy probe: ExchangeProbe
  ) async throws -> HTTPResponse {
    // A mock sends the whole response.
    guard stamp == nil, let partial = request.options.partialDownload else {
      let response = try await load(request, receiving: receiving, measuredBy: probe)
      return try response.httpResponse(to: request, since: start, measuredBy: probe)
    }
    let response = try await partial.load(
      request, status: { $0.head.statusCode },
      by: { try await load($0, receiving: receiving, measuredBy: probe, into: partial) })
    return try response.httpResponse(to: request, since: start, measuredBy: probe)
  }

  private func load(
    _ request: HTTPRequest, receiving: Receiving, measuredBy probe: ExchangeProbe,
    into partial: PartialDownload? = nil
  ) async throws -> RawResponse {
    let stamp = stamp?(request)
    var isDownload = false
    // Download tasks crash over a custom URLProtocol on Linux (swift-corelibs-foundation #3367);
    // only mock sessions stamp.
    if case .file = receiving { isDownload = stamp == nil && partial == nil }
    let prepared = try PreparedRequest(request, stamp: stamp, isDownload: isDownload)
    return try await delegate.response(network: request.options.network) { continuation in
      // Under the session's lock, so that `close()` cannot come between.
      session.with { session in
        guard !delegate.isInvalid, let task = session.map(prepared.task(in:)) else { return nil }
        let state = TaskState(
          request, receiving: receiving, probe: probe, partial: partial, sending: prepared.file,
          continuation: continuation)
        // Entered before it can report anything.
        delegate.tasks.with { $0[task.taskIdentifier] = state }
        return task
      }
    }
  }
}

#if canImport(FoundationNetworking)
  extension URL {
    /// True if the host is an IPv6 address.
    fileprivate var hasIPv6Host: Bool { host?.contains(":") == true }
  }
#endif

extension Receiving {
  /// True if the exchange ends soon enough for others to wait for it: a stream may stay open.
  fileprivate var takesTurns: Bool {
    if case .stream = self { false } else { true }
  }
}

extension URLSessionTransport: StandInTransport {
  /// Only mock sessions stamp their requests.
  package var isStandIn: Bool { stamp != nil }
}
