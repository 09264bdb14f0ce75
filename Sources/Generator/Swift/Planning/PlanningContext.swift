import SDKGenAPIModel
import SDKGenDiagnostics

/// An API joined with its Swift names, and what every planner asks about it. Made once, never changed; a class, since
/// every planner has it.
final class PlanningContext: Sendable {
  let api: API
  let options: PlanningOptions
  /// The name of the API's client.
  let client: SwiftIdentifier
  let servers: [PlannedServer]
  let schemes: [Named<SecurityScheme>]
  let defaultHeaders: [PlannedParameter]
  let defaultQuery: [PlannedParameter]
  /// The arguments for parameters that operations leave to the client.
  let clientParameters: [PlannedParameter]
  let groups: [PlannedGroup]
  /// The models of this client; another file writes those that are imported.
  let models: [PlannedModel]
  let types: SwiftTypes
  let conformances: Conformances
  let security: SecurityPlanner
  /// The Swift names of the models, each whole.
  let modelNames: Set<String>
  /// nil: models have no samples.
  let sampleOrder: SampleOrder?
  /// Other names of types at top level.
  let aliases: [SwiftIdentifier: SwiftTypeName]

  /// `partNames` are the names that the parts of shared types have at each of their locations.
  init(
    _ api: API, names: Names, partNames: [ModelID: [ModelID: SwiftTypeName]] = [:],
    options: PlanningOptions
  ) {
    let types = SwiftTypes(api, names: names, partNames: partNames)
    self.api = api
    self.options = options
    self.types = types
    client = names.client
    servers = api.choices.compactMap { PlannedServer($0, names.servers[$0.name]) }
    schemes = api.securitySchemes.compactMap { scheme in
      names.credentials[scheme.name].map { Named(scheme, $0) }
    }
    func planned(_ place: ParameterID.Place, _ parameters: [Parameter]) -> [PlannedParameter] {
      PlacedParameter.all(place, parameters).map {
        PlannedParameter($0.parameter, names.parameters[$0.id], types: types)
      }
    }
    defaultHeaders = planned(.header, api.defaults.headers)
    defaultQuery = planned(.query, api.defaults.query)
    clientParameters = planned(.client, api.defaults.parameters)
    groups = api.groups.compactMap { group in names.groups[group.name].map { (group, $0) } }
      .concurrentMap(run: 2) { group, own in
        PlannedGroup(group, own, operations: names.operations, types: types)
      }
    models = api.models.filter { !$0.isImported }.compactMap { types.models[$0.id] }
    sampleOrder = options.hasSamples ? SampleOrder(api) : nil
    modelNames = Set(models.map(\.name.text))
    conformances = Conformances(api, types: types, options: options)
    security = SecurityPlanner(api)
    aliases = names.aliases
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

  /// The parameters that the client's initialiser has arguments for.
  var initializerParameters: [PlannedParameter] { defaultHeaders + defaultQuery + clientParameters }
  /// The types of the arguments of the client's initialiser.
  var initializerTypes: [TypeReference] { api.defaults.types }

  /// The types of the arguments and results of methods.
  func signatureTypes(
    of operations: [PlannedOperation], withShorthands: Bool = true
  ) -> [TypeReference] {
    operations.flatMap { operation in
      let body = withShorthands ? operation.operation.body?.value : nil
      return operation.operation.sentTypes + operation.resultTypes
        + (body.map { types.index.propertyTypes(of: $0) } ?? [])
    }
  }

  /// Returns the name as an extension at top level spells it.
  func extended(_ type: SwiftTypeName) -> String {
    (api.isNamespaced ? client.text + "." : "") + type.text
  }

  /// Returns a declaration in an extension of what its type is nested in.
  func block(_ declaration: Declaration, of name: SwiftTypeName) -> DeclarationBlock {
    DeclarationBlock(extending: name.owner.map(extended), [PlacedDeclaration(declaration)])
  }

  /// Returns the comments above a model that declares these names.
  func doc(of model: PlannedModel, naming names: [SwiftIdentifier] = []) -> DocComment {
    let about = model.model.about.flatMap { $0.isSpelling(of: model.name.own.text) ? nil : $0 }
    return DocComment(about, model.model.deprecation?.sentence(besides: about)).excusing(names)
  }
}

extension String {
  /// Returns whether it says no more than a name: titles are often the type's name in another spelling.
  fileprivate func isSpelling(of name: String) -> Bool {
    // A long text says more, unless it is nearly all signs.
    if hasMoreLetters(than: name.utf8.count) { return false }
    return lowercased().filter { $0.isLetter || $0.isNumber } == name.lowercased()
  }

  /// Returns whether there are more than so many letters of ASCII.
  private func hasMoreLetters(than count: Int) -> Bool {
    var left = count
    return !allBytes { byte in
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { left -= 1 }
      return left >= 0
    }
  }
}
