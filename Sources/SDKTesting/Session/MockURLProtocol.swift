import SDKCore

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Hands the requests of a `URLSession` to the `MockSession` they belong to.
///
/// Put into `protocolClasses`, never registered globally. It claims every request, so that an
/// unrouted one fails instead of leaving.
public final class MockURLProtocol: URLProtocol {
  enum Event: Sendable {
    case response(HTTPURLResponse, Data)
    case failure(URLError)
  }

  private struct State: Sendable {
    var isStarted = false
    var isHopping = false
    var isOver = false
    var ready: Event?
    var work: Task<Void, Never>?
    #if !canImport(FoundationNetworking)
      var thread: LoadingThread?
    #endif
  }

  private let state = Locked(State())

  override public class func canInit(with request: URLRequest) -> Bool { true }

  override public class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override public func startLoading() {
    let isFirst = state.with { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return deliver() }
    guard let routed = MockRoute(request) else {
      let text = MockRoute.complaint(request)
      client?.urlProtocol(
        self,
        didFailWithError: URLError(
          .unsupportedURL, userInfo: [NSLocalizedDescriptionKey: text]))
      return
    }
    #if !canImport(FoundationNetworking)
      let thread = LoadingThread()
      state.with { $0.thread = thread }
    #endif
    // URLProtocol is explicitly not sendable; `post` is made for any thread.
    nonisolated(unsafe) let me = self
    let work = Task { await me.post(routed.event()) }
    state.with { $0.work = work }
  }

  override public func stopLoading() {
    let work = state.with { state in
      state.isOver = true
      return state.work
    }
    work?.cancel()
  }

  /// Hands an event over, where the client may be called: on the thread that loads. On Linux that is
  /// the session's work queue (off it: SIGSEGV, swift-corelibs-foundation #3367), and resuming a running
  /// task, which starts loading again there, is the only public way back to it.
  private func post(_ event: Event) {
    let mayHop = state.with { state in
      guard !state.isOver else { return false }
      state.ready = event
      defer { state.isHopping = true }
      return !state.isHopping
    }
    guard mayHop else { return }
    #if canImport(FoundationNetworking)
      task?.resume()
    #else
      state.with { $0.thread }?.perform { self.deliver() }
    #endif
  }

  private func deliver() {
    let event = state.with { state -> Event? in
      state.isHopping = false
      guard !state.isOver, let event = state.ready else { return nil }
      state.isOver = true
      return event
    }
    switch event {
    case nil: break
    case .failure(let error): client?.urlProtocol(self, didFailWithError: error)
    case .response(let response, let body):
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !body.isEmpty { client?.urlProtocol(self, didLoad: body) }
      client?.urlProtocolDidFinishLoading(self)
    }
  }
}

#if !canImport(FoundationNetworking)
  /// The thread on which the loading system calls a protocol, and wants to be called by it, in the modes
  /// of its run loop ("Read Me About CustomHTTPProtocol", Apple).
  ///
  /// `@unchecked` is sound: a run loop of Core Foundation may be used from any thread.
  private struct LoadingThread: @unchecked Sendable {
    private let loop = CFRunLoopGetCurrent()
    private let modes: [CFString]

    /// Of the thread that is running.
    init() {
      let mode: CFRunLoopMode = CFRunLoopCopyCurrentMode(loop) ?? .defaultMode
      modes = [CFRunLoopMode.defaultMode.rawValue, mode.rawValue]
    }

    func perform(_ step: @escaping () -> Void) {
      CFRunLoopPerformBlock(loop, modes as CFArray, step)
      // It would be performed when something else wakes the thread.
      CFRunLoopWakeUp(loop)
    }
  }
#endif
