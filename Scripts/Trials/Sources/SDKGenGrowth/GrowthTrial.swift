internal import SDKGenComparison
internal import TrialSupport

/// Additions of one kind to a document, and what they change in the interface of its client.
struct GrowthTrial {
  let spec: SpecText
  let base: Interface
  let kind: GrowthKind
  let edits: [Edit]
  /// How many edits are left out, since they add an operation whose name another has.
  let clashing: Int

  init(_ spec: SpecText, base: Interface, kind: GrowthKind, count: Int, seed: UInt64) throws {
    self.spec = spec
    self.base = base
    self.kind = kind
    var dice = Dice(seed, GrowthKind.allCases.firstIndex(of: kind) ?? 0)
    let all = kind.edits(of: DocumentMap(spec.tree), count: count, dice: &dice)
    edits = try all.withoutClashes(in: spec)
    clashing = all.count - edits.count
  }

  /// A type that no operation uses can be encoded, decoded and read; how it travels shows once one does.
  func changes(after edits: [Edit]) throws -> [InterfaceChange] {
    let grown = try spec.interface(of: edits.applied(to: spec.tree))
    return base.noticeableChanges(to: grown).filter { change in
      let isRead = change.kind == .lostProperty && base.types[change.type]?.keyword == "enum"
      return !(change.isOfCoding || isRead) || spec.used.contains(change.type)
    }
  }

  /// One edit that alone causes a change; nil when only several together do.
  func cause(of change: InterfaceChange) throws -> Edit? {
    var suspects = edits[...]
    while suspects.count > 1 {
      let half = suspects.prefix(suspects.count / 2)
      if try changes(after: Array(half)).contains(change) {
        suspects = half
      } else {
        suspects = suspects.dropFirst(half.count)
      }
    }
    let found = try changes(after: Array(suspects)).contains(change)
    return found ? suspects.first : nil
  }
}

extension [Edit] {
  /// Leaves out the operations that clash with others: both then take their long names, as a note says.
  fileprivate func withoutClashes(in spec: SpecText) throws -> Self {
    var edits = self
    while edits.contains(where: { $0.operation != nil }) {
      let clashing = try spec.client(of: edits.applied(to: spec.tree)).clashing
      let others = edits.filter { edit in edit.operation.map(clashing.contains) != true }
      if others.count == edits.count { break }
      edits = others
    }
    return edits
  }
}
