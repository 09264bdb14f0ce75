/// The effect of a change on callers that were compiled with the version before it.
package enum ChangeLevel: String, CaseIterable, Comparable, Sendable {
  /// Calls mean what they meant.
  case none
  /// Calls compile and mean what they meant; there is more to call, or to know.
  case additive
  /// Some calls no longer compile, or make another request, or read a response differently.
  case breaking

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .additive: 1
    case .breaking: 2
    }
  }

  /// The part of a semantic version that goes up; before 1.0, `minor` takes the place of `major`.
  package var versionStep: String {
    switch self {
    case .none: "patch"
    case .additive: "minor"
    case .breaking: "major"
    }
  }
}
