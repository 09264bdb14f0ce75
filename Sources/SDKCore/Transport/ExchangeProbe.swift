import Foundation

/// Measures one exchange: written by the transport and the session's delegate.
final class ExchangeProbe: Sendable {
  private let state: Locked<NetworkMetrics>
  private let start = ContinuousClock.now
  #if !canImport(FoundationNetworking)
    private let onProtocol: @Sendable (_ name: String) -> Void
  #endif

  /// - `queue`: how long the exchange has waited for its turn.
  /// - `onProtocol`: told the protocol's name by ALPN; never called on Linux.
  init(queue: Duration = .zero, onProtocol: @escaping @Sendable (_ name: String) -> Void = { _ in })
  {
    state = Locked(NetworkMetrics(queue: queue))
    #if !canImport(FoundationNetworking)
      self.onProtocol = onProtocol
    #endif
  }

  var metrics: NetworkMetrics { state.with { $0 } }

  /// Notes that the response has begun; only the first time counts.
  func noteFirstByte() {
    state.with { metrics in
      if metrics.firstByte == nil { metrics.firstByte = start.duration(to: .now) }
    }
  }

  #if !canImport(FoundationNetworking)
    /// Takes over what the system measured in the last transaction of a task.
    func note(_ measured: URLSessionTaskMetrics) {
      guard let last = measured.transactionMetrics.last else { return }
      state.with { metrics in
        metrics.firstByte =
          Self.time(from: last.fetchStartDate, to: last.responseStartDate) ?? metrics.firstByte
        metrics.domainLookup = Self.time(
          from: last.domainLookupStartDate, to: last.domainLookupEndDate)
        metrics.connect = Self.time(from: last.connectStartDate, to: last.connectEndDate)
        metrics.secureConnection = Self.time(
          from: last.secureConnectionStartDate, to: last.secureConnectionEndDate)
        metrics.protocolName = last.networkProtocolName
        metrics.isConnectionReused = last.isReusedConnection
      }
      if let name = last.networkProtocolName { onProtocol(name) }
    }

    /// Returns the time between two dates; nil unless both are known. The system's clock may have
    /// been set back in between.
    private static func time(from start: Date?, to end: Date?) -> Duration? {
      guard let start, let end else { return nil }
      return max(.zero, Duration(clampingSeconds: end.timeIntervalSince(start)))
    }
  #endif
}

#if !canImport(FoundationNetworking)
  extension SessionDelegate {
    /// Comes before `didCompleteWithError`. Apple does not promise it: of metrics that come later, or of
    /// a task without any, nobody hears, and nothing waits for them.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
      tasks.with { $0[task.taskIdentifier]?.probe }?.note(metrics)
    }

    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
      tasks.with { $0[task.taskIdentifier]?.onWaitingForConnectivity }?()
    }
  }
#endif
