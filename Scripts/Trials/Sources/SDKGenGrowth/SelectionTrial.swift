internal import SDKGenComparison
internal import SDKGenKit
internal import TrialSupport

/// Parts of a document, and whether each is called as in the client of the whole.
struct SelectionTrial {
  let spec: SpecText
  let base: Interface
  /// The paths that each selection includes.
  let selections: [[String]]

  init(_ spec: SpecText, base: Interface, count: Int, seed: UInt64) {
    self.spec = spec
    self.base = base
    let paths = spec.tree["paths"]?.members.map(\.key) ?? []
    var dice = Dice(seed, 99)
    selections = (0..<(paths.count > 1 ? count : 0)).map { number in
      (0...(number % 4)).compactMap { _ in dice.pick(paths) }
    }
  }

  func changes(in selection: [String]) throws -> [InterfaceChange] {
    // What stands behind these signs names an operation, or is its query, and is no part of its path.
    let paths = selection.map { String($0.prefix { $0 != "#" && $0 != "?" }) }
    let part = try spec.interface(
      of: spec.tree, selection: Selection(include: paths.map { Selector(.path, $0) }))
    return part.noticeableChanges(to: base)
  }
}
