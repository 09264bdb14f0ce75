internal import TrialSupport

/// Additions of one kind to a document, and what they change in the interface of its client.
struct GrowthTrial {
  let spec: SpecText
  let base: Interface
  let kind: GrowthKind
  let edits: [Edit]

  init(_ spec: SpecText, base: Interface, kind: GrowthKind, count: Int, seed: UInt64) {
    self.spec = spec
    self.base = base
    self.kind = kind
    var dice = Dice(seed, GrowthKind.allCases.firstIndex(of: kind) ?? 0)
    edits = kind.edits(of: DocumentMap(spec.tree), count: count, dice: &dice)
  }

  func changes(after edits: [Edit]) throws -> [InterfaceChange] {
    try base.changes(to: spec.interface(of: edits.applied(to: spec.tree)))
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
