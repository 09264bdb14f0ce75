package import SDKGenDiagnostics

extension Node {
  /// Returns the tree changed by a JSON Merge Patch (RFC 7396): members of `patch` replace members here, null removes
  /// them, objects are merged, everything else is replaced.
  ///
  /// Values from the patch keep their locations there. A null that removes nothing is reported, because it is most likely
  /// a slip of the pen.
  package func merging(_ patch: Node) -> Diagnosed<Node> {
    guard patch.kind == .object else { return Diagnosed(patch) }
    guard kind == .object else { return Node.empty(like: patch).merging(patch) }
    var found: [Diagnostic] = []
    var members: [(key: Node, value: Node)] = []
    let changes = Dictionary(
      patch.members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    for member in self.members {
      known.insert(member.key)
      guard let change = changes[member.key] else {
        members.append((member.keyNode, member.value))
        continue
      }
      if change.value.kind == .null { continue }
      let merged = member.value.merging(change.value)
      found += merged.diagnostics
      // A value that replaces another is the patch's, key and all.
      let isMerged = member.value.kind == .object && change.value.kind == .object
      members.append((isMerged ? member.keyNode : change.keyNode, merged.value))
    }
    for change in patch.members where !known.contains(change.key) {
      if change.value.kind == .null {
        found.append(.removesNothing(change.key, at: change.keyLocation))
      } else {
        // Merged with nothing, so that nulls inside are removed too.
        let added = Node.empty(like: change.value).merging(change.value)
        found += added.diagnostics
        members.append((change.keyNode, added.value))
      }
    }
    return Diagnosed(Node.object(members, at: self), found)
  }

  /// Makes an object without members at the location of another.
  private static func empty(like node: Node) -> Node { object([], at: node) }
}

/// Mistakes in overlays.
extension DiagnosticRule {
  static let overlayRemovesNothing = warning(
    "overlay-removes-nothing",
    "An overlay removes a key by setting it to null, and the document has no such key; most "
      + "likely it is spelled differently there.")
}

extension Diagnostic {
  fileprivate static func removesNothing(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .overlayRemovesNothing, at: location,
      "there is no key '\(name)' to remove; null in an overlay removes a key")
  }
}
