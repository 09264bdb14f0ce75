import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The control of a stream over the exchange it comes from.
///
/// Each of these only enters what is to be done, in the order of the calls, and returns at once:
/// streams call them with their lock held.
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
    func holdBack() { enter { $0.suspend() } }
    func goOn() { enter { $0.resume() } }
  #endif

  func cancel() { enter { $0.cancel() } }

  private func enter(_ step: @escaping @Sendable (URLSessionTask) -> Void) {
    let task = task
    queue.addOperation { step(task) }
  }
}
