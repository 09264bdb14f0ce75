import Foundation
import SDKGenSourceText

/// The children of the values that references pass through, by name or position.
///
/// A search takes time in proportion to their number, and thousands of references may name
/// thousands of children.
final class ChildIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var children: [Pointer: [String: Element]] = [:]

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
