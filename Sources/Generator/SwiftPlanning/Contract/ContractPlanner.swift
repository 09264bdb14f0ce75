import SDKContract
package import SDKGenAPIModel
package import SDKGenSwiftModel

/// Plans the contract: the chosen operations with the names of their methods, and the schemas they lead to.
struct ContractPlanner: Sendable {
  private let context: PlanningContext
  private let source: ContractSource

  init?(_ context: PlanningContext) {
    guard context.options.contract != nil, let source = context.api.contract else { return nil }
    self.context = context
    self.source = source
  }

  var contents: FileContents {
    let stem = context.client.name.droppingSuffix("Client")
    let coding = CodingPlanner(context, module: module)
    let endpoints = hasHandlers ? HandlerPlanner(context, coding).endpoints : []
    let declaration = ContractDeclaration(
      doc: DocComment(
        "What \(context.api.name) demands of requests and responses: `FakeServer(\(stem)Contract.self)`."
      ),
      access: context.access, name: stem + "Contract", lines: literalLines(text),
      endpoints: endpoints)
    let hasEndpoints = !endpoints.isEmpty
    var modules = ModuleUse(
      showsFoundation: false, showsRuntime: hasEndpoints, usesRuntime: hasEndpoints, own: module,
      showsOwn: hasEndpoints)
    modules.shown = hasEndpoints ? ["SDKContract", "SDKFake"] : ["SDKContract"]
    let others = hasHandlers ? coding.declarations(of: context.models) : []
    if hasEndpoints {
      let operations = context.groups.flatMap(\.operations)
      modules.used = context.types.modules(of: operations.flatMap(\.operation.sentTypes))
      if !others.isEmpty
        || operations.contains(where: { $0.arguments.contains(where: \.isFoundation) })
      {
        modules.used.insert("Foundation")
      }
    }
    return FileContents(declarations: [.contract(declaration)] + others, modules: modules)
  }

  /// The client's module, where it is another.
  private var module: String? {
    if case .only(let module) = context.options.contract { module } else { nil }
  }

  /// The client is known to be here or in a module that is named.
  private var hasHandlers: Bool { context.options.contract != .only(module: nil) }

  /// The text that `SDKContract` reads.
  var text: String { draft.text }

  private var draft: ContractDraft {
    let paths = paths
    let parts: ContractDraft = [
      "name": .text(context.api.name), "servers": .texts(source.servers), "paths": paths,
      "components": ["schemas": schemas(in: paths), "securitySchemes": source.securitySchemes],
    ]
    let language = source.language.map { ContractDraft.Member("language", .text($0)) }
    return ContractDraft(
      .object(parts.members + [language].compactMap { $0 }), at: .init(line: 1, column: 1),
      anchor: .init(file: source.file, pointer: ""))
  }

  /// The operations by path and method.
  private var paths: ContractDraft {
    var order: [String] = []
    var methods: [String: [ContractDraft.Member]] = [:]
    var known: Set<String> = []
    for group in context.groups {
      for operation in group.operations where known.insert(operation.operation.provenance).inserted
      {
        guard let found = source.operations[operation.operation.provenance] else { continue }
        var draft = found.draft
        draft.content = .object(
          [.init("id", .text(group.id(of: operation)))] + operation.operation.conventions
            + draft.members)
        if methods[found.path] == nil { order.append(found.path) }
        methods[found.path, default: []].append(.init(found.method, draft))
      }
    }
    return ContractDraft(
      .object(order.map { .init($0, ContractDraft(.object(methods[$0] ?? []))) }))
  }

  /// The schemas that a value refers to, and those that these refer to.
  private func schemas(in draft: ContractDraft) -> ContractDraft {
    var members: [ContractDraft.Member] = []
    var known: Set<String> = []
    var pending = [draft]
    while let next = pending.popLast() {
      for name in next.schemaNames where known.insert(name).inserted {
        guard let schema = source.schemas[name] else { continue }
        members.append(.init(name, schema))
        pending.append(schema)
      }
    }
    return ContractDraft(.object(members))
  }

  /// Returns a text as the lines of a literal of several lines.
  private func literalLines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for character in text {
      let piece = escaped(String(character))
      if width + piece.utf8.count > 90 {
        lines.append(line + "\\")
        (line, width) = ("", 0)
      }
      line += piece
      width += piece.utf8.count
    }
    return lines + [line]
  }
}

extension ContractDraft {
  /// The schemas that references in it name.
  fileprivate var schemaNames: [String] {
    elements.flatMap(\.schemaNames)
      + members.flatMap { member -> [String] in
        if member.key == "$ref", let name = member.value.string { return [name] }
        let inside = member.value.schemaNames
        return member.key == "mapping"
          ? member.value.members.compactMap(\.value.string) + inside : inside
      }
  }
}

/// What a client takes for granted of a server and a document need not say: how a list is paged, and what ends a stream.
extension Operation {
  fileprivate var conventions: [ContractDraft.Member] {
    var members: [ContractDraft.Member] = []
    if let pagination {
      members.append(.init("pagination", pagination.draft(inside: response.unwrap)))
    }
    if let stream, let end = stream.end, !stream.endIsOptional {
      members.append(.init("streamEnd", .text(end)))
    }
    return members
  }
}

extension Pagination {
  /// `{ "cursor": "after", "next": ["next_cursor"], "more": ["has_more"], "items": ["data"] }`
  fileprivate func draft(inside envelope: [String]) -> ContractDraft {
    var members: [ContractDraft.Member] =
      switch kind {
      case .page(let parameter, let size, let first):
        [.init("page", .text(parameter))] + (size.map { [.init("size", .text($0))] } ?? [])
          + [.init("first", ContractDraft(.number("\(first)")))]
      case .offset(let parameter, let limit):
        [.init("offset", .text(parameter))] + (limit.map { [.init("limit", .text($0))] } ?? [])
      case .cursor(let parameter, let next):
        [.init("cursor", .text(parameter)), .init("next", next.draft)]
      case .url(let next): [.init("next", next.draft)]
      }
    if let more { members.append(.init("more", .texts(more))) }
    if let last { members.append(.init("last", .texts(last))) }
    members.append(.init("items", .texts(envelope + (items ?? []))))
    return ContractDraft(.object(members))
  }
}

extension Pagination.Next {
  /// A path in the response, or the name of a header.
  fileprivate var draft: ContractDraft {
    switch self {
    case .link: "Link"
    case .header(let name): .text(name)
    case .path, .lastItem: .texts(path ?? [])
    }
  }
}

/// The contract of an API without its file, and what people want to know besides.
package struct PlannedContract: Sendable {
  /// What `SDKContract` reads: the text of the literal in `ShopContract.swift`.
  package var text: String
  /// What is left out of it: the documentation and the calls of operations.
  package var snippets: PlannedSnippets

  /// Returns nil where the API was read without what a contract is made of.
  package init?(_ api: API, names: Names) {
    var options = PlanningOptions()
    options.contract = .only(module: nil)
    let context = PlanningContext(planning: api, names: names, options: options)
    guard let planner = ContractPlanner(context) else { return nil }
    text = planner.text
    snippets = PlannedSnippets(context)
  }
}
