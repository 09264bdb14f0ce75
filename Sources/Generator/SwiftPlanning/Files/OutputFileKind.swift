import SDKGenAPIModel
import SDKGenSwiftModel

/// A kind of file the generator writes. `OutputFileKind.all` lists the kinds there are.
struct OutputFileKind: Sendable {
  /// The end of the file's name: `Models`.
  var suffix: String
  /// Only for tests; written elsewhere, on request.
  var isForTests = false
  /// One element for each file that a large document is spread over.
  var contents: @Sendable (PlanningContext) -> [FileContents]

  static let all = [
    OutputFileKind(suffix: "Client") { [ClientPlanner($0).contents] },
    OutputFileKind(suffix: "Endpoints") { context in
      Sharding(context.options).shards(of: context.groups)
        .map { EndpointPlanner(context).contents(of: $0) }
    },
    OutputFileKind(suffix: "Models") { context in
      var contents = Sharding(context.options).shards(of: context.models, context.types)
        .map { ModelPlanner(context).contents(of: $0) }
      contents[0].blocks += AliasPlanner(context).blocks
      return contents
    },
    OutputFileKind(suffix: "Mocks", isForTests: true) { [MockPlanner($0).contents] },
  ]

  /// Returns no file where there is nothing to write.
  func files(_ context: PlanningContext) -> [SwiftFile] {
    if isForTests, context.options.mocks == nil { return [] }
    let contents = contents(context)
    return contents.enumerated().compactMap { index, part in
      file(part, named: contents.count == 1 ? suffix : "\(suffix)\(index + 1)", context)
    }
  }

  private func file(
    _ contents: FileContents, named suffix: String, _ context: PlanningContext
  ) -> SwiftFile? {
    let isEmpty = contents.blocks.isEmpty
    if isEmpty, isForTests || !context.options.writesEmptyFiles { return nil }
    let stem = context.options.filePrefix ?? context.client.name.droppingSuffix("Client")
    return SwiftFile(
      name: stem + suffix + ".swift", api: DocComment.line(context.api.name),
      imports: isEmpty
        ? [] : contents.modules.imports(context.options, isForTests: isForTests),
      blocks: context.api.isNamespaced && !isForTests
        ? contents.blocks.nested(in: context.client.text) : contents.blocks,
      isForTests: isForTests)
  }
}

/// The declarations of a file, and the modules they need.
struct FileContents: Sendable {
  var blocks: [DeclarationBlock]
  var modules: ModuleUse

  /// Blocks without declarations are left out.
  init(blocks: [DeclarationBlock], modules: ModuleUse) {
    self.blocks = blocks.filter { !$0.declarations.isEmpty }
    self.modules = modules
  }

  init(declarations: [Declaration], modules: ModuleUse) {
    self.init(
      blocks: [DeclarationBlock(declarations.map { PlacedDeclaration($0) })], modules: modules)
  }
}

extension [DeclarationBlock] {
  /// Returns the blocks with what stands at top level in an extension of a type, but for its own declaration.
  fileprivate func nested(in namespace: String) -> [DeclarationBlock] {
    let outermost = filter { $0.extended == nil }.flatMap(\.declarations)
    let blocks = [
      DeclarationBlock(outermost.filter(\.declaration.isClient)),
      DeclarationBlock(extending: namespace, outermost.filter { !$0.declaration.isClient }),
    ]
    return (blocks + filter { $0.extended != nil }).filter { !$0.declarations.isEmpty }
  }
}

extension Declaration {
  fileprivate var isClient: Bool { if case .client = self { true } else { false } }
}

extension String {
  /// Returns the string without a suffix, unless that is all of it.
  func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
  }
}
