/// The modules that the signatures of a file show.
struct ModuleUse: Sendable {
  var showsFoundation: Bool
  var showsRuntime: Bool
  /// Its bodies use the runtime.
  var usesRuntime = true
  /// The client's own module, where the file is in another.
  var own: String?
  var showsOwn = false
  /// Modules of the user's types that the signatures name.
  var shown: Set<String> = []
  /// Modules that only bodies name.
  var used: Set<String> = []
  /// Modules that signatures show where a condition holds.
  var conditional: Set<ConditionalModule> = []

  /// The modules of the runtime beside its core. All are `SDKRuntime`, unless imports are to be minimal.
  enum Feature: String, CaseIterable {
    case cache = "SDKCache"
    case mocks = "SDKMocks"
    case oauth = "SDKOAuth"
    case pages = "SDKPages"
    case streams = "SDKStreams"
  }

  mutating func show(_ feature: Feature, if isShown: Bool) {
    if isShown { shown.insert(feature.rawValue) }
  }

  mutating func use(_ feature: Feature, if isUsed: Bool) {
    if isUsed { used.insert(feature.rawValue) }
  }

  struct ConditionalModule: Hashable, Sendable {
    var name: String
    /// Of the `#if` around its import.
    var condition: String
  }

  static func + (one: ModuleUse, other: ModuleUse) -> ModuleUse {
    ModuleUse(
      showsFoundation: one.showsFoundation || other.showsFoundation,
      showsRuntime: one.showsRuntime || other.showsRuntime,
      usesRuntime: one.usesRuntime || other.usesRuntime,
      own: one.own ?? other.own, showsOwn: one.showsOwn || other.showsOwn,
      shown: one.shown.union(other.shown),
      used: one.used.union(other.used),
      conditional: one.conditional.union(other.conditional))
  }

  /// Returns the import lines, as visible as they must be and no more: the compiler warns of either mistake.
  ///
  /// Where nothing is shown they say nothing: beside a stated `internal` the compiler refuses the plain
  /// imports in the rest of a target. Beside a stated `package` it refuses plain ones in any case.
  func imports(_ options: PlanningOptions) -> [String] {
    let visible = options.access == .internal ? "import" : "\(options.access.rawValue) import"
    let hidden = options.access == .package ? "internal import" : "import"
    var shown = shown
    if showsFoundation { shown.insert("Foundation") }
    let runtime = options.hasMinimalImports ? "SDKCore" : "SDKRuntime"
    if showsRuntime { shown.insert(runtime) }
    if showsOwn, let own { shown.insert(own) }
    let left = options.hasMinimalImports ? [] : Feature.allCases.map(\.rawValue)
    let all = shown.union(used).subtracting(left)
      .union([usesRuntime ? runtime : nil, own].compactMap(\.self))
    let lines = all.sorted().map { module in
      let attribute = module == own && options.access == .internal ? "@testable " : ""
      return "\(attribute)\(shown.contains(module) ? visible : hidden) \(module)"
    }
    return lines
      + conditional.sorted { $0.name < $1.name }.map {
        "\n#if \($0.condition)\n  \(visible) \($0.name)\n#endif"
      }
  }
}
