internal import TrialSupport

/// One addition to a document, or one change of its order.
struct Edit: Sendable {
  /// What was done: `adds grown4 to /components/schemas/Pet`.
  var story: String
  /// The operation that it adds, if it does.
  var operation: TreePath?
  var apply: @Sendable (inout Tree) -> Void

  init(
    _ story: String, adding operation: TreePath? = nil,
    _ apply: @escaping @Sendable (inout Tree) -> Void
  ) {
    self.operation = operation
    self.story = story
    self.apply = apply
  }
}

extension [Edit] {
  func applied(to document: Tree) -> Tree {
    reduce(into: document) { $1.apply(&$0) }
  }
}
