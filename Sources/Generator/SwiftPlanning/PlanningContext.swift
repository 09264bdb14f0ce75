import SDKGenAPIModel
import SDKGenSwiftModel

/// What every part of the plan looks things up in. Made once, never changed.
struct PlanningContext: Sendable {
  /// In a shard only the groups and models that stand in it, and the names of these groups.
  var api: API
  var names: Names
  let options: PlanningOptions
  let models: [ModelID: Model]
  let usage: Usage
  let boxes: Boxes
  let commonSecurity: SecurityRequirement?
  let layout: Layout

  init(_ api: API, names: Names, options: PlanningOptions) {
    self.api = api
    self.names = names
    self.options = options
    models = Dictionary(api.models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
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

  func typeName(of model: ModelID) -> String { names.models[model]?.type.text ?? model.rawValue }

  /// The declared type behind aliases.
  func unaliased(_ type: TypeReference) -> TypeReference {
    var type = type
    for _ in 0...models.count {
      guard case .model(let id) = type, case .alias(let target)? = models[id]?.shape else { break }
      type = target
    }
    return type
  }
}
