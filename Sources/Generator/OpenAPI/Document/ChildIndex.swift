import Foundation
import SDKGenSourceText

/// The values that references lead to, and the children of those that they pass through, by name or position.
///
/// A search takes time in proportion to the number of children, and thousands of references may name thousands of
/// children.
final class ChildIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var children: [Pointer: [String: Element]] = [:]
  private var targets: [Pointer: Element] = [:]

  /// Returns the value at a pointer, which is looked for once.
  func target(at pointer: Pointer, find: () -> Element?) -> Element? {
    if let known = lock.withLock({ targets[pointer] }) { return known }
    guard let found = find() else { return nil }
    lock.withLock { targets[pointer] = found }
    return found
  }

  func child(_ token: String, of parent: Element) -> Element? {
    lock.withLock {
      if let known = children[parent.pointer] { return known[token] }
      let all = parent.node.kind == .array ? parent.elements : parent.members
      let found = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      children[parent.pointer] = found
      return found[token]
    }
  }
}
