package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSwiftModel

/// Decides what is written: an API and the names of its parts in, the files of its client out.
package func plan(_ api: API, names: Names, options: PlanningOptions) -> Diagnosed<[SwiftFile]> {
  let context = PlanningContext(api, names: names, options: options)
  let impossible = ConformanceCheck(context).problems
  guard impossible.isEmpty else { return Diagnosed([], impossible) }
  return Diagnosed(Artifact.all.flatMap { $0.files(context) })
}

/// A kind of file the generator writes. `Artifact.all` lists the kinds there are.
struct Artifact: Sendable {
  /// Ends the file's name: `Models`.
  var suffix: String
  /// Only for tests; written elsewhere, on request.
  var isForTests = false
  /// What is spread over several files in large documents.
  var spread = Spread.nothing
  var declarations: @Sendable (PlanningContext) -> [Declaration]
  var modules: @Sendable (PlanningContext) -> ModuleUse

  static let all: [Artifact] = [.client, .endpoints, .models, .mocks]

  enum Spread { case nothing, groups, models }

  /// None when there is nothing to write.
  func files(_ context: PlanningContext) -> [SwiftFile] {
    if isForTests, context.options.mocks == nil { return [] }
    let shards = context.shards(of: spread)
    if shards.count == 1 { return [file(context, suffix)].compactMap { $0 } }
    return shards.enumerated().compactMap { index, shard in file(shard, "\(suffix)\(index + 1)") }
  }

  private func file(_ context: PlanningContext, _ suffix: String) -> SwiftFile? {
    let declarations = declarations(context)
    if declarations.isEmpty, isForTests || !context.options.writesEmptyFiles { return nil }
    return SwiftFile(
      name: (context.options.filePrefix ?? context.fileStem) + suffix + ".swift",
      api: DocComment.line(context.api.name),
      imports: declarations.isEmpty ? [] : context.imports(modules(context), for: self),
      namespace: context.api.isNamespaced && !isForTests ? context.names.client.text : nil,
      declarations: declarations, isForTests: isForTests)
  }
}

/// Which modules the signatures of a file show. Its bodies always use the runtime.
struct ModuleUse: Sendable {
  var showsFoundation: Bool
  var showsRuntime: Bool
  /// In a file for tests: the client's own module.
  var showsModule = false
  /// Modules of the user's types that the signatures name.
  var shown: Set<String> = []
  /// Those that only bodies name.
  var used: Set<String> = []
}

extension PlanningContext {
  /// What file names begin with when nothing else is said: the client's name without `Client`.
  var fileStem: String {
    let name = names.client.name
    return name.hasSuffix("Client") ? String(name.dropLast("Client".count)) : name
  }

  /// Imports are as visible as they must be and no more: the compiler warns of either mistake.
  ///
  /// Where nothing is shown they say nothing: beside a stated `internal` the compiler refuses the plain
  /// imports in the rest of a target. Beside a stated `package` it refuses plain ones in any case.
  func imports(_ modules: ModuleUse, for artifact: Artifact) -> [String] {
    if artifact.isForTests { return testImports(modules) }
    let visible = options.access == .internal ? "import" : access + "import"
    let hidden = options.access == .package ? "internal import" : "import"
    var shown = modules.shown
    if modules.showsFoundation { shown.insert("Foundation") }
    if modules.showsRuntime { shown.insert("SDKRuntime") }
    return shown.union(modules.used).union(["SDKRuntime"]).sorted()
      .map { "\(shown.contains($0) ? visible : hidden) \($0)" }
  }

  private func testImports(_ modules: ModuleUse) -> [String] {
    let own = options.mocks?.module
    let all = modules.shown.union(modules.used).union(["Foundation", "SDKRuntime", "SDKTesting"])
      .union([own].compactMap { $0 })
    return all.sorted().map { module in
      (modules.showsModule && module == own ? "public import " : "import ") + module
    }
  }
}

extension Operation {
  var allParameters: [Parameter] {
    pathParameters + query + headers + cookies + bodyFields
  }

  var pathParameters: [Parameter] {
    path.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
  }

  /// The fields of a form or multipart body.
  var bodyFields: [Parameter] {
    switch body {
    case .form(let fields), .multipart(let fields): fields
    case .json, .formValue, .text, .raw, nil: []
    }
  }
}
