import SDKGenAPIModel

/// The division of groups and models into files, worked out once for all kinds of files.
struct FileDivision: Sendable {
  let sharding: Sharding
  /// The groups that share the files of all.
  let together: [PlannedGroup]
  /// The groups with a file of their own, and the models that stand in it.
  let own: [(groups: Shard<PlannedGroup>, models: [PlannedModel])]
  /// The models that stand in no group's file.
  let others: [PlannedModel]

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
}
