import Foundation

/// The work that decoding a text may take: so much for each of its bytes, and no longer than the call may take.
///
/// A type may read a value again and again, one that tries several models for example, and values in it do the same.
struct DecodingWork {
  /// What one byte allows, in steps: opening a container, an element, a byte of a string of `JSON`.
  private static let stepsPerByte = 100
  /// The steps that any text allows.
  private static let freeSteps = 100_000
  /// The number of steps between two looks at the call.
  static let interval = 4_096

  /// The steps that are left.
  private var left: Int
  private let call: Call?
  /// The reason why decoding ended early. What was read is not to be used then: a union has taken another member
  /// perhaps, and a list left out an element.
  private(set) var end: (any Error)?

  /// - Parameter call: The call that waits for the value, until its deadline or its cancellation.
  init(byteCount: Int, _ call: Call?) {
    let (steps, overflows) = byteCount.multipliedReportingOverflow(by: Self.stepsPerByte)
    left = min(overflows ? .max : steps, .max - Self.freeSteps) + Self.freeSteps
    self.call = call
  }

  /// Takes steps that were done, and returns how many may be done until the next look at the call.
  @inline(never)
  mutating func look(_ steps: Int) throws -> Int {
    if let end { throw end }
    // fits: no more steps are done at once than a text has bytes
    left -= steps
    if left < 0 {
      end = DecodingError.tooMuchWork
    } else if let call {
      if Task.isCancelled {
        end = CancellationError()
      } else if call.isOverdue {
        end = DeadlineExceeded()
      }
    }
    if let end { throw end }
    return Self.interval
  }
}

extension DecodingWork {
  /// The work of a `JSONDecoder`, which counts nothing itself: a step is a union here, and dear.
  struct OfOtherDecoder: Sendable {
    private let work: Locked<DecodingWork>

    init(byteCount: Int, _ call: Call?) {
      work = Locked(DecodingWork(byteCount: byteCount, call))
    }

    func spend() throws { _ = try work.with { try $0.look(16) } }

    /// - Throws: the reason why decoding ended early.
    func check() throws { if let end = work.with({ $0.end }) { throw end } }
  }

  @TaskLocal static var ofOtherDecoder: OfOtherDecoder?
}
