import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a stream may do to the exchange it comes from.
protocol TaskControl: Sendable {
  var canHoldBack: Bool { get }
  func holdBack()
  func goOn()
  func cancel()
}

/// A task of a session, steered from the session's queue.
///
/// Never from a cancellation handler itself: on Linux `cancel()` waits for the work queue and the
/// process deadlocks (swift-corelibs-foundation #5412). It also keeps cancelling and completing in
/// order.
struct SessionTaskControl: TaskControl {
  let task: URLSessionTask
  let queue: OperationQueue

  #if canImport(FoundationNetworking)
    // A suspended task starts its exchange again when it is resumed, and often traps.
    let canHoldBack = false
    func holdBack() {}
    func goOn() {}
  #else
    let canHoldBack = true
    func holdBack() { task.suspend() }
    func goOn() { task.resume() }
  #endif

  func cancel() {
    let task = task
    queue.addOperation { task.cancel() }
  }
}
