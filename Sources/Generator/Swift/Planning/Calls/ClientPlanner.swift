import SDKGenAPIModel

/// Plans the API's client, one for each group, and the enums that their methods return.
struct ClientPlanner: Sendable {
  private let context: PlanningContext
  private let methods: MethodPlanner
  private let services: ServicePlanner
  private let variants: VariantPlanner

  init(_ context: PlanningContext) {
    self.context = context
    methods = MethodPlanner(context)
    services = ServicePlanner(context, isApart: false)
    variants = VariantPlanner(context)
  }

  /// Plans the API's client and the clients of these groups.
  func contents(with groups: [PlannedGroup]) -> FileContents {
    if context.groups.isEmpty {
      return FileContents(
        declarations: context.api.isNamespaced ? [.closedEnum(namespace)] : [],
        modules: ModuleUse(showsFoundation: false, showsRuntime: false, usesRuntime: false))
    }
    // The methods of operations without a group are those of the API's client.
    let ungrouped = context.groups.filter(\.group.isOnClient).flatMap(\.operations)
    let arguments = context.initializerParameters.compactMap(\.argument)
    var own = ModuleUse(
      showsFoundation: arguments.contains(where: \.isFoundation), showsRuntime: true,
      shown: context.types.modules(of: context.initializerTypes))
    own.use(.cache, if: context.api.defaults.options.asksForCache)
    own.use(.mocks, if: !preview.isEmpty)
    own.show(.oauth, if: !oauthSettings.isEmpty)
    return FileContents(
      declarations: [.client(client)], modules: own + context.modules(of: ungrouped))
      + contents(of: groups, withClient: true)
      + variants.contents(of: context.groups.filter(\.group.isOnClient))
      + FileContents(blocks: preview, modules: own)
  }

  /// What holds the types where there is nothing to call.
  private var namespace: EnumDeclaration {
    EnumDeclaration(
      doc: DocComment(context.api.about), access: context.access, name: context.client.text,
      conformances: [], rawType: "", cases: [], caseLines: [])
  }

  private var preview: [DeclarationBlock] {
    PreviewPlanner(context).map {
      [
        DeclarationBlock(
          extending: context.client.text, [PlacedDeclaration(.preview($0.declaration))])
      ]
    } ?? []
  }

  /// Plans the clients of groups.
  ///
  /// - `withClient`: the protocol of the API's client stands here as well.
  func contents(of groups: [PlannedGroup], withClient: Bool = false) -> FileContents {
    let operations = groups.flatMap(\.operations)
    let services = services.declarations(of: groups, withClient: withClient)
    let shown = services.isEmpty ? groups.flatMap(operationsShown) : operations
    var modules = context.modules(of: shown)
    modules.show(.streams, if: operations.contains { $0.events != nil })
    modules.show(.mocks, if: !services.isEmpty && context.options.mocks?.isApart == false)
    return FileContents(
      blocks: [
        DeclarationBlock(
          (groupClients(of: groups).map { .groupClient($0) } + services)
            .map { PlacedDeclaration($0) })
      ] + EventsPlanner(context).blocks(of: operations)
        + ResponsePlanner(context).blocks(of: operations),
      modules: modules)
      + variants.contents(of: groups.filter { !$0.group.isOnClient })
  }

  /// Returns the operations of which something stands beside a group: of one whose methods are the client's, those
  /// with types of their own.
  private func operationsShown(by group: PlannedGroup) -> [PlannedOperation] {
    guard group.group.isOnClient else { return group.operations }
    return group.operations.filter { $0.events != nil || $0.responses != nil }
  }

  private var client: ClientDeclaration {
    let own = context.groups.first { $0.group.isOnClient }
    let initializer = InitializerPlanner(context)
    return ClientDeclaration(
      doc: DocComment(context.api.about ?? context.servers.first?.summary),
      access: context.access, name: context.client.text,
      conformance: context.conformance(
        of: context.client, hasService: context.hasClientService), initializerDoc: initializer.doc,
      parameters: initializer.parameters,
      configuration: initializer.statements,
      groups: context.groups.filter { !$0.group.isOnClient }.map { group in
        ClientDeclaration.Group(
          doc: doc(of: group).excusing([group.property]), declaration: property(for: group),
          name: group.property.text, type: group.client.text)
      },
      methods: own.map(methods.declarations) ?? [], servers: servers, settings: oauthSettings)
  }

  private func groupClients(of groups: [PlannedGroup]) -> [ClientDeclaration] {
    groups.filter { !$0.group.isOnClient }.concurrentMap(run: 2) { group in
      ClientDeclaration(
        doc: doc(of: group), access: context.access,
        name: group.client.text,
        conformance: context.conformance(
          of: group.client, hasService: !group.operations.isEmpty),
        methods: methods.declarations(of: group))
    }
  }

  private func doc(of group: PlannedGroup) -> DocComment {
    DocComment(group.group.about ?? group.group.summaryOfPaths)
  }

  /// `public var posts: PostsClient { PostsClient(client) }`
  private func property(for group: PlannedGroup) -> Code {
    .block(
      "\(context.access)var \(group.property): \(group.client)", ["\(group.client)(client)"])
  }

  private var servers: [ClientDeclaration.Server] {
    context.servers.compactMap { server in
      guard let name = server.server.name else { return nil }
      let parameters = server.variables.map { variable in
        Code.text(
          "\(variable.name.text): String"
            + (variable.fallback.map { " = \(swiftLiteral($0))" } ?? ""))
      }
      return ClientDeclaration.Server(
        doc: DocComment(server.server.about).excusing([server.name]),
        declaration: parameters.isEmpty
          ? "var \(server.name): Self"
          : .function("func \(server.name)", parameters, result: " -> Self"),
        url: server.url, name: swiftLiteral(name),
        value: value(of: server, named: name))
    }
  }

  /// `Self(Server("https://api.example.com", name: "main"))`
  private func value(of server: PlannedServer, named name: String) -> Code {
    let name = "name: \(swiftLiteral(name))"
    let further = context.furtherArguments(of: server)
    if further.isEmpty { return "Self(Server(\(server.url), \(name)))" }
    return .call("Self", [.call("Server", [.text(server.url), .text(name)] + further)])
  }

  /// Where the tokens of OAuth 2 schemes come from: `static let login = OAuth2.Settings(…)`.
  private var oauthSettings: [Code] {
    context.schemes.compactMap { scheme in
      guard case .oauth2(_, let url, let scopes) = scheme.value.kind else { return nil }
      let items =
        ["tokenURL: \(swiftLiteral(url))"]
        + (scopes.isEmpty ? [] : ["scopes: \(swiftLiteral(scopes))"])
        + (scheme.value.allowsInsecureServer || context.options.allowsInsecureServer
          ? ["allowsInsecureServer: true"] : [])
      let doc = DocComment(
        "The URL that the credential `\(scheme.name.name)` gets its tokens from."
      )
      let head = "\(context.access)static let \(scheme.name.name)Settings = OAuth2.Settings"
      return .commented(doc, .call(head, items.map { .text($0) }))
    }
  }
}

extension PlanningContext {
  /// Returns the modules that the signatures of methods show, those that take the properties of a body included
  /// unless there are none.
  func modules(of operations: [PlannedOperation], withShorthands: Bool = true) -> ModuleUse {
    let isFoundation = operations.contains { operation in
      operation.arguments.contains(where: \.isFoundation)
        || withShorthands && operation.body?.arguments.contains(where: \.isFoundation) == true
        || operation.resultTypes.contains(where: types.needsFoundation)
        || operation.operation.fileDownload != nil
        || operation.operation.response.returns.isFoundation
    }
    var modules = ModuleUse(
      showsFoundation: isFoundation, showsRuntime: true,
      shown: types.modules(of: signatureTypes(of: operations, withShorthands: withShorthands)))
    modules.show(.pages, if: operations.contains { PageItems($0.operation, types) != nil })
    modules.use(.streams, if: operations.contains { $0.operation.isStreamed })
    return modules
  }
}

extension Operation {
  /// Indicates that it has a method whose response arrives bit by bit.
  fileprivate var isStreamed: Bool { stream != nil || !otherStreams.isEmpty }
}

extension Response.Returns {
  /// Indicates that it is `Data`.
  fileprivate var isFoundation: Bool {
    switch self {
    case .bytes, .file: true
    case .choice(let successes): successes.contains { $0.returns.isFoundation }
    case .nothing, .value, .text: false
    }
  }
}
