import SDKGenAPIModel
import SDKGenDiagnostics

/// A kind of file the generator writes. `OutputFileKind.all` lists the kinds there are.
struct OutputFileKind: Sendable {
  /// Mocks that are apart from the client: written elsewhere, on request.
  var isForTests = false
  /// What it declares stands at top level where the client's types are nested in it.
  var isOutsideNamespace = false
  /// The files, by the end of their names: `Models`. A large document is spread over several.
  var contents:
    @Sendable (PlanningContext, FileDivision) -> [(name: String, contents: FileContents)]

  static let all = [
    OutputFileKind { context, files in
      [("Client", ClientPlanner(context).contents(with: files.together))]
    },
    OutputFileKind { context, files in
      files.own.isEmpty || !files.together.isEmpty
        ? [("Endpoints", EndpointPlanner(context).contents(of: files.together))] : []
    },
    OutputFileKind { context, files in
      files.own.map { part in
        let calls =
          ClientPlanner(context).contents(of: part.groups.elements)
          + EndpointPlanner(context).contents(of: part.groups.elements)
        return (
          files.sharding.name(part.groups.name, numbered: "Groups", named: "Client"),
          part.models.isEmpty ? calls : calls + ModelPlanner(context).contents(of: part.models)
        )
      }
    },
    OutputFileKind { context, files in
      var models = files.sharding.shards(of: files.others, context.types).map {
        (
          name: files.sharding.name("Models", $0.name),
          contents: ModelPlanner(context).contents(of: $0.elements)
        )
      }
      models[0].contents.blocks += AliasPlanner(context).blocks
      return models
    },
    OutputFileKind(isForTests: true) { context, files in
      let mocks = MockPlanner(context)
      if files.own.isEmpty {
        return [("Mocks", mocks.contents(of: context.groups, context.models, withClient: true))]
      }
      return [("Mocks", mocks.contents(of: files.together, [], withClient: true))]
        + files.own.map { part in
          (
            files.sharding.name(part.groups.name, numbered: "Mocks", named: "Mock"),
            mocks.contents(of: part.groups.elements, [])
          )
        }
        + files.sharding.shards(of: context.models, context.types).map {
          (files.sharding.name("Coding", $0.name), mocks.contents(of: [], $0.elements))
        }
    },
    contract,
  ]

  static let contract = OutputFileKind(isOutsideNamespace: true) { context, _ in
    ContractPlanner(context).map { [("Contract", $0.contents)] } ?? []
  }

  /// Returns no file where there is nothing to write.
  func files(_ context: PlanningContext, divided division: FileDivision) -> [SwiftFile] {
    if isForTests, context.options.mocks?.isApart != true { return [] }
    return contents(context, division).compactMap { file($0.contents, named: $0.name, context) }
  }

  private func file(
    _ contents: FileContents, named name: String, _ context: PlanningContext
  ) -> SwiftFile? {
    let isEmpty = contents.blocks.isEmpty
    if isEmpty, isForTests || !context.options.writesEmptyFiles { return nil }
    // Builds promise the names that begin with a prefix.
    let fileName =
      context.options.filePrefix.map { $0 + name + ".swift" }
      ?? shortFileName(context.client.name.droppingSuffix("Client") + name)
    return SwiftFile(
      name: fileName, api: DocComment.line(context.api.name),
      imports: isEmpty ? [] : contents.modules.imports(context.options),
      blocks: context.api.isNamespaced && !isForTests && !isOutsideNamespace
        ? contents.blocks.nested(in: context.client.text) : contents.blocks,
      isForTests: isForTests)
  }
}

/// Returns the name of a file. Systems take 255 bytes, of which compilers need some for what they make of it; a longer
/// name is cut, and a hash of all of it keeps it apart from others.
private func shortFileName(_ stem: String) -> String {
  let (limit, ending) = (200, ".swift")
  guard stem.utf8.count + ending.utf8.count > limit else { return stem + ending }
  let digits = String(hashByFNV1a(Array(stem.utf8)), radix: 16)
  var cut = stem[...]
  while cut.utf8.count + digits.utf8.count + 1 + ending.utf8.count > limit { cut.removeLast() }
  return "\(cut)-\(digits)\(ending)"
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

  /// Returns the blocks with what stands at top level in an extension of a type, but for its own declaration and
  /// for extensions.
  fileprivate func nested(in namespace: String) -> [DeclarationBlock] {
    let outermost = filter { $0.extended == nil }.flatMap(\.declarations)
    let blocks = [
      DeclarationBlock(outermost.filter { $0.declaration.declares(namespace) }),
      DeclarationBlock(
        extending: namespace,
        outermost.filter {
          !$0.declaration.declares(namespace) && !$0.declaration.isExtension
        }),
      DeclarationBlock(outermost.filter(\.declaration.isExtension)),
    ]
    return (blocks + filter { $0.extended != nil }).filter { !$0.declarations.isEmpty }
  }
}

extension Declaration {
  fileprivate func declares(_ namespace: String) -> Bool {
    switch self {
    case .client: true
    case .closedEnum(let value): value.name == namespace && value.cases.isEmpty
    default: false
    }
  }

  fileprivate var isExtension: Bool {
    if case .serviceExtension = self { true } else { false }
  }
}
