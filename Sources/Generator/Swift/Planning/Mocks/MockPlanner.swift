import SDKGenAPIModel

/// Plans the files of mocks that are apart from the client: mocks, their protocols unless the client has these,
/// and the coding that the app does not need.
struct MockPlanner: Sendable {
  private let context: PlanningContext
  private let services: ServicePlanner
  private let coding: CodingPlanner

  init(_ context: PlanningContext) {
    self.context = context
    services = ServicePlanner(context, isApart: true)
    coding = CodingPlanner(context, module: context.options.mocks?.module)
  }

  /// Plans the mocks of groups, and the coding of models.
  ///
  /// - `withClient`: the mock of the API's client as well.
  func contents(
    of groups: [PlannedGroup], _ models: [PlannedModel], withClient: Bool = false
  ) -> FileContents {
    let services = services.declarations(of: groups, withClient: withClient)
    let coding = coding.declarations(of: models)
    var modules = context.modules(
      of: groups.flatMap(\.operations), withShorthands: context.options.protocols == nil)
    modules.showsRuntime = !services.isEmpty
    modules.show(.mocks, if: !services.isEmpty)
    if !coding.isEmpty { modules.used.insert("Foundation") }
    modules.own = context.options.mocks?.module
    modules.showsOwn = !services.isEmpty || !coding.isEmpty
    return FileContents(declarations: services + coding, modules: modules)
  }
}
