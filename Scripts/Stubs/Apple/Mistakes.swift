// Lines that the oldest systems of the package cannot run, each marked, beside others that they can: with them
// Scripts/check-apple proves that it sees what is too new.
import Foundation
import Synchronization

final class Counter: Sendable {
  let value = Mutex(0)  // error
}

func text(of bytes: [UInt8]) -> String? {
  String(validating: bytes, as: UTF8.self)  // error
}

struct Row<each Column> {  // error, not on visionos
  var columns: (repeat each Column)
}

func start(_ work: @escaping @Sendable () async -> Void) async {
  await withDiscardingTaskGroup { $0.addTask(operation: work) }  // error, not on visionos
}

func positive() -> Predicate<Int> {  // error, not on visionos
  fatalError()
}

func number(in text: String) -> Substring? {
  text.firstMatch(of: /[0-9]+/)?.output
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func validated(_ bytes: [UInt8]) -> String? {
  String(validating: bytes, as: UTF8.self)
}

func best(_ bytes: [UInt8]) -> String? {
  if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { return validated(bytes) }
  return String(bytes: bytes, encoding: .utf8)
}
