import SDKGenAPIModel
import SDKGenSwiftModel

/// What every part of the plan looks things up in. Made once, never changed.
struct PlanningContext: Sendable {
  /// In a shard only the groups and models that stand in it, and the names of these groups.
  var api: API
  var names: Names
  let options: PlanningOptions
  let models: ModelIndex
  let usage: Usage
  let boxes: Boxes
  let commonSecurity: SecurityRequirement?
  let layout: Layout

  init(_ api: API, names: Names, options: PlanningOptions) {
    self.api = api
    self.names = names
    self.options = options
    models = ModelIndex(api.models)
    usage = Usage(of: api, models: models)
    boxes = Boxes(of: api.models, models: models)
    commonSecurity = api.commonSecurity
    layout = Layout(width: api.isNamespaced ? 97 : 99)
  }

  /// What every structure and union conforms to besides its coding.
  ///
  /// `Hashable` makes more than a third of what models cost the compiler, so large documents go without
  /// unless they are asked to have it.
  var valueProtocols: [String] {
    models.count <= options.hashableLimit ? ["Hashable", "Sendable"] : ["Sendable"]
  }

  /// `public ` with the space, or nothing.
  var access: String {
    switch options.access {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }

  /// What a model is called. Only what naming made is ever printed, so what it knows nothing of,
  /// were there such a thing, is any JSON rather than whatever identifies it.
  func typeName(of model: ModelID) -> String { names.models[model]?.type.text ?? "JSON" }

  /// The declared type behind aliases.
  func unaliased(_ type: TypeReference) -> TypeReference { models.unaliased(type) }
}
