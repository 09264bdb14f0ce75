import SDKGenAPIModel
import SDKGenConcurrency
import SDKGenSwiftModel

/// An API joined with its Swift names, and what every planner asks about it. Made once, never changed.
struct PlanningContext: Sendable {
  let api: API
  let options: PlanningOptions
  /// The name of the API's client.
  let client: SwiftIdentifier
  let servers: [PlannedServer]
  let schemes: [Named<SecurityScheme>]
  let defaultHeaders: [PlannedParameter]
  let defaultQuery: [PlannedParameter]
  let groups: [PlannedGroup]
  /// The models of this client; another file writes those that are imported.
  let models: [PlannedModel]
  let types: SwiftTypes
  let conformances: Conformances
  let security: SecurityPlanner
  /// The layout of declarations that a namespace may hold.
  let layout: Layout

  init(_ api: API, names: Names, options: PlanningOptions) {
    let types = SwiftTypes(api, names: names)
    self.api = api
    self.options = options
    self.types = types
    client = names.client
    servers = joined(api.servers, to: names.servers) { PlannedServer($0, $1) }
    schemes = Named.joining(api.securitySchemes, names.credentials)
    defaultHeaders = PlannedParameter.joining(
      api.defaults.headers, names.defaultHeaders, types: types)
    defaultQuery = PlannedParameter.joining(api.defaults.query, names.defaultQuery, types: types)
    groups = joined(api.groups, to: names.groups) { ($0, $1) }
      .concurrentMap(run: 2) { PlannedGroup($0.0, $0.1, types: types) }
    models = api.models.filter { !$0.isImported }.compactMap { types.models[$0.id] }
    conformances = Conformances(api, types: types, options: options)
    security = SecurityPlanner(api)
    layout = Layout(isIndented: api.isNamespaced)
  }

  /// `public ` with the space, or nothing.
  var access: String {
    switch options.access {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }

  var operations: [PlannedOperation] { groups.flatMap(\.operations) }

  /// The types of the arguments of the client's initialiser.
  var initializerTypes: [TypeReference] {
    (api.defaults.headers + api.defaults.query).compactMap(\.type)
  }

  /// Returns the comment above a model.
  func doc(of model: PlannedModel) -> String {
    let about = model.model.about.flatMap { $0.isSpelling(of: model.name.text) ? nil : $0 }
    return DocComment(about, model.model.deprecation?.sentence).text(indent: 0, layout: layout)
  }

  /// Returns what stands from the colon to the brace of a model, with its own protocols in the order given.
  func inheritance(of model: PlannedModel, keyword: String, _ own: [String])
    -> ConformanceClause
  {
    conformances.clause(
      own, of: model.name.text, head: "\(access)nonisolated \(keyword) \(model.name.text)",
      layout: layout)
  }
}

extension String {
  /// Returns whether it says no more than a name: titles are often the type's name in another spelling.
  fileprivate func isSpelling(of name: String) -> Bool {
    lowercased().filter { $0.isLetter || $0.isNumber } == name.lowercased()
  }
}
