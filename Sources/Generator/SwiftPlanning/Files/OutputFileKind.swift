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
        (
          sharding.isNumbered ? "Groups" + shard.name : shard.name + "Client",
          ClientPlanner(context).contents(of: shard.elements)
            + EndpointPlanner(context).contents(of: shard.elements)
        )
      }
    },
    OutputFileKind { context in
      let sharding = Sharding(context.options)
      return sharding.shards(of: context.models, context.types).map {
        (sharding.name("Models", $0.name), ModelPlanner(context).contents(of: $0.elements))
      }
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
    let isEmpty = contents.declarations.isEmpty
    if isEmpty, isForTests || !context.options.writesEmptyFiles { return nil }
    let stem = context.options.filePrefix ?? context.client.name.droppingSuffix("Client")
    return SwiftFile(
      name: stem + name + ".swift", api: DocComment.line(context.api.name),
      imports: isEmpty
        ? [] : contents.modules.imports(context.options, isForTests: isForTests),
      namespace: context.api.isNamespaced && !isForTests ? context.client.text : nil,
      declarations: contents.declarations, isForTests: isForTests)
  }
}

/// The declarations of a file, and the modules they need.
struct FileContents: Sendable {
  var declarations: [Declaration]
  var modules: ModuleUse

  static func + (one: FileContents, other: FileContents) -> FileContents {
    FileContents(
      declarations: one.declarations + other.declarations, modules: one.modules + other.modules)
  }
}

extension String {
  /// Returns the string without a suffix, unless that is all of it.
  func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
  }
}
