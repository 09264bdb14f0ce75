import SDKGenAPIModel
import SDKGenSwiftModel

/// A kind of file the generator writes. `OutputFileKind.all` lists the kinds there are.
struct OutputFileKind: Sendable {
  /// Only for tests; written elsewhere, on request.
  var isForTests = false
  /// The files, by the end of their names: `Models`. A large document is spread over several.
  var contents: @Sendable (PlanningContext) -> [(name: String, contents: FileContents)]

  static let all = [
    OutputFileKind { context in
      let groups = Sharding(context.options).shards(of: context.groups)
      return [("Client", ClientPlanner(context).contents(with: groups.together))]
    },
    OutputFileKind { context in
      let groups = Sharding(context.options).shards(of: context.groups)
      return groups.own.isEmpty || !groups.together.isEmpty
        ? [("Endpoints", EndpointPlanner(context).contents(of: groups.together))] : []
    },
    OutputFileKind { context in
      let sharding = Sharding(context.options)
      return sharding.shards(of: context.groups).own.map { shard in
        let calls =
          ClientPlanner(context).contents(of: shard.elements)
          + EndpointPlanner(context).contents(of: shard.elements)
        let models = sharding.models(of: shard, among: context.models)
        return (
          sharding.isNumbered ? "Groups" + shard.name : shard.name + "Client",
          models.isEmpty ? calls : calls + ModelPlanner(context).contents(of: models)
        )
      }
    },
    OutputFileKind { context in
      let sharding = Sharding(context.options)
      let elsewhere = Set(
        sharding.shards(of: context.groups).own
          .flatMap { sharding.models(of: $0, among: context.models) }.map(\.model.id))
      let models = context.models.filter { !elsewhere.contains($0.model.id) }
      var files = sharding.shards(of: models, context.types).map {
        (
          name: sharding.name("Models", $0.name),
          contents: ModelPlanner(context).contents(of: $0.elements)
        )
      }
      files[0].contents.blocks += AliasPlanner(context).blocks
      return files
    },
    OutputFileKind(isForTests: true) { context in
      let sharding = Sharding(context.options)
      let mocks = MockPlanner(context)
      let groups = sharding.shards(of: context.groups)
      if groups.own.isEmpty {
        return [("Mocks", mocks.contents(of: context.groups, context.models))]
      }
      return [("Mocks", mocks.contents(of: groups.together, []))]
        + groups.own.map { shard in
          (
            sharding.isNumbered ? "Mocks" + shard.name : shard.name + "Mock",
            mocks.contents(of: shard.elements, [])
          )
        }
        + sharding.shards(of: context.models, context.types).map {
          (sharding.name("Coding", $0.name), mocks.contents(of: [], $0.elements))
        }
    },
  ]

  /// Returns no file where there is nothing to write.
  func files(_ context: PlanningContext) -> [SwiftFile] {
    if isForTests, context.options.mocks == nil { return [] }
    return contents(context).compactMap { file($0.contents, named: $0.name, context) }
  }

  private func file(
    _ contents: FileContents, named name: String, _ context: PlanningContext
  ) -> SwiftFile? {
    let isEmpty = contents.blocks.isEmpty
    if isEmpty, isForTests || !context.options.writesEmptyFiles { return nil }
    let stem = context.options.filePrefix ?? context.client.name.droppingSuffix("Client")
    return SwiftFile(
      name: stem + name + ".swift", api: DocComment.line(context.api.name),
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

  static func + (one: FileContents, other: FileContents) -> FileContents {
    FileContents(
      blocks: (one.blocks + other.blocks).joined, modules: one.modules + other.modules)
  }
}

extension [DeclarationBlock] {
  /// The blocks with what stands at top level first.
  fileprivate var joined: [DeclarationBlock] {
    [DeclarationBlock(filter { $0.extended == nil }.flatMap(\.declarations))]
      + filter { $0.extended != nil }
  }

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
