import SDKGenAPIModel

/// The division of groups and models into files, worked out once for all kinds of files.
struct FileDivision: Sendable {
  private let sharding: Sharding
  /// The groups that share the files of all.
  let together: [PlannedGroup]
  /// The groups with a file of their own, and the models that stand in it.
  let own: [(groups: Shard<PlannedGroup>, models: [PlannedModel])]
  /// The models that stand in no group's file.
  private let others: [PlannedModel]

  init(_ context: PlanningContext) {
    let sharding = Sharding(context.options)
    let groups = sharding.shards(of: context.groups)
    let nested =
      groups.own.isEmpty
      ? [:]
      : Dictionary(
        grouping: context.models.enumerated().map { (order: $0, model: $1) },
        by: \.model.name.first)
    let own = groups.own.map { (groups: $0, models: sharding.models(of: $0, among: nested)) }
    let elsewhere = Set(own.flatMap(\.models).map(\.model.id))
    self.sharding = sharding
    self.own = own
    together = groups.together
    others = context.models.filter { !elsewhere.contains($0.model.id) }
  }

  /// Returns the models of each file of models.
  func models(_ types: SwiftTypes) -> [Shard<PlannedModel>] {
    sharding.shards(of: others, types)
  }

  /// Returns the models of each file with their coding for tests.
  func coding(_ context: PlanningContext) -> [Shard<PlannedModel>] {
    sharding.shards(of: context.models, context.types)
  }

  /// Returns the end of a file's name: `Groups1` or `AccountsClient`.
  func name(
    ofGroups shard: Shard<PlannedGroup>, numbered: String, named: String
  ) -> String {
    sharding.isNumbered ? numbered + shard.name : shard.name + named
  }

  /// Returns the end of a file's name: `Models1` or `Models+P`.
  func name(ofModels shard: Shard<PlannedModel>, _ kind: String) -> String {
    sharding.name(kind, shard.name)
  }
}
